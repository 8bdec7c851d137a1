import { useEffect, useRef } from 'react'
import { useLocation, useMatches } from 'react-router'
import type { ScreenTitle } from './late/late-screen.ts'
import { commonWords as words } from './wording/en-common.ts'

/** A new screen is announced as a new page would be: by the window's title, and by the focus on its heading. */
export function useArrival(): void {
  const location = useLocation()
  const name = useMatches()
    .map(({ handle }) => titleIn(handle))
    .findLast((title) => title !== null)
  const title = typeof name === 'function' ? name(location) : name
  useEffect(() => {
    document.title = title ? `${title} – ${words.product}` : words.product
  }, [title])

  const screen = location.pathname + location.hash
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

const titleIn = (handle: unknown): ScreenTitle | null =>
  typeof handle === 'object' && handle !== null && 'title' in handle && isTitle(handle.title) ? handle.title : null

const isTitle = (title: unknown): title is ScreenTitle => typeof title === 'string' || typeof title === 'function'
