import { capital } from '../../know/words/question-words.ts'
import type { Decision, Line } from '../../move.ts'
import { openProblem } from '../../state.ts'
import { askChat } from '../ask.ts'
import type { Heard } from '../hear.ts'
import { isToolAway } from '../put-away.ts'
import { reply } from '../reply.ts'
import { shapes, up, wayOf } from './letters-known.ts'

// Letters that a child asks for: how one is made, stroke by stroke, and which one it is by its looks or of its own name.

const oldest = 2
const lead =
  "^\\W*(?:(?:and|so|but|ok|now|um+|hey|bolt|please|pls|wait|i (?:dont|don'?t) (?:know|remember)|i (?:still )?(?:cant|can'?t)|i forgot|can (?:you|u)|could you|show me|tell me|teach me|help me|i need (?:to know)?|i (?:want|need) to|i wanna|let me)[\\s,.]+)*"
const does = '(?:make|write|rite|wright|draw|do|trace|mak)'
const asksHow = '(?:how|wat way|what way)(?: (?:do|can|to|would|should|does|d))?(?: (?:i|you|u|we|me))?'
const size = '((?:(?:an?|the|my|one|big|little|small|tiny|capital|upper ?case|lower ?case|letter|good) )*)'
const end = '(?: (?:please|pls|again|by myself|right|good|on (?:my )?paper|with my (?:finger|pencil)))*\\W*$'
const howMade = [
  new RegExp(`${lead}(?:${asksHow} )?${does} ${size}([a-z])${end}`, 'i'),
  new RegExp(`${lead}${asksHow} ${size}([a-z]) go${end}`, 'i'),
  new RegExp(`${lead}(?:whats|what'?s|(?:what|wat|how) (?:does|do|is)) ${size}([a-z]) looks? like${end}`, 'i'),
]
/** 'How i make it', behind a letter that was just told of. */
const howThat = new RegExp(
  `${lead}${asksHow} ${does} (?:it|that|that one|one|(?:the|that) letter|a big one|it big)${end}`,
  'i',
)
const toldLetter = /^lang:start:([a-z])/
const isAsked =
  /\b(?:how|way|show|help|teach|looks? like)\b|\bi (?:dont|don'?t) know\b|\b(?:cant|can'?t)\b|^\W*(?:i (?:want|need) to|i wanna) (?:make|write|draw|trace)\b/i
/** Grades, what a sound is, and shirts, turns and sums of the same name. */
const ofOther = /\b(?:math|test|class|report card|grade|equal|sound)\b/i

/** 'How do i make an N': the way is told, and may be traced. */
function made(heard: Heard): Decision | null {
  const { written, lesson } = heard
  if (!isAsked.test(written) || ofOther.test(written)) return null
  const found = howMade.map((form) => form.exec(written)).find((one) => one !== null)
  const named = found?.[2]?.toLowerCase()
  const sized = found?.[1] ?? ''
  const letter = named ?? (howThat.test(written) ? toldLetter.exec(lesson.told ?? '')?.[1] : undefined)
  if (letter === undefined || !shapes[letter]) return null
  // 'How do i do i' breaks off.
  if (/^[aiu]$/.test(letter) && named !== undefined && !/\b(?:an?|the|letter|big|little|capital)\b/i.test(sized))
    return null
  const isSmall = /\b(?:little|small|tiny|lower ?case)\b/i.test(sized)
  const way = wayOf(isSmall ? letter : up(letter))
  if (way === null) return null
  const after = { ...lesson, aside: lesson.aside + 1, told: `lang:start:${letter}` }
  const lines: Line[] = [
    { key: isSmall ? 'shape.waySmall' : 'shape.way', values: { letter: isSmall ? letter : up(letter) } },
    { text: way, fact: true },
    { key: 'shape.try' },
  ]
  const closing = { ...askChat(after, { key: 'shape.next' }), lines: [] }
  const press = isToolAway(heard, 'tracing')
    ? []
    : [{ label: 'Trace letters', says: 'Trace letters', kind: 'tool', tool: 'tracing' } as const]
  return reply(lines, { ...closing, press }, { kind: 'letters', mood: 'happy' })
}

const ofName = [
  /\b(?:what|which|wat|whats|what's) (?:is )?(?:my|the|mine)? ?letter(?: (?:is|s|for|do|does))*(?: (?:mine|my|me|my name|for me|i start with|my name starts? with))?[\s.,!]+(?:i'?m|im|i am|my name is|my names|me is) ([a-z]{2,12})\W*$/i,
  /\b(?:what|which|wat|whats|what's) (?:is )?(?:the )?letter (?:is|s|does|for|is it)?(?: ?for| my name start with| start)? ?([a-z]{2,12})[\s.,!]+(?:that'?s|thats|that is|its|it'?s) (?:me|my name)\W*$/i,
  /^\W*(?:(?:hi|hey|um+|ok)[\s,.]+)*(?:my name is|i'?m|im|i am|me is) ([a-z]{2,12})[\s.,!]+(?:and )?(?:(?:what|which|wat) letter (?:is|s) (?:that|it|mine|my|my name|me|for me)|(?:what|which|wat|whats|what's) (?:is )?(?:my|the) letter|what letter do(?:es)? (?:i|it|my name) (?:start|begin)s? with|what letter does my name start with)\W*$/i,
]
const noName = /^(?:the|so|not|on|in|at|here|good|done|sad|mad|going|in|four|five|six|three)$/i

/** 'What letter is for noor. thats me'. */
function ofOwnName({ written, lesson }: Heard): Decision | null {
  const name = ofName.map((form) => form.exec(written)?.[1]).find((one) => one !== undefined)
  if (name === undefined || noName.test(name)) return null
  const letter = name.charAt(0).toLowerCase()
  const after = { ...lesson, aside: lesson.aside + 1, told: `lang:start:${name.toLowerCase()}` }
  return reply(
    [{ key: 'shape.forName', values: { letter: up(letter), name: capital(name.toLowerCase()) } }],
    askChat(after, { key: 'letters.more', values: { letter: up(letter) } }),
    { kind: 'letters', mood: 'happy' },
  )
}

const asksLetter =
  /\b(?:what|which|wat|wich|whats|what's|i forgot|forgot|find|tell me)\b(?: is| s)?(?: (?:the|that|this))? letter\b(.*)$/i
/** It tells of looks. */
const looks = /\b(?:looks?|look|like|shaped?|has|have|got|with|goes)\b/i
/** 'What letter is a cross': of what is drawn, and not of the first sound of a word. */
const drawn =
  /\bis (?:a |an |the )?(?:\w+ )?(cross|circle|stick|line|zig ?zag|hills?|bumps?|humps|ring|squiggle|curve|round|straight|hook)(?: one)?\W*$/i
const ofSound = /\b(?:starts?|begins?|sounds?|says?|silent|comes|next|after|before|in the word|rhymes?|on it)\b/i
const pairs: readonly (readonly [RegExp, string])[] = [
  [/\b(?:2|two|to|too) (?:\w+ )?(?:hills|mountains|humps|mountens|points on top|arches)\b/i, 'm'],
  [/\b(?:2|two) (?:\w+ )?(?:circles|balls|bumps|bellies)\b/i, 'b'],
  [/\b(?:upside ?down|flipped) (?:mountains?|hills|m)\b/i, 'w'],
  [/\b(?:1|one) (?:\w+ )?(?:stick|line)\b(?! and)/i, 'i'],
]

/** 'What is the letter on mcdonalds its like 2 hills', 'what letter is like a donut'. */
function described(written: string): { letter: string; word: string } | null {
  const rest = asksLetter.exec(written)?.[1]?.toLowerCase() ?? ''
  const only = drawn.exec(rest)?.[1]
  const pair = pairs.find(([form]) => form.test(rest))
  if (rest === '' || ofSound.test(rest) || (only === undefined && !pair && !looks.test(rest))) return null
  const words = only === undefined ? (rest.match(/[a-z]{3,}/g) ?? []) : [only.replace(' ', '')]
  const names = Object.keys(shapes)
  for (const word of words) {
    const letter =
      pair?.[1] ??
      names.find((name) => shapes[name]?.like[0] === word) ??
      names.find((name) => shapes[name]?.like.includes(word))
    if (letter !== undefined && (pair === undefined || pair[0].test(rest))) return { letter, word }
  }
  return null
}

export function letterWays(heard: Heard): Decision | null {
  const { grade, lesson, written } = heard
  if (grade > oldest || openProblem(lesson) || lesson.spanish || /^(?:play|sentence)$/.test(lesson.asked?.kind ?? ''))
    return null
  const found = made(heard) ?? ofOwnName(heard)
  const seen = found ? null : described(written)
  if (!seen) return found
  const { letter, word } = seen
  const after = { ...lesson, aside: lesson.aside + 1, told: `lang:start:${letter}` }
  return reply(
    [
      { key: 'shape.which', values: { letter: up(letter), word } },
      { text: shapes[letter]?.tells ?? '', fact: true },
    ],
    askChat(after, { key: 'shape.next' }),
    { kind: 'letters', mood: 'happy' },
  )
}
