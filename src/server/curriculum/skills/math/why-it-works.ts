import words from '#content/en/skills/math/why-it-works.json'
import { type Draw, defineSkill, oneWay, person, type Value } from '../../draw.ts'
import type { Rng } from '../../rng.ts'

type Way = { form: string; last?: string; values: Record<string, Value> }

const tensOf = (n: number) => n - (n % 10)

/** 28 + 7 by way of 30 + 5. */
function makeTen(rng: Rng): Way {
  const gap = rng.int(1, 4)
  const ten = rng.int(2, 8) * 10
  const b = rng.int(gap + 2, 9)
  return { form: 'make-ten', values: { a: ten - gap, b, gap, ten, rest: b - gap } }
}

/** 34 + 25 by tens and ones. */
function tensAndOnes(rng: Rng): Way {
  const a = rng.int(2, 5) * 10 + rng.int(1, 4)
  const drawn = rng.int(1, 4) * 10 + rng.int(1, 4)
  const b = drawn === a ? drawn - 10 : drawn
  const parts = { a_tens: tensOf(a), a_ones: a % 10, b_tens: tensOf(b), b_ones: b % 10 }
  return {
    form: 'tens-and-ones',
    values: { a, b, ...parts, tens: parts.a_tens + parts.b_tens, ones: parts.a_ones + parts.b_ones, sum: a + b },
  }
}

/** 62 − 58 by counting up. */
function addUp(rng: Rng): Way {
  const b = rng.int(2, 8) * 10 + rng.int(6, 9)
  const gap = rng.int(3, 8)
  return { form: 'add-up', last: 'added-instead', values: { a: b + gap, b, gap } }
}

/** 46 + 9 by 46 + 10. */
function addThenFix(rng: Rng): Way {
  const a = rng.int(12, 79)
  return { form: 'add-then-fix', values: { a, over: a + 10 } }
}

/** 5 + 48 as 48 + 5. */
const turnAround = (rng: Rng): Way => ({ form: 'turn-around', values: { a: rng.int(21, 79), b: rng.int(2, 9) } })

export const skill = defineSkill({
  skill: 'math.why-it-works',
  words,
  tags: ['strategies'],
  draw: (rng, { names = [] }): Draw => {
    const {
      form,
      last = 'changed-one-number-only',
      values,
    } = rng.pick([makeTen, tensAndOnes, addUp, addThenFix, turnAround])(rng)
    const why = `@${form}-why`
    return {
      form,
      values: { who: person(rng.pick(names)), ...values },
      answer: { form: 'choice', answer: why },
      wrong: [
        ['thinks-the-total-changes', `@${form}-total`],
        ['took-a-rule-for-a-reason', `@${form}-rule`],
        [last, `@${form}-one`],
      ],
      solution: oneWay(['look', null], ['answer', why]),
      entity: form.replaceAll('-', ' '),
    }
  },
})
