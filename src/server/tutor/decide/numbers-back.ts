import type { Line } from '../move.ts'
import { clockShown, clockTalkIn } from '../read/clock-talk.ts'
import { numSaid, numsIn, plainWay } from '../read/told-way/plain.ts'
import { list } from '../say/list.ts'

// Numbers that nobody here can put together are said back, warmly, and nothing is asked of them.

const mostSaid = 3
const mostBare = 5
const ofClock = /\b\d{1,2}:\d\d\b|\b\d{1,2} ?o'?clock\b/gi

/** The numbers of a line with their things, as they are said back; null where it has none, or too many. */
function numbersOf(text: string): string | null {
  const times = clockTalkIn(text.match(ofClock)?.join(', ') ?? '').times.map(clockShown)
  const plain = plainWay(text.replace(ofClock, ' '))
  const said = [...new Set([...times, ...numsIn(plain).map(numSaid)])]
  // 'I'm with you: 5' says nothing of a line that tells of something.
  const isBare = said.every((one) => /^[\d./]+$/.test(one)) && text.split(/\s+/).length > mostBare
  return said.length === 0 || said.length > mostSaid || isBare ? null : list.format(said)
}

/** A line that says the numbers back; another where it has none. */
export function numbersBack(text: string, otherwise = 'caught.young'): Line {
  if (answers.test(text)) return { key: /\?\s*$/.test(text) ? 'caught.check' : 'caught.step' }
  const what = numbersOf(text)
  if (what === null) return { key: otherwise }
  return { key: asksThem.test(text) ? 'numbers.asked' : 'numbers.back', values: { what } }
}

/** 'I said 10', '6.87 so 6?': an answer to something that is not known here. */
const answers =
  /^\W*(?:(?:so|ok|um+|then|wait) )*(?:i (?:said|say|got|get|put)|is it|its|it's|thats|that's)? ?\$?\d[\d.,/]*(?: so \$?\d[\d.,/]*)?\W*$/i
const asksThem =
  /\bhow (?:many|much|long|far|old|tall|big|fast)\b|\b(?:whats|what's|what is|what percent|when do|when does|what time)\b/i
