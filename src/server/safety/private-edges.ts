import { nobodyThere } from './told-alone.ts'
import { isFirstName, isUsualWord, isWellKnown } from './usual-words.ts'

// What still hangs on something hidden: the other half of a name, the kind of a place, the next one of a list.

const tell = '\\[(?:private|name|address|place|school|team)\\]'
const spot = '\\[(?:private|address|place|school|team)\\]'
const numberWord =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\p{L}{3,5}teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|oh)'
const kindOfPlace =
  'street|st|avenue|ave|road|rd|lane|ln|drive|court|ct|apartments|apts|apartment|apt|elementary|elementry|elem|middle school|middle|high school|academy|charter|prep|montessori|nursing home|trailer park|commons|estates|heights|towers|acres|village|church|mosque|temple|hospital|clinic|motel|hotel|inn|factory|plant|warehouse'

const notName = new Set([
  'I',
  'The',
  'What',
  'How',
  'Is',
  'Can',
  'And',
  'But',
  'He',
  'She',
  'They',
  'My',
  'We',
  'It',
  'Math',
  'So',
  'Do',
])
const isName = (said: string) =>
  !isWellKnown(said, 'people') &&
  (isFirstName(said) || (/^\p{Lu}\p{Ll}/u.test(said) && !notName.has(said) && !isUsualWord(said)))

const edges: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [new RegExp(`(${spot}) (?:${kindOfPlace})(?![\\p{L}\\d])`, 'giu'), '$1'],
  [new RegExp(`(${spot}) (?:lot|space|apt|unit|number|room|#|no|and|of|&|at|on) (?=${spot})`, 'giu'), '$1 '],
  [new RegExp(`(?<=\\b(?:at|is|its|on|live|in) )(?:${numberWord}[ -]){1,4}(?=\\[(?:address|private)\\])`, 'giu'), ''],
  [
    new RegExp(
      `\\b(?:apartment|apt|unit|lot|flat|pack|troop|po box|zip|class code|star|pound|miss|mrs?|ms|mister|dr|grandpa|grandma|uncle|aunt|auntie|nana|tia|tio|papaw|mamaw|señora?)\\.? (?=${tell}|\\[number\\]|\\[password\\])`,
      'giu',
    ),
    '',
  ],
  [new RegExp(`\\b(?:hotel|motel|masjid|calle|avenida) (?=${spot})`, 'giu'), ''],
  [/(?<![\p{L}'])(?:the|la|el|los|las) (?=\[(?:private|address|place|school)\])/giu, ''],
]
const nextInList = new RegExp(
  `((?:${tell})[’'s.]{0,3}(?:,? (?:and|n|or|&)|,) (?:baby |my |little )?)(\\p{L}[\\p{L}'’-]{1,20})(?![\\p{L}\\]])`,
  'gu',
)
const otherHalf = /(\[(?:name|private)\]) (\p{L}[\p{L}'’-]{1,20})(?![\p{L}\]])/gu
const corner = /(\[(?:address|private)\] and )(\p{L}{3,16}|\d{1,3}(?:st|nd|rd|th))(?![\p{L}\]])/giu
const isCorner = /\b(?:corner|bus stop|stop is|shelter is on|live on|cross(?: street)?)\b/i

/** That nobody is there goes with when, and with where. */
const thereAlone = [
  new RegExp(
    `(?:\\b(?:i|we|its|it's|my \\p{L}{2,12}) )?${nobodyThere.source}[^.!?\\n\\[]{0,24}\\[(?:private|place|address|birthday)\\]`,
    'giu',
  ),
  new RegExp(`\\[(?:private|place|address)\\] [^.!?\\n\\[]{0,24}?${nobodyThere.source}`, 'giu'),
]

/** Who comes home when: nobody is there before. */
const comesHome =
  /\b(?:my )?(?:mom|dad|mommy|daddy|mama|papa|mother|father|grandma|grandpa|stepmom|stepdad|brother|sister|sitter|parents)s? (?:comes?|gets?|is|are|will be|wont be|won't be|isnt|isn't|sleeps?)(?: not)?(?: (?:home|back|off work|there)(?: (?:at|till?|until|after|before|around|by))?| (?:till?|until|from)) \[private\](?::\[private\])?/giu
/** What hangs on a token without a space is the rest of the same word. */
const glued =
  /(\[(?:e-mail|phone|link|number|address|name|school|password|team|birthday|private|place)\])(?:[-/#_@.:][\p{L}\p{N}_./#@-]*[\p{L}\p{N}])/gu
const gluedBefore = /[@#](?=\[(?:name|private|password)\])/g

/** The text without what is left beside something hidden. */
export function hideEdges(text: string): string {
  if (!text.includes('[')) return text
  const listed = text
    .replace(nextInList, (match, stays: string, may: string) => (isName(may) ? `${stays}[name]` : match))
    .replace(otherHalf, (match, stays: string, may: string) => (isName(may) && /^\p{Lu}/u.test(may) ? stays : match))
  const cornered = isCorner.test(text) ? listed.replace(corner, '$1[address]') : listed
  const whole = cornered.replace(glued, '$1').replace(gluedBefore, '')
  const lonely = [...thereAlone, comesHome].reduce((all, each) => all.replace(each, '[private]'), whole)
  return edges.reduce((all, [pattern, instead]) => all.replace(pattern, instead), lonely)
}
