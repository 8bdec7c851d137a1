import { useSyncExternalStore } from 'react'
import type { Store } from './store.ts'

/** One part of what is stored; whoever uses it is drawn again only when that part changes. */
export function useStoreValue<S, T>({ get, subscribe }: Pick<Store<S>, 'get' | 'subscribe'>, pick: (state: S) => T): T {
  return useSyncExternalStore(subscribe, () => pick(get()))
}
