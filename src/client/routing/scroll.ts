import { useLayoutEffect, useRef } from 'react'
import { keptValue } from '#client/store/kept-value.ts'
import type { Address } from './address.ts'

type Places = Record<string, number>

const isPlaces = (value: unknown): value is Places =>
  typeof value === 'object' && value !== null && Object.values(value).every((place) => typeof place === 'number')

const kept = keptValue<Places>('trellis.scroll', () => sessionStorage, { is: isPlaces, before: () => null })
const places: Places = kept.read() ?? {}

/** Remembers how far down somebody was, for when they come back. */
export function keepScroll({ entry }: Address): void {
  places[entry] = window.scrollY
}

/** A new screen begins at its top, or at the part that its address names; on the way back it stands as it was left. */
export function useScroll({ pathname, hash, entry }: Address): void {
  const screen = pathname + hash
  const before = useRef('')
  useLayoutEffect(() => {
    if (before.current === screen) return
    before.current = screen
    const place = places[entry]
    const part = hash && place === undefined ? document.getElementById(hash.slice(1)) : null
    if (part) part.scrollIntoView()
    else window.scrollTo(0, place ?? 0)
  }, [screen, hash, entry])
}

/** The browser leaves scrolling to us, and what is remembered outlives a reload. */
export function watchScroll(current: () => Address, signal: AbortSignal): void {
  window.history.scrollRestoration = 'manual'
  const keep = () => {
    keepScroll(current())
    kept.keep(places)
  }
  window.addEventListener('pagehide', keep, { signal })
}
