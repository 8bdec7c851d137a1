import { numberAnswer, type Slip } from '#server/brain/built-in/math/drafts.ts'
import type { Sketch } from './early-card.ts'

type Sum = { left: number; operation: '+' | '-'; right: number }

/** What is special about a sum with nothing in it, or one that leaves nothing. */
export function zeroFact({ left, operation, right }: Sum): Sketch | null {
  if (operation === '+') return left === 0 || right === 0 ? plusZero(left, right) : null
  if (right === 0) return minusZero(left)
  return left === right ? minusItself(left) : null
}

const sketchOf = (written: string, key: number, rest: Pick<Sketch, 'hints' | 'steps' | 'explanation' | 'slips'>) => ({
  kind: 'zero',
  about: [written],
  question: `What is ${written}?`,
  name: written,
  answer: numberAnswer(key),
  entity: '0',
  ...rest,
})

const sideBySide = (number: number): Slip => ({
  name: 'wrote-the-zero-behind-it',
  answer: number > 0 ? Number(`${number}0`) : 10,
  observation: number > 0 ? 'You wrote the 0 next to the number.' : 'Look at the numbers. There is no ten.',
})

const behindOne = (number: number): Slip => ({
  name: 'counted-the-start-again',
  answer: number > 0 ? number - 1 : 2,
  observation: 'Nothing goes away, and nothing comes.',
})

function plusZero(left: number, right: number): Sketch {
  const number = left + right
  const written = `${left} + ${right}`
  return sketchOf(written, number, {
    hints: ['Look at the 0 in the sum.', '0 means that nothing comes.', 'Think of a bowl. You put nothing more in.'],
    steps: [`Nothing is added, so the number stays.`, `${written} = ${number}.`],
    explanation: 'Adding 0 changes nothing.',
    slips: [
      { name: 'counted-the-zero', answer: number + 1, observation: 'You counted the 0 as a thing.' },
      { name: 'thinks-zero-makes-nothing', answer: 0, observation: 'Plus does not take anything away.' },
      sideBySide(number),
      behindOne(number),
    ],
  })
}

function minusZero(number: number): Sketch {
  const written = `${number} − 0`
  return sketchOf(written, number, {
    hints: ['Look at the 0 in the sum.', '0 means that nothing goes away.', 'Think of a bowl. You take nothing out.'],
    steps: ['Nothing is taken away, so the number stays.', `${written} = ${number}.`],
    explanation: 'Taking 0 away changes nothing.',
    slips: [
      { name: 'took-away-a-thing', answer: number > 0 ? number - 1 : 1, observation: '0 does not take a thing away.' },
      { name: 'thinks-zero-makes-nothing', answer: 0, observation: 'Look how many go away. Is it all of them?' },
      sideBySide(number),
      { name: 'counted-the-zero', answer: number + 1, observation: 'It does not get more.' },
      { name: 'guessed', answer: number + 2, observation: 'It does not get more.' },
    ],
  })
}

function minusItself(number: number): Sketch {
  const written = `${number} − ${number}`
  return sketchOf(written, 0, {
    hints: [
      'Look: both numbers are the same.',
      'All of them go away.',
      `Hold up ${number === 1 ? 'a finger, then put it down' : 'some fingers, then put them all down'}.`,
    ],
    steps: ['All of them are taken away.', `Nothing is left: ${written} = 0.`],
    explanation: 'Take all of a number away, and nothing is left.',
    slips: [
      { name: 'kept-the-number', answer: number, observation: 'They all go away.' },
      { name: 'kept-a-thing', answer: 1, observation: 'Is something really left?' },
      { name: 'added-instead', answer: 2 * number, observation: 'The sign says minus. It gets less.' },
      { name: 'kept-some', answer: number + 1, observation: 'Taking away does not make more.' },
      {
        name: 'wrote-both-numbers',
        answer: Number(`${number}${number}`),
        observation: 'You wrote the numbers side by side.',
      },
    ],
  })
}
