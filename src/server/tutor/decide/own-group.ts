import type { Decision } from '../move.ts'
import { type Lesson, openProblem } from '../state.ts'
import { askAgain, askChat, type Closing } from './ask.ts'
import type { Heard } from './hear.ts'
import { reply } from './reply.ts'

// Two kinds in one group: 12 boys and 18 girls. Their ratio, the part that each is of all, and percents of it.

const told = /\b(\d{1,4}) ([a-z]{3,12}) (?:and|to|,) (?:there are |i have |we have )?(\d{1,4}) ([a-z]{3,12})\b/i
const notKinds =
  /^(?:minutes?|hours?|days?|dollars?|cents?|less|more|times|tens?|ones|inches|feet|pieces|is|are|of|groups?|rows?)$/i
const stem = (word: string) => word.toLowerCase().replace(/(?:es|s)$/, '')

/** Two kinds that are told beside each other, where they are two kinds of one thing. */
export function keepGroup(lesson: Lesson, text: string): Lesson {
  const [, one, thing = '', other, otherThing = ''] = told.exec(text) ?? []
  const [, more, kind = ''] = /\b(\d{1,3}) more ([a-z]{3,12})\b/i.exec(text) ?? []
  const { ratio } = lesson
  if (ratio && more !== undefined && [ratio.thing, ratio.otherThing].includes(stem(kind)))
    return {
      ...lesson,
      ratio:
        stem(kind) === ratio.thing
          ? { ...ratio, one: ratio.one + Number(more) }
          : { ...ratio, other: ratio.other + Number(more) },
    }
  if (one === undefined || other === undefined || notKinds.test(thing) || notKinds.test(otherThing)) return lesson
  if (stem(thing) === stem(otherThing)) return lesson
  return {
    ...lesson,
    ratio: { one: Number(one), thing: stem(thing), other: Number(other), otherThing: stem(otherThing) },
  }
}

const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b))
const ratioSaid = /(?<![\d.])(\d{1,3}) ?(?::|to) ?(\d{1,3})(?![\d.])/i
const asksRatio =
  /\bratio\b|\bis it \d+ ?(?:to|:) ?\d|^\W*(?:(?:so|oh|its|it's|thats|that's|then|and|is it|or) )*\d{1,3} ?(?::|to) ?\d{1,3}\W*$/i
const partSaid = /(?<![\d/])(\d{1,3})\/(\d{1,3})(?![\d/])/
const percentSaid = /(?<![\d.])(\d{1,3})(?: ?%| ?percent|\W*$)/i

const onward = (heard: Heard): Closing =>
  openProblem(heard.lesson)
    ? askAgain(heard, { ...heard.lesson, asked: null })
    : askChat(heard.lesson, { key: 'sight.next' })
const yes = (heard: Heard, key: string, values: Record<string, string | number>): Decision =>
  reply([{ key, values }], onward(heard), { kind: 'claim', mood: 'happy' })
const see = ({ lesson }: Heard, key: string, values: Record<string, string | number>): Decision =>
  reply([{ key, values }], askChat(lesson, { key: 'group.again' }), { kind: 'claim', mood: 'thinking' })

export function ofGroup(heard: Heard): Decision | null {
  const { text } = heard
  const { ratio } = keepGroup(heard.lesson, text)
  if (!ratio || openProblem(heard.lesson) || /\bhow (?:many|much)\b/i.test(text)) return null
  const { one, other } = ratio
  const all = one + other
  const whole = { one, other, all, thing: many(ratio.thing, one), otherThing: many(ratio.otherThing, other) }
  const rest = text.replace(told, ' ').replace(/\bhalf\b(?! of)/i, '1/2')
  const named = new RegExp(`\\b${ratio.thing}`, 'i').test(rest)
    ? one
    : new RegExp(`\\b${ratio.otherThing}`, 'i').test(rest)
      ? other
      : null
  const [, a, b] = asksRatio.test(rest) ? (ratioSaid.exec(rest) ?? []) : []
  if (a !== undefined && b !== undefined) {
    const by = common(one, other)
    const isRight = Number(a) * other === Number(b) * one
    const values = { ...whole, said: `${a} to ${b}`, a: one / by, b: other / by }
    return isRight ? yes(heard, 'group.ratio', values) : see(heard, 'group.ratioLook', values)
  }
  const [, top, bottom] = partSaid.exec(rest) ?? []
  if (top !== undefined && bottom !== undefined && !/=|\d ?%/.test(rest)) {
    const part = [named ?? one, named === null ? other : -1].find(
      (count) => count * Number(bottom) === Number(top) * all,
    )
    const values = { ...whole, said: `${top}/${bottom}` }
    if (part !== undefined) return yes(heard, 'group.part', { ...values, count: part })
    const isOfOther = one * Number(bottom) === Number(top) * other || other * Number(bottom) === Number(top) * one
    return isOfOther ? see(heard, 'group.partLook', values) : null
  }
  const percent = named === null ? undefined : percentSaid.exec(rest)?.[1]
  if (named === null || percent === undefined) return null
  return Math.abs((named * 100) / all - Number(percent)) < 0.5
    ? yes(heard, 'group.percent', { ...whole, said: percent, count: named })
    : null
}

const many = (thing: string, count: number) =>
  count === 1 ? thing : /(?:s|x|ch|sh)$/.test(thing) ? `${thing}es` : `${thing}s`
