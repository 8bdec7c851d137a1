import words from '#content/en/skills/math/measure-with-units.json'
import { picturedThings } from '#shared/picture.ts'
import { counted, type Draw, defineSkill, type Lists, oneWay, person, type Wrong } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { near } from './parts/rulers.ts'
import { mixedAfterFirst } from './parts/wrong-order.ts'

const units = ['cube', 'paper clip', 'block', 'button', 'bean'] as const

/** A row of units below a thing. */
function row(rng: Rng, lists: Lists): Draw {
  const count = rng.int(3, 12)
  const thing = rng.pick(picturedThings.filter((one) => one === 'block' || one === 'cookie' || one === 'shell'))
  return {
    form: 'row',
    values: { thing: rng.pick(lists.things ?? []), x: counted(thing, count), key: count },
    answer: { form: 'number', answer: count },
    wrong: mixedAfterFirst(rng, [
      ...near(count),
      ['counted-marks-not-spaces', count + 2],
      ['lost-count', count > 3 ? count - 2 : count + 3],
    ]),
    solution: oneWay(['count-units', count]),
    picture: { kind: 'array', rows: 1, columns: count, thing },
    entity: thing,
  }
}

/** The thing covers some of the units, not from the first on. */
function covered(rng: Rng, lists: Lists): Draw {
  const [before, count] = [rng.int(1, 5), rng.int(2, 8)]
  const last = before + count
  return {
    form: 'covered',
    values: { thing: rng.pick(lists.small ?? []), first: before + 1, last, x: counted('cube', count), key: count },
    answer: { form: 'number', answer: count },
    wrong: mixedAfterFirst(rng, [
      ['read-the-end-only', last],
      ['counted-marks-not-spaces', count - 1],
      ['slipped-by-one', count + 1],
      ['read-the-end-only', before + 1, 'first-number'],
      ['slipped-by-one', count + 2],
    ]),
    solution: oneWay(['count-covered', count]),
    entity: '@cubes',
  }
}

function moreUnits(rng: Rng, lists: Lists): Draw {
  const [a = 5, b = 8] = rng.some([3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 2)
  const [thing = '', other = ''] = rng.some(lists.things ?? [], 2)
  const [big, small] = [Math.max(a, b), Math.min(a, b)]
  const unit = rng.pick(units)
  const key = big - small
  return {
    form: 'how-much-longer',
    values: { thing, other, x: counted(unit, big), y: counted(unit, small), big, small, key },
    answer: { form: 'number', answer: key },
    wrong: [
      ['added-instead', big + small],
      ['said-the-longer-length', big],
      ['said-one-part', small === key ? null : small],
      ...near(key),
      ['slipped-by-one', key + 2],
    ],
    solution: oneWay(['compare', null], ['difference', key]),
    entity: thing,
  }
}

/** Smaller units need more of them. */
function otherUnits(rng: Rng, lists: Lists): Draw {
  const isSmaller = rng.chance(50)
  const [key, other] = isSmaller ? ['@more', '@fewer'] : ['@fewer', '@more']
  return {
    form: isSmaller ? 'smaller-units' : 'bigger-units',
    values: {
      thing: rng.pick(lists.things ?? []),
      who: person(rng.pick(lists.names ?? [])),
      x: counted(rng.pick(units), rng.int(5, 12)),
      size: isSmaller ? 'small' : 'big',
    },
    answer: { form: 'choice', answer: key },
    wrong: [
      ['thinks-bigger-units-need-more', other],
      ['thought-they-are-equal', '@same'],
      ['gave-up-comparing', '@unknown'],
    ],
    solution: oneWay(['unit-size', null], ['so-many', key]),
    entity: '@units',
  }
}

function rightWay(rng: Rng, lists: Lists): Draw {
  return {
    form: 'right-way',
    values: {
      thing: rng.pick(lists.things ?? []),
      who: person(rng.pick(lists.names ?? [])),
      x: counted(rng.pick(units), 2),
    },
    answer: { form: 'choice', answer: '@end-to-end' },
    wrong: rng
      .some(['@gaps', '@overlap', '@mixed'])
      .map(
        (way): Wrong =>
          way === '@mixed' ? ['left-gaps-or-overlaps', way, 'mixed-sizes'] : ['left-gaps-or-overlaps', way],
      ),
    solution: oneWay(['why-equal', null], ['so-lay', '@end-to-end']),
    entity: '@units',
  }
}

export const skill = defineSkill({
  skill: 'math.measure-with-units',
  words,
  tags: ['measuring'],
  draw: (rng, lists) => rng.pick([row, covered, covered, moreUnits, otherUnits, rightWay])(rng, lists),
})
