import { findExpressions } from '#shared/answers/expressions.ts'
import type { Decision } from '../move.ts'
import { howManyFit } from '../read/computed/computed.ts'
import { ownSum } from '../read/own-sum.ts'
import { tryAt } from '../read/tries.ts'
import { openProblem } from '../state.ts'
import { askStep } from './ask.ts'
import { brought } from './brought.ts'
import { credit } from './credit.ts'
import type { Heard } from './hear.ts'
import { seenIn, worths } from './keep-sight.ts'
import { takeUp } from './own.ts'
import { reply } from './reply.ts'
import { wrong } from './wrong.ts'

// How many of a coin, or of a group, are in an amount: it is divided, and what is left over counts.

const coins =
  /\bhow many (quarters?|dimes?|nickels?|nickles?|pennies|pennys) (?:is|are|in|make|makes|does it take|fit|do i need|would|can)\b[a-z ]{0,24}?(\$ ?)?(\d{1,4})(?: ?(cents?|dollars?|bucks?))?\b/i
const groups =
  /\bhow many (\w+?)s? (?:is|are|would|does|do) (?:that|it|they|i have|there)\b[a-z ,]{0,20}?\b(?:a|each|one|every) \1 (?:is|has|holds|fits|takes) (\d{1,4})\b/i
const biggest = 100_000

/** 'How many nickels is in 89', 'how many stacks is that, a stack is 64': the child's own division. */
export function howManyIn(heard: Heard): Decision | null {
  const { text, lesson } = heard
  const [, coin, sign, amount, unit = ''] = coins.exec(text) ?? []
  if (coin !== undefined && amount !== undefined) {
    const cents = sign !== undefined || /^[db]/i.test(unit) ? Number(amount) * 100 : Number(amount)
    return divided(heard, cents, worths[coin.charAt(0).toLowerCase()] ?? 0)
  }
  const [, , size] = groups.exec(text) ?? []
  const [newest] = seenIn(lesson).filter((one) => one.d === 1n && one.n < BigInt(biggest))
  return size !== undefined && newest ? divided(heard, Number(newest.valueOf()), Number(size)) : null
}

function divided(heard: Heard, whole: number, by: number): Decision | null {
  const item = howManyFit(whole, by)
  return item && takeUp(heard, heard.items.placed(item))
}

const withRest =
  /(?<![\d.,])(\d{2,4}) ?(?:÷|\/|divided by) ?(\d{1,2}) ?(?:=|is|equals|makes|i got) ?(\d{1,4}) ?(?:r|remainder|with|and) ?(\d{1,2})(?: left(?: over)?)?\W*$/i

/** '157 / 5 = 31 r 1': the child's own division, with what it says comes out. */
export function remainderSaid(heard: Heard): Decision | null {
  const told = ofGroups(heard) ?? ofQuotient(heard)
  if (told) return told
  const [, whole, by, times, rest] = withRest.exec(heard.text) ?? []
  if (whole === undefined || by === undefined || times === undefined || rest === undefined) return null
  const [sum] = findExpressions(`${whole} ÷ ${by}`)
  const made = sum && ownSum(sum)
  return made && 'item' in made ? brought(heard, made.item, `${times} R ${rest}`) : null
}

const fullAndRest =
  /^\W*(?:(?:so|its|it's|is it|i got|i get|i think|um+|ok) )*(\d{1,4}) ?(?:full )?(?:r\.?|rem(?:ainder)?|with(?: a remainder of)?|and) ?\d{1,4}(?: (?:kids|people|students|more)?)?(?: ?left(?: ?over)?)?\W*$/i

/** '2 remainder 34' of how many buses for 130: two are full, and what of those who are left. */
function ofGroups(heard: Heard): Decision | null {
  const open = openProblem(heard.lesson)
  const [, full] = fullAndRest.exec(heard.text) ?? []
  if (full === undefined || !open || !/^own\.groups/.test(open.item.skill)) return null
  const tried = tryAt(full, open.item)
  if (tried.kind === 'right') return credit(heard, open, { said: tried.said })
  return tried.kind === 'wrong' && tried.mistake ? wrong(heard, open, tried) : null
}

const quotientAndRest = /^(\d+) ?R ?(\d+)$/i
const bareNumber = /^\W*(?:(?:i got|i get|i think|its|it's|is it|so|um+|maybe|like|ok) )*(\d{1,5})\W*$/i
const bareRest =
  /^\W*(?:(?:oh|and|with|the|a|plus|its|it's|is|so|um+|ok|i got|there is|theres|there's|then) )*(?:(?:remainder|rem|r|leftover|left over)(?: is| of)? )?(\d{1,4})(?: (?:left(?: ?over)?|remainder|extra))?\W*$/i

/** '124' of 745 ÷ 6, and then 'remainder 1': the one is right so far, and the two are the answer. */
function ofQuotient(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const open = openProblem(lesson)
  const [, whole, rest] =
    open?.item.answer.form === 'remainder' ? (quotientAndRest.exec(open.item.answer.answer) ?? []) : []
  if (!open || whole === undefined || rest === undefined || rest === '0') return null
  const isWholeSaid = lesson.said.slice(-4).some((one) => one.startsWith('rest.'))
  if (isWholeSaid) return bareRest.exec(text)?.[1] === rest ? credit(heard, open, { said: `${whole} R ${rest}` }) : null
  if (bareNumber.exec(text)?.[1] !== whole || whole === rest) return null
  return reply([{ key: 'rest.whole', values: { said: whole } }], askStep(lesson, { key: 'rest.ask' }, null), {
    kind: 'step',
    mood: 'happy',
  })
}
