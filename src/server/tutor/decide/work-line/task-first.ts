import { findExpressions } from '#shared/answers/expressions.ts'
import type { Decision } from '../../move.ts'
import { askedIn } from '../../read/asked.ts'
import { computedIn } from '../../read/computed/computed.ts'
import { openProblem } from '../../state.ts'
import { brought } from '../brought.ts'
import type { Heard } from '../hear.ts'
import { looked } from '../last-answer.ts'

// The problem in the first sentence, work in the next, and what came out at the end: '30% of 80. I did 10% is 8 times 3 is 24'.

const firstSentence = /^(.*?\d.*?)(?:[.?!]+\s+|\n+|,? (?=i (?:did|got|think|said|put)\b))(.*\d.*)$/is
const comesTo =
  /(?:^|\b(?:so|is|its|it's|that'?s|makes|equals|i (?:got|get|put|think|say|said)|is it|=))\s*(?:its |it's |like )?([-−]?\$?\d[\d.,]*(?:\/\d+)?%?)(?: (?:right|dollars|cents|bucks|percent|degrees|[a-z]{2,6}))?\W*$/i
const works = /\b(?:i|so|because|cuz|bc|is|its|that'?s|makes)\b|=/i

const percent = /^(?:what(?:'?s| is) )?\d{1,3} ?(?:%|percent) of \$?\d/i
const percentOf = (task: string) =>
  percent.test(task) ? askedIn(task.startsWith('what') ? task : `what is ${task}`) : null

/** A question that code works out, with the child's own work behind it. */
function computedFirst(heard: Heard): Decision | null {
  const [, task = '', work = ''] = firstSentence.exec(heard.text) ?? []
  const said = comesTo.exec(work)?.[1]
  if (said === undefined || !works.test(work)) return null
  const clear = task.replace(/^\W*(?:(?:ok|so|next|now|and) )+/i, '')
  const item = computedIn(clear) ?? computedIn(`what is ${clear}`) ?? percentOf(clear)
  if (!item || heard.lesson.problems.some((one) => one.item.id === item.id)) return null
  // The work is no second question.
  return computedIn(work) === null ? brought(heard, item, said.replace(/[.,]+$/, ''), task) : null
}

const money = String.raw`\$?(\d{1,4}(?:\.\d\d)?)(?: (?:dollars?|bucks?))?`
const change = new RegExp(
  String.raw`\b(?:i|we|he|she|my [a-z]+|you) (?:got|have|had|has|gave|give|gives|pay|paid|pays with|paid with)(?: (?:him|her|them|the [a-z]+|with))? ${money}\b.*?\b(?:is|are|r|costs?|cost|for|was|were|at) ${money}\b(.*)$`,
  'i',
)
const priceFirst = new RegExp(
  String.raw`\b(?:is|are|r|costs?|cost|for|was|were|at) ${money}\b.*?\b(?:i|we|he|she|my [a-z]+|you) (?:got|have|had|has|gave|give|gives|pay|paid|pays with|paid with)(?: (?:him|her|them|the [a-z]+|with))? ${money}\b(.*)$`,
  'i',
)
const back = /\b(?:back|change|left)\b/i
const backSaid =
  /\b(?:get|gets|got|is it|its|it's|i think|that'?s|so|is my change|change is|have) \$?(\d{1,4}(?:\.\d\d)?)( ?(?:cents|¢))?/i

/** Paid, price and change. */
const amounts = 3

/** 'I got $5 and chips are $3.65. Do I get 2.35 back'. */
function changeBack(heard: Heard): Decision | null {
  const { text, lesson } = heard
  const plain = text.replace(/(\d)\.(?=\s|$)/g, '$1 ')
  const [, first, second, tail = ''] = change.exec(plain) ?? []
  const [, cost, given, behind = ''] = priceFirst.exec(plain) ?? []
  const [paid, price, rest] = first === undefined ? [given, cost, behind] : [first, second, tail]
  if (paid === undefined || price === undefined || !back.test(rest) || openProblem(lesson)) return null
  // More was bought, or it is shared: that is no change of two amounts.
  if (
    (plain.match(/\d+(?:\.\d+)?/g) ?? []).length !== amounts ||
    /\bfor \d+ (?:kids|people|friends|of us)\b/i.test(plain)
  )
    return null
  if (Number(paid) <= Number(price) || /\beach\b|\bhow many\b/i.test(text) || findExpressions(text).length > 0)
    return null
  const [, number, small] = backSaid.exec(rest) ?? []
  const said = number !== undefined && small !== undefined ? (Number(number) / 100).toFixed(2) : number
  const cents = /\./.test(`${paid}${price}`) ? 2 : 0
  const task = `${Number(paid).toFixed(cents)} - ${Number(price).toFixed(cents)}`
  return said === undefined ? null : looked(heard, task, said)
}

/** The problem first, and what came of it behind. */
export const taskFirst = (heard: Heard): Decision | null => computedFirst(heard) ?? changeBack(heard)
