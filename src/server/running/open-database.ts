import path from 'node:path'
import type { Logger } from 'pino'
import { answerBackup } from '#server/backup/answer-backup.ts'
import type { Config } from '#server/config.ts'
import { type OpenDb, openDb, openReads } from '#server/db/client.ts'
import { type Replica, watchReplica } from '#server/db/replica.ts'
import { loggable } from '#server/errors.ts'
import { projectRoot } from '#server/project-root.ts'

export const migrationsFolder = path.join(projectRoot, 'migrations')

/** The database of the settings, migrated; with `migrations` null it is taken as it is. */
export const openDatabase = (
  config: Config,
  log: Logger,
  migrations: string | null = migrationsFolder,
): Promise<OpenDb> =>
  openDb({
    databaseUrl: config.databaseUrl,
    directUrl: config.databaseDirectUrl,
    dataDir: config.dataDir,
    migrations,
    onAsked: (socket, db) => answerBackup(socket, db, log),
    onLostConnection: (error) => log.warn({ reason: loggable(error) }, 'the database closed a connection'),
  })

/** The read replica of the settings; null: there is none. One that is away or behind is told in the log, once. */
export async function openReplica(
  { databaseReadUrl: url, role }: Config,
  primary: Pick<OpenDb, 'query'>,
  log: Logger,
): Promise<Replica | null> {
  if (!url || role === 'jobs') return null
  const lost = (error: Error) => log.debug({ reason: loggable(error) }, 'the read replica closed a connection')
  return watchReplica({
    reads: await openReads({ url, onLostConnection: lost }),
    primary,
    onChange: (state, error) => {
      if (state === 'fresh') log.info('the read replica serves')
      else log.warn({ state, ...(error !== null && { reason: loggable(error) }) }, notFresh[state])
    },
  })
}

const notFresh = {
  behind: 'the read replica is too far behind; the primary is read',
  away: 'the read replica is away; the primary is read',
}
