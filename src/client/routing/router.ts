import type { ComponentType, ReactNode } from 'react'
import { type Store, store } from '#client/store/store.ts'
import { type Address, addressInBar, nameEntry, navigate } from './address.ts'
import { keepScroll, watchScroll } from './scroll.ts'

/** What a screen gives the router: its look, and its name for the window's title. */
export type Screen = { Component: ComponentType; title?: ScreenTitle }
export type ScreenTitle = string | ((address: { hash: string }) => string)

/** What stands around a screen, and stays from one to the next. */
export type Frame = ComponentType<{ children: ReactNode }>

/** What an address led to: a screen, or why there is none. */
export type Shown = { Frame: Frame } & ({ screen: Screen } | { error: unknown })
export type Arrival = Shown | { redirect: string }

/** `shown`: null until the first screen has come. */
type Going = { address: Address; shown: Shown | null; isMoving: boolean }

export type Router = Pick<Store<Going>, 'get' | 'subscribe'> & {
  /** When the first screen has come. */
  arrived: Promise<void>
  /** Asks anew whether the screen that is shown may be seen. */
  again: () => Promise<void>
  close: () => void
}

const changes = ['popstate', 'pushState', 'replaceState', 'hashchange']

/** Follows the address bar. A screen stays until the next one, and all that it needs to be shown, has come. */
export function openRouter(arrive: (pathname: string) => Promise<Arrival>): Router {
  nameEntry()
  const going = store<Going>({ address: addressInBar(), shown: null, isMoving: true })
  let newest = 0
  const come = async () => {
    newest += 1
    const mine = newest
    const arrival = await arrive(window.location.pathname)
    if (mine !== newest) return
    if ('redirect' in arrival) navigate(arrival.redirect, { replace: true })
    else going.set({ address: addressInBar(), shown: arrival, isMoving: false })
  }
  const follow = () => {
    const { shown, address } = going.get()
    const next = addressInBar()
    if (next.entry !== address.entry) keepScroll(address)
    // Another part of the same screen, or back on it before the next one came.
    if (shown && 'screen' in shown && next.pathname === address.pathname) {
      newest += 1
      going.set({ address: next, isMoving: false })
      return
    }
    going.set({ isMoving: true })
    void come()
  }
  const open = new AbortController()
  for (const change of changes) window.addEventListener(change, follow, { signal: open.signal })
  watchScroll(() => going.get().address, open.signal)
  void come()
  return {
    get: going.get,
    subscribe: going.subscribe,
    arrived: new Promise((resolve) => {
      const forget = going.subscribe(() => {
        if (!going.get().shown) return
        forget()
        resolve()
      })
    }),
    again: come,
    close: () => {
      newest += 1
      open.abort()
    },
  }
}
