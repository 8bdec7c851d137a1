import { expect, it } from 'vitest'
import { itemMadeFor } from '../../curriculum.ts'

/** Roots that mean nearly the same: "autograph" has to do with writing as well as "scribble". */
const alike = [
  { means: ['write', 'write or draw'], parts: ['scrib', 'graph'] },
  { means: ['look', 'see'], parts: ['spect', 'vis', 'scop'] },
]
const items = Array.from({ length: 600 }, (_, seed) => itemMadeFor('reading.roots-and-affixes', seed * 7_919)).filter(
  (item) => item !== null,
)

it('never offers a second word with a root of that meaning, nor a second meaning that is right', () => {
  const twice = items.flatMap(({ question, distractors }) => {
    const { means, parts } = alike.find(
      (each) =>
        each.means.some((one) => question.includes(`means “${one}”`)) ||
        each.parts.some((part) => question.includes(`root “${part}”`)),
    ) ?? { means: [], parts: [] }
    return distractors
      .map(({ answer }) => String(answer))
      .filter(
        (answer) => means.includes(answer) || (question.startsWith('Which') && parts.some((p) => answer.includes(p))),
      )
      .map((answer) => `${question} ${answer}`)
  })
  expect(twice).toEqual([])
})
