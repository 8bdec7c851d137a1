import { nearestWord } from '../../know/words/nearest-word.ts'
import { knownWord } from '../../know/words/words.ts'
import type { Decision, Line } from '../../move.ts'
import { eventsIn } from '../../read/stories/events.ts'
import { numberByEar } from '../../read/sum-by-ear.ts'
import { tryAt } from '../../read/tries.ts'
import { isOwn, type Lesson, openProblem, withoutProblem } from '../../state.ts'
import { askChat } from '../ask.ts'
import { brought } from '../brought.ts'
import { credit } from '../credit.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'
import { tallied } from '../tally.ts'

// A young child's things, told one turn and more of them a turn or two later: 'i got five rocks', 'and then i put two more'.

/** Lines after which they are no longer meant. */
const mostLines = 3
const most = 20
const young = 2
const words =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
const count = String.raw`(\d{1,2}|${words.slice(1).join('|')})`
const amountOf = (said: string) => (/^\d/.test(said) ? Number(said) : words.indexOf(said.toLowerCase()))

const noThing =
  'more|years?|minutes?|hours?|days?|weeks?|times|of|left|right|out|and|in|on|to|from|for|was|is|are|am|a|an|the|oh?clock|dollars?|bucks|cents?|inches|feet|percent|points?|questions?|problems?|wrong|pages?|big|little|new|brothers?|sisters?|moms?|dads?|mommies|daddies|mamas?|parents|grandmas?|grandpas?|cousins?|friends?|quarters?|dimes?|nickels?|nickles?|penn(?:y|ies)'
const told = new RegExp(
  String.raw`^\W*(?:(?:and|so|ok|look|hey|hi|hello|today|wow|guess what|um+|there|bolt)[,!]? )*(?:i|we)(?: just| only| already)? (?:got|have|had|found|made|see|saw|picked|put|collected|counted)(?: only| like)? ${count} (?!(?:${noThing})\b)([a-z]{3,14}s|[a-z]{3,14}ies)\b([^\d?]{0,40})$`,
  'i',
)
const run = new RegExp(
  String.raw`^\W*(?:(?:and|so|ok|look|um+) )*(?:i|we)(?: just)? (?:got|have|had|found|made|see|saw|put|counted) ((?:(?:\d{1,2}|${words.slice(1).join('|')})[\s,]+){3,})(?!(?:${noThing})\b)([a-z]{3,14})\b[^\d?]{0,40}$`,
  'i',
)
const otherNumber = new RegExp(String.raw`\b(?:\d+|${words.slice(1).join('|')})\b`, 'i')
const stem = (word: string) => word.toLowerCase().replace(/(?:es|s)$/, '')

/** 'One two three four five rocks': counted from one, and how many. */
function countedIn(text: string): { count: number; thing: string } | null {
  const [, numbers = '', thing = ''] = run.exec(text) ?? []
  const values = numbers
    .trim()
    .split(/[\s,]+/)
    .map(amountOf)
  return numbers !== '' && values.every((value, at) => value === at + 1) ? { count: values.length, thing } : null
}

function heapIn(text: string): { count: number; thing: string } | null {
  const counted = countedIn(text)
  if (counted) return counted
  const [, said, thing, rest = ''] = told.exec(text) ?? []
  if (said === undefined || thing === undefined || otherNumber.test(rest)) return null
  return amountOf(said) <= most ? { count: amountOf(said), thing } : null
}

/** What a message tells of a child's things; after a few lines of something else they are forgotten. */
export function keepHeap(lesson: Lesson, text: string): Lesson {
  const heap = heapIn(text)
  if (heap) return { ...lesson, heap: { ...heap, thing: stem(heap.thing), left: mostLines } }
  const { heap: before } = lesson
  if (before && new RegExp(String.raw`\b${before.thing}`, 'i').test(text))
    return { ...lesson, heap: { ...before, left: mostLines } }
  return before ? { ...lesson, heap: before.left > 1 ? { ...before, left: before.left - 1 } : null } : lesson
}

const who = String.raw`(?:i|we|he|she|they|mom|mommy|mama|dad|daddy|papa|(?:my|the) [a-z]+)`
const more = new RegExp(
  String.raw`^\W*(?:(?:and|then|so|now|ok|oh|but|also|later) )*${who}(?: just)? (?:put|puts|found|finds?|got|gets?|add|added|gave me|gives me|gave us|made|picked|brought|brings|have|has) (?:me )?(?:${count}|another) (?:more)?(?: ?(?!(?:${noThing})\b)([a-z]{3,14}))?(?: (?:in|on|to|there|too|from|at) ?[^\d?]{0,20})?\W*$`,
  'i',
)
const less = new RegExp(
  String.raw`^\W*(?:(?:and|then|so|now|ok|oh|but|also|later) )*${who}(?: just)? (?:lost|ate|eat|gave|took|broke|dropped|popped|threw)(?: away)? ${count}(?: (?:of (?:them|those|my [a-z]+)|(?!(?:${noThing})\b)([a-z]{3,14})))?(?: (?:away|to) ?[^\d?]{0,20})?\W*$`,
  'i',
)

/** More of them, or some are gone: a sum of its own that knows the first number. */
export function changesHeap(heard: Heard): Decision | null {
  const { lesson, text, grade } = heard
  const { heap } = lesson
  if (!heap || grade > young || openProblem(lesson) || lesson.spanish) return null
  const found = more.exec(text) ?? less.exec(text)
  if (!found || (found[2] !== undefined && stem(found[2]) !== heap.thing)) return null
  // 'I got two shoes' is no more of them: it says 'more', or names no other thing.
  if (more.test(text) && !/\b(?:more|another)\b/i.test(text)) return null
  const number = found[1] === undefined ? 1 : amountOf(found[1])
  const grows = more.test(text)
  if (!grows && number > heap.count) return null
  const as = grows ? `got ${number} more` : `lost ${number}`
  const taken = tallied({ ...heard, text: as, lesson: { ...lesson, tally: heap.count } })
  if (!taken) return null
  const after = { ...heap, count: heap.count + (grows ? number : -number), left: mostLines + 1 }
  return { ...taken, lesson: { ...taken.lesson, heap: after } }
}

/** Several of it, spelled as usual: 'apples' of 'appl', 'ducks' of 'duk'. */
function manyOf(thing: string): string {
  if (knownWord(thing)) return `${thing}s`
  return knownWord(`${thing}e`) ? `${thing}es` : `${nearestWord(thing) ?? thing}s`
}

const whatNow = ' how many are there now'
const asksNow = /[,.;!]?\s*(?:so |and |now )*how (?:many|much)\b[^.?!]{0,30}[?!.\s]*$/i
/** 'Oh I only took 1 away' tells of the try before. */
const mends = /\b(?:only|oops|i mean|i meant|forgot|counted|mistake|wait)\b/i
/** '2 ducks swim away': so many, and what they do. */
const happensFirst = /^(?:\d{1,2}|one|two|three|four|five) (?:more |of them |of the )?[a-z]+/i
const begins = /^\W*(?:(?:and|then|so|now|ok|oh|but|also|later|but then|and then) )*/i

/** 'My mom gave me 2 more ducks how many now', '2 ducks go in the drain now its 6': what happens to them, in one line with what the child makes of it. */
export function happensToHeap(heard: Heard): Decision | null {
  const { lesson, text, grade } = heard
  const { heap } = lesson
  if (!heap || grade > young || lesson.spanish || lesson.play) return null
  const things = manyOf(heap.thing)
  const happens = text
    .replace(begins, '')
    .replace(new RegExp(String.raw`\b${heap.thing}[a-z]{0,2}\b`, 'gi'), things)
    .replace(/\banother\b(?! \d)/i, '1 more')
  const open = openProblem(lesson)
  if (open && (tryAt(text, open.item).kind === 'right' || mends.test(text))) return null
  const line = `there are ${heap.count} ${things} and ${happens.replace(asksNow, '')}`
  const isSure = asksNow.test(text) || more.test(text) || less.test(text) || happensFirst.test(happens)
  const told = eventsIn(line, grade) ?? (isSure ? eventsIn(`${line}${whatNow}`, grade) : null)
  if (!told || told.item.id === open?.item.id) return null
  const rest = open && isOwn(open) && open.item.entity === 'story' ? withoutProblem(lesson, open.item.id) : lesson
  const taken = brought({ ...heard, lesson: rest }, told.item, told.said, told.item.question)
  const count = Number(told.item.answer.answer)
  const values = { before: heap.count, things, by: Math.abs(count - heap.count) }
  const lines: Line[] = [{ key: count > heap.count ? 'heap.grow' : 'heap.shrink', values }]
  const move = told.said === null ? { ...taken.move, lines } : taken.move
  return { ...taken, move, lesson: { ...taken.lesson, heap: { count, thing: heap.thing, left: mostLines + 3 } } }
}

/** They are told of, and not counted. */
const ofHome = /^(?:dog|cat|pupp|kitt|pet|hamster|bunn|rabbit|hors|turtle|baby|babies|cousin|kid|teacher)/i

/** A small child tells what it has: it is taken up, and what happens with them is asked. */
export function heapTold({ lesson, text, grade }: Heard): Decision | null {
  const heap = grade > young || lesson.spanish || openProblem(lesson) ? null : heapIn(text)
  if (
    !heap ||
    heap.count < 2 ||
    ofHome.test(heap.thing) ||
    ['feeling', 'sentence', 'story', 'play'].includes(lesson.asked?.kind ?? '')
  )
    return null
  const greets = /^\W*(?:hi|hello|hey)\b/i.test(text)
  const thing = stem(heap.thing)
  const values = { count: heap.count, things: manyOf(thing) }
  return reply(
    [...(greets ? [{ key: 'heap.hi' } as const] : []), { key: 'heap.told', values }],
    askChat(lesson, { key: 'heap.happens', values }),
    { kind: 'sight', mood: 'happy' },
  )
}

/** 'I got one two three four five rocks in there': the counting is right, and it is so many. */
export function countedThings({ lesson, text, grade }: Heard): Decision | null {
  const counted = grade > young || lesson.spanish || openProblem(lesson) ? null : countedIn(text)
  if (!counted) return null
  return reply([{ key: 'heap.counted', values: { count: counted.count } }], askChat(lesson, { key: 'heap.more' }), {
    kind: 'count',
    mood: 'happy',
  })
}

/** 'Seben rocks!' for five and two more: the number, with what was counted. */
export function heapFound(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const open = openProblem(lesson)
  const [, said = '', thing] = /^\W*(\d{1,2}|[a-z]+) ([a-z]{3,14})\W*$/i.exec(numberByEar(text)) ?? []
  if (!open || !lesson.heap || thing === undefined || stem(thing) !== lesson.heap.thing) return null
  const tried = tryAt(said, open.item)
  return tried.kind === 'right' ? credit(heard, open, { said: tried.said }) : null
}
