// Whether a clause is whole English: what is not is never said back to a child as if it were.

const plurals = '(?:they|we|you|these|those|people|kids|children)'
const helped =
  '(?<!\\b(?:let|lets|make|makes|made|help|helps|helped|see|saw|watch|watched|hear|heard|do|does|did|can|could|will|would|should|may|might|must|to|not|and|or|if|than) )'
const bare =
  'go|have|do|want|like|eat|say|make|need|come|know|think|take|play|live|look|get|see|sleep|love|give|try|feel|jump|fly|swim|bite|bark'
const broken: readonly RegExp[] = [
  new RegExp(`\\b${plurals} (?:is|was|has|goes|does|doesn't|isn't|wasn't|am)\\b`),
  /\bi (?:is|are|has|goes|does|be|wants|likes|were)\b/,
  /\b(?:he|she|it|this|that) (?:are|were|have|don't|aren't|weren't|am|be)\b(?! been\b)/,
  new RegExp(`${helped}\\b(?:he|she|it) (?:not )?(?:${bare})\\b`),
  /^(?:me|him|her|them|us) (?:is|am|are|was|go|goes|want|wants|like|likes|have|has|do|not)\b/,
  /\b(?:more|most) [a-z]+(?:er|est)\b/,
  /\b(?:don't|doesn't|didn't|can't|ain't|isn't|never) (?:\w+ )?(?:no|nothing|nobody|none)\b/,
  /\b(?!(?:very|really|so|that|had|super|big|long|bye|no|ha|far|many|way|too|had|is) )([a-z]+) \1\b/,
  /\b(?:a|an) (?:a|an|the|is|are|was|and|my|his|her|their|some|many|two|three)\b/,
  /\b(?:the|my|your|his|her|their|our) (?:is|are|was|were|the|a|an|and|he|she|it|they|we)\b/,
  /\b(?:is|are|was) (?:is|are|was|were|have|has|do|does|go|goes|went|eat)\b/,
  /\b(?:much|many) of (?:a|an)\b|\bmuch (?:people|kids|dogs|cats|books|toys|friends)\b/,
  /\b([a-z]+ [a-z]+) \1\b/,
  /\b(?:i|you|we|they|he|she|it) no (?:go|want|like|have|can|eat|know|do|see|play|need|got|can't)\b/,
  // Two clauses run into each other: 'you want to buy a slime it's a dollar'.
  /\b[a-z]+ (?!(?:that|because|and|but|so|when|if|where|how|what|why|who|think|thinks|thought|know|knows|say|says|said|like|hope|guess|see|saw|is|was|until|till|after|before|while|since|than|,) )[a-z]+ (?:it's|there is|there was|there are|there were) [a-z\d]+/,
  // It goes on into what belongs to the next clause: 'you can't wait till', 'they fixed it and now'.
  /\b(?:till|til|until|when|if|because|would|could|should|will|and|but|so|or|then|than|who|as|mr|mrs|ms|dr|miss|just|only|very|really|by the time|and (?:now|then|also|even|still|just|maybe))$/,
  // What somebody said stands in it in its own words: turned around it would be wrong.
  /\b(?:said|says|say|yelled|yells|screamed|goes|whispered|asked|like|told (?:me|him|her|them|us)) (?:no|yes|hey|honey|ok|okay|oh|uh|um|dude|mom|dad|please|stop|wait|never|thank|thanks|excuse|come|get|go|don't|do|let|look|i (?!am\b)|we (?!are\b)|you|who|what|where|when|why|how|goodnight|good|nice|my|our|is|are|can|be|keep|sit|put|give|ew|eww|wow|well|now|not|hello|hi|bye|goodbye|that's|it's your|this)\b(?! (?:way|night|one|time|she|he|they|it|her|his)\b)/,
  // Two run into each other: 'the sock my mom is here', 'for tomorrow don't tell', 'for free though she says'.
  /(?<!\b(?:and|but|so|that|because|when|if|think|thinks|know|knows|how|where|what|while|since|until|till|before|after|hope|said|says|or|guess|as|than|who|with|of|to|for|in|on|at|by|like|from)) (?:my|our|her|his|their) \w+ (?:is|are|was|were|can't|don't|has|had|have)\b/,
  /\b(?!(?:i|we|you|they|kids|people|and|but|so|please|who|that|just|really|still|boys|girls|parents|dogs|cats|or|if|because|friends)\b)[a-z']+ don't (?:tell|look|laugh|touch|worry|say|be|go|do|open|eat|you)\b/,
  /^(?:my|his|her|our) (?:\w+ )?(?:sister|brother|mom|dad|friend|cousin|teacher|grandma|grandpa|dog|cat|uncle|aunt) (?:are|were|have|do|don't)\b/,
  /\bthough (?:she|he|they|i|it|we)\b|\bno wait\b/,
  /\b(?:times|plus|minus|divided by) \d|\bis (?:um|uh|like um)\b|\b(?:um|uh)$/,
  // It was cut short: 'you could ask Mia about'; 'the us' is a country.
  /\b(?:about|with|of|to|for|from|at|into|than|the|a|an|my|your)$/,
  /\bthe (?:us|you)\b/,
  /\bof there (?!is\b|are\b|was\b|were\b)[a-z]+/,
  /^(?:[a-z]+ )?[a-z]+ and (?:i|me|my [a-z]+) (?:goes|is|was|has|does)\b/,
]
/** Some that begin a new turn of talk, and no clause. */
const begins = /^(?:no|yes|yeah|nope|nah|and|but|so|or|than|then|of|to|for|with|in|on|at|because|not)\b/
const mostNumbers = 3
const number = /^(?:\d+|a hundred|one|two|three|four|five|six|seven|eight|nine|ten|hundred|thousand)$/

/** A clause in small letters that a grown-up could say as it stands. */
export function isCleanClause(lower: readonly string[]): boolean {
  const line = lower.join(' ')
  if (begins.test(line) || broken.some((one) => one.test(line))) return false
  if (lower.filter((word) => number.test(word)).length > mostNumbers) return false
  return !repeats(lower)
}

/** The same three words come again: 'a hundred and one a hundred and two'. */
function repeats(words: readonly string[]): boolean {
  const seen = new Set<string>()
  for (let at = 0; at + 3 <= words.length; at++) {
    const three = words.slice(at, at + 3).join(' ')
    if (seen.has(three)) return true
    seen.add(three)
  }
  return false
}
