import { and, eq } from 'drizzle-orm'
import { user } from '#server/accounts/account.table.ts'
import { familyOf } from '#server/accounts/guardians.ts'
import type { App } from '#server/context.ts'
import { messageWaitsEmail } from '#server/email/message-emails.ts'
import type { MessageEmailJob } from '#server/jobs/jobs.ts'
import { screens } from '#shared/screens.ts'
import { readThread } from './messages.ts'

const home = ({ config }: Pick<App, 'config'>) => config.publicUrl ?? `http://localhost:${config.port}`

/** Tells a parent that a message waits, unless it was read meanwhile. */
export async function deliverMessageEmail(
  app: Pick<App, 'db' | 'config' | 'sendEmail'>,
  job: MessageEmailJob,
  jobId: string,
): Promise<void> {
  const { unread } = await readThread(app, 'parent', job.parent_id)
  if (unread === 0) return
  const [parent] = await app.db
    .select({ email: user.email })
    .from(user)
    .where(and(eq(user.id, job.guardian_id ?? job.parent_id), eq(familyOf, job.parent_id)))
  if (parent)
    await app.sendEmail(messageWaitsEmail({ to: parent.email, link: `${home(app)}${screens.dashboard}` }), jobId)
}
