import type { Told } from '../plain.ts'

// Elapsed time: from when to when, how long after, how long before. Times in a story are said in many ways; what is asked, and which
// end of it is told, decides which way to count.

type Time = { minutes: number; half: 'am' | 'pm' | null; from: number; to: number }
type Span = { minutes: number; from: number; to: number }

const timeSaid =
  /\b(\d{1,2}):(\d\d)(?: ?(am|pm))?\b|\b(\d{1,2}) ?(?:(am|pm)\b|o'?clock\b(?: ?(am|pm)\b)?)|\b(half past|quarter past|quarter after|quarter to|quarter till|quarter of) (\d{1,2})\b(?!:)|\b(noon|midnight)\b|\bat (\d{1,2})(?= (?:and|until|till|in the (?:morning|afternoon|evening)|at night|to)\b|[,.?;]|$)/g
const spanSaid =
  /\b(?:(\d{1,2}(?:\.\d+)?|an?|one) (?:hours?)(?:,? (?:and )?(\d{1,2}) minutes?|( and a half)|( and a quarter))?|(\d{1,3}) minutes?|(\d{1,2}|one) and a half hours?|(\d{1,2}) (1\/2|1\/4|3\/4) hours?|(half an? hour|half hour|1\/2 (?:an? |of an? )?hour)|((?:a )?quarter (?:of an? )?hour|1\/4 (?:of an? )?hour)|(3 quarters of an hour|3\/4 (?:of an? )?hour))\b/g

function timesIn(text: string): Time[] {
  return [...text.matchAll(timeSaid)].flatMap((found) => {
    const [whole, hour, minute, half, full, ofFull, ofClock, way, past, named, plain] = found
    const said = hour ?? full ?? past ?? plain
    const at = named ? 12 : Number(said)
    if (at < 1 || at > 12 || Number(minute ?? 0) > 59) return []
    const beside =
      way === undefined ? Number(minute ?? 0) : way.startsWith('half') ? 30 : /past|after/.test(way) ? 15 : -15
    const given = half ?? ofFull ?? ofClock ?? dayPart(text.slice(found.index + whole.length))
    const part = named === 'noon' ? 'pm' : named === 'midnight' ? 'am' : given === 'am' || given === 'pm' ? given : null
    return [{ minutes: (at % 12) * 60 + beside, half: part, from: found.index, to: found.index + whole.length }]
  })
}

const dayPart = (behind: string) => {
  const said = /^ (?:in the (morning|afternoon|evening)|at (night))\b/.exec(behind)
  return said ? (said[1] === 'morning' ? 'am' : 'pm') : undefined
}

const spansIn = (text: string): Span[] =>
  [...text.matchAll(spanSaid)].map((found) => {
    const [whole, hours, more, half, quarter, minutes, andHalf, mixed, part, isHalf, isQuarter] = found
    const full = hours === undefined ? 0 : (/^\d/.test(hours) ? Number(hours) : 1) * 60
    const long =
      hours !== undefined
        ? full + Number(more ?? 0) + (half ? 30 : quarter ? 15 : 0)
        : minutes !== undefined
          ? Number(minutes)
          : andHalf !== undefined
            ? (andHalf === 'one' ? 1 : Number(andHalf)) * 60 + 30
            : mixed !== undefined
              ? Number(mixed) * 60 + (part === '1/2' ? 30 : part === '1/4' ? 15 : 45)
              : isHalf !== undefined
                ? 30
                : isQuarter !== undefined
                  ? 15
                  : 45
    return { minutes: long, from: found.index, to: found.index + whole.length }
  })

const shown = (minutes: number) => {
  const at = ((minutes % 720) + 720) % 720
  return `${Math.floor(at / 60) || 12}:${String(at % 60).padStart(2, '0')}`
}

const begins =
  /\b(?:start(?:s|ed|ing)?|beg[aiu]ns?|began|beginning|leaves?|left|leaving|go|goes|went|get up|gets up|got up|wakes?|woke|put|puts|set off|out of the house|opens?|opened|from|takes? off|took off|depart(?:s|ed)?|now|turn(?:s|ed)? on|head(?:s|ed)? out|goes in|went in|sit down|sat down|gets? on|got on)\b/g
const ends =
  /\b(?:end(?:s|ed|ing)?|gets? off|got off|over|finish(?:es|ed)?|done|ready|until|till|to be|out|arriv(?:e|es|ed)|get(?:s|ting)? (?:to|there|home|back)|got (?:to|there|home|back)|reach(?:es|ed)?|come(?:s)? (?:out|back|home)|came (?:out|back|home)|land(?:s|ed)?|clos(?:e|es|ed)|be (?:at|there|on|home|in|back)|in time|due|by|lets? out|back|home|stop(?:s|ped)?|wakes?|woke)\b/g

/** Whether words tell of the beginning or the end; null where they tell of both or of none. */
function sideOf(words: string): 'start' | 'end' | null {
  const [first, last] = [words.match(begins)?.length ?? 0, words.match(ends)?.length ?? 0]
  return first > 0 === last > 0 ? null : first > 0 ? 'start' : 'end'
}

const asksTime = /\b(?:what time|when|time)\b/
const asksLong =
  /\bhow (?:long|many (?:total )?(?:minutes|hours)|much time)\b|\b(?:how many|number of) (?:minutes|hours)\b|\bfind the (?:elapsed )?time\b/

/** 'What time is 45 minutes after 3:30', 'how many minutes is it from 9:45 to 12:20'. */
export function clockStory({ text, asked, numbers }: Told): string | null {
  const times = timesIn(text)
  const spans = spansIn(text)
  const [first, second, ...more] = times
  if (!first || more.length > 0 || numbers.length > numbersOf(text, times, spans)) return null
  if (second) return spans.length === 0 && asksLong.test(asked) ? between(text, asked, first, second) : null
  return asksTime.test(asked) && !asksLong.test(asked) ? oneTime(text, asked, first, spans) : null
}

/** How many plain numbers the times and spans take up themselves. */
const numbersOf = (text: string, times: readonly Time[], spans: readonly Span[]) =>
  [...times, ...spans]
    .map(({ from, to }) => text.slice(from, to))
    .flatMap((said) => said.match(/(?<![\d:/])(?:\d+ )?\d+\/\d+|(?<![\d:/.])\d+(?:\.\d+)?(?![\d:/])/g) ?? []).length

function between(text: string, asked: string, one: Time, other: Time): string | null {
  const isNow = /\b(?:until|till|before)\b/.test(asked) && /\bit is\b|\bnow\b/.test(text.slice(one.to, other.to + 5))
  const isTurned =
    isNow ||
    (sideOf(before(text, one)) === 'end' &&
      sideOf(text.slice(one.to, other.from)) === 'start' &&
      !/\bto\b/.test(text.slice(one.to, other.from)))
  const [start, end] = isTurned ? [other, one] : [one, other]
  const isHalf = start.half !== null && end.half !== null
  const day = isHalf ? 1440 : 720
  const of = (time: Time) => time.minutes + (isHalf && time.half === 'pm' ? 720 : 0)
  const long = (((of(end) - of(start)) % day) + day) % day
  if (long === 0 || long > 720) return null
  const unit = /\bhours\b/.test(asked) && !/\bminutes\b/.test(asked) ? 'hours' : 'minutes'
  if (unit === 'hours' && long % 60 !== 0 && long % 30 !== 0) return null
  return `how many ${unit} is it from ${shown(start.minutes)} to ${shown(end.minutes)}`
}

/** The words of its clause that stand before a time. */
const before = (text: string, { from }: Time) =>
  text
    .slice(text.slice(0, from).search(/[^.?!]*$/), from)
    .split(/, (?!and\b)/)
    .at(-1) ?? ''

function oneTime(text: string, asked: string, time: Time, spans: readonly Span[]): string | null {
  const [span, second, ...others] = spans
  if (!span || others.length > 0) return null
  if (second && !/\b(?:then|and|after that|another)\b/.test(text.slice(span.to, second.from))) return null
  const minutes = span.minutes + (second?.minutes ?? 0)
  const way = wayOf(text, asked, time, span)
  return way && `what time is ${minutes} minutes ${way} ${shown(time.minutes)}`
}

const asksStart =
  /\b(?:latest|should|must|need to|have to|do i have to)\b.*\b(?:start|leave|begin|go|get up|put|wake|set|head|turn)\b|\b(?:did|does|do)\b.*\b(?:start|begin|leave|go in|put|get on|set off)\b|\bwas it when\b.*\b(?:start|began|left)|\btime (?:did|does).*(?:start|begin)/
const asksEnd =
  /\b(?:end|over|finish|done|ready|arrive|get (?:to|there|home|back|off|out)|come (?:out|back|home)|be (?:on|there|at|home|over|done|ready|back|finished)|it be|will it|land|stop|out|reach|take it out|is it (?:now|then)|was it (?:then|when))\b/

function wayOf(text: string, asked: string, time: Time, span: Span): 'after' | 'before' | null {
  const told = before(text, time)
  const near = text.slice(span.to, span.to + 24)
  if (/^ (?:later|after|from now|past|longer|late\b)/.test(near) && !asksStart.test(asked)) return 'after'
  if (/^ (?:earlier|before|ago|early\b)/.test(near)) return 'before'
  const timeSide = sideOf(told) ?? sideOf(text.slice(time.to).split(/[.,?!]|\band\b/)[0] ?? '')
  const isStart = asksStart.test(asked)
  const isEnd = asksEnd.test(asked) && !isStart
  // 'School starts at 8:10, what time should he leave' is another start than the one that is asked.
  const isDue = /\b(?:should|must|needs? to|have to|has to|latest|on time)\b/.test(asked)
  const isSame = (asked.match(/\b(?:leav|start|beg|wake)/g) ?? []).some((verb) => told.includes(verb))
  if (isStart && (timeSide !== 'start' || (isDue && !isSame))) return 'before'
  if (isEnd && timeSide !== 'end') return 'after'
  return null
}
