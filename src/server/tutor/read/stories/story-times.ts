import { readClockTime } from '#shared/answers/clock-times.ts'
import { findNumbers } from '#shared/answers/numbers.ts'
import { type Path, pathOf } from './story-path.ts'
import { knownTimes } from './story-words.ts'

const time = "(\\d{1,2}:\\d{2}|\\d{1,2} o'?clock)(?: ?[ap]\\.?m\\.?)?"
const from = new RegExp(`\\b(?:starts?|started|begins?|began|leaves?|left)(?: [a-z]+){0,3} at ${time}`, 'i')
const until = new RegExp(
  `\\b(?:ends?|ended|finish(?:es|ed)?|stops?|stopped|is over|gets? home|got home|arrives?|arrived)(?: [a-z]+){0,3} at ${time}`,
  'i',
)
const asks = /\bhow (?:long|many (?:hours|minutes)) (?:does|did|is|was)\b[^.?!]{0,40}(?:\?|$)/i

type TimeStory = { path: Path; question: string } | { facts: string[]; question: string }

/** How long something takes that starts and ends at a clock time, in whole hours or within an hour. Null for others. */
export function timeStory(text: string): TimeStory | null {
  const [start, end, asked] = [from.exec(text)?.[1], until.exec(text)?.[1], asks.exec(text)?.[0]]
  if (start === undefined || end === undefined || asked === undefined) return null
  const question = `${asked.charAt(0).toUpperCase()}${asked.slice(1).trim().replace(/\?$/, '')}?`
  const facts = [knownTimes(start, end)]
  const [first, last] = [readClockTime(start), readClockTime(end)]
  const rest = text.replace(start, ' ').replace(end, ' ')
  const isPlain =
    findNumbers(rest).length === 0 && !/\d|\b(?:break|later|half|quarter|but|except|pauses?)\b/i.test(rest)
  if (first === null || last === null || !isPlain || /\b[ap]\.?m\b/i.test(text)) return { facts, question }
  const path = between(first, last, asked)
  return path ? { path, question } : { facts, question }
}

function between(first: number, last: number, asked: string): Path | null {
  // 12 o'clock reads as zero; what ends at noon or passes it is sorted out with the child.
  if (last <= first || (first < 60 && last >= 60)) return null
  const inMinutes = /minutes/.test(asked)
  if (first % 60 === last % 60 && !inMinutes && first % 60 === 0)
    return pathOf('time', last / 60, '−', first / 60, 'hours')
  const sameHour = Math.floor(first / 60) === Math.floor(last / 60)
  return sameHour && !/hours/.test(asked) ? pathOf('time', last % 60, '−', first % 60, 'minutes') : null
}
