import { isScreen, screens } from '#shared/screens.ts'

/** The parent's gate, with the screen that is meant behind it. */
export const gateFor = (address: string) => `${screens.gate}?to=${encodeURIComponent(address)}`

/** Where the gate leads when it opens: one of our own screens, or the dashboard. */
export function behindGate(search: string): string {
  const to = new URLSearchParams(search).get('to') ?? ''
  return to.startsWith('/') && !to.startsWith('//') && isScreen(to) && to !== screens.gate ? to : screens.dashboard
}
