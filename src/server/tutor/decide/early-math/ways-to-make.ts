import type { Decision } from '../../move.ts'
import { smallNumber as n, smallValue } from '../../read/small-numbers.ts'
import { isOwn, openProblem, withoutProblem } from '../../state.ts'
import { askChat, askStep } from '../ask.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'
import { aboutIn, aboutNow } from './memory.ts'

const pair = new RegExp(
  String.raw`^\W*(?:(?:so|and|oh|or|ok|um+|no|wait|then|what about|how about|maybe|i think|i mean|is it|its|it's|also|can it be|could it be) )*${n} ?(?:and|plus|\+|n|&) ?${n}(?: (?:then|too|also|works|right|is (?:one|another)))*\W*$`,
  'i',
)
const fact = /^\W*(\d{1,2}) \+ (\d{1,2}) = (\d{1,2})\W*$/

const young = 2

/** '4 and 1', or '5 is 5 and 0', while ways to make 5 are looked for. */
export function waysToMake(heard: Heard): Decision | null {
  const { lesson, text, grade } = heard
  const whole = Number(aboutIn(lesson, 'make') ?? NaN)
  if (Number.isNaN(whole) || grade > young || lesson.spanish) return null
  const [, a, b, made] = fact.exec(text) ?? pair.exec(text) ?? []
  const [one, other] = [smallValue(a), smallValue(b)]
  if (one < 0 || other < 0 || (made !== undefined && Number(made) !== whole)) return null
  const open = openProblem(lesson)
  // It is about another one: '12 − 4'.
  const isOfIt = open === null || (isOwn(open) && /^(?:\d+|_+) \+ (?:\d+|_+)(?: = \d+)?$/.test(open.item.name))
  if (!isOfIt) return null
  // A false way that was said first is mended by a true one.
  const rest = open && !/_/.test(open.item.name) ? withoutProblem(lesson, open.item.id) : lesson
  const values = { one, other, whole }
  if (one + other === whole)
    return reply(
      [{ key: other === 0 || one === 0 ? 'make.zero' : 'make.right', values }],
      askChat(aboutNow(rest, 'make', String(whole)), { key: 'make.more', values }),
      { kind: 'claim', mood: 'happy' },
    )
  if (made !== undefined) return null
  return reply(
    [{ key: 'make.look', values }],
    askStep(
      aboutNow(rest, 'make', String(whole)),
      { key: 'make.ask', values },
      { form: 'number', answer: String(one + other) },
    ),
    { kind: 'claim', mood: 'thinking' },
  )
}
