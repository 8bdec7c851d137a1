import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { data, done, server } from '#client/api.ts'
import type { AlarmTalk, AlarmView } from '#shared/alarm.ts'

/** What a grown-up must know, newest first. */
export const alarmsQuery = queryOptions({
  queryKey: ['alarms'],
  queryFn: (): Promise<AlarmView[]> => data(server.api.alarms.$get()),
})

/** What was said in a case; read again when something came. */
export const alarmTalkQuery = (id: string, updates: number) =>
  queryOptions({
    queryKey: ['alarms', id, updates],
    queryFn: (): Promise<AlarmTalk> => data(server.api.alarms[':id'].$get({ param: { id } })),
  })

/** The parent is with the child: it is seen, and lessons go on. */
export const endCare = (id: string) => done(server.api.alarms[':id'].with_child.$post({ param: { id } }))

export const markSeen = (id: string) => done(server.api.alarms[':id'].seen.$post({ param: { id } }))

/** Keeps an alarm as seen; nothing is asked again. */
export function keepSeen(client: QueryClient, id: string): void {
  // An answer that is still on its way would bring it back.
  void client.cancelQueries({ queryKey: alarmsQuery.queryKey })
  const seen_at = new Date().toISOString()
  client.setQueryData(alarmsQuery.queryKey, (list) => list?.map((one) => (one.id === id ? { ...one, seen_at } : one)))
}
