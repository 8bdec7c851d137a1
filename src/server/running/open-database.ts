import path from 'node:path'
import type { Logger } from 'pino'
import type { Config } from '#server/config.ts'
import { type OpenDb, openDb } from '#server/db/client.ts'
import { projectRoot } from '#server/project-root.ts'

/** The database of the settings, migrated. */
export const openDatabase = (config: Config, log: Logger): Promise<OpenDb> =>
  openDb({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    migrations: path.join(projectRoot, 'migrations'),
    onLostConnection: (error) => log.warn({ reason: error.message }, 'the database closed a connection'),
  })
