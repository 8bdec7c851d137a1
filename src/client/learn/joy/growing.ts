import { type Store, store } from '#client/store/store.ts'
import type { Grown, LookBack } from '#shared/growth.ts'

type GrowingState = {
  /** All that grew today, oldest first. */
  plant: readonly Grown[]
  /** What grew last while this screen was open; null while nothing has. */
  latest: readonly Grown[] | null
}

/** The child's plant on this screen. What grows is decided by the server; here it is only shown. */
export type Growing = Pick<Store<GrowingState>, 'get' | 'subscribe'> & {
  /** Something grew just now. */
  take: (grown: readonly Grown[]) => void
  /** Asks the server for the whole plant. */
  look: () => Promise<void>
  /** What was solved and made today. */
  lookBack: () => Promise<LookBack>
}

type Reads = { plant: () => Promise<Grown[]>; lookBack: () => Promise<LookBack> }

const keyOf = ({ kind, id }: Grown) => `${kind} ${id}`

export function growing(reads: Reads): Growing {
  const { get, set, subscribe } = store<GrowingState>({ plant: [], latest: null })
  const beside = (known: readonly Grown[], more: readonly Grown[]) => {
    const keys = new Set(known.map(keyOf))
    return more.filter((one) => !keys.has(keyOf(one)))
  }
  return {
    get,
    subscribe,
    take: (grown) => {
      const { plant } = get()
      // The same reply, or the same answer sent twice, lets nothing grow twice.
      const latest = beside(plant, grown)
      if (latest.length > 0) set({ plant: [...plant, ...latest], latest })
    },
    look: async () => {
      try {
        const whole = await reads.plant()
        set({ plant: [...whole, ...beside(whole, get().plant)] })
      } catch {
        // Without a line the plant is what grew on this screen.
      }
    },
    lookBack: reads.lookBack,
  }
}

/** For a screen without a line to the server. */
export const noGrowing: Growing = growing({
  plant: async () => [],
  lookBack: async () => ({ solved: [], wrote: [], watched: [], drew: 0, next: null }),
})
