import words from '#content/en/skills/math/angles.json'
import { type Draw, defineSkill, oneWay, type Wrong } from '../../draw.ts'
import type { Rng } from '../../rng.ts'

const kinds = ['acute', 'right', 'obtuse', 'straight'] as const
const caseOf = { acute: 'less', right: 'same', obtuse: 'more', straight: 'line' } as const

const degreesOf = (rng: Rng, kind: (typeof kinds)[number]) =>
  kind === 'acute' ? rng.int(15, 75) : kind === 'right' ? 90 : kind === 'obtuse' ? rng.int(105, 165) : 180

function kindOf(rng: Rng): Draw {
  const kind = rng.pick(['acute', 'acute', 'obtuse', 'obtuse', 'right', 'straight'] as const)
  const n = degreesOf(rng, kind)
  const form = rng.pick(['kind', 'degrees'])
  return {
    form,
    values: { n, case: caseOf[kind], key: `@${kind}` },
    answer: { form: 'choice', answer: `@${kind}` },
    wrong: kinds.filter((one) => one !== kind).map((one): Wrong => ['mixed-up-angle-kinds', `@${one}`]),
    solution: oneWay(['compare', null], ['so', `@${kind}`]),
    picture: form === 'kind' ? { kind: 'angle', degrees: n } : null,
    entity: '@angle',
  }
}

/** About how wide, by eye: the choices are far apart. */
function about(rng: Rng): Draw {
  const n = rng.pick([30, 45, 60, 90, 120, 135, 150])
  const far = [15, 45, 75, 90, 105, 135, 165].filter((one) => Math.abs(one - n) >= 30 && one !== 180 - n)
  return {
    form: 'about',
    values: { n, case: n < 90 ? 'less' : n > 90 ? 'more' : 'same' },
    answer: { form: 'choice', answer: n },
    wrong: [
      ['read-the-other-scale', n === 90 ? null : 180 - n],
      ...rng.some(far, 3).map((one): Wrong => ['estimated-too-far', one]),
    ],
    solution: oneWay(['compare', null], ['so', n]),
    picture: { kind: 'angle', degrees: n },
    entity: '@angle',
  }
}

export const skill = defineSkill({
  skill: 'math.angles',
  words,
  tags: ['angles'],
  draw: (rng) => (rng.chance(70) ? kindOf : about)(rng),
})
