import { createContext, useContext } from 'react'
import { navigate as write } from 'wouter/use-browser-location'
import { partsAt } from '#shared/screens.ts'

/** Where a screen stands; `state` is what the screen before passed on to it, `entry` its place in the tab's history. */
export type Address = { pathname: string; search: string; hash: string; state: unknown; entry: string }

/** What stands in the address bar. A browser may have kept anything with it, so that is looked at closely. */
export function addressInBar(): Address {
  const { pathname, search, hash } = window.location
  const held: unknown = window.history.state
  const kept: Partial<Record<'state' | 'entry', unknown>> = typeof held === 'object' && held !== null ? held : {}
  return { pathname, search, hash, state: kept.state ?? null, entry: typeof kept.entry === 'string' ? kept.entry : '' }
}

type Way = { replace?: boolean; state?: unknown }

/** Goes to an address of the application. */
export function navigate(to: string, { replace = false, state = null }: Way = {}): void {
  entries += 1
  write(to, { replace, state: { state, entry: `${Date.now().toString(36)}.${entries}` } })
}

let entries = 0

/** The address where a document was opened gets a place in the tab's history too. */
export function nameEntry(): void {
  const { entry, state, pathname, search, hash } = addressInBar()
  if (!entry) navigate(pathname + search + hash, { replace: true, state })
}

/** The address of the screen that is shown. While the next one is on its way, the bar has its address already. */
export const ShownAddress = createContext<Address | null>(null)

export const useAddress = (): Address => useContext(ShownAddress) ?? addressInBar()

/** Which student a screen is about. */
export const useStudentId = (screen: string): string => partsAt(screen, useAddress().pathname)?.studentId ?? ''
