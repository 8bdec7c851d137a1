import type { ConfigView } from '#shared/account.ts'
import { canRecord } from './can-listen.ts'
import { browserListener, type Listener, recogniserOf } from './listener.ts'
import { openMicrophone } from './microphone.ts'
import { type Hear, serviceListener } from './service-listener.ts'

/** Makes what listens; null: this browser cannot. */
export type MakeListener = (() => Listener) | null

/** Who turns the child's voice into text: the browser, or the service where the operator has set one, and never both. */
export function chooseListener(by: ConfigView['hearing'], hear: Hear): MakeListener {
  if (by === 'service') return canRecord() ? () => serviceListener({ open: openMicrophone, hear }) : null
  const make = recogniserOf(window)
  const browser = { android: /android/i.test(navigator.userAgent), now: () => Date.now() }
  return make && (() => browserListener(make, browser))
}
