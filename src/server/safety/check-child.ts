import { abuseRules } from './abuse-rules.ts'
import { speaks } from './alarm-words.ts'
import {
  type AlarmReason,
  alarmSentences,
  bandOf,
  crisisHelp,
  poisonHelp,
  type SteerReason,
  steerSentences,
} from './child-sentences.ts'
import { crisisRules } from './crisis-rules.ts'
import { dangerRules, poisonRules } from './danger-rules.ts'
import { readings } from './fold.ts'
import { injectionRules, promptMarks } from './injection-rules.ts'
import { withoutLookAlikes } from './look-alikes.ts'
import { isRude } from './rude-words.ts'
import { tellsPersonalData } from './shield.ts'

/** What a child's words ask for. The sentences are the whole reply: no brain is asked. */
export type ChildVerdict =
  | { kind: 'fine' }
  | { kind: 'steer'; reason: SteerReason; sentences: string[] }
  | { kind: 'alarm'; reason: AlarmReason; sentences: string[] }

/** Judges one message of a child on its own, by fixed rules. Alarms come before everything else. */
export function checkChild(text: string, grade: number): ChildVerdict {
  const folded = readings(text)
  const heard = folded.map(withoutLookAlikes)
  const alarm = alarmIn(heard, grade)
  if (alarm) return alarm
  const reason = steerIn(text, folded)
  return reason ? { kind: 'steer', reason, sentences: steerSentences(reason, grade) } : { kind: 'fine' }
}

/** Abuse comes first of all: whoever is told about the other alarms may be the one who hurts the child. */
function alarmIn(heard: readonly string[], grade: number): ChildVerdict | null {
  const says = (rules: typeof crisisRules) => heard.some((each) => speaks(rules, each))
  const crisis = says(crisisRules)
  if (says(abuseRules)) return alarm('abuse', grade, crisis ? crisisHelp : null)
  const help = says(poisonRules) ? poisonHelp : null
  if (crisis) return alarm('crisis', grade, help)
  return says(dangerRules) ? alarm('danger', grade, help) : null
}

function alarm(reason: AlarmReason, grade: number, help: string | null): ChildVerdict {
  const sentences = alarmSentences[reason][bandOf(grade)]
  return { kind: 'alarm', reason, sentences: help === null ? [...sentences] : sentences.toSpliced(-1, 0, help) }
}

function steerIn(text: string, folded: readonly string[]): SteerReason | null {
  if (isRude(text, folded)) return 'rude'
  if (promptMarks.test(text) || folded.some((each) => speaks(injectionRules, each))) return 'injection'
  return tellsPersonalData(text) ? 'personal_data' : null
}
