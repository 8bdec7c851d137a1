import type { Decision, Line } from '../../move.ts'
import { openProblem } from '../../state.ts'
import { askStep } from '../ask.ts'
import { aboutIn, aboutNow } from '../early-math/memory.ts'
import { right } from '../found-by-child.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'

// Whether a number is prime, with what the child thinks of it and why.

const asked = /^\W*(?:(?:so|ok|next|now|and|then|but) )*is (\d{1,3}) (?:an? )?(prime|composite)(?: number)?\b(.*)$/i
const saysNo = /\b(?:no|nope|not|isn'?t|composite)\b/i
const saysYes = /\b(?:yes|yeah|yep|it is|is prime|its prime|it's prime|prime|think so)\b/i
const byOdd = /\b(?:odd|weird|even|big|ends? (?:in|with)|strange|looks)\b/i
const smallestFactor = (number: number): number => {
  for (let one = 2; one * one <= number; one++) if (number % one === 0) return one
  return number
}

/** 'Is 51 prime, I think yes cuz it's odd', 'is 29 prime? I say yes'. */
export function primeClaimed(heard: Heard): Decision | null {
  const [, number, sort = '', behind = ''] = asked.exec(heard.text) ?? []
  const whole = Number(number)
  if (!(whole > 3) || behind.trim().split(/\s+/).length > 16) return null
  const isNo = saysNo.test(behind)
  if (!isNo && !saysYes.test(behind)) return null
  const claimsPrime = isNo !== /prime/i.test(sort)
  return judged(heard, whole, claimsPrime, behind)
}

function judged(heard: Heard, whole: number, claimsPrime: boolean, behind: string): Decision {
  const factor = smallestFactor(whole)
  const isPrime = factor === whole
  const values = { number: whole, factor }
  if (isPrime === claimsPrime) return right(heard, { key: isPrime ? 'prime.yes' : 'prime.no', values })
  const about = aboutNow(heard.lesson, 'named', `prime:${whole}`)
  if (isPrime)
    return reply([{ key: 'prime.isPrime', values }], askStep(about, { key: 'prime.try', values }, null), {
      kind: 'claim',
      mood: 'thinking',
    })
  const odd: Line[] = byOdd.test(behind) ? [{ key: 'prime.odd', values }] : [{ key: 'prime.look', values }]
  return reply(odd, askStep(about, { key: factor === 3 ? 'prime.threes' : 'prime.test', values }, null), {
    kind: 'claim',
    mood: 'thinking',
  })
}

const product = /(?<!\d)(\d{1,3}) ?(?:x|×|\*|times) ?(\d{1,3})(?!\d)/i
const divides = /\b(\d{1,2}) (?:goes|go|fits|works|divides)\b/i

/** '5 + 1 is 6 so 3 goes in. 17 times. Not prime'. */
export function primeTried(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const whole = Number(/^prime:(\d+)$/.exec(aboutIn(lesson, 'named') ?? '')?.[1] ?? 0)
  if (whole === 0 || openProblem(lesson) || /\?/.test(text)) return null
  const [, a, b] = product.exec(text) ?? []
  const by = Number(divides.exec(text)?.[1] ?? 0)
  const shows = (a !== undefined && Number(a) * Number(b) === whole) || (by > 1 && by < whole && whole % by === 0)
  const factor = shows && by > 1 && whole % by === 0 ? by : smallestFactor(whole)
  const values = { number: whole, factor, other: whole / factor }
  if (factor === whole) return null
  const done = { ...heard, lesson: { ...lesson, early: null } }
  if (shows) return right(done, { key: 'prime.found', values })
  return /\b(?:not prime|composite|isn'?t prime)\b/i.test(text) ? right(done, { key: 'prime.no', values }) : null
}
