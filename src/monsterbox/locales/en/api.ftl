# The page that describes the JSON API.

title = The API
lead = Everything the pages do, as JSON: for bots, for other screens, for experiments. A program sees at a table what its seat sees, and nothing else.
token = Who opens a table or sits down without a token gets one in the answer. Send it along as “Authorization: Bearer <token>”: it holds your seats, like the cookie of a browser.
failures = What does not work is answered with a code for programs and a sentence for people, in the language of Accept-Language.
operations = What can be asked
shapes = What is sent and answered
parameters = Parameters
body = Body
answers = Answers
name = Name
kind = Kind
about = Meaning
required = required
