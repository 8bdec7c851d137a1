import words from '#content/en/skills/math/add-three-numbers.json'
import { counted, type Draw, defineSkill, type Lists, person } from '../../draw.ts'
import type { Rng } from '../../rng.ts'

/** The pair to begin with: one that makes ten, else a double, else the first two. */
function easyPair(a: number, b: number, c: number): [x: number, y: number, z: number, way: string] {
  const orders = [
    [a, b, c],
    [a, c, b],
    [b, c, a],
  ] as const
  const ten = orders.find(([x, y]) => x + y === 10)
  if (ten) return [...ten, 'ten']
  const double = orders.find(([x, y]) => x === y)
  return double ? [...double, 'double'] : [a, b, c, 'order']
}

function three(rng: Rng, lists: Lists): Draw | null {
  const first = rng.int(1, 9)
  const second = rng.chance(50) ? 10 - first : rng.int(1, 9)
  const third = rng.int(1, 9)
  const [a = 1, b = 1, c = 1] = rng.some([first, second, third])
  const sum = a + b + c
  if (sum > 20 || sum === 3) return null
  const [x, y, z, way] = easyPair(a, b, c)
  return {
    form: rng.pick(['three', 'three', 'story']),
    values: {
      a,
      b,
      c,
      x,
      y,
      z,
      way,
      part: x + y,
      ab: a + b,
      sum,
      who: person(rng.pick(lists.names ?? [])),
      thing: counted(rng.pick(['block', 'bead', 'marble', 'crayon']), 2),
    },
    answer: { form: 'number', answer: sum },
    wrong: [
      ['left-out-a-number', a + b],
      ['slipped-by-one', sum + 1],
      ['left-out-a-number', b + c],
      ['slipped-by-one', sum - 1],
      ['counted-one-number-twice', sum + c],
      ['left-out-a-number', a + c],
    ],
    solution: [
      [
        ['first-two', x + y],
        ['third', sum],
      ],
      ...(way === 'order' || (x === a && y === b)
        ? []
        : [
            [
              ['in-order-one', a + b],
              ['in-order-two', sum],
            ] as const,
          ]),
    ],
    entity: sum,
  }
}

export const skill = defineSkill({ skill: 'math.add-three-numbers', words, tags: ['adding'], draw: three })
