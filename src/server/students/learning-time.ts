import { sql } from 'drizzle-orm'
import type { App } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import type { Controls } from '#shared/controls-rules.ts'
import type { ChangeLearningTime, LearningTime } from '#shared/learning-time.ts'
import { quietFault } from '#shared/learning-time-rules.ts'
import { student } from './student.table.ts'

export const timeColumns = {
  lesson_minutes: student.lesson_minutes,
  daily_minutes: student.daily_minutes,
  daily_messages: student.daily_messages,
  quiet_from: student.quiet_from,
  quiet_to: student.quiet_to,
  time_zone: student.time_zone,
}

export const controlColumns = {
  subjects_off: student.subjects_off,
  tools_off: student.tools_off,
  side_talk: student.side_talk,
  reading_help: student.reading_help,
  voice: student.voice,
  photos: student.photos,
}

/** What a decision about a child rests on (allowance/allowance.ts). */
export const allowanceColumns = { consent_version: student.consent_version, ...timeColumns, ...controlColumns }

export const toControls = (row: Controls): Controls => ({
  subjects_off: row.subjects_off,
  tools_off: row.tools_off,
  side_talk: row.side_talk,
  reading_help: row.reading_help,
  voice: row.voice,
  photos: row.photos,
})

export const toTime = (row: LearningTime): LearningTime => ({
  lesson_minutes: row.lesson_minutes,
  daily_minutes: row.daily_minutes,
  daily_messages: row.daily_messages,
  quiet_from: row.quiet_from,
  quiet_to: row.quiet_to,
  time_zone: row.time_zone,
})

/** What to write of a change, or why it does not fit: quiet hours are looked at together with what stands already. */
export async function checkedTime(
  app: Pick<App, 'db'>,
  before: Pick<LearningTime, 'quiet_from' | 'quiet_to'>,
  change: ChangeLearningTime,
): Promise<ChangeLearningTime> {
  const fault = quietFault({ ...before, ...change })
  if (fault) {
    const sentence =
      fault === 'both_or_none'
        ? 'Quiet hours need a beginning and an end.'
        : 'Quiet hours cannot begin and end at the same time.'
    throw new AppError('validation_failed', sentence, { fields: { 'time.quiet_to': fault } })
  }
  if (change.time_zone === undefined) return change
  return { ...change, time_zone: await knownZone(app, change.time_zone) }
}

/** Browsers still tell some zones by names that newer databases have dropped. */
const newerNames = new Map([
  ['Africa/Asmera', 'Africa/Asmara'],
  ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['America/Catamarca', 'America/Argentina/Catamarca'],
  ['America/Coral_Harbour', 'America/Atikokan'],
  ['America/Cordoba', 'America/Argentina/Cordoba'],
  ['America/Godthab', 'America/Nuuk'],
  ['America/Indianapolis', 'America/Indiana/Indianapolis'],
  ['America/Jujuy', 'America/Argentina/Jujuy'],
  ['America/Louisville', 'America/Kentucky/Louisville'],
  ['America/Mendoza', 'America/Argentina/Mendoza'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Asia/Katmandu', 'Asia/Kathmandu'],
  ['Asia/Rangoon', 'Asia/Yangon'],
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
  ['Atlantic/Faeroe', 'Atlantic/Faroe'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['Pacific/Enderbury', 'Pacific/Kanton'],
  ['Pacific/Ponape', 'Pacific/Pohnpei'],
  ['Pacific/Truk', 'Pacific/Chuuk'],
])

/** The zone by a name that the database reckons with too: every turn asks it when the family's day began. */
async function knownZone(app: Pick<App, 'db'>, name: string): Promise<string> {
  for (const one of [newerNames.get(name), name]) {
    if (one !== undefined && (await isKnown(app, one))) return one
  }
  throw new AppError('validation_failed', 'This time zone is not known here.', {
    fields: { 'time.time_zone': 'unknown_time_zone' },
  })
}

async function isKnown(app: Pick<App, 'db'>, name: string): Promise<boolean> {
  const found = await app.db.select({ name: sql<string>`name` }).from(sql`pg_timezone_names`).where(sql`name = ${name}`)
  return found.length > 0
}
