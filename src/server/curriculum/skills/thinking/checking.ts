import words from '#content/en/skills/thinking/checking.json'
import { type Draw, defineSkill, type Lists, oneWay, person, type Wrong } from '../../draw.ts'
import type { Rng } from '../../rng.ts'

const wrongUndoing = (answers: readonly string[]): Wrong[] => answers.map((answer) => ['does-not-undo', answer])

/** Which calculation leads back to the start? */
function undoing(rng: Rng, lists: Lists): Draw {
  const kind = rng.pick(['minus', 'plus', 'divide', 'times'] as const)
  const [a, b, c, d] = [rng.int(210, 900), rng.int(40, 200), rng.int(11, 99), rng.int(3, 9)]
  const cases = {
    minus: {
      done: `${a} − ${b} = ${a - b}`,
      key: `${a - b} + ${b}`,
      back: a,
      wrong: [`${a} + ${b}`, `${a - b} − ${b}`, `${b} − ${a - b}`],
    },
    plus: {
      done: `${a} + ${b} = ${a + b}`,
      key: `${a + b} − ${b}`,
      back: a,
      wrong: [`${a + b} + ${b}`, `${a} − ${b}`, `${a} + ${a + b}`],
    },
    divide: {
      done: `${c * d} ÷ ${d} = ${c}`,
      key: `${c} × ${d}`,
      back: c * d,
      wrong: [`${c} ÷ ${d}`, `${c * d} × ${d}`, `${c} + ${d}`],
    },
    times: {
      done: `${c} × ${d} = ${c * d}`,
      key: `${c * d} ÷ ${d}`,
      back: c,
      wrong: [`${c * d} × ${d}`, `${c} ÷ ${d}`, `${c * d} − ${d}`],
    },
  }
  const { done, key, back, wrong } = cases[kind]
  return {
    form: 'undo',
    values: { kind, done, key, back, who: person(rng.pick(lists.names ?? [])) },
    answer: { form: 'choice', answer: key },
    wrong: wrongUndoing(wrong),
    solution: oneWay(['what-undoes', null], ['leads-back', key]),
    entity: '@check',
  }
}

/** The ones show a slip at once. */
function lastDigit(rng: Rng, lists: Lists): Draw | null {
  const isSum = rng.chance(50)
  const [a, b] = [rng.int(31, 89), isSum ? rng.int(12, 79) : rng.int(3, 9)]
  const right = isSum ? a + b : a * b
  const claimed = right + rng.pick([-1, 1, 2, -2, 3])
  const [key, one, other] = [right % 10, a % 10, b % 10]
  return {
    form: isSum ? 'last-digit-sum' : 'last-digit-product',
    values: {
      a,
      b,
      claimed,
      one,
      other,
      made: isSum ? one + other : one * other,
      key,
      who: person(rng.pick(lists.names ?? [])),
    },
    answer: { form: 'number', answer: key },
    wrong: [
      ['trusted-the-answer', claimed % 10],
      [
        isSum ? 'took-away-instead' : 'added-the-factors',
        isSum ? Math.abs(one - other) : (one + other) % 10,
        'other-operation',
      ],
      ['slipped-by-one', (key + 1) % 10],
      ['slipped-by-one', (key + 9) % 10],
      ['slipped-by-one', (key + 2) % 10],
    ],
    solution: oneWay(['only-ones', isSum ? one + other : one * other], ['last-digit', key]),
    entity: '@check',
  }
}

/** Which rounded calculation shows that a claim is far off? */
function estimate(rng: Rng, lists: Lists): Draw {
  const [tens, by] = [rng.int(3, 9) * 10, rng.int(3, 9)]
  const a = tens + rng.pick([-2, -1, 1, 2])
  const zeros = rng.chance(50)
  const claimed = zeros ? a * by * 10 : Math.floor((a * by) / 10)
  return {
    form: 'estimate',
    values: {
      a,
      by,
      claimed,
      round: tens,
      about: tens * by,
      far: zeros ? 'big' : 'small',
      who: person(rng.pick(lists.names ?? [])),
    },
    answer: { form: 'choice', answer: `${tens} × ${by} = ${tens * by}` },
    wrong: [
      ['added-the-factors', `${tens} + ${by} = ${tens + by}`, 'adds'],
      ['slipped-by-ten', `${tens - 10} × ${by} = ${(tens - 10) * by}`, 'far-round-number'],
      ['slipped-by-ten', `${tens + 10} × ${by} = ${(tens + 10) * by}`, 'far-round-number'],
    ].map(([id = '', answer = '', feedback = '']): Wrong => [id, answer, feedback]),
    solution: oneWay(['round-it', null], ['about-so-much', `${tens} × ${by} = ${tens * by}`]),
    entity: '@check',
  }
}

const stories = ['gives-away', 'gets-more', 'shares', 'price'] as const

/** Why can an answer not be right? */
function cannotBe(rng: Rng, lists: Lists): Draw {
  const form = rng.pick(stories)
  const [a, b] = [rng.int(5, 12), rng.int(4, 9)]
  const whole = a * b
  const claimed = { 'gives-away': whole + b, 'gets-more': whole - b, shares: whole * b, price: a + b }[form]
  return {
    form,
    values: { a, b, whole, claimed, who: person(rng.pick(lists.names ?? [])) },
    answer: { form: 'choice', answer: `@${form}-right` },
    wrong: ['first', 'second', 'third'].map((one): Wrong => ['misread-the-story', `@${form}-${one}`]),
    solution: oneWay(['think-of-story', null], ['so-it-shows', `@${form}-right`]),
    entity: '@check',
  }
}

/** Does a number fit as a result? Multiply back, and add what is left. */
function divisionCheck(rng: Rng, lists: Lists): Draw {
  const by = rng.int(3, 9)
  const [groups, left] = [rng.int(11, 40), rng.int(1, by - 1)]
  const whole = by * groups + left
  return {
    form: 'division-check',
    values: { whole, by, groups, left, made: by * groups, who: person(rng.pick(lists.names ?? [])) },
    answer: { form: 'choice', answer: `${by} × ${groups} + ${left}` },
    wrong: [
      ['ignored-the-remainder', `${by} × ${groups} − ${left}`, 'takes-rest-away'],
      ['swapped-quotient-and-remainder', `${by} × ${left} + ${groups}`, 'swapped'],
      ['does-not-undo', `${whole} × ${by} + ${left}`],
    ],
    solution: oneWay(['back-to-whole', null], ['check-it', `${by} × ${groups} + ${left}`]),
    entity: '@check',
  }
}

export const skill = defineSkill({
  skill: 'thinking.checking',
  words,
  tags: ['checking'],
  draw: (rng, lists) =>
    rng.pick([undoing, undoing, lastDigit, lastDigit, estimate, estimate, cannotBe, divisionCheck])(rng, lists),
})
