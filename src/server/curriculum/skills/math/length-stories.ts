import words from '#content/en/skills/math/length-stories.json'
import { counted, type Draw, defineSkill, type Lists, person, type Wrong } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { near, unitName } from './parts/rulers.ts'

const units = ['inch', 'foot', 'centimeter'] as const
type Asked = { form: string; a: number; b: number; key: number; wrong: Wrong[]; isSum: boolean; thing: string }

function story(rng: Rng, lists: Lists, { form, a, b, key, wrong, isSum, thing }: Asked): Draw {
  const unit = rng.pick(
    thing === 'paths' ? (['meter', 'yard'] as const) : thing === 'plants' ? (['inch', 'centimeter'] as const) : units,
  )
  const [tensA, tensB] = [a - (a % 10), b - (b % 10)]
  return {
    form,
    values: {
      thing: rng.pick(lists[thing] ?? []),
      who: person(rng.pick(lists.names ?? [])),
      x: counted(unit, a),
      y: counted(unit, b),
      z: counted(unit, key),
      a,
      b,
      key,
      tensA,
      tensB,
      onesB: b - tensB,
      tens: tensA + tensB,
      ones: a + b - tensA - tensB,
      left: a - tensB,
    },
    answer: { form: 'number', answer: key, unit: unitName[unit] ?? unit },
    wrong: [...wrong, ...near(key), ['slipped-by-ten', key + 10]],
    solution: isSum
      ? [[['add-tens', tensA + tensB], ...((a + b) % 10 === 0 && a % 10 === 0 ? [] : ([['add-ones', key]] as const))]]
      : [
          [
            ...(tensB > 0 ? ([['take-tens', a - tensB]] as const) : []),
            ...(b > tensB ? ([['take-ones', key]] as const) : []),
          ],
        ],
    entity: unit,
  }
}

function together(rng: Rng, lists: Lists): Draw {
  const [a, b] = [rng.int(12, 58), rng.int(11, 41)]
  const wrong: Wrong[] = [
    ['forgot-to-carry', (a % 10) + (b % 10) > 9 ? a + b - 10 : null],
    ['took-away-instead', a === b ? null : Math.abs(a - b)],
    ['said-one-part', Math.max(a, b)],
  ]
  const isPath = rng.chance(40)
  return story(rng, lists, {
    form: isPath ? 'walked' : 'joined',
    thing: isPath ? 'paths' : 'strips',
    a,
    b,
    key: a + b,
    wrong,
    isSum: true,
  })
}

function leftOver(rng: Rng, lists: Lists): Draw | null {
  const a = rng.int(25, 98)
  const b = rng.int(8, a - 6)
  // What is taken first would tell the key.
  if (b - (b % 10) === a - b) return null
  const form = rng.pick(['cut', 'to-go', 'grew'])
  const wrong: Wrong[] = [
    ['forgot-the-trade', a % 10 < b % 10 ? a - b + 10 : null],
    ['added-instead', a + b],
    ['said-one-part', b === a - b ? null : b],
  ]
  const thing = form === 'to-go' ? 'paths' : form === 'grew' ? 'plants' : 'strips'
  return story(rng, lists, { form, thing, a, b, key: a - b, wrong, isSum: false })
}

export const skill = defineSkill({
  skill: 'math.length-stories',
  words,
  tags: ['measuring', 'stories'],
  draw: (rng, lists) => rng.pick([together, leftOver])(rng, lists),
})
