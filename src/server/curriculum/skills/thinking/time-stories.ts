import words from '#content/en/skills/math/parts/elapsed.json'
import { type Draw, defineSkill, type Lists, person } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { drawSpan, endAsked, lengthAsked, startAsked } from '../math/parts/elapsed.ts'

const valuesFor = (rng: Rng, lists: Lists): Draw['values'] => ({
  event: rng.pick(lists.events ?? []),
  meeting: rng.pick(lists.meetings ?? []),
  who: person(rng.pick(lists.names ?? [])),
})

/** Two things one after the other. */
function twoInARow(rng: Rng, lists: Lists): Draw {
  const span = drawSpan(rng, 5, 55)
  const least = Math.max(25, span.long)
  const long = (span.start + least) % 60 === 0 ? least + 5 : least
  const first = 5 * rng.int(2, long / 5 - 2)
  const whole = endAsked({ ...span, long }, 'two-in-a-row', { ...valuesFor(rng, lists), first, second: long - first })
  return {
    ...whole,
    wrong: [['stopped-early', endAsked({ ...span, long: first }, 'story-end').answer.answer], ...whole.wrong],
    solution: whole.solution.map((path) => [['both-parts', long] as const, ...path]),
  }
}

export const skill = defineSkill({
  skill: 'thinking.time-stories',
  words,
  tags: ['stories', 'time'],
  draw: (rng, lists) => {
    const asked = rng.int(0, 4)
    const span = drawSpan(rng, 5, 55)
    const values = valuesFor(rng, lists)
    if (asked === 0) return endAsked(span, 'story-end', values)
    if (asked === 1) return startAsked(span, 'story-start', values)
    return asked === 2 ? twoInARow(rng, lists) : lengthAsked(span, 'story-length', values)
  },
})
