import { useSyncExternalStore } from 'react'
import type { Sitting } from './sitting.ts'
import type { TracingState } from './tracing-state.ts'

/** A part of the sitting's state; the screen follows that part alone. */
export function useTracing<T>(sitting: Sitting, select: (state: TracingState) => T): T {
  return useSyncExternalStore(sitting.subscribe, () => select(sitting.get()))
}
