import { eq } from 'drizzle-orm'
import { user } from '#server/accounts/account.table.ts'
import { lastWeek } from '#server/allowance/family-clock.ts'
import type { Parent } from '#server/auth/actor.ts'
import type { App } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import type { WeeklyLetterView } from '#shared/weekly-letter.ts'
import { type LetterLength, usualLength } from '#shared/weekly-letter-rules.ts'
import { parentInToken } from './stop-token.ts'
import { letterAbout, zoneOf } from './week-facts.ts'
import { weeklyLetterChoice } from './weekly-letter.table.ts'

type Needs = Pick<App, 'db' | 'database' | 'now'>

/** The letter about the last whole week, as the dashboard shows it, and how much the parent wants by mail. */
export async function readWeeklyLetter(app: Needs, parent: Parent): Promise<WeeklyLetterView> {
  const [row] = await app.db
    .select({ zone: zoneOf, length: weeklyLetterChoice.length })
    .from(user)
    .leftJoin(weeklyLetterChoice, eq(weeklyLetterChoice.parent_id, user.id))
    .where(eq(user.id, parent.accountId))
  const length = row?.length ?? usualLength
  const isWanted = length !== 'off' && row?.zone
  return { length, letter: isWanted ? await letterAbout(app, parent.id, lastWeek(app.now(), row.zone)) : null }
}

export async function changeWeeklyLetter(app: Needs, parent: Parent, length: LetterLength): Promise<WeeklyLetterView> {
  await choose(app, parent.accountId, length)
  return readWeeklyLetter(app, parent)
}

/** Stops the letters of the parent whom the token names. Twice is once. */
export async function stopWeeklyLetter(app: Pick<App, 'db' | 'now' | 'config'>, token: string): Promise<void> {
  const parentId = parentInToken(app, token)
  const [known] = parentId ? await app.db.select({ id: user.id }).from(user).where(eq(user.id, parentId)) : []
  if (!known) throw new AppError('link_expired', 'This link is not complete. You can stop the letter in your account.')
  await choose(app, known.id, 'off')
}

async function choose(app: Pick<App, 'db' | 'now'>, parent_id: string, length: LetterLength): Promise<void> {
  const chosen = { length, changed_at: app.now() }
  await app.db
    .insert(weeklyLetterChoice)
    .values({ parent_id, ...chosen })
    .onConflictDoUpdate({ target: weeklyLetterChoice.parent_id, set: chosen })
}
