import words from '#content/en/skills/math/prime-numbers.json'
import type { AskedOf } from '../../asked.ts'
import { type Draw, defineSkill, oneWay, type Wrong } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { isPrime, smallestFactor } from './parts/factors.ts'
import { wholeOf } from './parts/own-numbers.ts'

const upTo100 = Array.from({ length: 99 }, (_, at) => at + 2)
const primes = upTo100.filter(isPrime)
/** Odd numbers that look prime to many. */
const looksPrime = upTo100.filter((one) => one % 2 > 0 && !isPrime(one))
const evens = upTo100.filter((one) => one % 2 === 0 && one > 2)

const wayTo = (value: number) => ({
  factor: smallestFactor(value),
  partner: value / smallestFactor(value),
  product: value,
})

/** Small primes are the numbers that others are tested with. */
function whichPrime(rng: Rng): Draw {
  const key = rng.pick(primes.filter((one) => one > 10))
  const odd = rng.some(
    looksPrime.filter((one) => Math.abs(one - key) < 30),
    2,
  )
  const even = rng.some(
    evens.filter((one) => Math.abs(one - key) < 30),
    1,
  )
  return {
    form: 'which-prime',
    values: { key },
    answer: { form: 'choice', answer: key },
    wrong: [
      ...odd.map((one): Wrong => ['thinks-odd-is-prime', one]),
      ...even.map((one): Wrong => ['thinks-even-can-be-prime', one]),
    ],
    solution: oneWay(['test-each', null], ['only-two-factors', key]),
    entity: '@prime',
  }
}

function whichComposite(rng: Rng): Draw {
  const key = rng.pick(looksPrime)
  const near = rng.some(
    primes.filter((one) => one > 2 && Math.abs(one - key) < 32),
    3,
  )
  return {
    form: 'which-composite',
    values: { key, ...wayTo(key) },
    answer: { form: 'choice', answer: key },
    wrong: near.map((one): Wrong => ['took-a-prime', one]),
    solution: oneWay(['test-each', null], ['has-a-factor', key]),
    entity: '@composite',
  }
}

/** Why is 51 not prime? Why is 29 prime? */
function why(rng: Rng): Draw {
  const composite = rng.chance(55)
  // A last 5 would be a reason, too.
  const value = composite
    ? rng.pick(looksPrime.filter((one) => one > 10 && one % 5 > 0))
    : rng.pick(primes.filter((one) => one > 10))
  const key = composite ? '@has-factor' : '@two-factors'
  return {
    form: composite ? 'why-composite' : 'why-prime',
    values: { value, last: value % 10, ...wayTo(value), tens: Math.floor(value / 10) * 10 },
    answer: { form: 'choice', answer: key },
    wrong: [
      ['thinks-odd-is-prime', '@is-odd', 'oddness'],
      ['looked-at-some-only', '@last-digit', 'last-digit'],
      ['looked-at-some-only', '@its-size', 'size'],
    ],
    solution: oneWay([composite ? 'has-a-factor' : 'no-factor', key]),
    entity: composite ? '@composite' : '@prime',
  }
}

function nextPrime(rng: Rng): Draw {
  const from = rng.pick(upTo100.filter((one) => one >= 8 && one < 90))
  const key = primes.find((one) => one > from) ?? 97
  const passed = upTo100.filter((one) => one > from && one < key && one % 2 > 0)
  const beyond = looksPrime.find((one) => one > key) ?? 99
  return {
    form: 'next-prime',
    values: { from, key, ...wayTo(beyond) },
    answer: { form: 'number', answer: key },
    wrong: [
      ...passed.map((one): Wrong => ['thinks-odd-is-prime', one]),
      ['thinks-odd-is-prime', beyond],
      ['thinks-even-can-be-prime', from % 2 > 0 ? from + 1 : from + 2 < key ? from + 2 : key + 1],
      ['stopped-early', primes.find((one) => one > key) ?? null, 'a-later-prime'],
    ],
    solution: oneWay(['test-each', null], ['only-two-factors', key]),
    entity: '@prime',
  }
}

/** Prime, composite, or (1 alone) neither. */
function kind(rng: Rng): Draw {
  const value = rng.chance(10)
    ? 1
    : rng.pick(rng.chance(50) ? primes.filter((one) => one > 10) : rng.chance(60) ? looksPrime : evens)
  return kindOf(value)
}

function kindOf(value: number): Draw {
  const key = value === 1 ? '@neither' : isPrime(value) ? '@prime' : '@composite'
  return {
    form: value === 1 ? 'kind-one' : isPrime(value) ? 'kind-prime' : 'kind-composite',
    values: { value, ...wayTo(value) },
    answer: { form: 'choice', answer: key },
    wrong: [
      [value % 2 > 0 ? 'thinks-odd-is-prime' : 'thinks-even-can-be-prime', '@prime', 'said-prime'],
      ['took-a-prime', '@composite', 'said-composite'],
      ['looked-at-some-only', '@neither', 'said-neither'],
      ['looked-at-some-only', '@both', 'said-both'],
    ],
    solution: oneWay([value === 1 ? 'one-alone' : isPrime(value) ? 'no-factor' : 'has-a-factor', key]),
    entity: key,
  }
}

/** A child's own, as far as testing with 2, 3, 5 and 7 tells. */
function asked({ number }: AskedOf['prime']): Draw | null {
  const value = wholeOf(number, 120)
  return value === null || value === 0 ? null : kindOf(value)
}

export const skill = defineSkill({
  skill: 'math.prime-numbers',
  words,
  tags: ['primes'],
  draw: (rng) => rng.pick([whichPrime, whichPrime, whichComposite, why, nextPrime, kind])(rng),
  ask: { prime: asked },
})
