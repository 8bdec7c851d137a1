import { sweepFailures } from '#server/admin/failures.ts'
import { escalateUnseen, tellAgain } from '#server/alarms/alarm-rounds.ts'
import { tellOperator } from '#server/alarms/unattended.ts'
import { sweepAccounts } from '#server/auth/sweep.ts'
import { readAllOnceADay } from '#server/billing/daily-look.ts'
import type { App } from '#server/context.ts'
import { endIdleConversations } from '#server/conversations/conversations.ts'
import { fillFamilies } from '#server/db/families.ts'
import { keepMonths } from '#server/db/months.ts'
import { eraseOverdue } from '#server/history/keeping.ts'
import { dropOverdueMonths } from '#server/history/keeping-months.ts'
import { eraseRemoved } from '#server/history/remove.ts'
import { sendWeeklyLetters } from '#server/weekly-letter/send.ts'
import { sweepFiles } from './sweep-files.ts'

const minute = 60_000
const hour = 60 * minute

/**
 * Forgets what is over, every minute; files, which are read from the disk for it, at the start and every
 * hour: then it is also told when nobody looks after what children tell.
 */
export function keepSweeping(app: App, onFailure: (error: unknown) => void): () => void {
  const minutely = [endIdleConversations, sweepAccounts, tellAgain, escalateUnseen, sweepFailures]
  const everyMinute = setInterval(
    () =>
      void oneByOne(
        minutely.map((sweep) => () => sweep(app)),
        onFailure,
      ),
    minute,
  )
  const tidyFiles = () => {
    void sweepFiles(app).catch(onFailure)
    void readAllOnceADay(app).catch(onFailure)
    void tellOperator(app).catch(onFailure)
    const ofKeeping = [
      () => eraseRemoved(app),
      () => dropOverdueMonths(app),
      () => eraseOverdue(app),
      () => app.database.patiently((db) => keepMonths(db, app.database.kind === 'pglite')),
      () => fillFamilies(app.database),
    ]
    void oneByOne(ofKeeping, onFailure)
    void sendWeeklyLetters(app).catch(onFailure)
  }
  // At home the server may not run for an hour.
  tidyFiles()
  const everyHour = setInterval(tidyFiles, hour)
  return () => {
    clearInterval(everyMinute)
    clearInterval(everyHour)
  }
}

/** One after the other; what fails is told and holds up nothing behind it: an alarm is told again whatever else is wrong. */
export async function oneByOne(
  sweeps: readonly (() => Promise<unknown>)[],
  onFailure: (error: unknown) => void,
): Promise<void> {
  for (const sweep of sweeps)
    try {
      await sweep()
    } catch (error) {
      onFailure(error)
    }
}
