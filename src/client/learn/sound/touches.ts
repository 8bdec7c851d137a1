import { type Store, store } from '#client/store/store.ts'
import type { Touch } from '#client/tools/contract/video-service.ts'

/** What hands at a film's stop did last on this screen. */
export type Touches = Store<{ latest: Touch | null }>

/** For a screen without films. */
export const noTouches: Touches = store<{ latest: Touch | null }>({ latest: null })

/** What hands did, and how they tell it. */
export function handTouches(): { touches: Touches; touched: (touch: Touch) => void } {
  const touches: Touches = store<{ latest: Touch | null }>({ latest: null })
  return { touches, touched: (latest) => touches.set({ latest }) }
}
