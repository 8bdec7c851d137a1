import { useEffect, useRef } from 'react'
import type { Address } from './routing/address.ts'
import type { ScreenTitle } from './routing/router.ts'
import { commonWords as words } from './wording/en-common.ts'

/** A new screen is announced as a new page would be: by the window's title, and by the focus on its heading. */
export function useArrival(address: Address, name: ScreenTitle | undefined): void {
  const title = typeof name === 'function' ? name(address) : name
  useEffect(() => {
    document.title = title ? `${title} – ${words.product}` : words.product
  }, [title])

  const screen = address.pathname + address.hash
  const seen = useRef(screen)
  useEffect(() => {
    // On the first one the browser has put the focus where a page begins.
    if (seen.current === screen) return
    seen.current = screen
    const main = document.getElementById('main')
    const heading = main?.querySelector('h1') ?? main
    if (!heading) return
    heading.tabIndex = -1
    heading.classList.add('outline-none')
    heading.focus({ preventScroll: true })
  }, [screen])
}
