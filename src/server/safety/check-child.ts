import type { ToldKind } from '#shared/alarm.ts'
import { speaks } from './alarm-words.ts'
import { nudgeSentence, type SteerReason, steerSentences } from './child-sentences.ts'
import { withoutClaims } from './claims.ts'
import { disguisedReadings, ordersWithoutSpaces } from './disguises.ts'
import { type Hearing, listen, listenForOrder } from './ear/ear.ts'
import { plainLetters, readings } from './fold.ts'
import { isAboutElse, isVerse, ownWords, tellsOfDivorce } from './heard-for-else.ts'
import { injectionMeanings } from './injection-meanings.ts'
import { injectionRules, marksOfPrograms } from './injection-rules.ts'
import { judgeNeed } from './judge-need.ts'
import { isGrief } from './may-be-home.ts'
import { means, sentencesOf } from './meanings.ts'
import { ordersInOtherWords } from './other-languages.ts'
import { plainlyTold } from './plain-alarms.ts'
import { isMildlyRude, isRude } from './rude-words.ts'
import { tellsPersonalData } from './shield.ts'

/**
 * What a child's words ask for. Need is answered out of care: an alarm is told, and what is unclear is asked about. To steer
 * is the whole reply, no brain is asked; a nudge stands before the reply.
 */
export type ChildVerdict =
  | { kind: 'fine' }
  | { kind: 'nudge'; sentence: string }
  | { kind: 'steer'; reason: SteerReason; sentences: string[] }
  /** `wantsToDie`: said beside the harm at home that it is about. `mayBeHome`: it is of another kind, and nobody at home may be told all the same. */
  | { kind: 'alarm'; reason: ToldKind; wantsToDie: boolean; mayBeHome?: true }
  | { kind: 'unclear'; reason: ToldKind; mayBeHome?: true }

/** Judges one message of a child. Need comes before everything else. `earlier`: what it said just before, oldest first. */
export function checkChild(text: string, grade: number, earlier: readonly string[] = []): ChildVerdict {
  const folded = readings(text)
  const { said, isClaimed } = withoutClaims(ownWords(text))
  const alone = listen(said)
  const order = listenForOrder(said)
  const found = needIn(text, folded, earlier, { said, isClaimed, alone, order })
  if (found) return found
  const reason = steerIn(text, folded, order)
  if (reason) return { kind: 'steer', reason, sentences: steerSentences(reason, grade) }
  return folded.some(isMildlyRude) ? { kind: 'nudge', sentence: nudgeSentence(grade) } : { kind: 'fine' }
}

type HeardWords = { said: string; isClaimed: boolean; alone: Hearing; order: number }

function needIn(
  text: string,
  folded: readonly string[],
  earlier: readonly string[],
  { said, isClaimed, alone, order }: HeardWords,
): ChildVerdict | null {
  const kinds = plainlyTold(text, folded)
  const before = earlier.slice(-2)
  const [together, alreadySaid] =
    before.length > 0 ? [listen(said, before), listen(before.at(-1) ?? '', before.slice(0, -1))] : [null, null]
  const need = judgeNeed({
    told: kinds,
    alone,
    together,
    before: alreadySaid,
    isClaimed,
    isGrief: isGrief([...before, text].join(' ')),
  })
  if (!need) return null
  const { kind: reason, isSure } = need
  if (kinds.size === 0 && !isSure && isRatherOrder(text, order, [alone, together])) return null
  const isWorried = alreadySaid !== null && alreadySaid.need >= worriedFrom
  if (kinds.size === 0 && isAboutElse(text, { isSure, isWorried, before })) return null
  if (kinds.size === 0 && tellsOfDivorce(text)) return { kind: 'unclear', reason: 'sadness' }
  const home: { mayBeHome?: true } = need.mayBeHome && reason !== 'home_harm' ? { mayBeHome: true } : {}
  if (!isSure || (kinds.size === 0 && isVerse(text))) return { kind: 'unclear', reason, ...home }
  return { kind: 'alarm', reason, wantsToDie: reason !== 'crisis' && kinds.has('crisis'), ...home }
}

/** What was said before leaves it open whether it is about the lesson. */
const worriedFrom = -1.5
/** From here on it is an order. */
const orderFrom = -0.4
/** So much likelier must an order be than need, which is only guessed at, that nobody asks how the child is. */
const orderOverNeed = 0.7
/** Whoever else is spoken of, or what happens, may be what the need is about: an order is about the tutor. */
const aboutOthers =
  /\b(?:s?he|s?hes|hi[ms]|hers?|they|some(?:one|body)|anyone|man|guy|boy|girl|\w{0,4}friends?|apps?|games?|online|dad|mom|mum|step\w{2,6}|uncle|aunt|brother|sister|cousin|coach|home|secret|touch\w{0,3}|hurts?|hit|die|dead|kill\w{0,3}|ella|alguien|pap[aá]|mam[aá]|t[ií][oa]|herman[oa]|amig[oa]s?|casa|secreto)\b/i
const isRatherOrder = (text: string, order: number, heard: readonly (Hearing | null)[]) =>
  order >= orderFrom &&
  heard.every((each) => each === null || order >= each.need + orderOverNeed) &&
  !aboutOthers.test(text)
/** Below it the ear is sure of lesson talk, whatever a rule makes of a word: 'listen to this', 'the other side of the ruler'. */
const lessonBelow = -3.5

function steerIn(text: string, folded: readonly string[], order: number): SteerReason | null {
  if (isRude(text, folded)) return 'rude'
  if (order >= orderFrom || takesOver(text, folded, order >= lessonBelow)) return 'injection'
  return tellsPersonalData(text) ? 'personal_data' : null
}

/** Is this an attempt to make something else of the tutor, in plain words or in disguise? */
function takesOver(text: string, folded: readonly string[], mayOrder: boolean): boolean {
  if (marksOfPrograms(text) || ordersWithoutSpaces(plainLetters(text)) || ordersInOtherWords(text)) return true
  if (mayOrder && folded.some(orders)) return true
  return disguisedReadings(text).some(isOrder)
}

/** What comes out of a disguise is read and heard as a child's own words would be. */
const isOrder = (text: string) =>
  readings(text).some(orders) || ordersInOtherWords(text) || listenForOrder(text) >= orderFrom

const orders = (folded: string) => speaks(injectionRules, folded) || means(injectionMeanings, sentencesOf(folded))
