import { asNumber, type Draft, type Reader, reading, written } from './draft.ts'

// Questions that whole stories come to: a long time from one hour to another, what is left over, a fraction of equal parts, and a price
// with what is added to it in percent.

const clock = String.raw`(\d{1,2}):(\d\d)`
const shown = (minutes: number) => {
  const at = ((minutes % 720) + 720) % 720
  return `${Math.floor(at / 60) || 12}:${String(at % 60).padStart(2, '0')}`
}
const minutesOf = (hour: number, minute: number) => (hour % 12) * 60 + minute

/** From 9:45 to 12:20, over more than one full hour; shorter ones are those of the skill. */
const elapsed = ([hour = 0, minute = 0, toHour = 0, toMinute = 0]: number[], inHours: boolean): Draft | null => {
  const [start, end] = [minutesOf(hour, minute), minutesOf(toHour, toMinute)]
  const long = (end - start + 720) % 720
  const hours = Math.floor(long / 60)
  if (long === 0 || (!inHours && (hours < 1 || (minute === 0 && toMinute === 0 && hours < 1)))) return null
  const rest = long % 60
  const values = {
    from: shown(start),
    to: shown(end),
    hours,
    rest,
    near: shown(start + hours * 60),
    inMinutes: hours * 60,
  }
  return inHours
    ? {
        kind: 'hoursBetween',
        values,
        answer: asNumber(long / 60),
        slips: [
          [written(long / 60 + 1), 'hourMore'],
          [written(12 - long / 60), 'wrongWay'],
        ],
      }
    : {
        kind: 'minutesBetween',
        values,
        answer: asNumber(long),
        slips: [
          [written(hours * 100 + rest), 'hundred'],
          [written(long + 60), 'hourMore'],
          [written(hours), 'hoursOnly'],
        ],
        values2: [written(hours * 60)],
      }
}

/** 150 minutes after 10:15: the hours first, then the minutes. */
const later = ([minutes = 0, hour = 0, minute = 0]: number[], isBack: boolean): Draft | null => {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours < 1 || rest === 0 || minutes >= 720) return null
  const [start, sign] = [minutesOf(hour, minute), isBack ? -1 : 1]
  const key = shown(start + sign * minutes)
  return {
    kind: isBack ? 'longBefore' : 'longAfter',
    values: { minutes, start: shown(start), hours, rest, near: shown(start + sign * hours * 60) },
    answer: { form: 'time', answer: key },
    slips: [
      [shown(start + sign * hours * 60), 'hoursOnly'],
      [shown(start - sign * minutes), 'wrongWay'],
      [shown(start + sign * (minutes + 60)), 'hourMore'],
    ],
  }
}

const leftOver = ([whole = 0, by = 0]: number[]): Draft | null => {
  if (by < 2 || whole < by || !Number.isInteger(whole) || !Number.isInteger(by)) return null
  const [times, left] = [Math.floor(whole / by), whole % by]
  return {
    kind: 'leftOver',
    values: { whole, by, times, near: times * by },
    answer: asNumber(left),
    slips: [
      [left === times ? null : written(times), 'howMany'],
      [written(by - left), 'toNext'],
      [written(whole - by), 'tookAway'],
    ],
    values2: [written(times), written(times * by)],
  }
}

const partOf = ([part = 0, whole = 0]: number[]): Draft | null =>
  part < 1 || part >= whole
    ? null
    : {
        kind: 'partOf',
        values: { part, whole },
        answer: { form: 'number', answer: `${part}/${whole}` },
        slips: [
          [`${part}/${whole - part}`, 'againstTheRest'],
          [`${whole}/${part}`, 'upsideDown'],
          [`${whole - part}/${whole}`, 'otherPart'],
          [String(part), 'countOnly'],
        ],
      }

const withPercent = ([whole = 0, percent = 0]: number[], what: string): Draft | null => {
  const more = (whole * percent) / 100
  if (whole <= 0 || percent <= 0 || Math.round(more * 100) !== Number((more * 100).toFixed(6))) return null
  return {
    kind: 'withPercent',
    values: { whole, percent, what, more: written(more) },
    answer: asNumber(whole + more),
    slips: [
      [written(more), 'onlyAdded'],
      [written(whole + percent), 'percentAsDollars'],
      [written(whole - more), 'tookAway'],
    ],
    values2: [written(more)],
  }
}

const price = String.raw`\$(\d{1,6}(?:\.\d\d?)?)`
/** What whole stories come to, beside sums. */
export const storyKindsAsked: readonly Reader[] = [
  reading(new RegExp(`^how many minutes is it from ${clock} to ${clock}$`), (numbers) => elapsed(numbers, false)),
  reading(new RegExp(`^how many hours is it from ${clock} to ${clock}$`), (numbers) => elapsed(numbers, true)),
  reading(new RegExp(`^what time is (\\d{2,3}) minutes after ${clock}$`), (numbers) => later(numbers, false)),
  reading(new RegExp(`^what time is (\\d{2,3}) minutes before ${clock}$`), (numbers) => later(numbers, true)),
  reading(/^what is left over when (\d{1,6}) is shared by (\d{1,4})$/, leftOver),
  reading(/^what fraction is (\d{1,4}) out of (\d{1,4}) equal parts$/, partOf),
  reading(
    new RegExp(`^what is the price of ${price} with a (\\d{1,2}(?:\\.\\d)?)% (?<what>tip|tax)$`),
    (numbers, { what = 'tax' }) => withPercent(numbers, what),
  ),
]
