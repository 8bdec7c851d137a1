import type { Decision } from '../../move.ts'
import { list } from '../../say/list.ts'
import { openProblem } from '../../state.ts'
import { askChat } from '../ask.ts'
import { right } from '../found-by-child.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'

// All factors of a number of the child's own: it lists them, and hears how many are still missing, or which one does not go in.

const asked =
  /^\W*(?:(?:ok|so|now|next|can you|help me|i (?:have|need) to|what are|what r|whats|what is|find|list|name|write|give me|tell me|all|the|of) )*factors? (?:pairs? )?(?:of|for) (\d{1,3})\W*(?:(?:i got|i have|so far|are|is)?\W*((?:\d{1,3}\W+(?:and |x )?)*\d{1,3}))?\W*$/i
const asksHowMany =
  /^\W*(?:(?:so|ok|wait|but|and) )*how many factors (?:does|do|are in|are there of|of) (\d{1,3})(?: have| has)?\W*$/i
const asksPairs = /^\W*(?:(?:so|ok|wait|but) )*what times what (?:is|makes|equals|=|gives) (\d{1,3})\W*$/i
const onlyNumbers =
  /^\W*(?:(?:and|oh|so|ok|um+|then|also|i (?:got|have|found)|its|is it|maybe|plus|factors?:?) ?)*(?:\d{1,3}(?:\W+(?:and\W+|x\W*)?|\W*$))+$/i
const asksIfAll =
  /\b(?:did i (?:get|find|have)|is that|are those|are these|is this|do i have|that'?s|i think that'?s|i have) (?:them )?(?:all|everything|every one|it)\b|\bam i done\b|\b(?:how do i know|how will i know|how can i tell) (?:when|if) (?:im|i'm|i am|i have|i got)\b/i
const key = 'math-factors-'
const named = (numbers: readonly number[]) => list.format(numbers.map(String))
const numbersIn = (text: string) => (text.match(/\d{1,3}/g) ?? []).map(Number)
const factorsOf = (whole: number) => Array.from({ length: whole }, (_, at) => at + 1).filter((one) => whole % one === 0)

/** The number whose factors are looked for, with what was found so far: 'math-factors-24:1,24,2'. */
function lookedFor(told: string | null): { whole: number; found: number[] } | null {
  const [, whole, found] = /^math-factors-(\d{1,3}):([\d,]*)$/.exec(told ?? '') ?? []
  return whole === undefined
    ? null
    : { whole: Number(whole), found: (found ?? '').split(',').filter(Boolean).map(Number) }
}

/** '1 and 24 too! duh', '3 x 8, so 8', 'oh and 20 too', while factors are looked for. */
function plainly({ text, lesson }: Heard): string {
  const now = lookedFor(lesson.told)
  if (!now || /\?/.test(text)) return text
  const pairs = text.replace(/(\d{1,3}) ?[x×*] ?(\d{1,3})/gi, (all, one: string, other: string) =>
    Number(one) * Number(other) === now.whole ? `${one} and ${other}` : all,
  )
  return pairs.replace(/[,.!]?\s*\b(?:so|too|also|duh|lol|yes|yeah|works?|that'?s|a pair|right)\b[,.!]*/gi, ' ').trim()
}

/** 'List all factors of 24', '1 24 2 12 3 8', 'did I get them all'. */
export function factorList(whole: Heard): Decision | null {
  const heard = {
    ...whole,
    text: plainly(whole).replace(asksPairs, 'factors of $1').replace(asksHowMany, 'factors of $1'),
  }
  const { text, lesson } = heard
  if (openProblem(lesson)?.origin === 'practice') return null
  const [, number, first] = asked.exec(text) ?? []
  if (number !== undefined && Number(number) > 1) {
    const begun = told(heard, Number(number), [])
    if (first !== undefined) return judged(begun, Number(number), [], numbersIn(first))
    return reply(
      [{ key: 'factors.begin', values: { whole: number } }],
      askChat(begun.lesson, { key: 'factors.find', values: { whole: number } }),
      {
        kind: 'own',
        mood: 'thinking',
      },
    )
  }
  const now = lookedFor(lesson.told)
  if (!now || openProblem(lesson)) return null
  if (asksIfAll.test(text) && /\bhow\b/i.test(text))
    return reply([{ key: 'factors.done', values: { whole: now.whole } }], onward(heard, now.whole, now.found), {
      kind: 'why',
      mood: 'thinking',
    })
  if (asksIfAll.test(text)) return judged(heard, now.whole, now.found, [])
  const numbers = numbersIn(text)
  const isList = numbers.length >= 2 || (now.found.length > 0 && numbers.length === 1)
  return isList && onlyNumbers.test(text) && !/\d ?[-+−×*÷=/] ?\d/.test(text)
    ? judged(heard, now.whole, now.found, numbers)
    : null
}

const told = (heard: Heard, whole: number, found: readonly number[]): Heard => ({
  ...heard,
  lesson: { ...heard.lesson, told: `${key}${whole}:${found.join(',')}`, aside: 0 },
})

const onward = (heard: Heard, whole: number, found: readonly number[]) =>
  factorsOf(whole).every((one) => found.includes(one))
    ? askChat(heard.lesson, { key: 'sight.next' })
    : askChat(heard.lesson, { key: 'factors.find', values: { whole } })

/** What fits is kept; what does not is named, and what is missing is counted. */
function judged(heard: Heard, whole: number, before: readonly number[], said: readonly number[]): Decision {
  const wrong = said.filter((one) => one === 0 || whole % one !== 0)
  const found = [...new Set([...before, ...said.filter((one) => one > 0 && whole % one === 0)])]
  const missing = factorsOf(whole).filter((one) => !found.includes(one)).length
  const here = told(heard, whole, found)
  const fit = said.filter((one) => !wrong.includes(one))
  if (wrong.length > 0)
    return reply(
      [
        ...(fit.length > 0 ? [{ key: 'factors.fit', values: { numbers: named(fit), count: fit.length, whole } }] : []),
        { key: 'factors.not', values: { numbers: named(wrong), count: wrong.length, whole } },
      ],
      onward(here, whole, found),
      { kind: 'claim', mood: 'thinking' },
    )
  if (missing === 0)
    return reply([{ key: 'factors.all', values: { whole, count: found.length } }], onward(here, whole, found), {
      kind: 'claim',
      mood: 'happy',
    })
  return reply(
    [{ key: 'factors.some', values: { whole, missing } }],
    askChat(here.lesson, { key: 'factors.pair', values: { whole } }),
    {
      kind: 'claim',
      mood: 'happy',
    },
  )
}

const asksWhich =
  /^\W*(?:(?:so|ok|wait|but|and) )*(?:is|are|does|would) (\d{1,3}) (?:be )?(?:an? )?(multiple|factor|divisor)s? of (\d{1,3})(?: or .*)?\W*$/i

/** 'Is 48 a multiple of 6 or is 6 a multiple of 48'. */
export function multipleOf(heard: Heard): Decision | null {
  const [, one, relation = '', other] = asksWhich.exec(heard.text) ?? []
  if (one === undefined || other === undefined || Number(one) * Number(other) === 0 || one === other) return null
  const [low, high] = [Number(one), Number(other)].sort((a, b) => a - b)
  if (low === undefined || high === undefined) return null
  const fits = high % low === 0
  const isSo = (/^m/i.test(relation) ? Number(one) : Number(other)) === high
  const key = /\bor\b/i.test(heard.text) ? 'factors.yesIs' : isSo ? 'factors.isSo' : 'factors.turned'
  if (fits) return right(heard, { key, values: { multiple: high, factor: low, times: high / low } })
  const [part, whole] = /^m/i.test(relation) ? [other, one] : [one, other]
  return right(heard, { key: 'factors.noIs', values: { one: part, other: whole } })
}
