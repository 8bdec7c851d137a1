import { readNumber } from '#shared/answers/numbers.ts'
import type { Decision } from '../../move.ts'
import { tryAt } from '../../read/tries.ts'
import { changed, openProblem } from '../../state.ts'
import { askStep } from '../ask.ts'
import { credit } from '../credit.ts'
import type { Heard } from '../hear.ts'
import { kept, reply } from '../reply.ts'
import { wrong } from '../wrong.ts'

const part = String.raw`(\d{1,2}\/\d{1,2})`
const rest = new RegExp(
  String.raw`${part}(?: (?:of (?:it|the [a-z]+)))? (?:is |are |was )?(?:left|remains?|remaining|over|not eaten|still there)\b|\b(?:left|remains?|leaves)(?: is| with| over)? ${part}`,
  'i',
)
const gone = new RegExp(
  String.raw`${part}(?: (?:of (?:it|the [a-z]+)))? (?:is |are |was |got |were )?(?:eaten|gone|ate|used|read|drunk|drank|taken|together|in all|total)\b`,
  'i',
)

/** 'I got 5/12 eaten so 7/12 left': what is left is the answer, and what is gone a step to it. */
export function leftSaid(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const open = openProblem(lesson)
  if (!open?.item.skill.startsWith('own.partsLeft')) return null
  const left = rest.exec(text)?.slice(1).find(Boolean)
  if (left !== undefined) {
    const tried = tryAt(left, open.item)
    if (tried.kind === 'right') return credit(heard, open, { said: tried.said })
    return tried.kind === 'wrong' ? wrong(heard, open, tried) : null
  }
  const eaten = gone.exec(text)?.[1]
  const both = open.item.solution[0].find(({ value }) => value !== null)?.value
  if (eaten === undefined || both === null || both === undefined) return null
  if (readNumber(eaten)?.equals(readNumber(both) ?? 0) !== true) {
    const tried = tryAt(eaten, open.item)
    return tried.kind === 'wrong' && tried.mistake !== null ? wrong(heard, open, tried) : null
  }
  const done = kept(open.done, both)
  return reply(
    [{ key: 'parts.gone', values: { both: eaten } }],
    askStep(changed({ ...lesson, aside: 0 }, open.item.id, { done }), { key: 'parts.gone.ask' }, open.item.answer),
    { kind: 'step', mood: 'happy' },
  )
}
