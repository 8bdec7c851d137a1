import { screens } from '#shared/screens.ts'

/** The landing page is another document. */
export function goHome(): Promise<never> {
  window.location.replace(screens.home)
  return new Promise(() => undefined)
}
