import { capital } from '../../know/words/question-words.ts'
import type { Decision, Line } from '../../move.ts'
import { openProblem } from '../../state.ts'
import { askChat } from '../ask.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'
import { shapes, up } from './letters-known.ts'

// How the youngest see letters: 'L is a line and a line', 'a O is a ball', 'what letter is the snake one', 'i make a L'.

const allLike = new Set(Object.values(shapes).flatMap(({ like }) => like))
const oldest = 2
const lead = '^\\W*(?:(?:and|but|so|oh|look|hey|the|letter|capital|big|little|my|um+|yes|no|ok|because|cuz) )*'
const seen = new RegExp(
  `${lead}(?:an? )?([a-z])(?:'?s| is| are| be| looks?| goes| has| got| have| makes)(?: a lot| kinda| just| all)? ?(?:like )?((?:(?:an?|two|2|three|3|one|1|the|big|little|round|tall|short|long|straight|just|down|and|then|with|on|across|up|it|its|in|side|top) )*[a-z]+(?: [a-z]+){0,7})\\W*$`,
  'i',
)
const which =
  /\b(?:what|which|wat|wich|whats|what's)(?: is| s)?(?: the)? letters? (?:is|s|looks?|that looks?|are)(?: like)? ?(?:the |a |an )?([a-z]+)(?: (?:one|shape|thing|letter))\W*$|\b(?:what|which|wat|wich|whats|what's)(?: is)?(?: the)? letter (?:that |what )?(?:looks?|look) like (?:the |a |an )?([a-z]+)\W*$|\b(?:what|which|whats|what's|wat)(?: is| one is)? (?:the )?([a-z]+) letter\W*$/i
/** They tell of strokes, and of no word that starts so. */
const geometric = /^(?:lines?|sticks?|circle|round|curved?|curvy|straight|zigzag|cross|corner|bumps?)$/
const never = new Set(
  'first last next best my your same big little capital missing right new other lowercase uppercase silent love hard easy good vowel double favorite name this that it second middle end small another'.split(
    ' ',
  ),
)
const made =
  /^\W*(?:(?:and|look|hey|um+|i am [a-z]+|i'?m [a-z]+|my name is ([a-z]+)|so|yay|now|then)[\s,.]+)*(?:i|me) (?:can |just |did )?(?:make|made|maked|wrote|rote|write|rite|writed|drew|draw|drawed|did|do|trace|traced) (?:an? |the |my |one |big |little |capital |letter )*([a-z])(?: (?:too|now|today|by myself|all by myself|on my paper|with my finger))*\W*$/i

export function letterShapes(heard: Heard): Decision | null {
  const { grade, lesson, written } = heard
  if (grade > oldest || openProblem(lesson) || lesson.spanish || /^(?:play|sentence)$/.test(lesson.asked?.kind ?? ''))
    return null
  return asked(heard, written) ?? (noLetter.test(written) ? null : (making(heard, written) ?? saw(heard, written)))
}

function said(heard: Heard, letter: string, lines: Line[]): Decision {
  const lesson = { ...heard.lesson, aside: heard.lesson.aside + 1, told: `lang:start:${letter}` }
  return reply(lines, askChat(lesson, { key: 'shape.next' }), { kind: 'letters', mood: 'happy' })
}

function asked(heard: Heard, written: string): Decision | null {
  const [, one, two, three] = which.exec(written) ?? []
  const word = (one ?? two ?? three)?.toLowerCase()
  if (word === undefined || never.has(word)) return null
  const letter =
    Object.keys(shapes).find((name) => shapes[name]?.like[0] === word) ??
    Object.keys(shapes).find((name) => shapes[name]?.like.includes(word))
  return letter === undefined
    ? null
    : said(heard, letter, [{ key: 'shape.which', values: { letter: up(letter), word } }, ...telling(letter)])
}

/** 'U are funny', 'y are arms so long', 'i did p', 'd got hit in the belly': no letter is meant. */
const noLetter =
  /^\W*(?:[uyrbc] (?:are|r|look|have|be|got)\b|.*\b(?:did|do) (?:an? )?p\W*$|.*\b(?:his|her|him|he|she|arm|belly|bed|butt)\b)/i

function making(heard: Heard, written: string): Decision | null {
  const [, name, letter = ''] = made.exec(written) ?? []
  const shape = shapes[letter.toLowerCase()]
  // 'I did a' breaks off, and 'i made i' is no letter.
  if (!shape || (/^[ai]$/.test(letter) && !/\bletter\b/i.test(written))) return null
  const starts = name !== undefined && name.charAt(0).toLowerCase() === letter.toLowerCase()
  return said(heard, letter.toLowerCase(), [
    starts
      ? { key: 'shape.ownName', values: { letter: up(letter), name: capital(name.toLowerCase()) } }
      : { key: 'shape.made', values: { letter: up(letter) } },
    ...telling(letter.toLowerCase()),
  ])
}

const telling = (letter: string): Line[] => [{ text: shapes[letter]?.tells ?? '', fact: true }]

function saw(heard: Heard, written: string): Decision | null {
  const [, letter = '', rest = ''] = seen.exec(written) ?? []
  const shape = shapes[letter.toLowerCase()]
  if (!shape || /\?/.test(written)) return null
  if (/^for\b/i.test(rest)) return null
  const looksSo = /\b(?:looks?|like|got|has|have)\b/i.test(written)
  const words = rest.toLowerCase().match(/[a-z]+/g) ?? []
  const like = words.find(
    (word) => shape.like.includes(word) && (looksSo || geometric.test(word) || !word.startsWith(letter.toLowerCase())),
  )
  const other = words.find((word) => allLike.has(word))
  if (
    /^(?:a|i)$/i.test(letter) &&
    !/^\W*(?:\w+ )*(?:letter|an?|the|and|capital) [ai]\b|\b[AI] (?:is|looks|has)\b/.test(written)
  )
    return null
  if (like !== undefined)
    return said(heard, letter.toLowerCase(), [
      { key: 'shape.yes', values: { letter: up(letter), like } },
      ...telling(letter.toLowerCase()),
    ])
  // 'B is like ball': that is of its sound.
  return other === undefined || !looksSo || other.startsWith(letter.toLowerCase())
    ? null
    : said(heard, letter.toLowerCase(), [{ key: 'shape.where', values: { letter: up(letter), like: other } }])
}
