# The page that describes the JSON API.

title = The API
lead = Everything the pages do, as JSON: for bots, for other front ends, for experiments. At a table, a program sees what its seat sees, and nothing else.
token = If you open a table or sit down without a token, the response contains one. Send it as “Authorization: Bearer <token>”: it holds your seats, like a browser’s cookie.
failures = Errors have a code for programs and a sentence for people, in the language of Accept-Language.
operations = Requests
shapes = Data types
parameters = Parameters
body = Body
answers = Responses
name = Name
kind = Type
about = Meaning
required = required
