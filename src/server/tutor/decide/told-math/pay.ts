import Fraction from 'fraction.js'
import { writeNumber } from '#shared/answers/numbers.ts'
import type { Decision } from '../../move.ts'
import { openProblem } from '../../state.ts'
import { askStep } from '../ask.ts'
import { right } from '../found-by-child.ts'
import type { Heard } from '../hear.ts'
import { ownProblem } from '../own.ts'
import { reply } from '../reply.ts'

const money = String.raw`\$?(\d{1,4}(?:\.\d{1,2})?)(?: ?(?:dollars|bucks))?`
const hours = String.raw`(\d{1,2}(?:\.\d{1,2})?) (?:hours?|hrs?)`
const earned = new RegExp(
  String.raw`${hours}\b[^\d?]{0,30}?\b(?:at|for|and (?:i|they|she|he) (?:get|gets|make|makes|pays?|paid)(?: me)?) ${money} (?:an?|per|each|every) (?:hour|hr)\b(.*)$`,
  'i',
)
const paid = new RegExp(
  String.raw`\b(?:gave|paid|got|get|give|made|handed)(?: me| us)?(?: only| like)? ${money}\W*$`,
  'i',
)
const write = (value: Fraction) => writeNumber(value, 'decimal')
const asMoney = (value: Fraction) => (value.d === 1n ? write(value) : value.valueOf().toFixed(2))

/** 'I babysat 3.5 hours at 9 an hour and she gave me 30': what was due is the child's to find, and then the two are compared. */
export function payOf(heard: Heard): Decision | null {
  const { text, lesson } = heard
  const [, long, each, rest = ''] = earned.exec(text) ?? []
  if (long === undefined || each === undefined || lesson.spanish) return null
  const due = new Fraction(long).mul(each)
  const got = paid.exec(rest)?.[1]
  if (got === undefined)
    return rest.trim() === '' || /\bhow much\b/i.test(rest) ? ownProblem({ ...heard, text: `${long} × ${each}` }) : null
  if (due.equals(new Fraction(got)))
    return right(heard, { key: 'pay.right', values: { says: `${long} × $${each} = $${asMoney(due)}` } })
  const values = { hours: long, each, got }
  const taken = ownProblem({ ...heard, text: `${long} × ${each}` }, [{ key: 'pay.find', values }])
  const open = taken && openProblem(taken.lesson)
  return taken && open
    ? reply([{ key: 'pay.find', values }], askStep(taken.lesson, { key: 'pay.find.ask', values }, open.item.answer), {
        kind: 'own',
        mood: 'thinking',
      })
    : null
}

const off = new RegExp(
  String.raw`^\W*(?:(?:nah|no|so|oh|ok|then|wait|its|it's|that's|thats|she|he|they|owes?|me|short|still|by|is|i'm|im) )*${money}(?: (?:short|less|too little|more|off|missing))*\W*(?:[.,!].*)?$`,
  'i',
)

/** 'It's 1.50', of 31.50 that was due and 30 that was paid. */
export function payShort(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const open = openProblem(lesson)
  const [, long, each] = /^(\d+(?:\.\d+)?) × (\d+(?:\.\d+)?)$/.exec(open?.item.name ?? '') ?? []
  const said = off.exec(text)?.[1]
  const wasPaid = lesson.said.some((one) => one.startsWith('pay.find#'))
  if (!open || long === undefined || each === undefined || said === undefined || !wasPaid) return null
  const due = new Fraction(long).mul(each)
  const got = lesson.sight
    .flatMap((one) => (/^\d+(?:\.\d+)?$/.test(one) && one !== long && one !== each ? [new Fraction(one)] : []))
    .find((one) => due.sub(one).abs().equals(new Fraction(said)))
  if (!got || got.equals(0)) return null
  const rest = {
    ...lesson,
    problems: lesson.problems.filter((one) => one !== open),
    solved: [...lesson.solved, open.item.name],
    last: open,
  }
  return right(
    { ...heard, lesson: rest },
    { key: 'pay.short', values: { due: asMoney(due), got: asMoney(got), said: asMoney(new Fraction(said)) } },
  )
}
