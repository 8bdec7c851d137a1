import { and, count, eq, isNotNull, max, min } from 'drizzle-orm'
import { user } from '#server/accounts/account.table.ts'
import type { Parent } from '#server/auth/actor.ts'
import { forgetStranger } from '#server/auth/prove-address.ts'
import { billingCustomer, subscription } from '#server/billing/billing.table.ts'
import { stopPayments } from '#server/billing/billing.ts'
import type { App } from '#server/context.ts'
import { notFound } from '#server/errors.ts'
import { noteConsent } from '#server/students/consents.ts'
import { student } from '#server/students/student.table.ts'
import { videoFile } from '#server/videos/video.table.ts'
import type { UnclaimedView } from '#shared/unclaimed.ts'

type Needs = Pick<App, 'db' | 'now' | 'jobs'>

/** How much was made in the account before its address was proven, and when: never what. */
export async function openUnclaimed(app: Needs, parent: Parent): Promise<UnclaimedView> {
  if (!parent.unclaimed) throw notFound()
  const of = (table: typeof student | typeof videoFile) =>
    app.db
      .select({ n: count(), first: min(table.created_at), last: max(table.created_at) })
      .from(table)
      .where(eq(table.parent_id, parent.id))
  const [[students], [films]] = await Promise.all([of(student), of(videoFile)])
  const times = [students, films]
    .flatMap((one) => [one?.first, one?.last])
    .filter((one) => one instanceof Date)
    .map((one) => one.toISOString())
    .sort()
  return {
    students: students?.n ?? 0,
    films: films?.n ?? 0,
    first_made_at: times[0] ?? null,
    last_made_at: times.at(-1) ?? null,
  }
}

/**
 * The owner keeps what was made before: all of it, but the consent, which was not theirs. Or it is deleted for good, with
 * the name that was typed and a plan that somebody pays for. Once: whoever is second finds nothing to decide.
 */
export async function decideUnclaimed(app: Needs, parent: Parent, choice: 'take' | 'throw_away'): Promise<void> {
  if (!parent.unclaimed) throw notFound()
  await app.db.transaction(async (tx) => {
    const [own] = await tx.select({ since: user.unclaimedSince }).from(user).where(eq(user.id, parent.id)).for('update')
    if (!own?.since) throw notFound()
    const mine = eq(student.parent_id, parent.id)
    if (choice === 'take') {
      const had = await tx
        .select({ id: student.id })
        .from(student)
        .where(and(mine, isNotNull(student.consent_version)))
      await tx.update(student).set({ consent_version: null, consent_at: null, microphone_at: null }).where(mine)
      for (const { id } of had) await noteConsent(tx, id, null, app.now())
    } else {
      await tx.delete(student).where(mine)
      await tx.delete(videoFile).where(eq(videoFile.parent_id, parent.id))
      await forgetStranger(tx, parent.id)
      await stopPayments({ ...app, db: tx }, parent.id)
      await tx.delete(subscription).where(eq(subscription.parent_id, parent.id))
      await tx.delete(billingCustomer).where(eq(billingCustomer.parent_id, parent.id))
    }
    const forgotten = choice === 'take' ? {} : { name: '', country: null, countryAskedAt: null }
    await tx
      .update(user)
      .set({ ...forgotten, unclaimedSince: null, updatedAt: app.now() })
      .where(eq(user.id, parent.id))
  })
}
