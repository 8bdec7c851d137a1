import { type ComponentType, lazy } from 'react'
import { loadScreen } from '#client/late/load-screen.ts'

/** A part of a screen whose files are loaded when it is shown. */
export function lazily(load: () => Promise<ComponentType>) {
  const files = loadScreen(async () => ({ Component: await load() }))
  return lazy(async () => ({ default: (await files()).Component }))
}
