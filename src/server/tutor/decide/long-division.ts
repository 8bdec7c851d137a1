import type { Decision, Line } from '../move.ts'
import { type DivisionStep, divisionSteps, stepTold } from '../read/division-steps.ts'
import { changed, openProblem, type Problem } from '../state.ts'
import { askStep } from './ask.ts'
import type { Heard } from './hear.ts'
import { kept, reply } from './reply.ts'

/** The place of the last step that was told stands among what is done: 'long:3'. */
const mark = 'long:'
const placeOf = ({ done }: Problem) => Number(done.findLast((one) => one.startsWith(mark))?.slice(mark.length) ?? -1)

/** Dividing on paper, a step at a time: each is confirmed, and the next one is the child's. */
export function longDivision({ lesson, text }: Heard): Decision | null {
  const open = openProblem(lesson)
  const way = open && divisionSteps(open.item.name)
  if (!open || !way) return null
  const told = stepTold(text, way, placeOf(open))
  if (told === null) return null
  const at = told === 'down' ? way.steps.findIndex(({ kind }, place) => place > placeOf(open) && kind === 'down') : told
  const step = way.steps[at]
  if (!step) return null
  // What is brought down is named by the child, at once or in its next line.
  const isNamed =
    told === 'down' &&
    new RegExp(`\\bdown\\b.*\\b(?:makes?|is|its|it's|so|have|get|got|=)\\W*(?:its |it's )?${step.value}\\b`, 'i').test(
      text,
    )
  const place = told === 'down' && !isNamed ? at - 1 : at
  const values = { ...step, by: way.by, what: open.item.name }
  const done = [...kept(open.done, `${mark}${place}`)]
  const next = told === 'down' && !isNamed ? step : isEnd(way.steps, place) ? undefined : way.steps[place + 1]
  const ask: Line = next
    ? {
        key: told === 'down' && !isNamed ? 'long.ask.number' : `long.ask.${next.kind}`,
        values: { ...values, part: next.part },
      }
    : { key: 'long.ask.all', values }
  const expects = next ? ({ form: 'number', answer: String(expected(next)) } as const) : open.item.answer
  return reply(
    [{ key: told === 'down' ? 'long.bring' : `long.${step.kind}`, values }],
    askStep(changed({ ...lesson, aside: 0 }, open.item.id, { done }), ask, expects),
    { kind: 'step', mood: 'happy' },
  )
}

/** Nothing comes down any more, and it goes in evenly. */
const isEnd = (steps: readonly DivisionStep[], at: number) =>
  steps.slice(at).every(({ kind }) => kind !== 'down') && steps.at(-1)?.value === 0

const expected = ({ kind, value, digit }: DivisionStep) => (kind === 'down' ? digit : value)
