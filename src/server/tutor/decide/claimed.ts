import { findNumbers, readNumber, writeNumber } from '#shared/answers/numbers.ts'
import type { Decision, Line } from '../move.ts'
import { type Claim, claimIn, runningSteps } from '../read/claims.ts'
import { answeredIn, formClaimIn, handsClaimIn, rulerClaimIn, timeClaimed } from '../read/computed/computed.ts'
import { toldHow } from '../read/told-how.ts'
import { keyValue, tryAt } from '../read/tries.ts'
import { list } from '../say/list.ts'
import { openProblem, type Problem } from '../state.ts'
import { askAgain, askChat, noQuestion } from './ask.ts'
import { brought } from './brought.ts'
import { credit } from './credit.ts'
import type { Heard } from './hear.ts'
import { hint } from './help.ts'
import { ownProblem } from './own.ts'
import { reply } from './reply.ts'
import { isOffStory } from './work-line/steps.ts'
import { wrong } from './wrong.ts'

/** What the child says of two amounts is checked: true is said to be true; what is not is looked at together. */
export function claimed(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const slip = slipSaid(heard)
  if (slip) return slip
  const inOtherForm = formClaimIn(text) ?? handsClaimIn(text) ?? rulerClaimIn(text) ?? answeredIn(text)
  if (inOtherForm) return brought(heard, inOtherForm.item, inOtherForm.said)
  // 'x^2 = 49' claims nothing of 2 and 49.
  const claim = /[a-z)] ?(?:\^|²)/i.test(text) ? null : claimIn(text)
  const open = openProblem(lesson)
  const time = open?.item.skill.startsWith('own.hands') ? timeClaimed(text) : null
  const tried = open && time !== null ? tryAt(time, open.item) : null
  if (open && tried?.kind === 'wrong') return wrong(heard, open, tried)
  if (!claim || (claim.asks && claim.relation !== '=') || asksAmount.test(text)) return null
  // 'Half is 180': half of what was spoken of, and no number by itself.
  if (/\b(?:half|quarter|third) (?:is|are|of)\b/i.test(text) && !/\d\/\d/.test(text)) return null
  const parts = claim.relation === '=' ? null : partsCompared(heard, claim)
  const isOpenPair = parts !== null && open !== null && parts.every((part) => open.item.name.includes(part))
  if (parts && open && isOpenPair)
    return wrong(heard, open, { kind: 'wrong', said: parts[0], mistake: mistakeOf(open, parts) })
  if (parts) return ownProblem({ ...heard, text: `which is bigger ${parts.join(' or ')}` }, [compare(parts)])
  if (claim.relation !== '=' && isOfParts(heard, claim)) return null
  const isOfOpen = open?.item.name.includes(claim.left) === true && open.item.name.includes(claim.right)
  if (isOfOpen && (open?.item.answer.form === 'compare' || open?.item.answer.form === 'choice')) return null
  const steps = runningSteps(text) ?? (claim.isTrue || claim.begins === null ? null : [claim.begins])
  if (open && endsOnKey(text, open) && (claim.isTrue || (steps && steps.length > 1)))
    return credit(heard, open, { said: open.item.answer.answer, ...(steps && { way: list.format(steps) }) })
  if (claim.isTrue) {
    const hasTold = toldHow(text)
    const next = hasTold ? noQuestion(lesson) : askChat(lesson, { key: 'ask.how' }, 'chat')
    return reply(
      [{ key: 'claim.true', values: { says: allTrue(text, claim) } }, ...(hasTold ? [{ key: 'how.heard' }] : [])],
      open ? askAgain(heard, { ...lesson, asked: null }) : next,
      { kind: 'claim', mood: 'happy' },
    )
  }
  if (steps) {
    const says = list.format(steps)
    const comes = findNumbers(text).at(-1)
    // True by itself, and another sum than the story's.
    if (open && comes && isOffStory(heard, writeNumber(comes)))
      return hint(heard, open, [{ key: 'story.otherSum', values: { says } }])
    const closing = open ? askAgain(heard, { ...lesson, asked: null }) : noQuestion(lesson)
    return reply([{ key: 'claim.true', values: { says } }, { key: 'how.heard' }], closing, {
      kind: 'claim',
      mood: 'happy',
    })
  }
  if (claim.relation === '=' && isCutOut.test(text)) return null
  if (claim.relation === '=') return reply(unequal, noQuestion(lesson), { kind: 'claim', mood: 'thinking' })
  const { left, right } = claim
  return ownProblem({ ...heard, text: `which is bigger ${left} or ${right}` }, [compare([left, right])])
}

/** The two that were read are parts of something else: '45 and 12 = 57', '2:3 = 8:?', '706/1300 = 54%'. */
const isCutOut =
  /\d ?:|%|\bpercent\b|\b(?:and|plus) \$?[\d./]+ ?(?:=|is|are|makes)|\d, ?\$?[\d./]+ ?=|\b(?:million|thousand|hundred)s?\b|\bworth\b/i

/** '5/8 = .625' of the price of one: true, and the known slip of the open problem. */
function slipSaid(heard: Heard): Decision | null {
  const open = openProblem(heard.lesson)
  const last = findNumbers(heard.text).at(-1)
  if (!open || !last || !heard.text.includes('=') || !/number|money/.test(open.item.answer.form)) return null
  const tried = tryAt(writeNumber(last, 'decimal'), open.item)
  const isSlip = open.item.distractors.some(({ answer }) => readNumber(answer)?.equals(last))
  return tried.kind === 'wrong' && isSlip ? wrong(heard, open, tried) : null
}

/** '2 2/4 + 1 3/4 = 3 5/4 = 4 1/4': one '=' behind the other, and what comes out last is the answer. */
function endsOnKey(text: string, { item }: Problem): boolean {
  const last = findNumbers(text).at(-1)
  return (
    item.answer.form === 'number' &&
    /(?:=|\bis\b|\bmakes\b).*(?:=|\bis\b|\bmakes\b)/i.test(text) &&
    last !== undefined &&
    keyValue(item)?.equals(last) === true
  )
}

/** 'What is 10 more than 45' asks for a number, and claims nothing. */
const asksAmount = /^\W*(?:(?:ok|so|and|but|hey|um) )*(?:what(?:'?s| is| are)?|how (?:much|many)|find|tell me|which) /i

const compare = ([left, right]: readonly [string, string]): Line => ({ key: 'claim.compare', values: { left, right } })

/** '45 is more than 5' of 0.45 and 0.5: true of the wholes, and said of the parts. Those are compared. */
function partsCompared({ lesson, text }: Heard, { left, right }: Claim): readonly [string, string] | null {
  const told = [...findNumbers(text).map((one) => writeNumber(one, 'decimal')), ...lesson.sight].filter(isPart)
  const partOf = (whole: string) => told.find((part) => /^0?\.0*(\d+)$/.exec(part)?.[1] === whole)
  const [one, other] = [partOf(left), partOf(right)]
  return one !== undefined && other !== undefined ? [one, other] : null
}

/** What is known of choosing the one with more digits. */
function mistakeOf({ item }: Problem, parts: readonly string[]): { name: string; feedback: string } | null {
  const found = item.distractors.find(({ answer }) =>
    parts.some((part) => readNumber(answer)?.equals(readNumber(part) ?? -1)),
  )
  return found ? { name: found.misconception, feedback: found.feedback } : null
}

/** Of parts, what is true of whole numbers is no proof. */
const isOfParts = ({ lesson, text }: Heard, { left, right }: Claim): boolean =>
  !isPart(left) && !isPart(right) && [...findNumbers(text).map((one) => writeNumber(one)), ...lesson.sight].some(isPart)

const isPart = (written: string) => /[./]/.test(written)

/** '1/2 is 3/6 and 1/3 is 2/6': both of them, where both are true. */
function allTrue(text: string, claim: Claim): string {
  const claims = text.split(/\band\b|[,;.]\s/i).flatMap((part) => claimIn(part) ?? [])
  return claims.length > 1 && claims.every(({ isTrue }) => isTrue) ? list.format(claims.map(saidOf)) : saidOf(claim)
}

const unequal: Line[] = [{ key: 'claim.notSame' }]

function saidOf({ left, right, relation }: Claim): string {
  if (relation === '=') return `${left} = ${right}`
  return relation === '>' ? `${left} is more than ${right}` : `${left} is less than ${right}`
}
