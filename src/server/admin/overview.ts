import { and, countDistinct, gt, isNull, ne } from 'drizzle-orm'
import { z } from 'zod'
import { user } from '#server/accounts/account.table.ts'
import { alarm } from '#server/alarms/alarm.table.ts'
import { isForAdmins } from '#server/alarms/cases.ts'
import { readUnattended } from '#server/alarms/unattended.ts'
import type { Admin } from '#server/auth/actor.ts'
import type { App } from '#server/context.ts'
import { conversation } from '#server/conversations/conversation.table.ts'
import { listWaiting } from '#server/messages/messages.ts'
import type { OverviewView } from '#shared/overview.ts'
import { failuresOfDay } from './failures.ts'

type Needs = Pick<App, 'db' | 'now' | 'config' | 'database'>

const week = 7 * 24 * 60 * 60 * 1000

/** Numbers, failures and settings. Nothing of what anybody said, and nobody's name. */
export async function readOverview(app: Needs, admin: Admin): Promise<OverviewView> {
  const { db, config, database } = app
  const now = app.now()
  const midnight = new Date(`${now.toISOString().slice(0, 10)}T00:00:00Z`)
  const [active] = await db
    .select({ children: countDistinct(conversation.student_id) })
    .from(conversation)
    .where(gt(conversation.last_active_at, new Date(now.getTime() - week)))
  const jobs = await failedJobs(app)
  const { activeAdmins, waiting, since } = await readUnattended(app)
  return {
    counts: {
      families: await db.$count(user),
      lessons_today: await db.$count(conversation, gt(conversation.started_at, midnight)),
      active_children: active?.children ?? 0,
      alarms_open: await db.$count(alarm, and(isForAdmins, isNull(alarm.case_id), ne(alarm.case_state, 'closed'))),
      messages_waiting: (await listWaiting(app, admin)).length,
    },
    safeguarding: { active_admins: activeAdmins, waiting, since: since?.toISOString() ?? null },
    failures: { ...(await failuresOfDay(app)), ...jobs },
    settings: {
      database: database.kind === 'pglite' ? 'embedded' : 'postgres',
      address: config.publicUrl === null ? 'not_set' : config.publicUrl.startsWith('https:') ? 'secure' : 'plain',
      tutor: config.model ? 'model' : 'builtin',
      voice: config.speech ? 'service' : 'builtin',
      hearing: config.hearing ? 'service' : 'browser',
      mail: config.mail.smtpUrl ? 'smtp' : 'files',
      texts: config.sms ? 'service' : 'files',
      files: config.s3 ? 's3' : 'folder',
      payments: config.billing ? 'stripe' : 'none',
      confirmation: config.confirmation ? 'on' : 'off',
      providers: config.google || config.github || config.azure ? 'some' : 'none',
    },
  }
}

const sums = z.object({ mail: z.coerce.number(), jobs: z.coerce.number() })

/** Jobs that were given up in the last 24 hours, or failed and are tried again; of the mail, and all others. */
async function failedJobs({ database }: Needs): Promise<z.infer<typeof sums>> {
  const { rows } = await database.query(
    `with failed as (
       select name from jobs.job where (state = 'failed' and completed_on > now() - interval '1 day') or (state = 'retry' and retry_count > 0)
       union all select name from jobs.archive where state = 'failed' and completed_on > now() - interval '1 day')
     select count(*) filter (where name in ('letter', 'alarm_letter', 'message_email')) as mail,
       count(*) filter (where name not in ('letter', 'alarm_letter', 'message_email')) as jobs from failed`,
    [],
  )
  return sums.parse(rows[0])
}
