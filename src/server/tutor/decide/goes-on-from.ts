/** 'Then I gave 2 more': something goes on, and nothing has come out of it yet. */
export const changesAgain =
  /^\W*(?:(?:and|then|so|now|ok|oh|but) )*(?:i|we|he|she|they|mom|dad|(?:my|the) [a-z]+) (?:gave|give|ate|eat|lost|got|found|bought|took|made|picked|dropped|broke)(?: away)? (?:\d{1,3}|an?|one|two|three|four|five) more(?: [a-z]+){0,3}\W*$/i

/** 'My bed is 9 steps and mom's is 12': two things are told, and nothing comes out of them. */
export const tellsTwo =
  /^[^\d?]*\b(?:is|has|are|got|had|have)\b [^\d?]*\d[^?]*\b(?:and|but)\b(?: [a-z']+){1,3} (?:is|has|are|got|had|have) [^\d?]*\d+[^\d?]*$/i
