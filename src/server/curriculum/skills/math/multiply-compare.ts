import words from '#content/en/skills/math/multiply-compare.json'
import { counted, type Draw, defineSkill, type Lists, oneWay, person, type Wrong } from '../../draw.ts'
import type { Rng } from '../../rng.ts'

const collected = ['sticker', 'shell', 'marble', 'book', 'card', 'bead', 'stamp', 'rock'] as const

type Numbers = { small: number; times: number; large: number }

function numbers(rng: Rng): Numbers {
  const [small, times] = [rng.int(3, 12), rng.int(2, 9)]
  return { small, times, large: small * times }
}

function compared(rng: Rng, lists: Lists, form: string, key: number, drawn: Numbers, wrong: Wrong[]): Draw {
  const { small, times, large } = drawn
  const [who = '', other = ''] = rng.some(lists.names ?? [], 2)
  const thing = rng.pick(collected)
  return {
    form,
    values: {
      small,
      times,
      large,
      apart: large - small,
      s: counted(thing, small),
      l: counted(thing, large),
      who: person(who),
      other: person(other),
    },
    answer: { form: 'number', answer: key },
    wrong: [...wrong, ['slipped-by-a-group', key + 1, 'near'], ['slipped-by-one', key + 2, 'near']],
    solution: oneWay(['draw-bars', null], [form, key]),
    entity: '@comparing',
  }
}

const pairsOfForms = {
  large: ['find-large', 'height-large', 'price-large'],
  small: ['find-small', 'height-small', 'price-small'],
  times: ['find-times', 'height-times', 'price-times'],
}

function largeAsked(rng: Rng, lists: Lists): Draw {
  const drawn = numbers(rng)
  const { small, times, large } = drawn
  return compared(rng, lists, rng.pick(pairsOfForms.large), large, drawn, [
    ['compared-by-adding', small + times, 'added-times'],
    ['slipped-by-a-group', large - small, 'one-less'],
    ['slipped-by-a-group', large + small, 'one-more'],
    ['divided-instead', small % times === 0 ? small / times : null],
  ])
}

function smallAsked(rng: Rng, lists: Lists): Draw {
  const drawn = numbers(rng)
  const { small, times, large } = drawn
  return compared(rng, lists, rng.pick(pairsOfForms.small), small, drawn, [
    ['multiplied-instead', large * times],
    ['compared-by-adding', large - times === small ? null : large - times, 'took-times-away'],
    ['compared-by-adding', large + times, 'added-to-large'],
  ])
}

function timesAsked(rng: Rng, lists: Lists): Draw {
  const drawn = numbers(rng)
  const { small, times, large } = drawn
  return compared(rng, lists, rng.pick(pairsOfForms.times), times, drawn, [
    ['compared-by-adding', large - small === times ? null : large - small, 'said-how-many-more'],
    ['added-everything', large + small, 'added-both'],
    ['slipped-by-a-group', times > 2 ? times - 1 : null, 'near'],
  ])
}

/** 35 = 5 × 7 in words, and words as an equation. */
function statement(rng: Rng): Draw | null {
  const { small, times, large } = numbers(rng)
  if (small === times) return null
  const toWords = rng.chance(50)
  const values = { small, times, large }
  if (toWords)
    return {
      form: 'in-words',
      values,
      answer: { form: 'choice', answer: '@times-as-many' },
      wrong: [
        ['compared-by-adding', '@more-than'],
        ['turned-division-around', '@turned', 'turned'],
        ['turned-division-around', '@turned-other', 'turned'],
      ],
      solution: oneWay(['read-equation', '@times-as-many']),
      entity: '@comparing',
    }
  return {
    form: 'as-equation',
    values,
    answer: { form: 'choice', answer: `${large} = ${times} × ${small}` },
    wrong: [
      ['compared-by-adding', `${large} = ${times} + ${small}`, 'plus'],
      ['turned-division-around', `${small} = ${times} × ${large}`, 'turned'],
      ['compared-by-adding', `${large} = ${small} − ${times}`, 'minus'],
    ],
    solution: oneWay(['read-words', `${large} = ${times} × ${small}`]),
    entity: '@comparing',
  }
}

/** Two ways to compare the same numbers: which is asked? */
function moreOrTimes(rng: Rng, lists: Lists): Draw {
  const drawn = numbers(rng)
  const { small, times, large } = drawn
  const form = rng.pick(['how-many-more', 'how-many-times'])
  const key = form === 'how-many-more' ? large - small : times
  const other = form === 'how-many-more' ? times : large - small
  return compared(rng, lists, form, key, drawn, [
    [
      'compared-by-adding',
      other === key ? null : other,
      form === 'how-many-more' ? 'said-times' : 'said-how-many-more',
    ],
    ['added-everything', large + small, 'added-both'],
    ['said-one-part', large],
  ])
}

export const skill = defineSkill({
  skill: 'math.multiply-compare',
  words,
  tags: ['multiplying', 'comparing'],
  draw: (rng, lists) =>
    rng.pick([largeAsked, largeAsked, smallAsked, smallAsked, timesAsked, timesAsked, statement, moreOrTimes])(
      rng,
      lists,
    ),
})
