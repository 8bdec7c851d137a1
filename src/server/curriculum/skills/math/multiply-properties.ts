import words from '#content/en/skills/math/multiply-properties.json'
import { type Draw, defineSkill, oneWay } from '../../draw.ts'
import type { Rng } from '../../rng.ts'

/** 4 × 7 = ? × 4, or which product is the same. */
function turned(rng: Rng): Draw {
  const [a = 4, b = 7] = rng.some([2, 3, 4, 5, 6, 7, 8, 9], 2)
  const values = { a, b }
  if (rng.chance(50))
    return {
      form: 'turned-missing',
      values,
      answer: { form: 'number', answer: b },
      wrong: [
        ['said-one-part', a],
        ['said-the-product', a * b],
        ['slipped-by-one', b + 1],
        ['slipped-by-one', b - 1],
      ],
      solution: oneWay(['turn', null], ['same-factors', b]),
      entity: '@order',
    }
  return {
    form: 'turned',
    values,
    answer: { form: 'choice', answer: `${b} × ${a}` },
    wrong: [
      ['added-the-factors', `${a} + ${b}`],
      ['changed-a-factor', `${a} × ${b + 1}`],
      ['changed-a-factor', `${b} × ${a + 1}`],
      ['changed-a-factor', `${a} × ${a === b - 1 ? b + 2 : b - 1}`],
    ],
    solution: oneWay(['turn', null], ['rows-become-columns', `${b} × ${a}`]),
    entity: '@order',
  }
}

/** 6 × 8 = 5 × 8 + ? */
function oneMore(rng: Rng): Draw | null {
  const [a, b] = [rng.int(3, 9), rng.int(3, 9)]
  if (a - 1 === b || a === b) return null
  return {
    form: 'one-more',
    values: { a, b, less: a - 1 },
    answer: { form: 'number', answer: b },
    wrong: [
      ['split-wrong', 1, 'only-one'],
      ['said-one-part', a, 'other-factor'],
      ['said-one-part', a - 1, 'groups'],
      ['said-the-product', a * b],
    ],
    solution: oneWay(['compare', null], ['one-more', b]),
    entity: '@apart',
  }
}

/** 7 × 8 = 7 × 5 + 7 × ?, with the area that shows it. */
function apart(rng: Rng): Draw | null {
  const a = rng.int(3, 9)
  const first = rng.pick([5, 10])
  const rest = first === 10 ? rng.int(2, 8) : rng.int(2, 4)
  const b = first + rest
  if (rest === a) return null
  const values = { a, b, first, rest, firstMade: a * first, restMade: a * rest, made: a * b }
  const wrong: Draw['wrong'] = [
    ['split-wrong', b, 'whole-factor'],
    ['said-one-part', a, 'other-factor'],
    ['forgot-a-part', a * rest, 'said-the-part'],
    ['split-wrong', first, 'first-again'],
  ]
  if (rng.chance(50))
    return {
      form: 'apart-missing',
      values,
      answer: { form: 'number', answer: rest },
      wrong,
      solution: oneWay(['break', null], ['the-rest', rest]),
      ...(b <= 20 && {
        picture: { kind: 'rectangle', width: b, height: a, labels: { top: `${b}`, side: `${a}` }, grid: true },
      }),
      entity: '@apart',
    }
  return {
    form: 'apart-which',
    values,
    answer: { form: 'choice', answer: `${a} × ${first} + ${a} × ${rest}` },
    wrong: [
      ['split-wrong', `${a} × ${first} + ${rest}`, 'one-part-only'],
      ['split-wrong', `${a} × ${first} × ${rest}`, 'times-times'],
      ['split-wrong', `${a} × ${first} + ${a} × ${rest + 1}`, 'parts-off'],
      ['added-the-factors', `${a} + ${first} + ${rest}`],
    ],
    solution: oneWay(['break', null], ['both-parts', `${a} × ${first} + ${a} × ${rest}`]),
    entity: '@apart',
  }
}

/** 2 × 7 × 5: which two first? */
function threeFactors(rng: Rng): Draw {
  const middle = rng.int(3, 9)
  const [a, c] = rng.pick([
    [2, 5],
    [5, 2],
    [4, 5],
    [5, 4],
    [2, 10],
    [3, 10],
  ] satisfies [number, number][])
  const key = a * middle * c
  return {
    form: 'three',
    values: { a, middle, c, pair: a * c, first: a * middle, key },
    answer: { form: 'number', answer: key },
    wrong: [
      ['forgot-a-part', a * middle, 'two-only'],
      ['split-wrong', a * middle + c, 'added-the-last'],
      ['added-the-factors', a + middle + c, 'added-all'],
      ['slipped-by-a-zero', key * 10],
      ['slipped-by-ten', key + 10],
    ],
    solution: [
      [
        ['easy-pair', a * c],
        ['then-middle', key],
      ],
      ...(middle === c
        ? []
        : [
            [
              ['from-left', a * middle],
              ['then-last', key],
            ] satisfies Draw['solution'][number],
          ]),
    ],
    entity: '@order',
  }
}

/** A product with three factors grouped in another way. */
function regrouped(rng: Rng): Draw | null {
  const [a = 2, b = 3, c = 4] = rng.some([2, 3, 4, 5, 6], 3)
  if (a * b === b * c) return null
  return {
    form: 'regrouped',
    values: { a, b, c },
    answer: { form: 'number', answer: a },
    wrong: [
      ['said-one-part', b, 'there-already'],
      ['said-one-part', c, 'there-already'],
      ['said-the-product', a * b, 'made-a-product'],
      ['said-the-product', a * b * c, 'made-a-product'],
    ],
    solution: oneWay(['same-three', null], ['missing-one', a]),
    entity: '@order',
  }
}

export const skill = defineSkill({
  skill: 'math.multiply-properties',
  words,
  tags: ['multiplying', 'properties'],
  draw: (rng) => rng.pick([turned, oneMore, apart, apart, threeFactors, regrouped])(rng),
})
