import { type AlarmAudience, type AlarmSeverity, audienceOfKind, severityOfKind, type ToldKind } from '#shared/alarm.ts'
import { type AlarmHelp, alarmSentences } from './alarm-sentences.ts'
import { speaks } from './alarm-words.ts'
import { nudgeSentence, type SteerReason, steerSentences } from './child-sentences.ts'
import { withoutClaims } from './claims.ts'
import { disguisedReadings, ordersWithoutSpaces } from './disguises.ts'
import { type Hearing, listen } from './ear/ear.ts'
import { plainLetters, readings } from './fold.ts'
import { injectionMeanings } from './injection-meanings.ts'
import { injectionRules, marksOfPrograms } from './injection-rules.ts'
import { judgeNeed, type Need } from './judge-need.ts'
import { kindQuestion } from './kind-questions.ts'
import { means, sentencesOf } from './meanings.ts'
import { ordersInOtherWords } from './other-languages.ts'
import { plainlyTold } from './plain-alarms.ts'
import { isMildlyRude, isRude } from './rude-words.ts'
import { tellsPersonalData } from './shield.ts'

/**
 * What a child's words ask for. `sentences` are the whole reply, no brain is asked; a nudge stands before the reply.
 * What is unclear gets a kind question, and is kept as a mild note for whoever would be told.
 */
export type ChildVerdict =
  | { kind: 'fine' }
  | { kind: 'nudge'; sentence: string }
  | { kind: 'steer'; reason: SteerReason; sentences: string[] }
  | { kind: 'alarm'; reason: ToldKind; severity: AlarmSeverity; audience: AlarmAudience; sentences: string[] }
  | { kind: 'unclear'; reason: ToldKind; severity: 'mild'; audience: AlarmAudience; sentences: string[] }

/**
 * Judges one message of a child. Alarms come before everything else. The country ('US') of the family decides on the
 * numbers in an alarm; without one no country's number is named. `earlier` is what the child said just before, oldest
 * first.
 */
export function checkChild(
  text: string,
  grade: number,
  country: string | null = null,
  earlier: readonly string[] = [],
): ChildVerdict {
  const folded = readings(text)
  const { said, isClaimed } = withoutClaims(text)
  const alone = listen(said)
  const found = needIn(text, folded, earlier, { said, isClaimed, alone })
  if (found) return answerTo(found, grade, country)
  const reason = steerIn(text, folded, alone)
  if (reason) return { kind: 'steer', reason, sentences: steerSentences(reason, grade) }
  return folded.some(isMildlyRude) ? { kind: 'nudge', sentence: nudgeSentence(grade) } : { kind: 'fine' }
}

type Found = Need & { help: AlarmHelp }

type HeardWords = { said: string; isClaimed: boolean; alone: Hearing }

function needIn(
  text: string,
  folded: readonly string[],
  earlier: readonly string[],
  { said, isClaimed, alone }: HeardWords,
): Found | null {
  const { kinds, isPoison } = plainlyTold(text, folded)
  const before = earlier.slice(-2)
  const [together, alreadySaid] =
    before.length > 0 ? [listen(said, before), listen(before.at(-1) ?? '', before.slice(0, -1))] : [null, null]
  const need = judgeNeed({ told: kinds, alone, together, before: alreadySaid, isClaimed })
  if (!need) return null
  const wantsToDie = need.kind === 'home_harm' && kinds.has('crisis')
  return { ...need, help: wantsToDie ? 'crisis' : isPoison ? 'poison' : null }
}

function answerTo({ kind, isSure, help }: Found, grade: number, country: string | null): ChildVerdict {
  const audience = audienceOfKind(kind)
  if (!isSure)
    return { kind: 'unclear', reason: kind, severity: 'mild', audience, sentences: kindQuestion(kind, grade) }
  const sentences = alarmSentences(kind, grade, country, help)
  return { kind: 'alarm', reason: kind, severity: severityOfKind[kind], audience, sentences }
}

/** From here on it is an order. */
const orderFrom = 0

function steerIn(text: string, folded: readonly string[], { order }: Hearing): SteerReason | null {
  if (isRude(text, folded)) return 'rude'
  if (order >= orderFrom || takesOver(text, folded)) return 'injection'
  return tellsPersonalData(text) ? 'personal_data' : null
}

/** Is this an attempt to make something else of the tutor, in plain words or in disguise? */
function takesOver(text: string, folded: readonly string[]): boolean {
  if (marksOfPrograms(text) || ordersWithoutSpaces(plainLetters(text)) || ordersInOtherWords(text)) return true
  if (folded.some(orders)) return true
  return disguisedReadings(text).some((each) => readings(each).some(orders))
}

const orders = (folded: string) => speaks(injectionRules, folded) || means(injectionMeanings, sentencesOf(folded))
