import words from '#content/en/skills/math/estimate-lengths.json'
import { type Draw, defineSkill, type Lists, oneWay, person, type Wrong } from '../../draw.ts'
import type { Rng } from '../../rng.ts'

/** 'a thing;long;size;unit;what helps': how long it is, about. */
function drawThing(rng: Rng, lists: Lists) {
  const [thing = '', how = '', size = '1', unit = '', help = ''] = rng.pick(lists.things ?? []).split(';')
  return { thing, how, size: Number(size), unit, help }
}

const larger = { inches: '@feet', feet: '@yards', centimeters: '@meters', meters: '@kilometers' } as const
const smaller = {
  inches: '@centimeters',
  feet: '@inches',
  centimeters: '@millimeters',
  meters: '@centimeters',
} as const
type Unit = keyof typeof larger
const isUnit = (text: string): text is Unit => text in larger

/** Which of four lengths fits. */
function about(rng: Rng, lists: Lists): Draw {
  const { thing, how, size, unit, help } = drawThing(rng, lists)
  const bigger = isUnit(unit) ? larger[unit] : '@feet'
  const far = size * rng.pick([8, 10])
  const near = Math.max(1, Math.round(size / 8))
  const wrong: Wrong[] = [
    ['mixed-up-units', `@size-${bigger.slice(1)}`],
    ['guessed-far-off', '@far'],
    near === size || size < 4 ? ['guessed-far-off', '@very-far'] : ['guessed-far-off', '@near'],
  ]
  return {
    form: 'about',
    values: { thing, how, size, unit, help, far, near, double: size * 20, ...unitValues(rng, lists) },
    answer: { form: 'choice', answer: '@size' },
    wrong,
    solution: oneWay(['compare', null], ['so-long', '@size']),
    entity: '@estimate',
  }
}

const unitValues = (rng: Rng, lists: Lists): Draw['values'] => ({ who: person(rng.pick(lists.names ?? [])) })

const mostOfSmall = 20
const fewestOfLarge = 8

/** Which unit fits a thing best. */
function whichUnit(rng: Rng, lists: Lists): Draw {
  const { thing, how, unit, size, help } = drawThing(rng, lists)
  const isSmall = unit === 'centimeters' || unit === 'inches'
  // Between the two both units would do.
  if (isSmall ? size > mostOfSmall : size < fewestOfLarge) return about(rng, lists)
  const wrongUnit = isUnit(unit) ? (isSmall ? larger[unit] : smaller[unit]) : '@feet'
  return {
    form: 'unit',
    values: { thing, how, unit, help, ...unitValues(rng, lists) },
    answer: { form: 'choice', answer: unit },
    wrong: [
      ['mixed-up-units', wrongUnit],
      ['mixed-up-what-is-measured', '@pounds'],
      ['mixed-up-what-is-measured', '@minutes'],
    ],
    solution: oneWay(['compare', null], ['so-unit', unit]),
    entity: '@estimate',
  }
}

/** Which of four things is about so long. */
function whichThing(rng: Rng, lists: Lists): Draw | null {
  const key = drawThing(rng, lists)
  const inUnit = (lists.things ?? [])
    .map((line) => line.split(';'))
    .map(([thing = '', how = '', size = '1', unit = '']) => ({ thing, how, size: Number(size), unit }))
  const far = inUnit.filter((one) => isFar(lengthIn(one), lengthIn(key)))
  // A bed stands in the list twice: once in feet, once in meters.
  const others = rng.some(
    far.filter(({ thing }, at) => far.findIndex((one) => one.thing === thing) === at),
    3,
  )
  if (others.length < 3) return null
  return {
    form: 'thing',
    values: { ...key, ...unitValues(rng, lists) },
    answer: { form: 'choice', answer: key.thing },
    wrong: others.map(({ thing }) => ['guessed-far-off', thing]),
    solution: oneWay(['compare-size', null], ['so-thing', key.thing]),
    entity: '@estimate',
  }
}

const inMillimeters: Readonly<Record<string, number>> = { inches: 25, feet: 305, centimeters: 10, meters: 1_000 }
const lengthIn = ({ size, unit }: { size: number; unit: string }) => size * (inMillimeters[unit] ?? 1)
const farAway = 4
const isFar = (one: number, other: number) => Math.max(one, other) / Math.min(one, other) >= farAway

export const skill = defineSkill({
  skill: 'math.estimate-lengths',
  words,
  tags: ['measuring', 'estimating'],
  draw: (rng, lists) => rng.pick([about, about, whichUnit, whichThing])(rng, lists),
})
