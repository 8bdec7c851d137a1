import { findExpressions } from '#shared/answers/expressions.ts'
import { findNumbers, writeNumber } from '#shared/answers/numbers.ts'
import type { Decision } from '../../move.ts'
import { worth } from '../../read/algebra.ts'
import { bracketsIn } from '../../read/own-sum.ts'
import { openProblem } from '../../state.ts'
import { askChat, askStep } from '../ask.ts'
import { brought } from '../brought.ts'
import { right } from '../found-by-child.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'

// Sums with parentheses that come with what they make, and the same sums without them; an estimate that comes before the exact sum.

const claim =
  /^[^\w(]*(?:(?:ok|so|now|next|and|then)[^\w(]+){0,3}([\d\s()+−×x*÷/.-]{7,60})= ?([-−]?\d{1,6}(?:\.\d+)?)\W*(?:right)?\W*$/i

/** '(8 + 4) x 3 - 6 = 30'. */
export function bracketsClaimed(heard: Heard): Decision | null {
  const [, sum = '', said] = claim.exec(heard.text) ?? []
  const item = said === undefined || !sum.includes('(') ? null : bracketsIn(sum.trim())
  return item && said !== undefined
    ? brought({ ...heard, whole: `${heard.text} because` }, item, said.replace('−', '-'), item.name)
    : null
}

const without =
  /\b(?:take|took|taking|without|remove|removed|no|drop|erase|get rid of|leave)\b.{0,24}\b(?:parenthes[ei]s|brackets)\b/i

/** 'What if you take the parentheses away. 14'. */
export function bracketsGone(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const name = lesson.last?.item.name ?? ''
  if (!without.test(text) || !name.includes('(') || openProblem(lesson)) return null
  const plain = name.replace(/[()]/g, '')
  const [sum, ...more] = findExpressions(plain)
  const makes =
    sum && more.length === 0
      ? worth(
          sum.operands.map(({ value }) => value),
          sum.signs,
        )
      : null
  if (!makes) return null
  const said = findNumbers(text).at(-1)
  const values = { plain, name, makes: writeNumber(makes), answer: lesson.last?.item.answer.answer ?? '' }
  if (said?.equals(makes)) return right(heard, { key: 'brackets.right', values })
  return reply(
    [{ key: 'brackets.gone', values }],
    askStep(lesson, { key: 'brackets.ask', values }, { form: 'number', answer: writeNumber(makes) }),
    {
      kind: 'step',
      mood: 'thinking',
    },
  )
}

const estimate =
  /\bestimat\w*\b[^\d]*\$?(\d{1,4}) ?[x×*] ?\$?(\d{1,4}) ?(?:=|is) ?\$?(\d{1,6}) ?(?:\+|plus|and) ?\$?(\d{1,5}) ?(?:=|is|makes) ?\$?(\d{1,6})\b/i

/** 'I estimated 26x8=208+140=348' of a story with cents: a good guess, and the exact sum comes next. */
export function estimated(heard: Heard): Decision | null {
  const [one, other, product, more, total] = (estimate.exec(heard.text) ?? []).slice(1).map(Number)
  if (!one || !other || !product || !more || !total || one * other !== product || product + more !== total) return null
  const values = { total, one, other }
  return reply([{ key: 'estimate.good', values }], askChat(heard.lesson, { key: 'estimate.ask', values }, 'tried'), {
    kind: 'claim',
    mood: 'happy',
  })
}
