import path from 'node:path'
import type { Logger } from 'pino'
import { answerBackup } from '#server/backup/answer-backup.ts'
import type { Config } from '#server/config.ts'
import { type OpenDb, openDb } from '#server/db/client.ts'
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
