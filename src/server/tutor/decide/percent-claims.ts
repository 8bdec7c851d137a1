import { readNumber, writeNumber } from '#shared/answers/numbers.ts'
import type { Decision } from '../move.ts'
import { computedIn } from '../read/computed/computed.ts'
import { openProblem } from '../state.ts'
import { askAgain, askChat } from './ask.ts'
import { brought } from './brought.ts'
import type { Heard } from './hear.ts'
import { seenIn } from './keep-sight.ts'
import { reply } from './reply.ts'

// What the child finds in percents of its own: '8% tax is 2.40' of 30 dollars, 'so a shirt 40 to 50 is 25%', '25% is a quarter, 10 off'.

const ofWhole =
  /(?<![\d.])(\d{1,3}(?:\.\d+)?) ?(?:%|percent)(?: (?:sales |of (?:that|it)|off))*(?: (?:tax|tip|discount|off|interest))?(?: of \$?(\d+(?:\.\d+)?))?,?(?: (?:is|=|are|makes?|would be|comes to|that is|thats|that's|so|its|it's|a quarter|half|a half|a tenth|a fifth|takes off))+,? ?\$?(\d+(?:\.\d+)?)(?! ?(?:%|percent|\/|\d))/i
const change =
  /(?<![\d.%])\$?(\d+(?:\.\d+)?)(?: \w+)? (?:(?:back|up|down) )?to \$?(\d+(?:\.\d+)?)(?: \w+)?,? (?:is|=|would be|thats|that's|goes (?:up|down)|was)(?: (?:like|also|a|an|up|down))* (\d+(?:\.\d+)?) ?(?:%|percent)/i
const mostWords = 22

export function percentClaim(heard: Heard): Decision | null {
  // 'I did 10 percent is 8 and half is 4' tells how it was found.
  if (heard.lesson.asked?.kind === 'how' && !/^\W*(?:so|then|and)\b/i.test(heard.text)) return null
  if (heard.text.split(/\s+/).length > mostWords || /\bwhy\b/i.test(heard.text)) return null
  return changeSaid(heard) ?? partSaid(heard)
}

/** '60 back to 80 is 25% up': looked at as the percent change that it is. */
function changeSaid(heard: Heard): Decision | null {
  const [, from, to, said] = change.exec(heard.text) ?? []
  if (from === undefined || to === undefined || said === undefined) return null
  const [a, b] = [Number(from), Number(to)]
  if (a <= 0 || a === b) return null
  const right = (Math.abs(b - a) * 100) / a
  if (Math.abs(right - Number(said)) < 0.05)
    return confirmed(heard, { key: 'percent.change', values: { from, to, by: String(Math.abs(b - a)), said } })
  const task = `percent change from ${from} to ${to}`
  const item = computedIn(`what is the ${task}`)
  return item && item.name !== openProblem(heard.lesson)?.item.name ? brought(heard, item, `${said}%`, task) : null
}

const confirmed = (heard: Heard, line: { key: string; values: Record<string, string> }): Decision =>
  reply(
    [line],
    openProblem(heard.lesson)
      ? askAgain(heard, { ...heard.lesson, asked: null })
      : askChat(heard.lesson, { key: 'sight.next' }),
    { kind: 'sight', mood: 'happy' },
  )

/** '8% tax is 2.40': a part of what was found or told before. What comes of none of it is left to others. */
function partSaid(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const [, percent, whole, said] = ofWhole.exec(text) ?? []
  const value = readNumber(said ?? '')
  if (percent === undefined || !value) return null
  const open = openProblem(lesson)
  const last = readNumber(lesson.last?.item.answer.answer ?? '')
  const price = /^the price of (\d+(?:\.\d+)?) with/.exec(open?.item.name ?? '')?.[1]
  const own = [whole, price].flatMap((one) => readNumber(one ?? '') ?? [])
  const here = (text.split(ofWhole)[0]?.match(/\d+(?:\.\d+)?/g) ?? []).flatMap((one) => readNumber(one) ?? [])
  const bases = own.length > 0 ? own : [...here.reverse(), ...(last ? [last] : []), ...seenIn(lesson).slice(0, 6)]
  const found = bases.find((base) => base.mul(percent).div(100).sub(value).abs().lt(0.006))
  if (!found) return null
  const base = writeNumber(found, 'decimal')
  return confirmed(heard, { key: 'percent.part', values: { percent, base, said: said ?? '' } })
}
