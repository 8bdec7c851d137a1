import { once } from 'node:events'
import type { Socket } from 'node:net'
import type { Logger } from 'pino'
import type { Db } from '#server/db/client.ts'
import { loggable } from '#server/errors.ts'
import { dumpDatabase } from './dump-database.ts'
import { encode, type Sink } from './records.ts'

/** What is asked for over the socket in DATA_DIR, which only the server's own user can open. */
export const backupAsked = 'backup\n'

/** So long nothing may move. Milliseconds. */
const patience = 60_000

/** Gives the whole embedded database to a process that makes a backup. Calls wait until it is read. */
export function answerBackup(socket: Socket, db: Db, log: Logger): void {
  socket.on('error', () => socket.destroy())
  socket.setTimeout(patience, () => socket.destroy())
  // Whoever only looks whether somebody holds the folder says nothing.
  socket.once('data', (data) => {
    if (data.toString() !== backupAsked) return void socket.destroy()
    const sink: Sink = async (kind, body) => {
      if (socket.destroyed) throw new Error('nobody takes the backup any more')
      if (!socket.write(encode(kind, body))) await Promise.race([once(socket, 'drain'), once(socket, 'close')])
    }
    dumpDatabase(db, sink, new Date())
      .then((tables) => sink('end', JSON.stringify({ tables, files: 0 })))
      .then(() => socket.end())
      .catch((error: unknown) => {
        log.warn({ reason: loggable(error) }, 'a backup broke off')
        socket.destroy()
      })
  })
}
