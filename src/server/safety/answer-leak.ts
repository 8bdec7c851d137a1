import Fraction from 'fraction.js'
import { readNumber } from '#shared/answers/numbers.ts'
import { lineOf } from './arithmetic.ts'
import type { Guarded } from './guarded.ts'
import { type Item, isNumber, type NumberItem, plainDigits, readItems } from './numbers-in-text.ts'
import { tellsTaskAnswer } from './task-leak.ts'

/** Up to this key a number is as often an innocent one ('two groups'), so it only counts where it is the result. */
const largestCommon = 12
/** So much of what was said before can still be the beginning of an answer that is spread over sentences. */
const remembered = 300

/**
 * Does the sentence tell the answer of the exercise, in any form: 56, fifty-six, 7 × 8 = 56, 0.875 for 7/8, 5 tens and
 * 6 ones, or begun in the sentences before and finished here?
 */
export function tellsAnswer(sentence: string, exercise: Guarded, shown: readonly string[]): boolean {
  const { answer, question, text } = exercise
  if (answer.form !== 'number' && answer.form !== 'money') return tellsTaskAnswer(sentence, exercise, shown)
  const rest = [question, ...text].reduce((left, part) => left.replaceAll(part, ' ; '), sentence)
  const given = numbersIn([question, ...text].join(' '))
  const keys = answer.form === 'money' ? [answer.answer, inCents(answer.answer)] : [answer.answer]
  return keys.some((key) => tellsNumber(rest, key, given, shown))
}

const numbersIn = (text: string) => readItems(text).flatMap((item) => (isNumber(item) ? [item.value] : []))

const inCents = (dollars: string) => new Fraction(dollars).mul(100).toFraction()

function tellsNumber(sentence: string, answer: string, asked: readonly Fraction[], shown: readonly string[]): boolean {
  const key = readNumber(answer)
  if (!key) return saysText(sentence, answer)
  const inQuestion = asked.some((value) => value.equals(key))
  const common = inQuestion || (key.d === 1n && key.gte(0) && key.lte(largestCommon))
  const items = readItems(sentence)
  if (saysResult(items, key, inQuestion) || (!common && mentions(items, key, asked))) return true
  return key.d === 1n ? isSpread(sentence, shown.join(' ').slice(-remembered), key) : saysOver(items, key)
}

/** An answer that is no number: its words, anywhere. */
function saysText(sentence: string, answer: string): boolean {
  const words = (text: string) =>
    ` ${text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `
  return answer.trim() !== '' && words(sentence).includes(words(answer))
}

function mentions(items: readonly Item[], key: Fraction, asked: readonly Fraction[]): boolean {
  return items.some((item, at) => {
    if (!isNumber(item) || item.loose) return false
    if (key.lt(0)) return item.value.equals(key.neg()) && isNegative(items, at)
    if (!item.value.equals(key)) return false
    return (
      item.grouped === undefined ||
      item.grouped === 1 ||
      (item.grouped % 10 === 0 && !isAskedGroup(item, item.grouped, asked))
    )
  })
}

/** '7 tens' only repeats the question 7 × 10. */
const isAskedGroup = (item: NumberItem, each: number, asked: readonly Fraction[]) =>
  asked.some((value) => value.equals(each)) && asked.some((value) => value.mul(each).equals(item.value))

const isNegative = (items: readonly Item[], at: number) =>
  /^(?:-|minus|negative)$/.test(items[at - 1]?.text ?? '') && !isNumber(items[at - 2])

/** '7 over 8'. */
const saysOver = (items: readonly Item[], key: Fraction) =>
  items.some((item, at) => {
    const bottom = items[at + 2]
    if (!isNumber(item) || !isNumber(bottom) || bottom.value.equals(0) || items[at + 1]?.text !== 'over') return false
    return item.value.div(bottom.value).equals(key)
  })

const filler = '(?:the|a|an|just|exactly|only|simply|you|us|we|it|number|to|be|up|out|with|of|now|then|,|:|"|\')'
const noResult =
  '(?! (?:[-+×÷*/=x^%]|plus|minus|times|divided|more|less|fewer|groups?|sets?|rows?|digits?|numbers?|steps?|ways?|parts?|tens|ones|hundreds|pieces|of|and (?:NUM|K)|to NUM|or|th|at a time|things?)(?= ))'
const ended = '(?= (?:[.!?;…)"\']|in all|altogether|in total|together|left|because|since|$|, (?!NUM)))'
const told = `(?:KD${noResult}|KW${ended})`
const before = `(?: ${filler}){0,4}`

// What is said of a result. In KD the key stands in digits, in KW in words; other numbers are NUM.
const results = [
  `(?:=|equals?|equal to|same as|→|⇒|- >)${before} (?:KD|KW)${noResult}`,
  `(?:answer|result|solution|total|sum|difference|product|quotient|left over)(?: (?!than |from |with |half )[^ .]+){0,6}? (?<!(?:than|from|with|by|of|at|to) )${told}`,
  `(?:gets?|got|gives?|gave|makes?|made|leaves?|leaving|left with|becomes?|comes? to|total of|reach|reaches|lands? on|ends? (?:up )?(?:at|with|on))${before} ${told}`,
  `(?:KD|KW) (?:is|was|would be|must be|will be) (?:the |your |our )?(?:right|correct|answer|result|solution|total|sum|it|difference|product)`,
  `(?:KD|KW) (?:it is|in all|altogether|in total|all together|left(?! (?:hand|side|digit|of)))`,
]
const bare =
  /(?:^|[.!?…])(?: (?:yes|no|so|well|ok|okay|and|then|psst|ready|number|[,:;"'(…]|that|it|is|the|that's|it's|maybe|say))* (?:KD|KW)(?: [.!?…"')]| , (?!NUM)| because| since| $)/
// Only where the key is not a number of the question itself.
const resultsOfOthers = [
  `(?:is|are|was|be|it's|that's|there's|have|has|so|then|yes|say|says|write|type|choose|pick|put)${before} ${told}`,
  `(?:NUM ,? ?){2,}(?:(?:and|then|…) ){0,2}(?:KD|KW) [.!…]`,
  `count(?: (?:on|up|from|all the way|NUM)){0,4} to (?:KD|KW)`,
  `(?:KD|KW) !`,
  `[:…→] (?:KD|KW)${noResult}`,
  `(?:KD|KW) (?:=|equals?|is) (?:NUM|;)`,
]
const inAny = new RegExp(` (?:${results.join('|')})`)
const inOthers = new RegExp(` (?:${resultsOfOthers.join('|')})`)
const asItIs = /(?:is|are|was) KD (?=[.,!?;])/

function saysResult(items: readonly Item[], key: Fraction, inQuestion: boolean): boolean {
  const name = (item: Item) =>
    item.value?.equals(key) && item.grouped === undefined ? (item.spelled ? 'KW' : 'KD') : 'NUM'
  const line = lineOf(items, name)
  if (!line.includes('KD') && !line.includes('KW')) return false
  if (inAny.test(line) || bare.test(line)) return true
  return inQuestion
    ? asItIs.test(line) && !/(?:number|one|digit|part|term|addend|factor|top|bottom|first|second)s? is KD/.test(line)
    : inOthers.test(line)
}

const digitNames = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** Is the answer cut into pieces: '5 … 6', 'five six', 'fifty…' + '…six', '5 tens' + '6 ones'? It must end in this sentence. */
function isSpread(sentence: string, earlier: string, key: Fraction): boolean {
  if (key.lt(10)) return false
  const both = `${earlier} ${sentence}`
  const times = (text: string) => digitRuns(text, key) + joinedWords(text, key)
  return (
    times(both) > times(earlier) ||
    (placesOf(both).equals(key) && !placesOf(earlier).equals(key) && /\bones?\b|\btens\b/i.test(sentence))
  )
}

function digitRuns(text: string, key: Fraction): number {
  const digits = plainDigits(text).replace(/\b(?:zero|one|two|three|four|five|six|seven|eight|nine)\b/g, (word) =>
    String(digitNames.indexOf(word)),
  )
  const run = [...key.toFraction()].join('(?:[\\s.…"\'!?]{0,4}[\\s…][\\s.…"\'!?]{0,4})?')
  const runs = digits.match(new RegExp(`(?<![\\d.,/])${run}(?![\\d/])`, 'g')) ?? []
  return runs.filter((found) => found !== key.toFraction()).length
}

/** Number words that become the answer only when the marks between them are taken away: 'fifty, six'. */
function joinedWords(text: string, key: Fraction): number {
  const count = (words: string) => readItems(words).filter((item) => item.spelled && item.value?.equals(key)).length
  return count(text.replace(/[.…,!?"'()-]+/g, ' ')) - count(text)
}

/** What the place values that were named last add up to. */
function placesOf(text: string): Fraction {
  const groups = readItems(text.replace(/[.…,!?"'()]+/g, ' ')).filter(
    (item): item is NumberItem => isNumber(item) && item.grouped !== undefined,
  )
  const [last, higher] = [groups.at(-1), groups.at(-2)]
  if (last?.grouped === 1 && last.value.gte(10)) return last.value
  if (!last || !higher || last.value.gte(10) || higher.value.lt(10)) return new Fraction(0)
  return higher.value.add(last.value)
}
