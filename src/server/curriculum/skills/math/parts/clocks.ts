import type { Draw, Wrong } from '../../../draw.ts'
import { oneWay } from '../../../draw.ts'
import type { Rng } from '../../../rng.ts'

const dayOfTheClock = 12 * 60

/** '3:05' from minutes since midnight; 12 comes before 1. */
export function clockAt(minutes: number): string {
  const on = ((minutes % dayOfTheClock) + dayOfTheClock) % dayOfTheClock
  return `${Math.floor(on / 60) || 12}:${String(on % 60).padStart(2, '0')}`
}

const at = (hour: number, minute: number) => clockAt(hour * 60 + minute)
const next = (hour: number) => (hour % 12) + 1
const before = (hour: number) => ((hour + 10) % 12) + 1

/** Where the hands of a clock are. */
function handsOf(hour: number, minute: number): Draw['values'] {
  const number = Math.floor(minute / 5)
  return {
    hour,
    next: next(hour),
    minute,
    number: number === 0 ? 12 : number,
    fives: number * 5,
    past: minute % 5,
    where: minute === 0 ? 'full' : minute % 5 > 0 ? 'marks' : minute === 30 ? 'half' : 'fives',
    key: at(hour, minute),
  }
}

function wrongTimes(hour: number, minute: number): Wrong[] {
  const number = Math.floor(minute / 5) || 12
  const swapped = at(number, (hour % 12) * 5)
  if (minute === 0)
    return [
      ['swapped-the-hands', swapped],
      ['read-half-as-full', at(hour, 30)],
      ['took-the-next-hour', at(next(hour), 0)],
      ['read-the-number-as-minutes', at(hour, 12)],
      ['took-the-hour-before', at(before(hour), 0)],
    ]
  const [up, down] = [minute < 55 ? at(hour, minute + 5) : null, at(hour, minute - 5)]
  const nearby: Wrong[] =
    minute % 5 > 0
      ? [
          ['stopped-at-the-number', at(hour, minute - (minute % 5))],
          ['slipped-by-a-minute', minute % 2 === 0 ? at(hour, minute - 1) : at(hour, Math.min(59, minute + 1))],
        ]
      : [
          ['read-half-as-full', minute === 30 ? at(hour, 0) : null],
          ['counted-a-five-wrong', hour % 2 === 0 ? up : down],
          ['counted-a-five-wrong', hour % 2 === 0 ? down : up],
        ]
  return [
    ['took-the-next-hour', at(next(hour), minute)],
    ['read-the-number-as-minutes', number + (minute % 5) < 60 ? at(hour, (number % 12) + (minute % 5)) : null],
    ['swapped-the-hands', swapped],
    ...nearby,
  ]
}

/** A clock with hands is read. */
export function readClock(hour: number, minute: number, form = 'read'): Draw {
  const hands = handsOf(hour, minute)
  return {
    form,
    values: hands,
    answer: { form: 'time', answer: at(hour, minute) },
    wrong: wrongTimes(hour, minute),
    solution: oneWay(['short-hand', null], ['long-hand', at(hour, minute)]),
    picture: { kind: 'clock', hour, minute },
    entity: '@clock',
  }
}

/** Which number a hand points to. */
export function whereIsTheHand(rng: Rng, minutes: readonly number[]): Draw {
  const [hour, minute] = [rng.int(1, 12), rng.pick(minutes)]
  const isShort = minute === 0 && rng.chance(50)
  const key = isShort ? hour : minute / 5 || 12
  return {
    form: isShort ? 'short-hand' : 'long-hand',
    values: { ...handsOf(hour, minute), key },
    answer: { form: 'choice', answer: key },
    wrong: [
      ['swapped-the-hands', isShort ? 12 : hour],
      ...(isShort
        ? ([
            ['took-the-next-hour', next(hour)],
            ['took-the-hour-before', before(hour)],
            ['read-half-as-full', 6],
            ['read-half-as-full', 3, 'looked-at-the-side'],
          ] satisfies Wrong[])
        : ([
            ['read-the-number-as-minutes', minute > 0 && minute <= 12 ? minute : null],
            ['counted-a-five-wrong', (key % 12) + 1],
            ['counted-a-five-wrong', before(key)],
            ['counted-a-five-wrong', ((key + 5) % 12) + 1],
          ] satisfies Wrong[])),
    ],
    solution: oneWay(['which-hand', null], ['points-at', key]),
    entity: '@clock',
  }
}

/** A full or half hour later or earlier. */
export function laterOrEarlier(rng: Rng, hop: number, minutes: readonly number[]): Draw {
  const start = rng.int(1, 12) * 60 + rng.pick(minutes)
  const isLater = rng.chance(65)
  const [end, other] = isLater ? [start + hop, start - hop] : [start - hop, start + hop]
  const key = clockAt(end)
  return {
    form: hop === 60 ? (isLater ? 'hour-later' : 'hour-earlier') : isLater ? 'half-hour-later' : 'half-hour-earlier',
    values: { start: clockAt(start), key },
    answer: { form: 'time', answer: key },
    wrong: [
      ['went-back-in-time', clockAt(other)],
      ['read-half-as-full', clockAt(isLater ? start + 90 - hop : start - 90 + hop)],
      ['said-the-start', clockAt(start)],
      ['went-an-hour-too-far', clockAt(isLater ? end + 60 : end - 60)],
    ],
    solution: oneWay(['hand-moves', null], ['it-is', key]),
    entity: '@clock',
  }
}

/** Times told in words: half past, quarter past, quarter to. */
export function toldInWords(rng: Rng, kinds: readonly ('full' | 'half' | 'quarter-past' | 'quarter-to')[]): Draw {
  const hour = rng.int(1, 12)
  const kind = rng.pick(kinds)
  const minutes = { full: 0, half: 30, 'quarter-past': 15, 'quarter-to': -15 }[kind]
  const key = clockAt(hour * 60 + minutes)
  const wrong: Wrong[] =
    kind === 'full'
      ? [
          ['read-half-as-full', at(hour, 30)],
          ['read-the-number-as-minutes', at(12, hour)],
          ['took-the-next-hour', at(next(hour), 0)],
          ['took-the-hour-before', at(before(hour), 0)],
        ]
      : kind === 'half'
        ? [
            ['took-50-for-half', at(hour, 50)],
            ['took-the-hour-before', at(before(hour), 30)],
            ['read-half-as-full', at(hour, 0)],
            ['took-the-next-hour', at(next(hour), 30)],
          ]
        : kind === 'quarter-past'
          ? [
              ['took-quarter-for-25', at(hour, 25)],
              ['went-back-in-time', at(before(hour), 45)],
              ['went-back-in-time', at(hour, 45)],
              ['took-the-next-hour', at(next(hour), 15)],
            ]
          : [
              ['went-back-in-time', at(hour, 15)],
              ['forgot-the-new-hour', at(hour, 45)],
              ['took-quarter-for-25', at(before(hour), 35)],
              ['took-quarter-for-25', at(before(hour), 25)],
            ]
  return {
    form: `words-${kind}`,
    values: { hour, before: before(hour), key },
    answer: { form: 'time', answer: key },
    wrong,
    solution: oneWay(['the-words', null], ['so-write', key]),
    entity: '@clock',
  }
}
