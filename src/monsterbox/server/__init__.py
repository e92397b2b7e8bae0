"""Tables in the browser: who sits where, what is stored, what each of them is shown."""
