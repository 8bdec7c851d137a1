import { type AlarmAudience, type AlarmSeverity, audienceOfKind, severityOfKind, type ToldKind } from '#shared/alarm.ts'
import { abuseMeanings } from './abuse-meanings.ts'
import { abuseRules } from './abuse-rules.ts'
import { type AlarmHelp, alarmSentences } from './alarm-sentences.ts'
import { type AlarmRule, speaks } from './alarm-words.ts'
import { nudgeSentence, type SteerReason, steerSentences } from './child-sentences.ts'
import { crisisMeanings, selfHarmMeanings } from './crisis-meanings.ts'
import { crisisRules } from './crisis-rules.ts'
import { dangerMeanings } from './danger-meanings.ts'
import { dangerRules, poisonRules } from './danger-rules.ts'
import { disguisedReadings, ordersWithoutSpaces } from './disguises.ts'
import { plainLetters, readings } from './fold.ts'
import { injectionMeanings } from './injection-meanings.ts'
import { injectionRules, marksOfPrograms } from './injection-rules.ts'
import { learnedAlarm } from './learned-alarms.ts'
import { withoutLookAlikes } from './look-alikes.ts'
import { type Meanings, means, sentencesOf } from './meanings.ts'
import { ordersInOtherWords, saysInOtherWords } from './other-languages.ts'
import { isMildlyRude, isRude } from './rude-words.ts'
import { tellsPersonalData } from './shield.ts'
import { type RuleFamily, toldKindOf } from './told-kind.ts'
import { touchMeanings } from './touch-meanings.ts'
import { worryMeanings } from './worry-meanings.ts'

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
  _earlier: readonly string[] = [],
): ChildVerdict {
  const folded = readings(text)
  const heard = folded.map(withoutLookAlikes)
  const found = alarmIn(text, heard)
  if (found) return alarm(toldKindOf(found.reason, heard[0] ?? ''), found.help, grade, country)
  const reason = steerIn(text, folded)
  if (reason) return { kind: 'steer', reason, sentences: steerSentences(reason, grade) }
  return folded.some(isMildlyRude) ? { kind: 'nudge', sentence: nudgeSentence(grade) } : { kind: 'fine' }
}

type Found = { reason: RuleFamily; help: AlarmHelp }

/** Abuse comes first of all: whoever is told about the other alarms may be the one who hurts the child. */
function alarmIn(text: string, heard: readonly string[]): Found | null {
  const sentences = heard.map(sentencesOf)
  const says = (rules: readonly AlarmRule[], ...more: Meanings[]) =>
    heard.some((each) => speaks(rules, each)) || sentences.some((each) => more.some((one) => means(one, each)))
  const otherwise = saysInOtherWords(text)
  const crisis = otherwise.crisis || says(crisisRules, crisisMeanings, selfHarmMeanings)
  if (otherwise.abuse || says(abuseRules, abuseMeanings, touchMeanings))
    return { reason: 'abuse', help: crisis ? 'crisis' : null }
  const help = says(poisonRules) ? 'poison' : null
  if (crisis) return { reason: 'crisis', help }
  if (says(dangerRules, dangerMeanings)) return { reason: 'danger', help }
  const reason = says([], worryMeanings) ? 'worry' : learnedAlarm(heard[0] ?? '')
  return reason ? { reason, help: null } : null
}

function alarm(reason: ToldKind, help: AlarmHelp, grade: number, country: string | null): ChildVerdict {
  return {
    kind: 'alarm',
    reason,
    severity: severityOfKind[reason],
    audience: audienceOfKind(reason),
    sentences: alarmSentences(reason, grade, country, help),
  }
}

function steerIn(text: string, folded: readonly string[]): SteerReason | null {
  if (isRude(text, folded)) return 'rude'
  if (takesOver(text, folded)) return 'injection'
  return tellsPersonalData(text) ? 'personal_data' : null
}

/** Is this an attempt to make something else of the tutor, in plain words or in disguise? */
function takesOver(text: string, folded: readonly string[]): boolean {
  if (marksOfPrograms(text) || ordersWithoutSpaces(plainLetters(text)) || ordersInOtherWords(text)) return true
  if (folded.some(orders)) return true
  return disguisedReadings(text).some((each) => readings(each).some(orders))
}

const orders = (folded: string) => speaks(injectionRules, folded) || means(injectionMeanings, sentencesOf(folded))
