import type Fraction from 'fraction.js'
import { readNumber } from '#shared/answers/numbers.ts'
import type { Operation } from './exercises.ts'

/** What a child can want with a sentence that is no answer. The first that fits counts. */
const intents = [
  [
    'hint',
    /\b(hints?|help|clue|stuck|i (?:really )?(?:do ?n[o'’]?t|dunno|cant|can'?t|can not)(?: \w+)? ?(?:know|get|understand|do|remember|figure)?|idk|dunno|no idea|not sure|too hard to)\b/,
  ],
  [
    'tell',
    /\b(tell me the answer|just (?:tell|say)|what(?:'| i)?s the answer|give me the answer|show me how|solve it)\b/,
  ],
  ['why', /\b(why|how come|explain|what do you mean|i don'?t see)\b/],
  [
    'repeat',
    /\b(repeat|again please|say (?:that|it) again|what was (?:the|my) (?:question|problem)|pardon|what\?$|huh)\b/,
  ],
  ['slower', /\b(slow(?:er|ly)?|too fast|wait)\b/],
  ['easier', /\b(easier|too hard|too difficult|so hard)\b/],
  ['harder', /\b(harder|too easy|more difficult|challenge)\b/],
  ['stop', /\b(bye|good ?bye|stop|i'?m done|im done|finish(?:ed)?|quit|enough|see you|gotta go|have to go)\b/],
  ['bored', /\b(bored|boring|no fun|something else|different one|another one|skip)\b/],
  [
    'machine',
    /\b(are you (?:a |an )?(?:real|robot|human|person|computer|ai|alive|machine|man|woman|girl|boy)|who are you|what are you|what(?:'| i)?s your name)\b/,
  ],
  ['love', /\b(i love you|love you|be my (?:best )?friend|my best friend|do you (?:like|love) me|marry|miss you)\b/],
  ['thanks', /\b(thank(?:s| you)|thx)\b/],
  ['feelings', /\b(how are you|what'?s up|how is it going|how'?s it going)\b/],
  ['sad', /\b(i(?:'| a)?m (?:sad|angry|tired|sick|sleepy|mad|scared)|bad day|my \w+ died)\b/],
  ['greet', /^\s*(hi+|hello+|hey+|hiya|good (?:morning|afternoon|evening)|howdy)\b/],
  ['yes', /^\s*(yes|yeah|yep|yup|ok(?:ay)?|sure|ready|let'?s go|please|start|go)\b/],
  ['no', /^\s*(no|nope|nah|not now)\b/],
] as const

export type Intent = (typeof intents)[number][0]

/** Looks at the first 300 characters: nobody hides a wish behind more. */
export function intentOf(text: string): Intent | null {
  const said = text.slice(0, 300).toLowerCase().replaceAll('’', "'")
  return intents.find(([, pattern]) => pattern.test(said))?.[0] ?? null
}

export type Topic = { name: string; operation: Operation; table?: number }

const topics: [RegExp, Topic][] = [
  [/\b(add(?:ing|ition)?|plus(?:es)?|sums?|counting on)\b/, { name: 'adding', operation: '+' }],
  [/\b(subtract(?:ing|ion)?|tak(?:e|ing) away|minus(?:es)?|take-?aways?)\b/, { name: 'taking away', operation: '-' }],
  [/\b(multipl(?:y|ying|ication)|times(?: tables?)?|tables)\b/, { name: 'times tables', operation: '×' }],
  [/\b(divi(?:de|ding|sion)|shar(?:e|ing)(?: equally)?)\b/, { name: 'sharing', operation: '÷' }],
]
const tableOf =
  /\b(?:the )?(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?:'?s)?[ -]*(?:x|×|times)?[ -]*(?:times )?tables?\b|\btable of (\d{1,2})\b|\b(\d{1,2}) times table\b/

/** What a sentence asks to work on, if it names something that we know: 'the 7 times table', 'taking away'. */
export function topicIn(text: string): Topic | null {
  const said = text.slice(0, 300).toLowerCase()
  const named = tableOf.exec(said)
  const table = named && readNumber(named[1] ?? named[2] ?? named[3] ?? '')
  if (table && table.compare(2) >= 0 && table.compare(12) <= 0) {
    const n = Number(table)
    return { name: `the ${n} times table`, operation: '×', table: n }
  }
  return topics.find(([pattern]) => pattern.test(said))?.[1] ?? null
}

export type Asked = {
  operation: Operation
  left: Fraction
  right: Fraction
  leftText: string
  rightText: string
  claimed: string | null
}

const number = String.raw`(?:-?\d{1,9} \d{1,6}/\d{1,6}|-?\d{1,6}/\d{1,6}|-?\d{1,3}(?:,\d{3}){1,2}|-?\d{1,12}(?:\.\d{1,6})?)`
const word =
  '(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)(?:[ -](?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)){0,6}'
const operators: [Operation, string][] = [
  ['+', String.raw`\+|plus|and (?=\d+ (?:more|make))|added to`],
  ['-', String.raw`(?<=[\d\s])-(?=[\d\s])|minus|take away|takeaway|less`],
  ['×', '[x×*·]|times|multiplied by'],
  ['÷', '÷|:|divided by|shared by|/'],
]
const patterns = operators.map(([operation, signs]) => ({
  operation,
  pattern: new RegExp(
    String.raw`(?<![\d/.,])(${number}|\b${word})\s{0,3}(?:${signs})\s{0,3}(${number}|${word}\b)(?:\s{0,3}(?:=|equals|is|makes)\s{0,3}(${number}|${word}\b)?)?`,
  ),
}))

/** An arithmetic question in signs or words: 'what is 7 x 8', 'seven times eight', '3/4 + 1/8', '7 × 8 = 54'. */
export function questionIn(text: string): Asked | null {
  const said = text.slice(0, 300).toLowerCase().replaceAll(/[−–]/g, '-')
  for (const { operation, pattern } of patterns) {
    const found = pattern.exec(said)
    const [, leftText = '', rightText = '', claimed] = found ?? []
    // '3/4' alone is a number, not a question: a slash asks only between what is no fraction, with room around it.
    if (!found || (operation === '÷' && found[0].includes('/') && !/\s\/\s/.test(found[0]))) continue
    const [left, right] = [readNumber(leftText), readNumber(rightText)]
    if (left && right) return { operation, left, right, leftText, rightText, claimed: claimed ?? null }
  }
  return null
}

/** A text that stands for a wish to practise, without saying what. */
export const wantsPractice = (text: string) =>
  /\b(math|maths|numbers?|practi[sc]e|exercise|question|problem|quiz|play|work|learn)\b/i.test(text.slice(0, 300))
