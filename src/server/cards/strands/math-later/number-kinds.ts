import { type Dice, drawFrom } from '#server/brain/built-in/dice.ts'
import { numberAnswer } from '#server/brain/built-in/math/drafts.ts'
import { listed } from '#server/brain/built-in/math/written.ts'
import type { CardMaker } from '#server/cards/strand.ts'
import { choice, laterMaker, mixed, oneOf, type Sketch, slip } from './later-card.ts'

export const factorsOf = (value: number): number[] =>
  Array.from({ length: value }, (_, at) => at + 1).filter((one) => value % one === 0)

const isPrime = (value: number) => factorsOf(value).length === 2

const range = (low: number, high: number) => Array.from({ length: high - low + 1 }, (_, at) => low + at)

function whichFactor(dice: Dice): Sketch | null {
  const whole = drawFrom(dice, [12, 18, 20, 24, 28, 30, 32, 36, 40, 42, 45, 48, 54, 56, 60, 63, 64, 72, 80, 90])
  const proper = factorsOf(whole).filter((one) => one > 2 && one < whole / 2)
  const key = proper[dice(0, proper.length - 1)]
  if (key === undefined || key > 12) return null
  const others = mixed(
    dice,
    range(3, 12).filter((one) => whole % one > 0),
  ).slice(0, 3)
  return {
    kind: 'factor',
    numbers: [whole, key],
    question: `Which number is a factor of ${whole}?`,
    name: `a factor of ${whole}`,
    answer: choice(String(key)),
    hints: [
      `Try to share ${whole} into equal groups.`,
      'A factor goes into the number without a remainder.',
      'Test each number: count in its steps.',
    ],
    steps: [`${key} × ${whole / key} = ${whole}.`, `So ${key} goes into ${whole}, and it is a factor.`],
    explanation: `${whole} ÷ ${key} leaves no remainder.`,
    slips: others.map((one) =>
      slip(
        'leaves-a-remainder',
        String(one),
        `${one} × ${Math.floor(whole / one)} = ${one * Math.floor(whole / one)}, so it does not come out even.`,
      ),
    ),
    entity: String(whole),
  }
}

function whichMultiple(dice: Dice): Sketch | null {
  const of = dice(3, 12)
  const key = of * dice(3, 9)
  const near = [key + 1, key - 1, key + 2, key - 2, key + of + 1].filter((one) => one % of > 0)
  return {
    kind: 'multiple',
    numbers: [of, key],
    question: `Which number is a multiple of ${of}?`,
    name: `a multiple of ${of}`,
    answer: choice(String(key)),
    hints: [
      `Count by ${of}s.`,
      `A multiple comes up when you count in steps.`,
      `Start at ${of * 2}, and go on by ${of}s.`,
    ],
    steps: [`${of} × ${key / of} = ${key}.`, `So ${key} is a multiple of ${of}.`],
    explanation: `${key} is in the ${of} times table.`,
    slips: mixed(dice, near)
      .slice(0, 3)
      .map((one) =>
        slip(
          'not-in-the-table',
          String(one),
          `${of} × ${Math.floor(one / of)} = ${of * Math.floor(one / of)}. The next step goes past it.`,
        ),
      ),
    entity: String(of),
  }
}

function factorOrMultiple(dice: Dice): Sketch {
  const [small, times] = [dice(3, 9), dice(2, 8)]
  const large = small * times
  const isFactor = dice(0, 1) === 0
  const [subject, other] = isFactor ? [small, large] : [large, small]
  const words = { factor: `a factor of ${other}`, multiple: `a multiple of ${other}` }
  const [key, swapped] = isFactor ? [words.factor, words.multiple] : [words.multiple, words.factor]
  return {
    kind: isFactor ? 'is a factor' : 'is a multiple',
    numbers: [subject, other],
    question: `Which one tells what ${subject} is?`,
    text: [`${small} × ${times} = ${large}.`],
    name: `what ${subject} is to ${other}`,
    answer: choice(key),
    hints: [
      `Look where ${subject} stands in the product.`,
      'Factors are multiplied. What comes out is their multiple.',
      `Is ${subject} larger or smaller than ${other}?`,
    ],
    steps: [
      isFactor ? `${subject} is multiplied to make ${other}.` : `${subject} is what comes out.`,
      `So it is ${key}.`,
    ],
    explanation: 'Factors go in, and a multiple comes out.',
    slips: [
      slip('swapped-factor-and-multiple', swapped, 'Those two words got swapped.'),
      slip('took-it-for-half', `half of ${other}`, `Look at the product: is it about halves?`),
      slip('took-it-for-a-remainder', `a remainder of ${other}`, 'Nothing is left over here.'),
    ].filter(({ answer }) => !(`${answer}`.startsWith('half') && times === 2)),
    entity: String(subject),
  }
}

function howManyFactors(dice: Dice): Sketch {
  const whole = drawFrom(dice, [6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 22, 24, 25, 28])
  const all = factorsOf(whole)
  const pairs = all.filter((one) => one * one <= whole)
  return {
    kind: 'how many',
    numbers: [whole],
    question: `How many factors does ${whole} have, counting 1 and ${whole}?`,
    name: `the factors of ${whole}`,
    answer: numberAnswer(all.length),
    hints: [
      'Look for pairs of numbers.',
      `Two numbers that multiply to ${whole} are both factors.`,
      `Start with 1 × ${whole}, then test 2, 3 and so on.`,
    ],
    steps: [
      `The pairs: ${listed(pairs.map((one) => `${one} × ${whole / one}`))}.`,
      `The factors are ${listed(all.map(String))}: ${all.length} of them.`,
    ],
    explanation: 'Factors come in pairs. A number times itself counts once.',
    slips: [
      slip('left-out-one-and-itself', all.length - 2, `1 and ${whole} are factors, too.`),
      slip('counted-pairs', pairs.length, 'You counted pairs. Each pair has two factors.'),
      slip('counted-a-square-twice', pairs.length * 2, 'A number that is multiplied by itself counts only once.'),
      slip('missed-a-factor', all.length - 1, 'One factor is still missing.'),
      slip('a-factor-too-many', all.length + 1, 'One of them does not go into it.'),
    ],
    entity: String(whole),
  }
}

/** Composite numbers that look prime to many. */
const lookPrime = [9, 15, 21, 25, 27, 33, 35, 39, 45, 49, 51, 55, 57, 63, 65, 69, 75, 77, 81, 85, 87, 91, 93, 95]
const even = [4, 6, 8, 10, 12, 14, 16, 18, 22, 26, 34, 38, 46, 58, 62, 74]

const smallFactor = (value: number) => factorsOf(value)[1] ?? value

function whichPrime(dice: Dice): Sketch | null {
  const primes = range(2, 97).filter(isPrime)
  const key = primes[dice(0, primes.length - 1)] ?? 7
  const near = lookPrime.filter((one) => Math.abs(one - key) < 30)
  const wrong = [...mixed(dice, near).slice(0, 2), ...mixed(dice, even).slice(0, 1)]
  return {
    kind: 'prime',
    numbers: [key, ...wrong],
    question: 'Which number is prime?',
    name: 'finding a prime number',
    answer: choice(String(key)),
    hints: [
      'Look for numbers that have more than two factors.',
      'A prime number has exactly two factors: 1 and itself.',
      'Test each one with 2, 3, 5 and 7.',
    ],
    steps: [
      ...wrong
        .slice(0, 2)
        .map((one) => `${one} is ${smallFactor(one)} × ${one / smallFactor(one)}, so it is not prime.`),
      `${key} has only the factors 1 and ${key}.`,
    ],
    explanation: `Only 1 and ${key} go into ${key}.`,
    slips: wrong.map((one) =>
      slip(
        one % 2 === 0 ? 'took-an-even-number' : 'looked-prime',
        String(one),
        `${one} is ${smallFactor(one)} × ${one / smallFactor(one)}, so it has other factors.`,
      ),
    ),
    entity: String(key),
  }
}

function whichComposite(dice: Dice): Sketch {
  const key = lookPrime[dice(0, lookPrime.length - 1)] ?? 51
  const primes = mixed(
    dice,
    range(2, 97).filter((one) => isPrime(one) && Math.abs(one - key) < 32),
  ).slice(0, 3)
  const factor = smallFactor(key)
  return {
    kind: 'composite',
    numbers: [key, ...primes],
    question: 'Which number is not prime?',
    name: 'finding a number that is not prime',
    answer: choice(String(key)),
    hints: [
      'Try to share each number equally.',
      'A number that is not prime has more than two factors.',
      'Test each one with 2, 3, 5 and 7.',
    ],
    steps: [`${key} = ${factor} × ${key / factor}.`, `So ${key} has other factors than 1 and itself.`],
    explanation: `${factor} goes into ${key}, so it is not prime.`,
    slips: primes.map((one) =>
      slip(
        one === 2 ? 'took-2-for-not-prime' : 'took-a-prime',
        String(one),
        one === 2 ? '2 is even, but it has only the factors 1 and 2.' : `Only 1 and ${one} go into ${one}.`,
      ),
    ),
    entity: String(key),
  }
}

export const numberKinds: readonly CardMaker[] = [
  laterMaker({
    skill: 'math.factors-multiples',
    entity: 'factor',
    tags: ['factors', 'multiples'],
    draw: oneOf(whichFactor, whichMultiple, factorOrMultiple, howManyFactors),
  }),
  laterMaker({
    skill: 'math.prime-numbers',
    entity: 'prime',
    tags: ['primes'],
    draw: oneOf(whichPrime, whichComposite),
  }),
]
