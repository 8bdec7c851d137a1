import { numberAnswer } from '#server/brain/built-in/math/drafts.ts'
import { type Draw, makerOf, puzzle } from './puzzle.ts'

const variables: Draw = (dice) => {
  const [start, add, times] = [dice(2, 12), dice(2, 9), dice(2, 4)]
  if (start === add) return null
  const addFirst = dice(0, 1) === 0
  const key = addFirst ? (start + add) * times : start * times + add
  const swapped = addFirst ? start * times + add : (start + add) * times
  const lines = addFirst
    ? [`Add ${add} to x.`, `Multiply x by ${times}.`]
    : [`Multiply x by ${times}.`, `Add ${add} to x.`]
  const first = addFirst ? start + add : start * times
  return puzzle({
    kind: 'variable',
    numbers: [start, add, times, addFirst ? 'add' : 'multiply'],
    entity: 'a variable',
    text: [`Set x to ${start}.`, ...lines],
    asks: 'What is x at the end?',
    name: 'a program with x',
    answer: numberAnswer(key),
    hints: [
      'Write down x after each line.',
      'A program works from top to bottom.',
      'The last line works with the new x, not the old one.',
    ],
    steps: [`After the first change, x is ${first}.`, `After the second change, x is ${key}.`],
    explanation: 'Each line works with what x is by then.',
    slips: [
      { name: 'swapped-the-lines', answer: swapped, observation: 'You did the lines in another order.' },
      { name: 'stopped-too-soon', answer: first, observation: 'One more line comes.' },
      {
        name: 'used-the-old-x',
        answer: addFirst ? start * times : start + add,
        observation: 'The second change works with the new x.',
      },
      { name: 'added-everything', answer: start + add + times, observation: 'One of the lines multiplies.' },
    ],
  })
}

const loop: Draw = (dice) => {
  const [start, add, times] = [dice(0, 20), dice(2, 9), dice(3, 8)]
  if (add === times) return null
  const isDown = dice(0, 2) === 0
  const from = isDown ? start + add * times : start
  const key = isDown ? start : start + add * times
  return puzzle({
    kind: isDown ? 'loop-down' : 'loop-up',
    numbers: [from, add, times],
    entity: 'a loop',
    text: [`Set x to ${from}.`, `Repeat ${times} times: ${isDown ? `take ${add} from x` : `add ${add} to x`}.`],
    asks: 'What is x after the loop?',
    name: 'a program with a loop',
    answer: numberAnswer(key),
    hints: [
      'Write down x after each round.',
      'The loop does the same thing every round.',
      'All rounds together are a product.',
    ],
    steps: [
      `${times} rounds of ${add} make ${times} × ${add} = ${times * add}.`,
      `${from} ${isDown ? '−' : '+'} ${times * add} = ${key}.`,
    ],
    explanation: 'The loop changes x by the same amount in each round.',
    slips: [
      {
        name: 'did-one-round',
        answer: isDown ? from - add : from + add,
        observation: 'That is x after a single round.',
      },
      {
        name: 'one-round-off',
        answer: isDown ? from - add * (times - 1) : from + add * (times + 1),
        observation: 'Count the rounds again.',
      },
      {
        name: 'added-the-rounds',
        answer: isDown ? Math.max(0, from - add - times) : from + add + times,
        observation: 'The number of rounds is not added to x.',
      },
      { name: 'forgot-the-start', answer: times * add, observation: 'That is how far x moves. Where does x begin?' },
    ],
  })
}

const branches: Draw = (dice) => {
  const [line, up, down] = [dice(10, 40), dice(2, 9), dice(2, 9)]
  const where = dice(0, 2)
  const x = where === 0 ? line + dice(1, 9) : where === 1 ? line : line - dice(1, 9)
  if (up === down) return null
  const isOver = x > line
  const key = isOver ? x - down : x + up
  return puzzle({
    kind: where === 1 ? 'if-equal' : 'if',
    numbers: [x, line, up, down],
    entity: 'an if rule',
    text: [`If x is more than ${line}, take ${down} from x.`, `Else add ${up} to x.`],
    asks: `What does x become when it starts at ${x}?`,
    name: 'an if rule',
    answer: numberAnswer(key),
    hints: [
      'Look at the part after the word if.',
      'Is it true for this x? Only one of the two lines is done.',
      `Compare ${x} with ${line}.`,
    ],
    steps: [
      isOver
        ? `${x} is more than ${line}, so the first line is done.`
        : `${x} is not more than ${line}, so the else line is done.`,
      `${x} ${isOver ? '−' : '+'} ${isOver ? down : up} = ${key}.`,
    ],
    explanation: 'An if rule does one part or the other, never both.',
    slips: [
      {
        name: 'took-the-other-branch',
        answer: isOver ? x + up : x - down,
        observation:
          where === 1 ? 'More than does not mean the same as.' : 'Check again whether the first part is true.',
      },
      { name: 'did-both-branches', answer: x - down + up, observation: 'Only one of the two lines is done.' },
      { name: 'changed-nothing', answer: x, observation: 'One of the lines changes x.' },
      {
        name: 'used-the-limit',
        answer: isOver ? line - down : line + up,
        observation: 'The change is made to x, not to the limit.',
      },
    ],
  })
}

/** Short programs, followed line by line. */
export const programMaker = makerOf({ skill: 'thinking.programs', tags: ['code'], draws: [variables, loop, branches] })
