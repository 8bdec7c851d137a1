/** Words in small letters as a recogniser writes them, without the marks between and behind them: '3:30' and '1/2' stay. */
export const heardWords = (text: string): string[] =>
  text
    .slice(0, 400)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’`]/g, '')
    .replace(/[?!;"“”…]/g, ' ')
    .replace(/[.,](?!\d)/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '')

const lead = new RegExp(
  `^(?:${[
    'u+m+',
    'u+h+',
    'e+r+m*',
    'h+m+',
    'm+',
    'well',
    'ok',
    'okay',
    'oh',
    'so',
    'like',
    'maybe',
    'probably',
    'yes',
    'yeah',
    'i (?:think|guess|say|said|got|believe|mean)',
    '(?:the|my) (?:answer|number|letter|word|time)',
    'answer',
    'number',
    'letter',
    'is it',
    'it is',
    'its',
    'is that',
    'that is',
    'thats',
    'that',
    'it',
    'is',
    'equals',
    '(?:it|that|this) (?:equals|makes|would be|must be|has to be|could be|might be)',
    '(?:would|could|must|can) it be',
  ].join('|')}) (?=.)`,
)
const tail = /(?<=.) (?:u+m+|u+h+|please|maybe|i think|i guess|is it|right|okay|ok|thank you|thanks|miss|teacher)$/

/** The answer without what children say around it: 'um, is it six please' is 'six'. Something is always left. */
export function withoutFrame(words: string[]): string[] {
  let phrase = words.join(' ')
  for (let before = ''; before !== phrase; ) {
    before = phrase
    phrase = phrase.replace(lead, '').replace(tail, '')
  }
  return phrase === '' ? [] : phrase.split(' ')
}

const wishes = new RegExp(
  `^(?:${[
    '(?:a |another |one more )?hints?',
    '(?:can i (?:have|get) |give me |i (?:need|want) )(?:a |another |some )?(?:hint|help|clue)',
    '(?:please |can you )?help(?: me)?(?: with this)?',
    '(?:please |can you )?(?:repeat|say)(?: it| that| the question)?(?: again)?',
    'again',
    'stop(?: it)?',
    'wait',
    'skip(?: it)?',
    'next(?: one)?',
    'pass',
    '(?:i )?(?:really )?(?:dont|do not) know(?: it| this| how| that)?',
    '(?:i )?dunno',
    'no idea',
    '(?:i )?(?:dont|do not) (?:understand|get it)',
    'what(?: is it| did you say| do you mean)?',
    'huh',
    'pardon',
    'sorry',
    'why(?: not)?',
    'how(?: come)?',
    'yes',
    'yeah',
    'no',
    'nope',
    'hello',
    'hi',
    'bye(?: bye)?',
    'goodbye',
    'thanks?(?: you)?',
    'im (?:done|tired|bored|finished)',
  ].join('|')})(?: please)?$`,
)

/** A wish or a question to the tutor, and no answer. */
export const isWish = (words: string[]): boolean =>
  wishes.test(words.join(' ')) || wishes.test(withoutFrame(words).join(' '))

/** What recognisers write when a child says a number. */
const soundsLikeNumbers = new Map(
  Object.entries({
    one: 'won wan wun',
    two: 'to too tu tue',
    three: 'tree free fee thee thre',
    four: 'for fore foe',
    five: 'fife hive fi',
    six: 'sex sicks sics sick',
    seven: 'sven heaven seben',
    eight: 'ate ait aid aight',
    nine: 'nein nigh nines',
    ten: 'tin then tenn',
    zero: 'oh o',
    twelve: 'twelf twelves',
    thirty: 'dirty thirsty',
    thirteen: 'firteen dirteen',
    forty: 'fortie',
    fifty: 'fitty',
    half: 'have halve haf calf',
    halves: 'calves',
    quarter: 'corder quota',
    quarters: 'corders',
    thirds: 'turds birds words',
    third: 'turd bird',
    fourth: 'forth',
    fourths: 'forths force',
    eighths: 'aids ates',
  }).flatMap(([word, others]) => others.split(' ').map((other) => [other, word] as const)),
)

/** Ends of words that come apart: 'for tea', 'six team'. */
const apart: [RegExp, string][] = [
  [/\b(?:for|fore|four) (?:tea|tee|ty)\b/g, 'forty'],
  [/\b(six|seven|eight|nine) (?:tea|tee|ty)\b/g, '$1ty'],
  [/\b(?:fif) (?:tea|tee|ty)\b/g, 'fifty'],
  [/\b(four|six|seven|nine) (?:teen|team)\b/g, '$1teen'],
  [/\beight(?:ty| ?team| teen)\b/g, 'eighteen'],
]

/** With numbers in place of what only sounds like them. The same words when there is nothing of the kind. */
export function asNumberWords(words: string[]): string[] {
  const phrase = apart.reduce((text, [like, word]) => text.replace(like, word), words.join(' '))
  return phrase.split(' ').map((word) => soundsLikeNumbers.get(word) ?? word)
}

/** What has no other meaning than the letter. */
const names =
  'h:aitch h:haitch c:cee d:dee f:eff f:ef l:ell m:em n:en s:ess t:tee v:vee w:doubleu w:doubleyou z:zee z:zed'
/** Words that sound like a letter's name. */
const like =
  'a:ay a:eh b:bee b:be c:see c:sea e:ee e:he g:gee i:eye i:aye j:jay k:kay k:okay l:el l:elle o:oh o:owe p:pea p:pee ' +
  'q:queue q:cue q:kew r:are r:ar r:our t:tea u:you u:ewe x:ex x:eggs x:axe y:why y:wye s:es'

const pairs = (list: string) =>
  new Map(
    list.split(' ').map((pair) => {
      const [letter = '', name = ''] = pair.split(':')
      return [name, letter]
    }),
  )
const letterNames = pairs(names)
const letterLikes = pairs(like)

/** The letter that is said, if the words say one; `like` when the words have another meaning too. */
export function letterSaid(words: string[]): { letter: string; like: boolean } | null {
  const word = words
    .join(' ')
    .replace(/^(?:(?:a|an|the|capital|big|small|little|lower ?case|upper ?case|letter) )+(?=.)/, '')
    .replace(/^double (?=u$|you$)/, 'double')
  if (/^[a-z]$/.test(word)) return { letter: word, like: false }
  const name = letterNames.get(word)
  if (name) return { letter: name, like: false }
  const sound = letterLikes.get(word)
  return sound ? { letter: sound, like: true } : null
}
