import words from '#content/en/skills/math/solid-shapes.json'
import { type Draw, defineSkill, type Lists, oneWay, type Wrong } from '../../draw.ts'
import type { Rng } from '../../rng.ts'

const solids = ['cube', 'cuboid', 'sphere', 'cone', 'cylinder', 'pyramid'] as const
const faces = { cube: 6, cuboid: 6, cone: 1, cylinder: 2, pyramid: 5 } as const

/** A cube is a box too: neither is a wrong answer for the other. */
const apart = (solid: string) =>
  solids.filter(
    (one) => one !== solid && !(solid === 'cube' && one === 'cuboid') && !(solid === 'cuboid' && one === 'cube'),
  )

function named(rng: Rng, lists: Lists): Draw {
  const solid = rng.pick(solids)
  const form = rng.pick(['name', 'thing', 'fact'])
  return {
    form,
    values: {
      a: `@${solid}_a`,
      fact: `@${solid}_fact`,
      thing: rng.pick(lists[solid] ?? []),
      flat: solid === 'sphere' ? 'no' : 'yes',
    },
    answer: { form: 'choice', answer: `@${solid}` },
    wrong: rng.some(apart(solid), 3).map((one): Wrong => ['mixed-up-solids', `@${one}`]),
    solution: oneWay(['see', null], ['so', `@${solid}`]),
    picture: form === 'name' ? { kind: 'shape', shape: solid } : null,
    entity: `@${solid}`,
  }
}

function faceCount(rng: Rng): Draw {
  const solid = rng.pick(['cube', 'cuboid', 'cone', 'cylinder', 'pyramid'] as const)
  const n = faces[solid]
  return {
    form: 'faces',
    values: { a: solid === 'pyramid' ? '@square_pyramid' : `@${solid}_a`, fact: `@${solid}_fact`, n },
    answer: { form: 'number', answer: n },
    wrong: [
      ['skipped-one-in-counting', n > 1 ? n - 1 : 0],
      ['counted-one-twice', n + 1],
      [n <= 2 ? 'counted-the-round-part' : 'lost-count', n <= 2 ? n + 2 : n - 2],
      ['lost-count', n + 3],
    ],
    solution: oneWay(['see', null], ['faces', n]),
    entity: `@${solid}`,
  }
}

export const skill = defineSkill({
  skill: 'math.solid-shapes',
  words,
  tags: ['shapes'],
  draw: (rng, lists) => (rng.chance(75) ? named(rng, lists) : faceCount(rng)),
})
