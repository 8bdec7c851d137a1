import { isQuestion } from '../../know/book/stems.ts'
import type { Decision } from '../../move.ts'
import { type Ask, askIn } from '../../read/quantities/asks.ts'
import { isSamePerson, plainly } from '../../read/quantities/clause.ts'
import { type Fact, factsIn } from '../../read/quantities/facts.ts'
import { isSameThing } from '../../read/quantities/same-thing.ts'
import { tryAt } from '../../read/tries.ts'
import { openProblem, withoutProblem } from '../../state.ts'
import { askAgain, askChat } from '../ask.ts'
import type { Heard } from '../hear.ts'
import { ownProblem } from '../own.ts'
import { reply } from '../reply.ts'
import { openOf, toldIn } from './keep.ts'
import { isSought, known } from './ledger.ts'
import { countOf } from './words.ts'

// The child's story goes on while it is being found out how many there are: what happens in it is no answer.

type Change = Extract<Fact, { kind: 'change' }>

const mends =
  /^\W*(?:(?:oh|um+|uh|but) )*(?:no+|nope|wait|oops|actually|i mean|i meant|sorry|not \d+)\b|\bi mea?nt?\b|\bactually\b/
const next = /^\W*(?:(?:oh|um+|but|and|so) )*(?:then|later|after that|next|also)\b|\b(?:more|again|too)\W*$/
const plainSum = /^(\d+) [+−] (\d+)$/

/** 'No she ate 3', 'then i ate 1 more', while 6 − 2 is looked for. */
export function storyGoesOn(heard: Heard): Decision | null {
  const { lesson } = heard
  const open = openProblem(lesson)
  const [, from] = plainSum.exec(open?.item.name ?? '') ?? []
  const text = toldIn(heard)
  if (!open || from === undefined || !isSought(lesson.quantities, open.item.id) || isQuestion(text)) return null
  const plain = plainly(text)
  const changes = factsIn(text).filter((fact): fact is Change => fact.kind === 'change')
  const [change] = changes
  if (!change || changes.length > 1 || !change.reaches || tryAt(text, open.item).kind === 'right') return null
  if (/\b(?:left|now|have|has|so|that is)\b/.test(plain)) return null
  const by = Math.abs(change.by)
  if (next.test(plain)) return laterOn(heard, change)
  if (!mends.test(plain)) return null
  const rest = withoutProblem(lesson, open.item.id)
  const sign = change.by < 0 ? '−' : '+'
  return ownProblem({ ...heard, lesson: rest, text: `${from} ${sign} ${by}` }, [
    { key: 'told.mended', values: { from, by } },
  ])
}

/** First what is looked for; then comes what happened next. */
function laterOn(heard: Heard, { by }: Change): Decision {
  const key = by < 0 ? 'told.laterLess' : 'told.laterMore'
  return reply([{ key, values: { by: Math.abs(by) } }], askAgain(heard, { ...heard.lesson, asked: null }), {
    kind: 'step',
    mood: 'happy',
  })
}

const ofNow =
  /^\W*(?:(?:ok|so|and|but|wait|now|then) )*how (?:many|much)\b.*\b(?:have|has|left|now|got|are there)\W*(?:now|left|again)?\W*$/i

/** 'How many do i have', of what it told or found: it is what it said itself. */
export function askedWhatItSaid({ lesson, text }: Heard, ask: Ask | null = askIn(text)): Decision | null {
  if (ask?.kind !== 'now' || openProblem(lesson) || /\d|\bif\b/i.test(text) || !ofNow.test(text)) return null
  const some = known(lesson.quantities, openOf(lesson)).filter(
    ({ whose, thing }) =>
      !/^(?:need|by)$/.test(whose) &&
      isSameThing(thing, ask.thing) &&
      (ask.whose === null ||
        isSamePerson(whose, ask.whose) ||
        (/^(?:me|we)$/.test(ask.whose) && /^(?:me|we|there)$/.test(whose))),
  )
  const [only, another] = some
  if (!only || another || only.from !== null) return null
  const line = { key: 'told.said', values: { had: countOf(only.count, only.thing ?? '') } }
  return reply([line], askChat(lesson, { key: 'sight.next' }), { kind: 'sight', mood: 'happy' })
}
