import { pino } from 'pino'
import { adminCommand } from '#server/auth/admins.ts'
import { backupCommand, restoreCommand } from '#server/backup/backup-command.ts'
import { catalog } from '#server/cards/catalog.ts'
import { deckCommand } from '#server/cards/decks/deck-command.ts'
import { skillGraph } from '#server/cards/skills.ts'
import type { Config } from '#server/config.ts'
import type { App } from '#server/context.ts'
import type { OpenDb } from '#server/db/client.ts'
import { migrationsFolder, openDatabase } from './open-database.ts'

/** `npm run backup` and `npm run restore`. */
export async function runBackup(config: Config, [command, ...args]: string[]): Promise<never> {
  const log = pino({ level: 'warn' })
  const open = (migrations: string | null) => openDatabase(config, log, migrations)
  const parts = { config, open, migrations: migrationsFolder, now: () => new Date() }
  const lines = await (command === 'backup' ? backupCommand : restoreCommand)(parts, args)
  await said(lines)
  process.exit(0)
}

const said = (lines: string[]) => new Promise((resolve) => process.stdout.write(`${lines.join('\n')}\n`, resolve))

/** `npm run admin`: says who is an administrator, or brings decks in and out, and ends. */
export async function runCommand(config: Config, args: string[]): Promise<never> {
  const database = await openDatabase(config, pino({ level: 'warn' }))
  const { lines, code } =
    args[0] === 'decks' ? await decks(database, args.slice(1)) : await admins({ ...database, config }, args)
  await database.close()
  await said(lines)
  process.exit(code)
}

async function admins(parts: Pick<App, 'db' | 'config'>, args: string[]) {
  const { line, code } = await adminCommand({ ...parts, now: () => new Date() }, args)
  return { lines: [line], code }
}

const decks = ({ db }: OpenDb, args: string[]) =>
  deckCommand({ db, now: () => new Date() }, args, {
    builtIn: (deck) =>
      catalog()
        .inDeck(deck)
        .map((card) => card.view()),
    skillOf: (id) => skillGraph().get(id) ?? null,
  })
