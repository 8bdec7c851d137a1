import { useCallback, useSyncExternalStore } from 'react'

/** Whether the screen is as large as the media query says; it follows when a tablet is turned. */
export function useFits(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}
