import { drawFrom } from '../dice.ts'
import { type Draft, type Drawing, familyOf, numberAnswer } from './drafts.ts'
import { clock } from './written.ts'

function draw({ dice, level }: Drawing): Draft | null {
  const hour = dice(1, 11)
  if (level <= 1) return hoursBetween(dice(1, 7), dice(2, 5))
  const step = level === 2 ? 10 : 5
  const start = hour * 60 + step * dice(0, 60 / step - 1)
  const minutes = level === 2 ? drawFrom(dice, [10, 20, 30]) : step * dice(3, 11)
  if (level === 2 && (start % 60) + minutes > 60) return dice(0, 1) === 0 ? null : hoursBetween(dice(1, 9), dice(2, 6))
  return dice(0, 1) === 0 ? minutesBetween(start, start + minutes) : timeAfter(start, minutes)
}

function hoursBetween(from: number, hours: number): Draft | null {
  const [start, end] = [clock(from * 60), clock((from + hours) * 60)]
  if (from + hours > 12) return null
  return {
    kind: 'hours',
    numbers: [start, end],
    question: `How many hours is it from ${start} to ${end}?`,
    name: `the time from ${start} to ${end}`,
    answer: numberAnswer(hours, 'hours'),
    hints: [`Start at ${start}.`, 'Count the jumps from hour to hour.', `Jump on the clock until you reach ${end}.`],
    steps: [`Count on from ${from} to ${from + hours}.`, `That is ${hours} jumps, so it is ${hours} hours.`],
    explanation: `From ${start} to ${end} the clock moves ${hours} hours.`,
    slips: [
      { name: 'counted-the-start', answer: hours + 1, observation: 'You counted the start, too: count the jumps.' },
      { name: 'said-the-end', answer: from + hours, observation: 'That is when it ends, not how long.' },
      {
        name: 'added-the-times',
        answer: from + from + hours,
        observation: 'You added both times: find what is between.',
      },
      { name: 'said-the-start', answer: from, observation: 'That is when it starts, not how long.' },
    ],
  }
}

const digits = (time: number) => Number(clock(time).replace(':', ''))

/** The minutes between two times less than two hours apart, past a full hour or not. */
function minutesBetween(from: number, to: number): Draft {
  const [start, end] = [clock(from), clock(to)]
  const key = to - from
  const full = Math.ceil((from + 1) / 60) * 60
  const passes = to > full && from % 60 > 0
  const [first, second] = [full - from, to - full]
  return {
    kind: passes ? 'minutes past the hour' : 'minutes in the hour',
    numbers: [start, end],
    question: `How many minutes is it from ${start} to ${end}?`,
    name: `the time from ${start} to ${end}`,
    answer: numberAnswer(key, 'minutes'),
    hints: [
      `Start at ${start}.`,
      passes ? 'Go to the full hour first.' : 'Count by 5s up to the end.',
      passes ? `From ${start} to ${clock(full)} is ${first} minutes.` : 'Look how far the long hand moves.',
    ],
    steps: passes
      ? [
          `From ${start} to ${clock(full)} is ${first} minutes.`,
          `Then ${second} more: ${first} + ${second} = ${key} minutes.`,
        ]
      : [
          `Compare the minutes, ${from % 60} and ${to % 60 === 0 ? 60 : to % 60}.`,
          `${to % 60 === 0 ? 60 : to % 60} − ${from % 60} = ${key}, so it is ${key} minutes.`,
        ],
    explanation: passes ? 'Each hour ends after 60 minutes.' : 'The minutes between the times are counted.',
    slips: [
      {
        name: 'counted-100-minutes',
        answer: passes ? digits(to) - digits(from) : null,
        observation: 'An hour has 60 minutes, not 100.',
      },
      {
        name: 'smaller-minutes-from-larger',
        answer: passes ? Math.abs((to % 60) - (from % 60)) : null,
        observation: 'A full hour lies between the times.',
      },
      { name: 'said-the-end', answer: to % 60, observation: 'That is when it ends, not how long.' },
      {
        name: 'added-the-minutes',
        answer: (from % 60) + (to % 60),
        observation: 'You added the minutes: find what is between.',
      },
      { name: 'off-by-five', answer: key + 5, observation: 'You counted a jump too many.' },
      { name: 'off-by-ten', answer: key > 10 ? key - 10 : null, observation: 'You left out some minutes.' },
    ],
  }
}

function timeAfter(from: number, minutes: number): Draft {
  const start = clock(from)
  const to = from + minutes
  const full = Math.ceil((from + 1) / 60) * 60
  const passes = to > full && from % 60 > 0
  const first = full - from
  return {
    kind: passes ? 'after past the hour' : 'after in the hour',
    numbers: [start, minutes],
    question: `What time is it ${minutes} minutes after ${start}?`,
    name: `${minutes} minutes after ${start}`,
    answer: { form: 'time', answer: clock(to) },
    hints: [
      `Start at ${start}.`,
      passes ? 'After 60 minutes, a new hour begins.' : 'Move only the minutes forward.',
      passes ? `Go ${first} minutes to ${clock(full)} first.` : 'Count on by 5s from the minutes.',
    ],
    steps: passes
      ? [
          `Go to ${clock(full)} first: that takes ${first} minutes.`,
          `${minutes} − ${first} = ${minutes - first} are left, so it is ${clock(to)}.`,
        ]
      : [
          `Add the minutes: ${from % 60} + ${minutes} = ${(from % 60) + minutes}.`,
          to === full ? `60 minutes fill the hour, so it is ${clock(to)}.` : `So it is ${clock(to)}.`,
        ],
    explanation: passes ? 'Each hour ends after 60 minutes.' : 'The minutes that pass are added.',
    slips: [
      {
        name: 'kept-the-hour',
        answer: Math.floor(to / 60) > Math.floor(from / 60) ? clock(to - 60) : null,
        observation: 'The minutes passed a full hour.',
      },
      {
        name: 'counted-100-minutes',
        answer: passes && (digits(from) + minutes) % 100 < 60 ? clockOf(digits(from) + minutes) : null,
        observation: 'An hour has 60 minutes, not 100.',
      },
      { name: 'went-back', answer: clock(from - minutes), observation: 'You went back, but after means later.' },
      {
        name: 'stopped-at-the-hour',
        answer: passes ? clock(full) : null,
        observation: 'You stopped at the full hour.',
      },
      { name: 'said-the-start', answer: start, observation: 'That is when it starts.' },
    ],
  }
}

/** 312 as 3:12. */
const clockOf = (written: number) => clock(Math.floor(written / 100) * 60 + (written % 100))

export const elapsedTime = familyOf({
  family: 'elapsed-time',
  topics: [
    {
      topic: 'elapsed time',
      subject: 'math',
      grades: [2, 3],
      words:
        /\b(?:elapsed time|how long (?:does|did|is|until)|time (?:passed|between|problems)|passing time|time later)\b/,
    },
  ],
  draw,
})
