import { setTimeout as pause } from 'node:timers/promises'

/** A connection of PostgreSQL's driver, as far as listening needs it. */
type Listener = {
  connect: () => Promise<unknown>
  query: (text: string) => Promise<unknown>
  end: () => Promise<void>
  on: (event: 'notification' | 'end' | 'error', hear: (told: { payload?: string }) => void) => unknown
}

/** `null`: the connection was away, and anything may have been told meanwhile. */
export type Heard = (payload: string | null) => void

/** Listens on a connection of its own, and makes another when it is lost. Gives the way to stop. */
export function keepListening(make: () => Listener, channel: string, onHeard: Heard, patience = 1_000) {
  let isOver = false
  let current: Listener | null = null
  const listen = async (): Promise<void> => {
    const connection = make()
    current = connection
    const lost = new Promise<void>((resolve) => {
      connection.on('end', () => resolve())
      connection.on('error', () => resolve())
    })
    connection.on('notification', ({ payload }) => onHeard(payload ?? ''))
    await connection.connect()
    await connection.query(`listen ${channel}`)
    onHeard(null)
    await lost
  }
  const keep = async () => {
    while (!isOver) {
      // Until there is a connection again, whoever hears looks now and then by itself.
      await listen().catch(() => undefined)
      await current?.end().catch(() => undefined)
      if (!isOver) await pause(patience)
    }
  }
  const over = keep()
  return async () => {
    isOver = true
    await current?.end().catch(() => undefined)
    await over
  }
}
