import kinds from '#content/en/tutor/colors-shapes.json'
import type { Decision } from '../../move.ts'
import { openProblem, withoutProblem } from '../../state.ts'
import { askAgain, askChat, askStep } from '../ask.ts'
import { right } from '../found-by-child.ts'
import type { Heard } from '../hear.ts'
import { heldNow, isSought } from '../quantities/ledger.ts'
import { reply } from '../reply.ts'
import { partOf } from '../young/patterns.ts'

// Rows that a young child says: a pattern, marks of a ruler, one more and one more away.

const youngest = 2
const leads =
  /^\W*(?:(?:my pattern (?:is|goes)|the pattern (?:is|goes)|it goes|look|ok|i have|i made|i did|like|and|now)\W+)*/i
/** The child says that it is a pattern, or shows what it laid. */
const namesIt = /\bpattern\b|^\W*(?:it goes|i made|i did|look)\b/i
/** Words of one kind, as children lay, draw, clap and play them. */
const ofOneKind: readonly ReadonlySet<string>[] = [
  new Set(Object.keys(kinds.colors)),
  new Set([...Object.keys(kinds.shapes), ...kinds.patterns.shapes]),
  new Set(Object.keys(kinds.animals)),
  new Set(kinds.patterns.moves),
  new Set(kinds.patterns.sizes),
  new Set(kinds.patterns.ways),
  new Set(kinds.patterns.foods),
]
const isOfOneKind = (words: readonly string[]) =>
  ofOneKind.some((kind) => words.every((word) => kind.has(word) || kind.has(word.replace(/s$/, ''))))
const noPattern =
  /^(?:help|me|go|away|not|fair|wake|up|down|stop|get|out|in|on|off|bad|good|mom|dad|mommy|daddy|mama|dada|now|no|want|more|and|to|ha|he|la|na|no|yes|bye|hi|beep|boop|choo|woof|meow|moo|quack|ring|knock|tick|tock|yay|please|i|you|the|a|is|it|my)$/

const mostWords = 14

/** A row is a pattern by what it is of, by what the child calls it, or where it breaks off within a round: 'help me help me' only begs. */
function isPattern(text: string, words: readonly string[], part: number): boolean {
  if (words.length > mostWords || words.some((word) => !/^[a-z]{2,10}$/.test(word))) return false
  if (isOfOneKind(words)) return true
  if (words.some((word) => noPattern.test(word))) return false
  return namesIt.test(text) || (words.length > 2 * part && words.length % part !== 0)
}

/** 'Red blue red blue red': a pattern, though nothing is asked. */
export function patternTold(heard: Heard): Decision | null {
  const { text, lesson, grade } = heard
  const words = text
    .replace(leads, '')
    .toLowerCase()
    .split(/[\s,.!-]+/)
    .filter(Boolean)
  const part = partOf(words)
  // 'Wee ooo wee ooo' of who plays ambulance.
  if (lesson.said.slice(-6).some((one) => one.startsWith('pretend'))) return null
  if (part === null || grade > youngest || !isPattern(text, words, part)) return null
  const next = words[words.length % part] ?? ''
  const values = { row: words.slice(0, 2 * part).join(', '), part: words.slice(0, part).join(', ') }
  return reply(
    [{ key: 'pattern.seen', values }],
    askStep(lesson, { key: 'pattern.next' }, { form: 'word', answer: next, spelling: 'near' }),
    {
      kind: 'pattern',
      mood: 'happy',
    },
  )
}

/** 'Red red BLUE, I said it wrong': mended by the child itself. */
export function patternMended(heard: Heard): Decision | null {
  const { text, lesson } = heard
  const expects = lesson.asked?.kind === 'step' ? lesson.asked.expects : null
  const isAsked = lesson.said.slice(-4).some((one) => one.startsWith('pattern.next#'))
  const words = text
    .toLowerCase()
    .split(/[^a-z']+/)
    .filter(Boolean)
  if (expects?.form !== 'word' || !isAsked || words.length > 12 || /\?/.test(text)) return null
  if (words.length === 1)
    return words[0] === expects.answer ? right(heard, { key: 'pattern.right', values: { next: expects.answer } }) : null
  return words.includes(expects.answer) &&
    (words.length < 5 || /\b(?:wrong|oops|mean|meant|no|wait|oh)\b/.test(text.toLowerCase()))
    ? right(heard, { key: 'pattern.right', values: { next: expects.answer } })
    : null
}

const countedMarks =
  /^\W*(?:(?:i|we|so|but|and|just|counted|count|did|went|got) )*((?:\d{1,3}[\s,.]+){2,}\d{1,3})[\s,.]+(?:(?:so|then|and|that'?s|is|its|it's|makes|i got) )+(\d{1,3})\b/i

/** 'I counted 2 3 4 5 6 7 8 9, that's 8' of what is from 2 to 9: the marks, and no jumps between them. */
export function marksCounted(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const open = openProblem(lesson)
  const [, from, to] = /^the length from (\d+) to (\d+)$/.exec(open?.item.name ?? '') ?? []
  const [, row = '', said] = countedMarks.exec(text) ?? []
  const numbers = (row.match(/\d+/g) ?? []).map(Number)
  if (!open || from === undefined || numbers[0] !== Number(from) || numbers.at(-1) !== Number(to)) return null
  if (Number(said) !== numbers.length) return null
  const values = { said: said ?? '', from, to: to ?? '', first: Number(from) + 1 }
  return reply([{ key: 'ruler.marks', values }], askStep(lesson, { key: 'ruler.jumps', values }, open.item.answer), {
    kind: 'step',
    mood: 'thinking',
  })
}

const oneMore = /\b(?:one|1) more\b/gi
const gone = /\b(?:all gone|zero|none|nothing|0|no more)\b/i

/** 'And one more and one more, all gone, zero', behind 'I ate one more'. */
export function allGone(heard: Heard): Decision | null {
  const { lesson, text, grade } = heard
  const times = (text.match(oneMore) ?? []).length
  const held = heldNow(lesson.quantities)
  if (grade > youngest || held === null || times === 0 || !gone.test(text)) return null
  const open = openProblem(lesson)
  const rest =
    open && (/^\d+ − \d+$/.test(open.item.name) || isSought(lesson.quantities, open.item.id))
      ? withoutProblem(lesson, open.item.id)
      : lesson
  if (held - times !== 0)
    return reply(
      [{ key: 'take.look', values: { before: held } }],
      open ? askAgain(heard, lesson) : askChat(lesson, { key: 'take.ask' }),
      {
        kind: 'step',
        mood: 'thinking',
      },
    )
  return right({ ...heard, lesson: rest }, { key: 'take.zero' })
}
