import { readTokens, type Token } from './tokens.ts'

/** A time on a clock of twelve hours, in minutes after twelve: 0 to 719. */
export type ClockTime = number

const wordAt = (tokens: readonly Token[], at: number) => {
  const token = tokens[at]
  return token?.kind === 'word' ? token.word : ''
}

function numberAt(tokens: readonly Token[], at: number, most: number): number | null {
  const token = tokens[at]
  if (token?.kind !== 'number' || token.value.d !== 1n) return null
  const value = token.value.valueOf()
  return value >= 0 && value <= most ? value : null
}

const onClock = (hour: number, minute: number): ClockTime => ((hour % 12) * 60 + minute + 720) % 720

/** The clock times that a text names: '3:15', 'quarter past three', 'ten to 4', "3 o'clock", 'three fifteen', 'noon'. */
export function clockTimesIn(text: string): ClockTime[] {
  const found: ClockTime[] = []
  const plain = text.replace(/(\d{1,2})(?:\s?[:.h]\s?|;)(\d{2})(?!\d)/g, (whole, hour: string, minute: string) => {
    if (Number(hour) > 23 || Number(minute) > 59) return whole
    found.push(onClock(Number(hour), Number(minute)))
    return ' ; '
  })
  // A time in full is meant, and no hand of the clock beside it.
  if (found.length > 0) return [...new Set(found)]
  const tokens = readTokens(plain)
  for (let at = 0; at < tokens.length; ) {
    const read = timeAt(tokens, at)
    if (read) found.push(read.time)
    at = read?.next ?? at + 1
  }
  return [...new Set(found)]
}

type Read = { time: ClockTime; next: number }

function timeAt(tokens: readonly Token[], at: number): Read | null {
  if (/^(?:noon|midnight|midday)$/.test(wordAt(tokens, at))) return { time: 0, next: at + 1 }
  const beside = besideHour(tokens, at)
  if (beside) return beside
  const run = numberAt(tokens, at, 1259)
  if (run !== null && run >= 100 && run % 100 < 60)
    return { time: onClock(Math.floor(run / 100), run % 100), next: at + 1 }
  const hour = numberAt(tokens, at, 12)
  if (hour === null || hour === 0) return null
  if (/^o?clock$/.test(wordAt(tokens, at + 1))) return { time: onClock(hour, 0), next: at + 2 }
  if (wordAt(tokens, at + 1) === 'o' && wordAt(tokens, at + 2) === 'clock')
    return { time: onClock(hour, 0), next: at + 3 }
  const oh = /^(?:oh|o)$/.test(wordAt(tokens, at + 1)) ? 1 : 0
  const minute = numberAt(tokens, at + 1 + oh, 59)
  if (minute !== null && (minute >= 10 || oh === 1)) return { time: onClock(hour, minute), next: at + 2 + oh }
  return { time: onClock(hour, 0), next: at + 1 }
}

/** 'quarter past three', '20 minutes to 4', 'half past 2'. */
function besideHour(tokens: readonly Token[], at: number): Read | null {
  const start = /^an?$/.test(wordAt(tokens, at)) ? at + 1 : at
  const token = tokens[start]
  const part =
    token?.kind === 'number' && token.value.d !== 1n ? token.value.mul(60).valueOf() : numberAt(tokens, start, 59)
  if (part === null) return null
  let next = start + 1
  if (/^(?:minutes?|mins?)$/.test(wordAt(tokens, next))) next++
  const direction = wordAt(tokens, next)
  const hour = numberAt(tokens, next + 1, 12)
  if (hour === null) return null
  if (/^(?:past|after)$/.test(direction)) return { time: onClock(hour, part), next: next + 2 }
  if (/^(?:to|before|till|til|of)$/.test(direction)) return { time: onClock(hour, -part), next: next + 2 }
  return null
}

/** '3:15' as a clock time, or null. */
export function readClockTime(text: string): ClockTime | null {
  const [only, ...others] = clockTimesIn(text)
  return only === undefined || others.length > 0 ? null : only
}
