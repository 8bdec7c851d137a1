import { readClockTime } from '#shared/answers/clock-times.ts'
import type { AskedOf } from '../../../asked.ts'
import type { Draw } from '../../../draw.ts'
import { oneWay } from '../../../draw.ts'
import type { Rng } from '../../../rng.ts'
import { clockAt } from './clocks.ts'
import { wholeOf } from './own-numbers.ts'

/** From a start, so many minutes; neither end is a full hour. */
export type Span = { start: number; long: number }

export function drawSpan(rng: Rng, step: number, longest: number): Span {
  const start = rng.int(1, 10) * 60 + step * rng.int(1, Math.floor(59 / step))
  const long = step * rng.int(Math.ceil(15 / step), Math.floor(longest / step))
  return { start, long: (start + long) % 60 === 0 ? long - step : long }
}

const valuesOf = ({ start, long }: Span): Draw['values'] => {
  const end = start + long
  const full = Math.ceil(start / 60) * 60
  const passes = full > start && end > full
  const back = Math.floor(end / 60) * 60
  return {
    start: clockAt(start),
    end: clockAt(end),
    long,
    full: clockAt(full),
    toFull: full - start,
    rest: long - (full - start),
    back: clockAt(back),
    toBack: end - back,
    restBack: long - (end - back),
    way: passes ? 'over' : 'same',
    startMinutes: start % 60,
    endMinutes: end % 60,
  }
}

const passesHour = ({ start, long }: Span) =>
  Math.floor((start + long) / 60) > Math.floor(start / 60) && (start + long) % 60 !== 0

/** The end is asked. */
export function endAsked(span: Span, form: string, values: Draw['values'] = {}): Draw {
  const { start, long } = span
  const key = clockAt(start + long)
  const passes = passesHour(span)
  return {
    form,
    values: { ...valuesOf(span), ...values, key },
    answer: { form: 'time', answer: key },
    wrong: [
      ['forgot-the-new-hour', passes ? clockAt(start + long - 60) : null],
      ['said-the-start', clockAt(start)],
      ['counted-100-minutes', (start % 60) + long >= 100 ? clockAt(start + long - 40) : null],
      ['went-back-in-time', clockAt(start - long)],
      ['counted-a-five-wrong', clockAt(start + long + (start % 2 === 0 ? 5 : -5))],
      ['went-an-hour-too-far', clockAt(start + long + 60)],
    ],
    solution: passes
      ? [
          [
            ['to-the-hour', clockAt(start + (60 - (start % 60)))],
            ['then-the-rest', key],
          ],
        ]
      : [[['same-hour', key]]],
    entity: '@time',
  }
}

/** The start is asked. */
export function startAsked(span: Span, form: string, values: Draw['values'] = {}): Draw {
  const { start, long } = span
  const end = start + long
  const key = clockAt(start)
  const passes = passesHour(span)
  return {
    form,
    values: { ...valuesOf(span), ...values, key },
    answer: { form: 'time', answer: key },
    wrong: [
      ['went-back-in-time', clockAt(end + long)],
      ['forgot-the-new-hour', passes ? clockAt(start + 60) : null],
      ['counted-a-five-wrong', clockAt(start + (end % 2 === 0 ? 5 : -5))],
      ['said-the-start', clockAt(end)],
      ['counted-100-minutes', passes ? clockAt(start + 40) : null],
      ['went-an-hour-too-far', clockAt(start - 60)],
    ],
    solution: passes
      ? [
          [
            ['back-to-the-hour', clockAt(end - (end % 60))],
            ['back-the-rest', key],
          ],
        ]
      : [[['same-hour-back', key]]],
    entity: '@time',
  }
}

/** How long it takes is asked. */
export function lengthAsked(span: Span, form: string, values: Draw['values'] = {}): Draw {
  const { start, long } = span
  const end = start + long
  const passes = passesHour(span)
  const full = Math.ceil(start / 60) * 60
  return {
    form,
    values: { ...valuesOf(span), ...values, key: long },
    answer: { form: 'number', answer: long, unit: 'minutes' },
    wrong: [
      ['counted-100-minutes', passes ? long + 40 : null],
      ['one-side-of-the-hour', passes ? end - full : null],
      ['one-side-of-the-hour', passes ? full - start : null],
      ['counted-a-five-wrong', long % 2 === 0 ? long + 5 : long - 5],
      ['said-the-start', end % 60 === 0 ? null : end % 60],
      ['counted-a-five-wrong', long % 2 === 0 ? long - 5 : long + 5],
      ['went-an-hour-too-far', long + 60],
    ],
    solution: passes
      ? [
          [
            ['minutes-to-the-hour', full - start],
            ['minutes-after', end - full],
            ['minutes-together', long],
          ],
        ]
      : [[['minutes-same-hour', long]]],
    entity: '@time',
  }
}

/** Start and end on a line of time, with the full hours between them. */
export function timeLine({ start, long }: Span): NonNullable<Draw['picture']> {
  const end = start + long
  const full = Math.ceil(start / 60) * 60
  const stops = full > start && full < end ? [start, full, end] : [start, end]
  return {
    kind: 'number-line',
    from: start,
    to: end,
    step: 5,
    labels: stops.map((at) => ({ at, text: clockAt(at) })),
    hops: stops.slice(1).map((to, at) => ({ from: stops[at] ?? start, to })),
  }
}

const day = 720

/** A child's own: so many minutes after or before a time. Whole hours only move the hour. */
export function askedClock({ time, minutes, way }: AskedOf['clock']): Draw | null {
  const [at, long] = [readClockTime(time), wholeOf(minutes, day)]
  if (at === null || long === null || long < 2) return null
  if (long % 60 === 0) return hoursAsked(at, long / 60, way)
  const span = { start: (way === 'after' ? at : at - long) + day, long }
  if (long > 60 && overOneHour(span)) return null
  const [starts, ends] = [span.start % 60 > 0, (span.start + long) % 60 > 0]
  return way === 'after'
    ? endAsked(span, starts && !ends ? 'after-full' : 'after')
    : startAsked(span, ends ? 'before' : 'before-full')
}

/** More than one full hour lies between: then one stop on the way is not enough. */
const overOneHour = ({ start, long }: Span) => Math.floor((start + long) / 60) - Math.floor(start / 60) > 1

function hoursAsked(at: number, hours: number, way: 'after' | 'before'): Draw {
  const sign = way === 'after' ? 1 : -1
  const key = clockAt(at + sign * 60 * hours)
  return {
    form: way === 'after' ? 'hours-after' : 'hours-before',
    values: { start: clockAt(at), hours, key, minutes: at % 60 },
    answer: { form: 'time', answer: key },
    wrong: [
      ['went-back-in-time', clockAt(at - sign * 60 * hours)],
      ['went-an-hour-too-far', clockAt(at + sign * 60 * (hours + 1))],
      ['said-the-start', clockAt(at)],
      ['counted-a-five-wrong', clockAt(at + sign * hours)],
    ],
    solution: oneWay(['only-the-hour', key]),
    entity: '@time',
  }
}

/** A child's own: the minutes from one time to the next. */
export function askedLength({ from, to }: AskedOf['timeBetween']): Draw | null {
  const [start, end] = [readClockTime(from), readClockTime(to)]
  if (start === null || end === null || start === end) return null
  const long = (end - start + day) % day
  const span = { start: start + day, long }
  if (long % 60 === 0) return wholeHours(start, end, long / 60)
  // From half past eleven to ten past one is rather the next day than the same noon.
  return long > 6 * 60 || overOneHour(span) ? null : lengthAsked(span, 'between')
}

const wholeHours = (start: number, end: number, hours: number): Draw => ({
  form: 'hours-between',
  values: { start: clockAt(start), end: clockAt(end), hours },
  answer: { form: 'number', answer: hours, unit: 'hours' },
  wrong: [
    ['went-an-hour-too-far', hours + 1],
    ['went-an-hour-too-far', hours > 1 ? hours - 1 : null],
    ['went-back-in-time', 12 - hours > 0 ? 12 - hours : null],
    ['said-the-start', Math.floor(end / 60) || 12],
  ],
  solution: oneWay(['count-hours', hours]),
  entity: '@time',
})
