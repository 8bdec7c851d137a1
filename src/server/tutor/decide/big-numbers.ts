import { readTokens } from '#shared/answers/tokens.ts'
import type { Decision, Line } from '../move.ts'
import { openProblem } from '../state.ts'
import { askAgain, askChat } from './ask.ts'
import type { Heard } from './hear.ts'
import { reply } from './reply.ts'

// The biggest number of all, as the youngest know it: a hundred, a million, infinity. One more is always bigger.

const told = 'school-biggest-number'
const opens =
  /^\W*(?:(?:no+|nuh uh|but|and|um+|oh|wait|yes|hey|well|i think|i know|maybe|like|so|because|the answer is|actually|its|it's|it is|is it|thats|that's|what about|how about|then) )*/i
const claims = [
  /^(?:the )?(?:most )?(?:biggest|bigest|largest|highest|last) number(?: in the (?:whole )?world| ever| there is| of all| is)* (?:is|its|it's) (?:called )?(.{2,40})$/i,
  /^(.{2,40}?) (?:is|its|are) the (?:most )?(?:biggest|bigest|largest|highest|last) number(?: in the (?:whole )?world| ever| there is| of all)*$/i,
]
const endless =
  /\bnumbers? (?:never|don'?t|dont|do not|doesn'?t) (?:ends?|stops?|finish)\b|\bnumbers (?:go|keep going|keep on going|are) (?:on )?(?:and on )?(?:forever|infinite|endless)\b|\bthere(?:'?s| is| isn'?t| isnt)? ?(?:no|a|any)? (?:biggest|largest|highest|last) number\b|\byou can (?:always|just) (?:add|count|say) (?:one|1) more\b/i
const forever = /^(?:the )?(?:infinity|infinite|infinaty|infinitee|forever)(?: and beyond| plus (?:one|1))?$/i
const madeUp =
  /^(?:an? |one )?(?:ba|ga|ka|squ|je|fin)?(?:zillion|jillion|gillion|kajillion|bajillion|gazillion|squillion)s?$/i
/** A googol is a real one, and too long to write. */
const ofName = /^(?:an? |one )?(?:googol|google|googolplex|googleplex)$/i

const bare = (text: string) =>
  text
    .replace(opens, '')
    .replace(/[\s,.!]+$/, '')
    .replace(/ (?:right|i think|lol|is)$/i, '')

/** The one number that a few words name. */
function numberIn(text: string): string | null {
  const tokens = readTokens(text)
  const [first] = tokens
  if (
    tokens.length !== 1 ||
    first?.kind !== 'number' ||
    first.value.d !== 1n ||
    first.value.lt(1) ||
    first.value.gt(biggest)
  )
    return null
  return shown(first.value.valueOf())
}

/** What the child takes for the biggest number is big, and there is one more; that there is none is confirmed. */
export function ofBigNumbers(heard: Heard): Decision | null {
  const { lesson, text } = heard
  if (lesson.spanish || lesson.asked?.kind === 'play' || /\?\s*$/.test(text)) return null
  const isAsked = /^\W*(?:is|are|do|does|why|what|how)\b/i.test(text)
  if (!isAsked && endless.test(text) && !/\b(?:a|the) (?:biggest|last) number\b(?!.*\bno\b)/i.test(text))
    return met(heard, { key: 'big.endless' })
  const said = bare(text)
  const named = claims.flatMap((claim) => claim.exec(said)?.[1] ?? [])[0]
  const isReply = !openProblem(lesson) && lesson.told === told && text.trim().split(/\s+/).length <= mostReply
  if (named === undefined && !isReply) return null
  const meant = bare(named ?? said)
  if (forever.test(meant)) return met(heard, { key: 'big.forever' })
  if (madeUp.test(meant)) return met(heard, { key: 'big.madeUp' })
  if (ofName.test(meant)) return met(heard, { key: 'big.googol' })
  const number = numberIn(meant)
  // The question back was what comes after one hundred.
  if (number === '101' && named === undefined) return met(heard, { key: 'big.next' })
  if (number === null || (named === undefined && worthOf(number) < fewestBig)) return null
  return met(heard, { key: 'big.number', values: { number, after: shown(worthOf(number) + 1) } }, 'big.ask')
}

const mostReply = 8
/** Of what is still bigger nothing is counted. */
const biggest = 1e12
const fewestBig = 20

const shown = (value: number) => value.toLocaleString('en-US')
const worthOf = (written: string) => Number(written.replaceAll(',', ''))

function met(heard: Heard, line: Line, ask = 'big.count'): Decision {
  const lesson = { ...heard.lesson, told, aside: heard.lesson.aside + 1 }
  return reply([line], openProblem(lesson) ? askAgain(heard, lesson) : askChat(lesson, { key: ask }), {
    kind: 'numbers',
    mood: 'happy',
  })
}
