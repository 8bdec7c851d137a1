import { type Dice, drawFrom } from '../dice.ts'
import { type Draft, type Drawing, familyOf } from './drafts.ts'
import { clock } from './written.ts'

function draw({ dice, level, grade }: Drawing): Draft | null {
  const hour = dice(1, 12)
  if (level <= 0) return hands(hour, 0)
  if (level === 1) return dice(0, 1) === 0 ? inWords(hour, 30) : hands(hour, drawFrom(dice, [0, 30]))
  if (level === 2) return dice(0, 1) === 0 ? inWords(hour, drawFrom(dice, wordMinutes)) : hands(hour, 5 * dice(1, 11))
  return grade >= 3 && dice(0, 2) > 0 ? betweenNumbers(hour, dice) : inWords(hour, 5 * dice(1, 11))
}

const wordMinutes: [number, ...number[]] = [15, 30, 45, 15, 45, 20, 40, 10, 50]

const nextHour = (hour: number) => (hour % 12) + 1
const hourBefore = (hour: number) => ((hour + 10) % 12) + 1
const at = (hour: number, minute: number) => clock(hour * 60 + minute)

/** The time that the hands show, the long hand on a number. */
function hands(hour: number, minute: number): Draft | null {
  const number = minute === 0 ? 12 : minute / 5
  const near = minute > 30
  const short = minute === 0 ? `on ${hour}` : near ? `before ${nextHour(hour)}` : `past ${hour}`
  if (number === hour) return null
  const key = at(hour, minute)
  return {
    kind: minute === 0 ? 'full hour' : minute === 30 ? 'half hour' : near ? 'before' : 'past',
    numbers: [hour, minute],
    question: `What time is it: short hand ${short}, long hand on ${number}?`,
    name: `the clock with its long hand on ${number}`,
    answer: { form: 'time', answer: key },
    hints: [
      'The short hand tells the hour.',
      'The long hand tells the minutes.',
      minute === 0 ? 'A long hand at the top means no minutes.' : 'Count by 5s from the top to the long hand.',
    ],
    steps: [
      near
        ? `The short hand is not at ${nextHour(hour)} yet: the hour is ${hour}.`
        : `The short hand says the hour is ${hour}.`,
      minute === 0
        ? `The long hand is at the top, so it is ${key}.`
        : `The long hand says ${minute} minutes: it is ${key}.`,
    ],
    explanation: 'Short hand for the hour, long hand for the minutes.',
    slips: [
      {
        name: 'swapped-the-hands',
        answer: at(number, (hour % 12) * 5),
        observation: 'You swapped the hands: the short hand tells hours.',
      },
      {
        name: 'read-the-long-hand-as-hours',
        answer: at(hour, number === 12 ? 12 : number),
        observation: 'The long hand counts 5 for each number.',
      },
      {
        name: 'took-the-next-hour',
        answer: minute === 0 ? null : at(nextHour(hour), minute),
        observation: 'Look at the hour: which hour has begun?',
      },
      {
        name: 'took-the-hour-before',
        answer: minute === 0 ? at(hourBefore(hour), 0) : near ? null : at(hourBefore(hour), minute),
        observation: 'Look at the short hand for the hour.',
      },
    ],
  }
}

function wordsFor(hour: number, minute: number): { words: string; meaning: string } {
  const next = nextHour(hour)
  if (minute === 30) return { words: `half past ${hour}`, meaning: 'Half past means 30 minutes after the hour.' }
  if (minute === 15) return { words: `quarter past ${hour}`, meaning: 'Quarter past means 15 minutes after the hour.' }
  if (minute === 45) return { words: `quarter to ${next}`, meaning: 'Quarter to means 15 minutes before the hour.' }
  if (minute < 30)
    return { words: `${minute} past ${hour}`, meaning: `That is ${minute} minutes after ${hour} o'clock.` }
  return { words: `${60 - minute} to ${next}`, meaning: `That is ${60 - minute} minutes before ${next} o'clock.` }
}

/** A time in words, to be written as a clock shows it. */
function inWords(hour: number, minute: number): Draft {
  const { words, meaning } = wordsFor(hour, minute)
  const isTo = minute > 30
  return {
    kind: minute === 30 ? 'half in words' : isTo ? 'to in words' : 'past in words',
    numbers: [hour, minute],
    question: `How does a clock with numbers show ${words}?`,
    name: 'the time in words',
    answer: { form: 'time', answer: at(hour, minute) },
    hints: [
      isTo ? 'Look at the word: to means before.' : 'Look at the word: past means after.',
      'A full hour has 60 minutes.',
      isTo ? 'Go back from the full hour.' : 'Write the hour first, then the minutes.',
    ],
    steps: [meaning, `So ${words} is ${at(hour, minute)}.`],
    explanation: isTo ? 'To means before the full hour.' : 'Past means after the full hour.',
    slips: wordSlips(hour, minute),
  }
}

function wordSlips(hour: number, minute: number) {
  const isTo = minute > 30
  const next = nextHour(hour)
  return [
    {
      name: 'read-to-as-past',
      answer: isTo ? at(next, 60 - minute) : null,
      observation: 'You went past the hour, but to means before.',
    },
    {
      name: 'kept-the-next-hour',
      answer: isTo ? at(next, minute) : null,
      observation: `It is not ${next} o'clock yet.`,
    },
    {
      name: 'took-the-hour-before',
      answer: isTo ? null : at(hourBefore(hour), minute),
      observation: 'Past means after the full hour.',
    },
    {
      name: 'read-past-as-to',
      answer: minute < 30 ? at(hourBefore(hour), 60 - minute) : null,
      observation: 'You went before the hour, but past means after.',
    },
    {
      name: 'quarter-as-25',
      answer: minute === 15 ? at(hour, 25) : minute === 45 ? at(hour, 35) : null,
      observation: 'A quarter hour is not 25 minutes.',
    },
    {
      name: 'half-as-50',
      answer: minute === 30 ? at(hour, 50) : null,
      observation: 'An hour has 60 minutes: take half of them.',
    },
  ]
}

/** To the minute: the long hand some marks behind a number. */
function betweenNumbers(hour: number, dice: Dice): Draft | null {
  const [number, marks] = [dice(1, 10), dice(1, 4)]
  const minute = number * 5 + marks
  const near = minute > 30
  if (number === hour) return null
  return {
    kind: near ? 'marks before' : 'marks past',
    numbers: [hour, minute],
    question: `What time is it: short hand between ${hour} and ${nextHour(hour)}, long hand ${marks} ${marks === 1 ? 'mark' : 'marks'} past ${number}?`,
    name: `the clock with its long hand past ${number}`,
    answer: { form: 'time', answer: at(hour, minute) },
    hints: [
      'The short hand tells the hour.',
      'Count by 5s up to the number, then by 1s.',
      `The ${number} stands for ${number * 5} minutes.`,
    ],
    steps: [
      `The ${number} means ${number * 5} minutes, and ${number * 5} + ${marks} = ${minute}.`,
      `The hour is ${hour}, so it is ${at(hour, minute)}.`,
    ],
    explanation: 'Each small mark of the long hand is a minute.',
    slips: [
      { name: 'took-the-next-hour', answer: at(nextHour(hour), minute), observation: 'Look which hour has begun.' },
      { name: 'left-out-the-marks', answer: at(hour, number * 5), observation: 'You left out the small marks.' },
      {
        name: 'read-the-long-hand-as-hours',
        answer: at(hour, number + marks),
        observation: 'The long hand counts 5 for each number.',
      },
      {
        name: 'swapped-the-hands',
        answer: at(number, (hour % 12) * 5),
        observation: 'You swapped the hands: the short hand tells hours.',
      },
    ],
  }
}

export const tellingTime = familyOf({
  family: 'telling-time',
  topics: [
    {
      topic: 'telling time',
      subject: 'math',
      grades: [1, 3],
      words:
        /\b(?:tell(?:ing)?(?: the)? time|clocks?(?: hands)?|reading (?:a |the )?clocks?|oclock|half past|quarter (?:past|to)|what time(?: is it)?)\b/,
    },
  ],
  draw,
})
