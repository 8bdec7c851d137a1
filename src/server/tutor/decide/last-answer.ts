import Fraction from 'fraction.js'
import { readNumber, writeNumber } from '#shared/answers/numbers.ts'
import type { Decision, Line } from '../move.ts'
import { tryAt } from '../read/tries.ts'
import { isOwn, openProblem } from '../state.ts'
import { askAgain, askChat, type Closing } from './ask.ts'
import { credit } from './credit.ts'
import type { Heard } from './hear.ts'
import { ownProblem } from './own.ts'
import { reply } from './reply.ts'
import { wrong } from './wrong.ts'

// What the child says of the answer that it just found, or of two parts that it told: simpler, the same as, together, what is left.

const fraction = String.raw`(\d{1,3}\/\d{1,3})`
const lead = String.raw`^\W*(?:(?:ok|okay|so|and|but|wait|oh|then|um+|hey) )*`
const asksSimpler = new RegExp(
  `${lead}(?:(?:can|could|do|should|would) (?:you|u|i|we|it|that|this)(?: (?:have|need) to)?(?: be)? (?:simplif\\w*|reduced?)|is (?:it|that|this) (?:simplified|in simplest form|simplest form|reduced|the simplest|simplest))\\b.{0,24}$`,
  'i',
)
const asksMixed = new RegExp(
  `${lead}(?:how (?:do|would|can) (?:i|you|u|we) (?:make|turn|change|write|put)|can (?:i|you|u|we) (?:make|turn|change|write)|what is|whats|make) (?:it|that|this|the answer)? ?(?:in ?to |to |as |in )?an? mixed (?:number|fraction)\\W*$`,
  'i',
)
const continues = new RegExp(
  `^\\s*(?:(?:or|so|which is|that is|thats|aka) )?(?:=|equals|which is|or) ?${fraction}\\b`,
  'i',
)
const together = new RegExp(
  `${lead}(?:(?:together|altogether|all together|in all|in total|both|total) )?(?:that'?s|that is|it'?s|is that|makes|we ate|they make|is it)?(?: like)? ?${fraction}(?: (?:together|altogether|all together|in all|in total|total|of it|of the \\w+|gone|both))?\\W*$`,
  'i',
)
const saysTogether = /\b(?:together|altogether|in all|total|both|combined)\b/i
const saysLeft = new RegExp(
  `${lead}(?:(?:there'?s|theres|there is|that leaves|leaves|i have|we have|we got) )?${fraction}(?: \\w+)? (?:is |are |was )?(?:left|remains?|over|still there)\\W*$|${lead}that leaves ${fraction}\\W*$`,
  'i',
)
const asksToWrite =
  /^\W*(?:(?:ok|okay|so|and|but|wait|then) )*how (?:do|would|should|can) (?:i|you|u|we) (?:write|put|say)(?: (?:it|that|this|the answer))?(?: down)?(?: in math)?\W*$/i

/** The fraction that was found or told last. */
function lastPart({ lesson }: Heard): string | null {
  const said = [lesson.last?.item.answer.answer, ...[...lesson.sight].reverse()]
  return said.find((one) => one !== undefined && /^\d{1,3}\/\d{1,3}$/.test(one)) ?? null
}

const after = (heard: Heard): Closing =>
  openProblem(heard.lesson) ? askAgain(heard, heard.lesson) : askChat(heard.lesson, { key: 'sight.next' })

const percentNext =
  /^\W*(?:(?:ok|okay|so|and|then|now|plus|with|add|what about|next|there is|theres|there's|a|the) )*(\d{1,2})(?:%| percent) (?:sales )?(tax|tip|discount|off)\W*$/i

/** 'Then 7% tax' on the price that was found; while that is still open, it comes first. */
function percentOnTop(heard: Heard): Decision | null {
  const [, percent, what = ''] = percentNext.exec(heard.text) ?? []
  const { lesson } = heard
  const open = openProblem(lesson)
  if (percent === undefined) return null
  if (open)
    return open.item.skill === 'own.salePrice'
      ? reply([{ key: 'percent.first', values: { what: open.item.name } }], askAgain(heard, lesson), { kind: 'step' })
      : null
  const base = readNumber(lesson.last?.item.answer.answer ?? '')
  if (!base || base.lte(0)) return null
  const whole = writeNumber(base, 'decimal')
  const text = /off|discount/i.test(what)
    ? `${percent}% off of $${whole}`
    : `${percent}% ${what.toLowerCase()} on $${whole}`
  return ownProblem({ ...heard, text })
}

const partSaid =
  /^\W*(?:(?:so|then|and|that means|ok|oh) )*(\d{1,2}\/\d{1,2})(?: of (?:it|that|them))? (?:is|=|equals|would be|makes) (\d{1,4})\W*$/i

/** 'So 2/3 is 12', when 1/3 of 18 was found just before. */
function otherPart(heard: Heard): Decision | null {
  const [, part, said] = partSaid.exec(heard.text) ?? []
  const whole = /^(?:half|\d+\/\d+) of (\d+)$/.exec(heard.lesson.last?.item.name ?? '')?.[1]
  if (part === undefined || said === undefined || whole === undefined || openProblem(heard.lesson)) return null
  const makes = new Fraction(part).mul(Number(whole))
  if (!makes.equals(Number(said))) return ownProblem({ ...heard, text: `what is ${part} of ${whole}` })
  return reply([{ key: 'sight.credit', values: { says: `${part} of ${whole} is ${said}` } }], after(heard), {
    kind: 'sight',
    mood: 'happy',
  })
}

export function ofLastAnswer(heard: Heard): Decision | null {
  return (
    percentOnTop(heard) ??
    otherPart(heard) ??
    joined(heard) ??
    left(heard) ??
    simpler(heard) ??
    asMixed(heard) ??
    sameAs(heard) ??
    sameInForm(heard) ??
    written(heard)
  )
}

/** 'Can you simplify that' of 11/12, or of 2/6. */
function simpler(heard: Heard): Decision | null {
  const part = asksSimpler.test(heard.text) ? lastPart(heard) : null
  if (part === null) return null
  const [top = 1, bottom = 1] = part.split('/').map(Number)
  const common = Number(new Fraction(top, bottom).d) === bottom ? 1 : bottom / Number(new Fraction(top, bottom).d)
  if (common > 1) return ownProblem({ ...heard, text: `simplify ${part}` })
  return reply([{ key: 'part.simplest', values: { part, top, bottom } }], after(heard), {
    kind: 'sight',
    mood: 'happy',
  })
}

/** 'How do I make it a mixed number' of 9/6. */
function asMixed(heard: Heard): Decision | null {
  const part = asksMixed.test(heard.text) && !openProblem(heard.lesson) ? lastPart(heard) : null
  const [top = 0, bottom = 1] = part?.split('/').map(Number) ?? []
  return part !== null && top > bottom ? ownProblem({ ...heard, text: `write ${part} as a mixed number` }) : null
}

/** '= 1/3' behind 2/6. */
function sameAs(heard: Heard): Decision | null {
  const said = continues.exec(heard.text)?.[1]
  const part = said === undefined ? null : lastPart(heard)
  if (said === undefined || part === null || said === part) return null
  if (readNumber(said)?.equals(readNumber(part) ?? 0) !== true) return null
  return credited(heard, `${part} = ${said}`)
}

const bareNumber =
  /^\W*(?:(?:or|so|oh|wait|then|ok|i mean|thats|that's|its|it's|which is|=) )*\$?(\d[\d ]*(?:\/\d+|\.\d+)?)(?: [a-z]+){0,2}\W*$/i

/** '4 7/12 miles' behind 3 19/12 that was right: the same amount in another form. */
function sameInForm(heard: Heard): Decision | null {
  const { last } = heard.lesson
  const said = bareNumber.exec(heard.text)?.[1]?.trim() ?? ''
  if (!/[/.]/.test(said) || !last || openProblem(heard.lesson) || tryAt(said, last.item).kind !== 'right') return null
  return reply([{ key: 'last.sameForm', values: { said } }], after(heard), { kind: 'sight', mood: 'happy' })
}

const credited = (heard: Heard, says: string, before: Line[] = []): Decision =>
  reply([...before, { key: 'sight.credit', values: { says } }], after(heard), { kind: 'sight', mood: 'happy' })

/** 'So together that's 7/16' of 4/8 and 3/8 that were told: looked at as the sum that it is. */
function joined(heard: Heard): Decision | null {
  const said = together.exec(heard.text)?.[1]
  if (said === undefined || openProblem(heard.lesson)) return null
  const [other, one] = [...heard.lesson.sight].reverse().filter((seen) => /^\d{1,3}\/\d{1,3}$/.test(seen))
  if (one === undefined || other === undefined) return null
  const sum = readNumber(one)?.add(readNumber(other) ?? 0)
  const isSum = sum !== undefined && readNumber(said)?.equals(sum) === true
  if (isSum) return credited(heard, `${one} + ${other} = ${said}`)
  const [a = 0, b = 1] = one.split('/').map(Number)
  const [c = 0, d = 1] = other.split('/').map(Number)
  if (!saysTogether.test(heard.text) && said !== `${a + c}/${b + d}`) return null
  return looked(heard, `${one} + ${other}`, said)
}

/** The child's own sum is taken up, and the answer that it gave is looked at. */
export function looked(heard: Heard, sum: string, said: string): Decision | null {
  const taken = ownProblem({ ...heard, text: sum })
  const open = taken && openProblem(taken.lesson)
  if (!taken || !open || !isOwn(open)) return taken
  const here = { ...heard, lesson: taken.lesson }
  const tried = tryAt(said, open.item)
  if (tried.kind === 'right') return credit(here, open, { said: tried.said })
  return tried.kind === 'wrong' ? wrong(here, open, tried) : taken
}

/** '1/8 is left' of 7/8. */
function left(heard: Heard): Decision | null {
  const found = saysLeft.exec(heard.text)
  const said = found?.[1] ?? found?.[2]
  const part = said === undefined || openProblem(heard.lesson) ? null : lastPart(heard)
  const value = part === null ? null : readNumber(part)
  if (said === undefined || part === null || !value || value.gte(1)) return null
  const rest = new Fraction(1).sub(value)
  return readNumber(said)?.equals(rest) === true
    ? credited(heard, `1 − ${part} = ${said}`)
    : looked(heard, `1 - ${part}`, said)
}

/** 'How do I write it' of what is worked on, or was found just now. */
function written(heard: Heard): Decision | null {
  const of = openProblem(heard.lesson) ?? heard.lesson.last
  if (!of || !asksToWrite.test(heard.text) || of.subject !== 'math' || heard.lesson.asked?.kind === 'sentence')
    return null
  const { form, answer } = of.item.answer
  const isOpen = openProblem(heard.lesson) !== null
  if (form === 'remainder') return reply([{ key: 'write.remainder' }], after(heard), { kind: 'why', mood: 'happy' })
  if (form !== 'number' || !/^[\d\s()+−×÷./,-]+$/.test(of.item.name)) return null
  const says = `${of.item.name} = ${isOpen ? '___' : writeNumber(readNumber(answer.replaceAll(',', '')) ?? new Fraction(0))}`
  return reply([{ key: 'write.sum', values: { says } }], after(heard), { kind: 'why', mood: 'happy' })
}
