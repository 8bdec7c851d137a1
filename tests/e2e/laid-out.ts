import type { Locator } from '@playwright/test'

/** A control's size in pixels as laid out: while it moves into place, what is drawn is a hair larger or smaller. */
export async function laidOut(control: Locator) {
  const [width, height] = await control.evaluate((one: HTMLElement) => [one.offsetWidth, one.offsetHeight])
  return { width: width ?? 0, height: height ?? 0, smaller: Math.min(width ?? 0, height ?? 0) }
}
