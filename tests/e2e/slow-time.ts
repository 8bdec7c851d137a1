import { expect, type Locator, type Page } from '@playwright/test'

// The time of a page, for what a slow machine would miss or be too late for. Begins with `page.clock.install()`.

/** From now on the page's time stands still: nothing happens by itself. `passes` moves it, `page.clock.resume()` lets it go. */
export async function holdTime(page: Page): Promise<void> {
  // A time that has passed by the time it arrives is refused, but stops the clock: then the next try is not late.
  await expect(async () => {
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500)
  }).toPass()
}

/** Time passes for whoever holds it. Milliseconds. */
export const passes = (page: Page, time: number): Promise<void> => page.clock.runFor(time)

/** Lets held time pass in steps so small that what stands only for a moment is seen. */
export async function comesSoon(page: Page, sight: Locator): Promise<void> {
  await expect
    .poll(
      async () => {
        await passes(page, 50)
        return sight.isVisible()
      },
      { intervals: [20] },
    )
    .toBe(true)
}
