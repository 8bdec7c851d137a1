import { randomInt } from 'node:crypto'
import { test as base } from '@playwright/test'

/** Every journey comes from an address of its own, as every family does, and leaves no page open behind it. */
export const test = base.extend<{ leavesNothingOpen: undefined }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from its first parameter.
  extraHTTPHeaders: async ({}, use) => {
    await use({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` })
  },
  // A page that nobody closes goes on working beside all journeys that come after it.
  leavesNothingOpen: [
    async ({ browser }, use) => {
      await use(undefined)
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],
})
