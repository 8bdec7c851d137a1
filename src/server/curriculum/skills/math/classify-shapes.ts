import words from '#content/en/skills/math/classify-shapes.json'
import { type Draw, defineSkill, oneWay, type Wrong } from '../../draw.ts'

/** Who belongs to whom, whether a schoolbook gives a trapezoid exactly one pair of parallel sides or at least one. */
const families = [
  ['square', 'rectangle'],
  ['square', 'rhombus'],
  ['square', 'parallelogram'],
  ['square', 'quadrilateral'],
  ['rectangle', 'parallelogram'],
  ['rectangle', 'quadrilateral'],
  ['rhombus', 'parallelogram'],
  ['rhombus', 'quadrilateral'],
  ['parallelogram', 'quadrilateral'],
  ['trapezoid', 'quadrilateral'],
  ['triangle', 'polygon'],
  ['hexagon', 'polygon'],
  ['pentagon', 'polygon'],
  ['quadrilateral', 'polygon'],
] as const
type Family = (typeof families)[number]

const valuesOf = ([one, two]: Family) => ({
  one: `@${one}`,
  one_many: `@${one}_many`,
  one_a: `@${one}_a`,
  One: `@${one}_A`,
  two: `@${two}`,
  two_many: `@${two}_many`,
  two_a: `@${two}_a`,
  Two: `@${two}_A`,
  needs: `@${two}_needs`,
})

function truth(family: Family): Draw {
  return {
    form: 'truth',
    values: valuesOf(family),
    answer: { form: 'choice', answer: '@down' },
    wrong: [
      ['turned-the-families', '@up'],
      ['kept-the-families-apart', '@no'],
      ['thought-only-some', '@some'],
    ],
    solution: oneWay(['needs', null], ['so', '@down']),
    entity: `@${family[0]}`,
  }
}

/** All the others have four sides, or any number. */
const sidesOf: Readonly<Record<string, number>> = { triangle: 3, pentagon: 5, hexagon: 6 }

function also(family: Family): Draw {
  const [one, two] = family
  const bigger = new Set<string>(families.filter(([smaller]) => smaller === one).map(([, larger]) => larger))
  const sides = ['triangle', 'trapezoid', 'hexagon', 'square', 'rhombus', 'rectangle', 'pentagon'] as const
  const maybe = one === 'parallelogram' || bigger.has('parallelogram') ? 'trapezoid' : null
  const strangers = sides.filter((other) => other !== one && other !== two && other !== maybe && !bigger.has(other))
  return {
    form: 'also',
    values: valuesOf(family),
    answer: { form: 'choice', answer: `@${two}_a` },
    wrong: strangers.map(
      (other): Wrong => [
        'not-always-so',
        `@${other}_a`,
        sidesOf[other] === sidesOf[one] ? 'not-always-so' : 'other-sides',
      ],
    ),
    solution: oneWay(['needs', null], ['so', `@${two}_a`]),
    entity: `@${one}`,
  }
}

export const skill = defineSkill({
  skill: 'math.classify-shapes',
  words,
  tags: ['shapes', 'families'],
  deck: {
    name: 'shape-families',
    all: () =>
      families.flatMap((family) => [
        { ...truth(family), key: `${family[0]}-and-${family[1]}` },
        { ...also(family), key: `${family[0]}-is-${family[1]}` },
      ]),
  },
})
