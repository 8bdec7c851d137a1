import type { Decision } from '../../move.ts'
import { openProblem } from '../../state.ts'
import { askAgain, askStep } from '../ask.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'

const words = 'zero one two three four five six seven eight nine ten'.split(' ')
const inFigures = (text: string) =>
  text.toLowerCase().replace(/[a-z]+/g, (word) => (words.includes(word) ? String(words.indexOf(word)) : word))

const sum = /(?<![\d.])([2-9]) ?(?:and|plus|\+|,) ?([2-9])(?!\d|\.\d)/
const gives =
  /\b(?:gives?|gave|lends?|shares?|moves?|take|takes|took|need|needs|move|borrow|put|split)\b[^\d]{0,14}(\d)\b|\b(\d) (?:goes|go|moves?|over) (?:to|over)\b/
const leaves = /\b(?:now|so|then|that makes|it'?s|becomes?|makes|is|have)\b[^\d]{0,16}10 (?:and|plus|\+) (\d)\b/

/** 'So 9 and 4. the 4 gives one away and now its ten and three': the way is right, and what it makes is the child's. */
export function makesTen(heard: Heard): Decision | null {
  const { lesson } = heard
  const text = inFigures(heard.text)
  const open = openProblem(lesson)
  const [, a, b] = sum.exec(text) ?? /^(\d) \+ (\d)$/.exec(open?.item.name ?? '') ?? []
  const rest = leaves.exec(text)?.[1]
  if (a === undefined || b === undefined || rest === undefined || lesson.spanish) return null
  const [one, other, left] = [Number(a), Number(b), Number(rest)]
  if (one + other <= 10 || one + other > 18) return null
  const given = gives.exec(text)?.slice(1).find(Boolean)
  if (given === undefined && !/\b(?:ten|10)\b/.test(text)) return null
  const need = 10 - Math.max(one, other)
  const low = Math.min(one, other)
  const values = { one, other, need, big: Math.max(one, other), low, left, rest: low - need, sum: `${one} + ${other}` }
  const isRight = left === one + other - 10
  const expects = { form: 'number', answer: String(isRight ? one + other : low - need) } as const
  return reply(
    [{ key: isRight ? 'ten.right' : 'ten.look', values }],
    askStep(lesson, { key: isRight ? 'ten.right.ask' : 'ten.look.ask', values }, expects),
    { kind: 'step', mood: isRight ? 'happy' : 'thinking' },
  )
}

const asksTen = /\b(?:make|making|makes|made) (?:a |the )?(?:ten|10)s?\b/i
const lost =
  /\b(?:dont|don't|do not|didnt|didn't|cant|can't|never) (?:really )?(?:get|understand|understood|got|know|remember)\b|\bwhat(?:'?s| is| does)\b|\bhow (?:do|can|to|does)\b|\bconfus\w+|\bhelp\b|\bforgot\b/i

/** 'She wants us to make a ten and I don't get it': shown on the sum that was worked on last, or on 8 + 5. */
export function asksMakeTen(heard: Heard): Decision | null {
  const { lesson, text } = heard
  if (
    !asksTen.test(text) ||
    !lost.test(text) ||
    lesson.spanish ||
    /\d{2} ?(?:\+|plus)/.test(text.replace(/\b10\b/g, ' '))
  )
    return null
  const open = openProblem(lesson)
  // What is still to be found is shown on other numbers.
  const shown = /^(\d) \+ (\d)$/.exec(lesson.last?.item.name ?? '')
  const isOpen = open?.item.name === '8 + 5'
  const [one, other] = shown ? [Number(shown[1]), Number(shown[2])] : isOpen ? [9, 3] : [8, 5]
  const [big, low] = one >= other ? [one, other] : [other, one]
  const pair = big + low > 10 && big < 10 ? { big, low } : isOpen ? { big: 9, low: 3 } : { big: 8, low: 5 }
  const need = 10 - pair.big
  const values = { ...pair, need, rest: pair.low - need, sum: `${pair.big} + ${pair.low}` }
  return reply(
    [{ key: 'ten.how', values }],
    open
      ? askAgain(heard, { ...lesson, asked: null })
      : askStep(lesson, { key: 'ten.how.ask' }, { form: 'number', answer: '1' }),
    { kind: 'why', mood: 'thinking' },
  )
}
