import { type RefObject, useEffect } from 'react'

const typesIn = (element: Element) => element.closest('input, textarea, select, [contenteditable], dialog') !== null

/** The key N goes on to the next card: unless somebody types, or works outside of the cards. */
export function useNextKey(root: RefObject<HTMLElement | null>, goOn: () => void): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const { key, repeat, ctrlKey, metaKey, altKey, target } = event
      if (key.toLowerCase() !== 'n' || repeat || ctrlKey || metaKey || altKey || event.defaultPrevented) return
      if (!(target instanceof Element) || typesIn(target)) return
      const isHere = target === document.body || root.current?.contains(target)
      if (isHere && !document.querySelector('dialog[open]')) goOn()
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [root, goOn])
}
