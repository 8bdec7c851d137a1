import { sql } from 'drizzle-orm'
import type { Db, OpenDb } from './client.ts'

const channel = 'trellis_news'

export type News = {
  /** Calls back whenever somebody told news of this topic, here or on another server, and whenever some may have been missed. */
  hear: (topic: string, onNews: () => void) => () => void
  close: () => Promise<void>
}

/** Tells whoever hears this topic, on all servers, once the transaction is kept. It carries nothing: who hears it looks. */
export const tellNews = async (tx: Pick<Db, 'execute'>, topic: string): Promise<void> =>
  void (await tx.execute(sql`select pg_notify(${channel}, ${topic})`))

/** News by the database's own LISTEN and NOTIFY, over one connection, which is opened when somebody first wants to hear. */
export function listenForNews(database: Pick<OpenDb, 'listen'>): News {
  const hearing = new Map<string, Set<() => void>>()
  let stopListening: Promise<() => Promise<void>> | null = null
  const ring = (topic: string | null) => {
    const told = topic === null ? [...hearing.values()] : [hearing.get(topic) ?? []]
    for (const callbacks of told) for (const onNews of [...callbacks]) onNews()
  }
  return {
    hear: (topic, onNews) => {
      stopListening ??= database.listen(channel, ring)
      const callbacks = hearing.get(topic) ?? new Set()
      hearing.set(topic, callbacks.add(onNews))
      return () => {
        callbacks.delete(onNews)
        if (callbacks.size === 0) hearing.delete(topic)
      }
    },
    close: async () => (await stopListening)?.(),
  }
}
