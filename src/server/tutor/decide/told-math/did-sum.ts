import type { Decision } from '../../move.ts'
import { calculate, type Operation } from '../../read/stories/story-path.ts'
import { keyValue, tryAt } from '../../read/tries.ts'
import { isOwn, openProblem } from '../../state.ts'
import { askStep } from '../ask.ts'
import { credit } from '../credit.ts'
import type { Heard } from '../hear.ts'
import { seenIn } from '../keep-sight.ts'
import { isSought } from '../quantities/ledger.ts'
import { reply } from '../reply.ts'
import { wrong } from '../wrong.ts'

const number = String.raw`(\d{1,5})`
const got = String.raw`,? (?:(?:and|so|then|it) )*(?:i )?(?:got|get|is|was|=|made|makes|it was|thats|that's|its|it's|came to|put)(?: like)? ${number}\W*$`
const lead = String.raw`^\W*(?:(?:ok|okay|so|well|but|um+|oh|no|wait|because|cuz|cause) )*(?:i|we)(?: just)? `
const forms: readonly (readonly [RegExp, Operation | null, boolean])[] = [
  [
    new RegExp(
      String.raw`${lead}(?:did|do|put|tried|used|thought) ${number} ?(\+|plus|and|-|−|minus|take away|x|×|times|÷|\/|divided by) ?${number}${got}`,
      'i',
    ),
    null,
    false,
  ],
  [new RegExp(`${lead}(?:added|plussed|plused|add) ${number} (?:and|to|plus|with) ${number}${got}`, 'i'), '+', false],
  [
    new RegExp(`${lead}(?:took|take|subtracted|minused) (?:away )?${number} (?:away )?from ${number}${got}`, 'i'),
    '−',
    true,
  ],
  [new RegExp(`${lead}(?:multiplied|timesed|times) ${number} (?:by|times|and|with) ${number}${got}`, 'i'), '×', false],
  [new RegExp(`${lead}(?:divided|split) ${number} (?:by|into|in) ${number}${got}`, 'i'), '÷', false],
]
const signs: readonly (readonly [RegExp, Operation])[] = [
  [/^(?:\+|plus|and)$/i, '+'],
  [/^(?:-|−|minus|take away)$/i, '−'],
  [/^(?:x|×|times)$/i, '×'],
  [/^(?:÷|\/|divided by)$/i, '÷'],
]

/** 'I did 14 + 6 and got 20': the sum that a child did, and what came of it. */
export function sumDone(text: string): { left: number; operation: Operation; right: number; said: number } | null {
  for (const [pattern, known, isTurned] of forms) {
    const parts = pattern.exec(text)?.slice(1)
    if (!parts) continue
    const [a, b, c] = parts.filter((one) => /^\d/.test(one)).map(Number)
    const sign = parts.find((one) => !/^\d/.test(one)) ?? ''
    const operation = known ?? signs.find(([form]) => form.test(sign))?.[1]
    if (a === undefined || b === undefined || c === undefined || operation === undefined) return null
    return isTurned ? { left: b, operation, right: a, said: c } : { left: a, operation, right: b, said: c }
  }
  return null
}

/** The sum is right and is not what the story asks: it is said to be right, and the story is looked at again. */
export function didOtherSum(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const open = openProblem(lesson)
  const done = open && isOwn(open) ? sumDone(text) : null
  if (!open || !done) return null
  const { left, operation, right, said } = done
  const key = keyValue(open.item)
  const isTrue = calculate(left, operation, right) === said
  if (!key || !isTrue || isStep(open.item.solution, said)) return null
  const isStory = open.item.entity === 'story' || isSought(lesson.quantities, open.item.id)
  const seen = seenIn(lesson)
  const isOfIt = [left, right].every((one) => seen.some((other) => other.equals(one)))
  if (!isStory && !isPartsOf(open.item.name)) return null
  if (!isOfIt) return null
  if (key.equals(said))
    return credit(heard, open, { said: String(said), way: `${left} ${operation} ${right} = ${said}` })
  const before = [{ key: 'did.true', values: { says: `${left} ${operation} ${right} = ${said}` } }]
  const parts = /^\(\d+ ÷ (\d+)\) × \d+$/.exec(open.item.name)?.[1]
  if (parts !== undefined)
    return reply(before, askStep(lesson, { key: 'did.parts' }, { form: 'number', answer: parts }), {
      kind: 'step',
      mood: 'thinking',
    })
  const tried = tryAt(String(said), open.item)
  return tried.kind === 'wrong' ? wrong(heard, open, tried, before) : null
}

/** A story of a ratio, said as its sum: so many in all, shared among all the parts. */
const isPartsOf = (name: string) => /^\(\d+ ÷ \d+\) × \d+$/.test(name)

const isStep = (paths: readonly (readonly { value: string | null }[])[], said: number) =>
  paths.some((path) =>
    path.slice(0, -1).some(({ value }) => value !== null && Number(value.replaceAll(',', '')) === said),
  )
