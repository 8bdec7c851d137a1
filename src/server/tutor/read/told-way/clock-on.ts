import { clockShown, clockTalkIn, lengthShown } from '../clock-talk.ts'

// A time of day that comes of a start and a length: '9:40 plus 2 hours is 11:40 and then 35 more is 12:15'; '9:25' of 7:50 and 95 minutes.

const day = 720
const back =
  /\b(?:before|earlier|ago|back|leave|wake|get up|minus|take away|subtract|need to be|have to be|be there|ended?|finished)\b/
const later = /\b(?:plus|after|later|more|long|takes?|lasts?|add|then|for|comes? back|land)\b/
const bareTime =
  /^\W*(?:(?:so|its|it's|oh|ok|is it|thats|that's|then|at|i think|um+|uh+|like|no wait|wait) )*\d{1,2}:\d\d(?!\d)/i
const endsOnTime = /\d:\d\d(?!\d)[^\d]*$/
const restMinutes = /\b(?:then|and|plus) (\d{1,2}) more\b(?! (?:days|kids|hours))/i

/** The time in a line by itself or behind its way, where start and length were told. */
export function clockWay(text: string, earlier: readonly string[]): string | null {
  const { times, minutes } = clockTalkIn(text)
  const found = times.at(-1)
  if (found === undefined) return null
  const rest = Number(restMinutes.exec(text)?.[1] ?? 0)
  const here = minutes.reduce((sum, one) => sum + one, 0) + rest
  const [first] = times
  if (first !== undefined && times.length >= 2 && here > 0)
    return endsOnTime.test(text) && later.test(text) && !back.test(text) && (first + here - found) % day === 0
      ? says(first, here, found)
      : null
  if (times.length !== 1 || here > 0 || !bareTime.test(text)) return null
  const told = earlier.map(clockTalkIn)
  const [lastAt] = told.flatMap((one, at) => (one.times.length > 0 ? [at] : []))
  const start = lastAt === undefined ? undefined : told[lastAt]
  if (start?.times.length !== 1) return null
  const length = start.minutes.length > 0 ? start.minutes : (told.find((one) => one.minutes.length > 0)?.minutes ?? [])
  const [from = 0] = start.times
  const [all, ...more] = length
  if (
    all === undefined ||
    more.length > 0 ||
    earlier.slice(0, 2).some((line) => back.test(line) && !/\bcome back\b/.test(line))
  )
    return null
  return (from + all - found) % day === 0 ? says(from, all, found) : null
}

const says = (from: number, length: number, to: number) =>
  `${lengthShown(length)} after ${clockShown(from)} is ${clockShown(to)}`
