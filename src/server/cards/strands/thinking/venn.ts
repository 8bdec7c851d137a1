import { drawFrom } from '#server/brain/built-in/dice.ts'
import { numberAnswer } from '#server/brain/built-in/math/drafts.ts'
import { type Draw, makerOf, puzzle, someOf } from './puzzle.ts'

const pairs: readonly [[string, string, string], ...[string, string, string][]] = [
  ['like', 'apples', 'pears'],
  ['have', 'a dog', 'a cat'],
  ['play', 'soccer', 'tennis'],
  ['can', 'swim', 'skate'],
  ['speak', 'Spanish', 'French'],
  ['play', 'the drum', 'the flute'],
]

const circles: Draw = (dice) => {
  const [verb, one, other] = drawFrom(dice, pairs)
  const [only, both, second] = [dice(2, 9), dice(2, 6), dice(2, 9)]
  if (new Set([only, both, second]).size < 3) return null
  const [first, two] = [only + both, second + both]
  const asksOnly = dice(0, 1) === 0
  const key = asksOnly ? only : only + both + second
  return puzzle({
    kind: asksOnly ? 'only-one' : 'one-or-both',
    numbers: [first, two, both],
    entity: 'two circles',
    text: [
      `${first} children ${verb} ${one}, and ${two} ${verb} ${other}.`,
      `${both} of these children ${verb === 'can' ? 'can do' : verb} both.`,
    ],
    asks: asksOnly ? `How many ${verb} only ${one}?` : 'How many children is that in all?',
    name: 'children in two groups',
    answer: numberAnswer(key),
    hints: [
      'Draw two circles that overlap.',
      'Those who are in both groups go in the middle.',
      asksOnly ? 'Take the middle out of the first group.' : 'The middle is in both numbers. Count it once.',
    ],
    steps: asksOnly
      ? [`${both} of the ${first} are in both groups.`, `${first} − ${both} = ${only}.`]
      : [`${first} + ${two} counts the ${both} in the middle twice.`, `${first + two} − ${both} = ${key}.`],
    explanation: asksOnly ? 'Only means without those in both.' : 'Each child counts once.',
    slips: asksOnly
      ? [
          { name: 'left-both-in', answer: first, observation: 'Some of these are in both groups.' },
          { name: 'said-both', answer: both, observation: 'These are in both groups, not in only one.' },
          { name: 'took-the-other-group', answer: second, observation: `That is only ${other}.` },
          { name: 'added-both', answer: first + both, observation: 'Those in both are in the group already.' },
        ]
      : [
          { name: 'counted-both-twice', answer: first + two, observation: 'Some children are counted twice.' },
          {
            name: 'added-all-numbers',
            answer: first + two + both,
            observation: 'Those in both are in each number already.',
          },
          { name: 'left-both-out', answer: only + second, observation: 'Those in both groups count, too.' },
        ],
  })
}

type Rule = { is: string; fits: (value: number) => boolean }

/** Which number fits both rules? */
const twoRules: Draw = (dice) => {
  const line = dice(8, 30)
  const first: Rule =
    dice(0, 1) === 0
      ? { is: 'even', fits: (value) => value % 2 === 0 }
      : { is: 'odd', fits: (value) => value % 2 === 1 }
  const second: Rule =
    dice(0, 1) === 0
      ? { is: `more than ${line}`, fits: (value) => value > line }
      : { is: `less than ${line}`, fits: (value) => value < line }
  const near = Array.from({ length: 14 }, (_, at) => line - 7 + at).filter((value) => value > 0 && value !== line)
  const such = (isFirst: boolean, isSecond: boolean) =>
    someOf(
      dice,
      near.filter((value) => first.fits(value) === isFirst && second.fits(value) === isSecond),
      1,
    )[0]
  const [key, onlyFirst, onlySecond, neither] = [
    such(true, true),
    such(true, false),
    such(false, true),
    such(false, false),
  ]
  if (key === undefined || onlyFirst === undefined || onlySecond === undefined || neither === undefined) return null
  return puzzle({
    kind: 'two-rules',
    numbers: [first.is, second.is, key, onlyFirst, onlySecond, neither],
    entity: 'two rules',
    text: [`Rule 1: the number is ${first.is}.`, `Rule 2: the number is ${second.is}.`],
    asks: 'Which number fits both rules?',
    name: 'two rules for a number',
    answer: String(key),
    hints: ['Take one rule at a time.', 'Cross out what breaks rule 1.', 'Try rule 2 with what is left.'],
    steps: [`It is ${first.is}, and it is ${second.is}.`, `The number is ${key}.`],
    explanation: 'It has to pass both tests.',
    slips: [
      { name: 'only-rule-1', answer: String(onlyFirst), observation: 'It fits rule 1. Try rule 2.' },
      { name: 'only-rule-2', answer: String(onlySecond), observation: 'It fits rule 2. Try rule 1.' },
      { name: 'fits-neither', answer: String(neither), observation: 'It breaks both rules.' },
    ],
  })
}

/** Both, one or neither. */
export const vennMaker = makerOf({ skill: 'thinking.venn', tags: ['sorting', 'logic'], draws: [circles, twoRules] })
