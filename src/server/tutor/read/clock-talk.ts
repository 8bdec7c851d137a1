import { clockTimesIn } from '#shared/answers/clock-times.ts'

/** What was told of a day: times on a clock of twelve hours, in minutes after twelve, and how long something takes, in minutes. */
export type ClockTold = { times: number[]; minutes: number[] }

const half = '(?:an? |one )?half (?:an? )?hour'
const small: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5 }
const long = new RegExp(
  String.raw`(?<![\d.])\b(?:(?<halfHour>${half})|(?<and>an|one|1|two|2|three|3)(?: hours?)? and a half(?: hours?)?|(?<hours>\d{1,2}(?:\.\d{1,2})?|an|one|two|three|four|five) ?(?:hours?|hrs?)(?:,? (?:and )?(?<rest>\d{1,2}) ?(?:minutes?|mins?))?|(?<minutes>\d{1,3}) ?(?:minutes?|mins?))\b`,
  'gi',
)
const amount = (said: string) => small[said.toLowerCase()] ?? Number(said)

/** 'At 4': a full hour, where nothing is counted by it. */
const fullHour =
  /(?<!\b(?:up|down|won|lost|lose|win|ahead|behind|divided|divide|times|multiply|multiplied|count|counting|counted|\d) )\b(?:at|until|till|by) (1[0-2]|[1-9])(?=\s*(?:$|[.,!?]|and\b|but\b|so\b|today|tonight|tomorrow|in the|on |because|cause))/gi

const nowLast =
  /\b(?:it'?s|its|it is|right now)\b[^\d]{0,12}\d{1,2}:\d\d(?: (?:am|pm))? (?:right )?now\b|\bnow (?:it'?s|its|it is) \d{1,2}:\d\d/i
const nowFirst = /^[^\d]*(?:it'?s|its|it is|now)\b[^\d]{0,12}\d/i

/** The times and lengths of time of a text, each in its order. */
export function clockTalkIn(text: string): ClockTold {
  const minutes = [...text.matchAll(long)].map(({ groups = {} }) => {
    if (groups.halfHour) return 30
    if (groups.and) return amount(groups.and) * 60 + 30
    if (groups.hours) return amount(groups.hours) * 60 + Number(groups.rest ?? 0)
    return Number(groups.minutes)
  })
  const rest = text.replace(long, ' ')
  const full = [...rest.matchAll(fullHour)].map(([, hour]) => (Number(hour) % 12) * 60)
  const exact = /\d ?[:.h] ?\d\d|o'?clock|noon|midnight|\b(?:quarter|half|ten|five|twenty) (?:past|to)\b/i.test(rest)
    ? clockTimesIn(rest)
    : []
  const [first, second, ...others] = [...new Set([...exact, ...full])]
  // 'At 5:30, and it's 3:40 now': from now to then.
  const isLater = second !== undefined && others.length === 0 && nowLast.test(rest) && !nowFirst.test(rest)
  return {
    times: isLater && first !== undefined ? [second, first] : [...new Set([...exact, ...full])],
    minutes: minutes.filter((one) => one > 0 && one <= 720),
  }
}

/** '9 hours', '1 hour and 30 minutes', '45 minutes'. */
export function lengthShown(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const named = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`
  if (hours === 0) return named(rest, 'minute')
  return rest === 0 ? named(hours, 'hour') : `${named(hours, 'hour')} and ${named(rest, 'minute')}`
}

const day = 720
/** '4:30' of minutes after twelve. */
export const clockShown = (minutes: number): string => {
  const at = ((minutes % day) + day) % day
  return `${Math.floor(at / 60) || 12}:${String(at % 60).padStart(2, '0')}`
}

/** How a time comes of one of `starts`, the likeliest first: later or earlier by one length, or by all of them. Null where it comes of none. */
export function wayToTime(
  time: number,
  starts: readonly number[],
  minutes: readonly number[],
  way: 'after' | 'before',
): string | null {
  const all = minutes.reduce((sum, one) => sum + one, 0)
  const lengths = [...new Set([...minutes.toReversed(), all])].filter((one) => one > 0)
  for (const start of starts)
    for (const length of lengths)
      if (((way === 'after' ? start + length : start - length) - time) % day === 0)
        return `${length} minutes ${way} ${clockShown(start)} is ${clockShown(time)}`
  return null
}

/** So many minutes lie between two times, the second the later one. */
export const minutesBetween = (from: number, to: number): number => (to - from + day) % day
