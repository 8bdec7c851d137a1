import type { ComponentType } from 'react'
import { lateFile } from './late-file.ts'

/** What a screen gives the router: its look, and its name for the window's title. */
export type Screen = { Component: ComponentType; handle?: { title: ScreenTitle } }
export type ScreenTitle = string | ((location: { hash: string }) => string)

/** A screen whose files come when somebody goes there. What happens when they do not is said in broken-screen.tsx. */
export const lateScreen = (fetchScreen: () => Promise<Screen>): (() => Promise<Screen>) => lateFile(fetchScreen).load
