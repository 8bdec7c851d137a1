import type { Store } from '#client/store/store.ts'
import type { CardService } from '#client/tools/contract/card-service.ts'
import type { CardStock } from './card-stock.ts'
import type { RecentCards } from './recent-cards.ts'
import type { SittingState } from './sitting-state.ts'

/** A sitting as its functions share it. */
export type Seat = {
  readonly cards: CardService
  readonly state: Store<SittingState>
  readonly recent: RecentCards
  stock: CardStock
  turn: number
  /** When the question was shown. */
  since: number
  /** Goes on by itself after 'Correct!'. */
  timer: ReturnType<typeof setTimeout> | undefined
}
