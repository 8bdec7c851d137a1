import { smallestFactor } from '#server/curriculum/skills/math/parts/factors.ts'
import type { Decision, Line } from '../../move.ts'
import { openProblem } from '../../state.ts'
import { askStep } from '../ask.ts'
import { aboutIn, aboutNow } from '../early-math/memory.ts'
import { right } from '../found-by-child.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'

// Whether a number is prime, with what the child thinks of it and why.

/** No prime minister, and no prime time. */
const asked =
  /^\W*(?:(?:so|ok|next|now|and|then|but) )*is (\d{1,3}) (?:an? )?(prime|composite)(?: number)?(?=\W*$| *[?.,!;:-]| (?:i|im|its|it's|it|is|isn'?t|yes|yeah|yep|no|nope|nah|not|or|right|because|cuz|cause|bc|since|maybe|my|and|but)\b)(.*)$/i
const unsure = /\b(?:not sure|unsure|(?:don'?t|do not|dunno) know|dunno|idk|no idea|no clue|can'?t tell|maybe|or)\b/i
const kindSaid =
  /\b(not|isn'?t|aint|ain't|can'?t be|never)(?: an?)?(?: really)? (prime|composite)\b|\b(prime|composite)\b/gi
const saysNo =
  /\b(?:nope|nah|no(?! (?:other|number|numbers|one|factors?|more|way to))|don'?t think so|it isn'?t|(?:it'?s|it is) not(?=\W*$|\W*[.,!]| (?:because|cuz|cause|bc|since)\b))\b/i
const saysYes = /\b(?:yes|yeah|yep|yup|it is(?! (?:not|composite|prime))|(?<!don'?t )think so)\b/i
const byOdd = /\b(?:odd|weird|even|big|ends? (?:in|with)|strange|looks)\b/i

/** Whether the child holds it for prime; null where it does not know, or says the one and the other. */
function claimsPrime(behind: string, sort: string): boolean | null {
  if (unsure.test(behind)) return null
  const isSort = /prime/i.test(sort)
  const claims = [...behind.matchAll(kindSaid)].map(([, not, denied, said = '']) =>
    not === undefined ? /prime/i.test(said) : /composite/i.test(denied ?? ''),
  )
  if (saysNo.test(behind)) claims.push(!isSort)
  if (saysYes.test(behind)) claims.push(isSort)
  const [claim] = claims
  return claim === undefined || claims.some((one) => one !== claim) ? null : claim
}

/** 'Is 51 prime, I think yes cuz it's odd', 'is 29 prime? I say yes'. */
export function primeClaimed(heard: Heard): Decision | null {
  const [, number, sort = '', behind = ''] = asked.exec(heard.text) ?? []
  const whole = Number(number)
  if (!(whole > 3) || behind.trim().split(/\s+/).length > 16) return null
  const claim = claimsPrime(behind, sort)
  return claim === null ? null : judged(heard, whole, claim, behind)
}

function judged(heard: Heard, whole: number, claim: boolean, behind: string): Decision {
  const factor = smallestFactor(whole)
  const isPrime = factor === whole
  const values = { number: whole, factor }
  if (isPrime === claim) return right(heard, { key: isPrime ? 'prime.yes' : 'prime.no', values })
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

const product =
  /(?<!\d)(\d{1,3}) ?(?:x|×|\*|times) ?(\d{1,3})(?!\d)(?=\W*$| *[=.,!;]| (?:is|makes|equals|gives|works|so|and|not|its|it's)\b)/i
/** '3 goes in', and no foot that goes in a shoe. */
const divides =
  /(?<!\b(?:my|the|at|of) )\b(\d{1,2}) (?:goes|go|fits|works|divides)\b(?! (?:in|into|on|to|with|for|at) (?:my|the|a|an|his|her|our|your)\b)(?! to\b)/i

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
