import { useSyncExternalStore } from 'react'
import type { Board } from './board.ts'
import type { BoardState } from './board-state.ts'

/** One part of the board; whoever uses it is drawn again only when that part changes. */
export function useBoard<T>(board: Board, pick: (state: BoardState) => T): T {
  return useSyncExternalStore(board.subscribe, () => pick(board.get()))
}
