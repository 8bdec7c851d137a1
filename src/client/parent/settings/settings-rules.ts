import { browserZone } from '#client/student/browser-zone.ts'
import { controlWords as words } from '#client/wording/en-controls.ts'
import type { Controls } from '#shared/controls-rules.ts'
import { keepDays } from '#shared/keeping-rules.ts'
import type { StudentView, UpdateStudent } from '#shared/student.ts'
import { subjects } from '#shared/subjects.ts'
import { type TypedTime, timeChange, typedTime } from './time-rules.ts'

/** The settings as they stand in the form. */
export type TypedSettings = { time: TypedTime; microphone: boolean; controls: Controls; keep_days: number }

/** What cannot be: a child for whom nothing is left to learn. */
export const findControlFaults = ({ subjects_off }: Controls): { subjects?: string } =>
  subjects_off.length >= subjects.length ? { subjects: words.noSubject } : {}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The order in which a list was switched says nothing. */
const inOrder = (controls: Controls): Controls => ({
  ...controls,
  subjects_off: [...controls.subjects_off].sort(),
  tools_off: [...controls.tools_off].sort(),
})

/** What is to be sent, and the names of the groups in which something is new. Null: nothing is. */
export function changeOf(
  student: Pick<StudentView, 'time' | 'microphone' | 'controls' | 'keep_days'>,
  { time, microphone, controls, keep_days }: TypedSettings,
): { change: UpdateStudent | null; groups: string[] } {
  const [before, after] = [inOrder(student.controls), inOrder(controls)]
  const { time_zone = student.time.time_zone } = browserZone()
  const isTime = !isSame(typedTime(student.time), time) || time_zone !== student.time.time_zone
  const isMicrophone = microphone !== (student.microphone !== null)
  const differs = (...names: (keyof Controls)[]) => names.some((name) => !isSame(before[name], after[name]))
  const keep = keep_days === student.keep_days ? undefined : keepDays.find((days) => days === keep_days)
  const groups = [
    ...(isTime ? [words.time] : []),
    ...(differs('subjects_off', 'tools_off') ? [words.offer] : []),
    ...(differs('voice', 'photos', 'reading_help') || isMicrophone ? [words.voice] : []),
    ...(differs('side_talk') ? [words.talk] : []),
    ...(keep ? [words.kept] : []),
  ]
  const change: UpdateStudent = {
    ...(isTime && { time: timeChange(time) }),
    ...(isMicrophone && { microphone }),
    ...(!isSame(before, after) && { controls: after }),
    ...(keep && { keep_days: keep }),
  }
  return { change: groups.length > 0 ? change : null, groups }
}
