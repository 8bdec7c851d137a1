import type { Finder } from './personal-data.ts'

// Words that follow a first name but are no family name: 'my name is mia and ...', 'my name is mia what is 2 plus 2'.
const notSurname =
  'and|but|i|im|what|whats|how|can|could|help|is|are|am|the|a|an|my|me|you|we|he|she|it|in|on|at|from|for|with|to|so|now|please|hi|hello|hey|by|of|or|not|who|why|when|where|do|does|did|let|lets|want|need|like|love|this|that|here|there|today|then|too|also|because|just|okay|ok|yes|no|nice|good|thanks|thank|spelled|grade|years|in|age|as|if|would|will|was|were|have|has|had|your|our|his|her|their|its|last|first|middle|but|tell|give|show|teach|explain|one|two|three|four|five|six|seven|eight|nine|ten'

const kindOfSchool =
  'elementary(?: school)?|primary(?: school)?|middle school|high school|junior high|academy|montessori|prep|charter school|school|preschool|kindergarten|christian school|catholic school|magnet|isd|k-?8'
const noSchoolName =
  'a|an|the|my|our|your|his|her|their|this|that|public|private|middle|high|elementary|primary|home|sunday|summer|night|ballet|dance|swim|swimming|music|art|new|old|big|small|same|after|before|another|different|pre|nursery|good|bad|boring|great|nice|cool|grad|medical|law|school|online|boarding|catholic|christian|junior|charter|hogwarts|wizard|magic|bed|the|to|of|and|for|in|at|from'

/** Full names, schools and passwords: what a child tells about itself in a sentence. */
export const tellings: Finder[] = [
  {
    kind: 'name',
    pattern: new RegExp(
      `(?<=\\bmy (?:full |whole |real )?name(?:'s| is|s|:) {1,2})(?!(?:${notSurname})\\b)\\p{L}[\\p{L}'’-]{1,30} (?:(?!(?:${notSurname})\\b)\\p{L}[\\p{L}'’-]{1,30}|\\p{L}\\. \\p{L}[\\p{L}'’-]{1,30})(?: (?!(?:${notSurname})\\b)\\p{Lu}[\\p{L}'’-]{1,30})?`,
      'giu',
    ),
    allow: (match, _before, after) => !/^\p{L}+\S* \p{Lu}/u.test(match) && /^ (?!and\b|but\b|i\b)\p{L}/iu.test(after),
  },
  {
    kind: 'name',
    pattern: new RegExp(
      `(?<=\\bmy (?:last|family|sur) ?name(?:'s| is|s|:) {1,2})(?!(?:${notSurname}|long|short|hard|weird|funny|secret|private)\\b)\\p{L}[\\p{L}'’-]{1,30}`,
      'giu',
    ),
  },
  {
    kind: 'school',
    pattern: new RegExp(
      `(?<=\\b(?:i|we) (?:go|went|am going) to {1,2}|\\bmy school is {1,2}|\\bi(?:'m| am) (?:a student )?at {1,2}|\\battend {1,2})(?:(?!(?:${noSchoolName})\\b)[\\p{L}'’.-]{2,30} ){1,4}(?:${kindOfSchool})\\b`,
      'giu',
    ),
  },
  {
    kind: 'school',
    pattern:
      /(?<=\bmy school(?:'s name)? is (?:called |named )|\bmy school's name is |\bthe name of my school is )[\p{L}][\p{L}'’. -]{1,40}/giu,
  },
  {
    kind: 'password',
    pattern:
      /(?<=\b(?:my|the|our) (?:[\p{L}-]{1,20} )?(?:password|passcode|pin|pin code|pin number|passwort|login)(?: is| =|:) {0,2})(?!(?:a|an|the|not|wrong|secret|private|too|hard|easy|safe|broken|very|so)\b)[^\s.!?]{3,40}/giu,
  },
]
