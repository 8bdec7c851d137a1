import { type Dice, drawFrom } from '#server/brain/built-in/dice.ts'
import type { Slip } from '#server/brain/built-in/math/drafts.ts'
import { clock } from '#server/brain/built-in/math/written.ts'
import { choice, earlyMaker, type Sketch } from './early-card.ts'

const next = (hour: number) => (hour % 12) + 1
const before = (hour: number) => ((hour + 10) % 12) + 1
const at = (hour: number, minute: number) => clock(hour * 60 + minute)

/** Where the hands are, in words. */
function handsOf(hour: number, minute: number) {
  const long = minute === 0 ? 12 : minute / 5
  return { short: minute === 0 ? `on ${hour}` : `between ${hour} and ${next(hour)}`, long }
}

function readClock(dice: Dice, minutes: [number, ...number[]]): Sketch {
  const [hour, minute] = [dice(1, 12), drawFrom(dice, minutes)]
  const { short, long } = handsOf(hour, minute)
  return {
    kind: minute === 0 ? 'hour' : minute === 30 ? 'half' : 'minutes',
    about: [hour, minute],
    question: 'What time does the clock show?',
    name: 'the time on a clock',
    answer: { form: 'time', answer: at(hour, minute) },
    hints: [
      'Find the short hand first. It tells the hour.',
      minute === 0 || minute === 30 ? longHint(minute) : 'Count by 5s from the 12 to the long hand.',
      minute === 0
        ? `The short hand points right at a number.`
        : 'The hour is the number that the short hand has passed.',
    ],
    steps: [
      `The short hand is ${short}: the hour is ${hour}.`,
      minute === 0
        ? `The long hand is on 12, so it is ${at(hour, minute)}.`
        : `The long hand on ${long} means ${minute} minutes: ${at(hour, minute)}.`,
    ],
    explanation: 'The short hand shows the hour, the long hand the minutes.',
    slips: clockSlips(hour, minute, long),
    entity: 'clock',
    picture: {
      kind: 'clock',
      hour,
      minute,
      alt: `A clock: the short hand is ${short}, the long hand points at ${long}.`,
    },
    inWords: `What time is it: short hand ${short}, long hand on ${long}?`,
  }
}

const longHint = (minute: number) =>
  minute === 0 ? 'A long hand at the top means a full hour.' : 'A long hand at the bottom means half an hour.'

function clockSlips(hour: number, minute: number, long: number): Slip[] {
  return [
    {
      name: 'took-the-next-hour',
      answer: minute === 0 ? null : at(next(hour), minute),
      observation: 'The short hand is not at that number yet.',
    },
    { name: 'swapped-the-hands', answer: at(long, (hour % 12) * 5), observation: 'The short hand tells the hour.' },
    {
      name: 'read-the-number-as-minutes',
      answer: minute === 0 ? at(hour, 12) : minute < 50 ? at(hour, long) : null,
      observation: 'Each number counts 5 for the long hand.',
    },
    {
      name: 'read-half-for-the-hour',
      answer: minute === 0 ? at(hour, 30) : null,
      observation: 'Look where the long hand points.',
    },
    {
      name: 'read-the-hour-for-half',
      answer: minute === 30 ? at(hour, 0) : null,
      observation: 'The long hand is not at the top.',
    },
    {
      name: 'took-the-hour-before',
      answer: minute === 0 ? at(before(hour), 0) : null,
      observation: 'Look at the short hand again.',
    },
    {
      name: 'counted-a-five-too-many',
      answer: minute > 0 && minute < 55 ? at(hour, minute + 5) : null,
      observation: 'Count by 5s again from the top.',
    },
  ]
}

/** Half past three, and a time told in words. */
function halfInWords(dice: Dice): Sketch {
  const hour = dice(1, 12)
  return {
    kind: 'words-half',
    about: [hour],
    question: `How do we write half past ${hour}?`,
    name: 'a half hour in words',
    answer: { form: 'time', answer: at(hour, 30) },
    hints: [
      'Past means after the hour.',
      'A full hour has 60 minutes.',
      'Write the hour, then half of an hour in minutes.',
    ],
    steps: ['Half an hour is 30 minutes.', `So half past ${hour} is ${at(hour, 30)}.`],
    explanation: 'Half past means 30 minutes after the hour.',
    slips: [
      { name: 'took-the-hour-before', answer: at(before(hour), 30), observation: 'Past means after, not before.' },
      { name: 'half-as-50', answer: at(hour, 50), observation: 'An hour has 60 minutes. Take half.' },
      { name: 'left-out-the-half', answer: at(hour, 0), observation: 'That is the full hour.' },
      { name: 'took-the-next-hour', answer: at(next(hour), 30), observation: 'The next hour has not come yet.' },
    ],
    entity: 'half past',
  }
}

/** Where the short hand points at a full hour, or what the clock shows an hour later. */
function fullHour(dice: Dice): Sketch {
  const hour = dice(1, 11)
  if (dice(0, 1) === 0) {
    return {
      kind: 'short-hand',
      about: [hour],
      question: `It is ${hour} o'clock. Which number does the short hand point at?`,
      name: 'the short hand at a full hour',
      answer: choice(`the ${hour}`),
      hints: ['Think of a clock with two hands.', 'The short hand tells the hour.', 'The long hand is at the top.'],
      steps: [`The short hand tells the hour, ${hour}.`, `So it points at the ${hour}.`],
      explanation: 'At a full hour, the short hand points right at the hour.',
      slips: [
        { name: 'mixed-up-the-hands', answer: 'the 12', observation: 'That is where the long hand points.' },
        { name: 'took-the-next-hour', answer: `the ${hour + 1}`, observation: 'That hour has not come yet.' },
        { name: 'took-the-hour-before', answer: `the ${before(hour)}`, observation: 'That hour is over.' },
      ],
      entity: 'clock',
    }
  }
  return {
    kind: 'hour-later',
    about: [hour],
    question: `It is ${at(hour, 0)}. What time is it an hour later?`,
    name: `an hour after ${at(hour, 0)}`,
    answer: { form: 'time', answer: at(next(hour), 0) },
    hints: [
      'Later means after now.',
      'In an hour, the long hand goes all the way around.',
      'The short hand moves to the next number.',
    ],
    steps: [`The hour goes from ${hour} to ${next(hour)}.`, `So it is ${at(next(hour), 0)}.`],
    explanation: 'Each hour, the short hand moves on by a number.',
    slips: [
      { name: 'went-back', answer: at(before(hour), 0), observation: 'Later means after, not before.' },
      { name: 'went-half-an-hour', answer: at(hour, 30), observation: 'That is only half an hour later.' },
      { name: 'stayed-where-it-was', answer: at(hour, 0), observation: 'That is the time now.' },
      { name: 'went-two-hours', answer: at(next(next(hour)), 0), observation: 'That is more than an hour later.' },
    ],
    entity: 'clock',
  }
}

const fives: [number, ...number[]] = [5, 10, 15, 20, 25, 35, 40, 45, 50, 55]

export const clockMakers = [
  earlyMaker('math.time-hours', ['clock'], (dice) => (dice(0, 1) === 0 ? readClock(dice, [0]) : fullHour(dice))),
  earlyMaker('math.time-half-hours', ['clock'], (dice) =>
    dice(0, 2) > 0 ? readClock(dice, [0, 30, 30]) : halfInWords(dice),
  ),
  earlyMaker('math.time-five-minutes', ['clock'], (dice) => readClock(dice, fives)),
]
