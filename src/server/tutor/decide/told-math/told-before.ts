import type { Decision } from '../../move.ts'
import { isSameThing } from '../../read/quantities/same-thing.ts'
import { smallNumber, smallValue } from '../../read/small-numbers.ts'
import { numberByEar } from '../../read/sum-by-ear.ts'
import { tryAt } from '../../read/tries.ts'
import { openProblem } from '../../state.ts'
import { askChat } from '../ask.ts'
import { credit } from '../credit.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'

// A young child's counting of its own things: 'i got one two three four five rocks', 'seben rocks'.

const young = 2
const noThing = 'more|years?|minutes?|hours?|days?|times|of|left|and|in|on|to|for|was|is|are|dollars?|cents?|percent'
const run = new RegExp(
  String.raw`^\W*(?:(?:and|so|ok|look|um+) )*(?:i|we)(?: just)? (?:got|have|had|found|made|see|saw|put|counted) ((?:${smallNumber}[\s,]+){3,})(?!(?:${noThing}|${smallNumber})\b)([a-z]{3,14})\b[^\d?]{0,40}$`,
  'i',
)

/** 'One two three four five rocks': counted from one, and how many. */
function countedIn(text: string): number | null {
  const [, numbers = ''] = run.exec(text) ?? []
  const values = numbers
    .trim()
    .split(/[\s,]+/)
    .map(smallValue)
  return numbers !== '' && values.every((value, at) => value === at + 1) ? values.length : null
}

/** 'I got one two three four five rocks in there': the counting is right, and it is so many. */
export function countedThings({ lesson, text, grade }: Heard): Decision | null {
  const count = grade > young || lesson.spanish || openProblem(lesson) ? null : countedIn(text)
  if (count === null) return null
  return reply([{ key: 'heap.counted', values: { count } }], askChat(lesson, { key: 'heap.more' }), {
    kind: 'count',
    mood: 'happy',
  })
}

/** 'Seben rocks!' for five and two more: the number, with what was counted. */
export function thingsFound(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const open = openProblem(lesson)
  const [, said = '', thing] = /^\W*(\d{1,4}|[a-z]+) ([a-z]{3,14})\W*$/i.exec(numberByEar(text)) ?? []
  const sought = lesson.quantities.find(({ of }) => of !== null && of === open?.item.id)
  if (!open || !sought || thing === undefined || !isSameThing(thing, sought.thing)) return null
  const tried = tryAt(said, open.item)
  return tried.kind === 'right' ? credit(heard, open, { said: tried.said }) : null
}
