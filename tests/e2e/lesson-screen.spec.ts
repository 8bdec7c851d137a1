import { expect, type Locator, type Page } from '@playwright/test'
import { axeFinds } from './axe.ts'
import { openTool } from './by-hand.ts'
import { openLesson } from './journey.ts'
import { test } from './test.ts'

const sizes = [
  [1280, 800],
  [820, 1180],
  [390, 844],
  [844, 390],
] as const

const tiles = (page: Page) => page.getByRole('group', { name: 'You can press one of these' })
const tutorSays = (page: Page) => page.locator('[data-role="assistant"]')

const isWhole = async (one: Locator) => {
  await expect(one).toBeVisible()
  await expect(one).toBeInViewport({ ratio: 0.999 })
}

/** Each tool, and what of it is there without scrolling. */
const tools: Record<string, (page: Page) => Promise<void>> = {
  Blackboard: async (page) => {
    await isWhole(page.getByRole('application', { name: 'Drawing board' }))
    await isWhole(page.getByRole('button', { name: 'Analyze Drawing' }))
  },
  'Letter Tracing': async (page) => {
    await isWhole(page.getByRole('application', { name: 'Paper to write on' }))
    await isWhole(page.getByRole('button', { name: 'Done', exact: true }))
  },
  'TV / Video': async (page) => {
    const film = page.getByRole('region', { name: 'TV / Video' })
    const shelf = film.getByRole('button').first()
    if ((await film.getByRole('toolbar').count()) === 0) await shelf.click()
    await isWhole(film.getByRole('button', { name: /^(Play|Pause): / }))
    for (const control of await film.getByRole('toolbar').getByRole('button').all()) await isWhole(control)
  },
}

for (const grade of ['Grade K', 'Grade 3']) {
  test(`a tool has three quarters of the height at every size, and is there whole (${grade})`, async ({ page }) => {
    await openLesson(page, 'Ada', grade)
    await page.keyboard.press('Escape')
    for (const [name, whole] of Object.entries(tools)) {
      await openTool(page, name)
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height })
        const tool = await page.locator('#main > div > section').filter({ visible: true }).boundingBox()
        expect((tool?.height ?? 0) / height, `${name} at ${width}x${height}`).toBeGreaterThanOrEqual(0.75)
        await whole(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        await isWhole(page.getByRole('button', { name: 'Stop the voice' }))
        await axeFinds(page, `${name} at ${width}x${height}`)
      }
    }
  })
}

test('a child of five does a lesson on a phone by pressing alone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openLesson(page, 'Ada', 'Grade K')
  for (const picture of await tiles(page).getByRole('button').all()) await isWhole(picture)
  await axeFinds(page, 'the start of a lesson')
  // At the start nobody has to wait until the tutor has spoken.
  await tiles(page).getByRole('button', { name: 'Count', exact: true }).click()
  await expect(tutorSays(page)).toHaveCount(2)
  const stop = page.getByRole('button', { name: 'Stop the voice' })
  const numbers = tiles(page).getByRole('button', { name: /^\d+$/ })
  await expect(numbers.first()).toBeVisible()
  await stop.click()
  await numbers.first().click()
  await expect(tutorSays(page)).toHaveCount(3)

  await openTool(page, 'Blackboard')
  await stop.click()
  await page.getByRole('button', { name: 'Show the last messages' }).click()
  const last = page.getByRole('log', { name: 'The last messages' })
  await expect(last.getByRole('listitem')).toHaveCount(4)
  await axeFinds(page, 'the last messages over a tool')
  await page.getByRole('button', { name: 'Fold the last messages away' }).click()
  await expect(last.getByRole('listitem')).toHaveCount(1)

  await openTool(page, 'Chat')
  await expect(page.getByPlaceholder('Type your message')).toBeVisible()
})

test('by keyboard alone: the lesson has the focus, the first key leads to its pictures, and a tool lets the child type', async ({
  page,
}) => {
  await openLesson(page, 'Ada', 'Grade 3')
  await expect(page.locator('#main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('log')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Hear it again' })).toBeFocused()
  const spoken = page.waitForRequest('**/api/tts')
  await page.keyboard.press('Enter')
  await spoken
  await page.keyboard.press('Tab')
  await expect(tiles(page).getByRole('button').first()).toBeFocused()
  await tiles(page).getByRole('button', { name: 'Draw' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('application', { name: 'Drawing board' })).toBeVisible()
  await page.getByRole('button', { name: 'Type a message' }).focus()
  await page.keyboard.press('Enter')
  const box = page.getByPlaceholder('Type your message')
  await expect(box).toBeFocused()
  await page.keyboard.type('what is 3 + 4?')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log', { name: 'The last messages' }).locator('[data-role="assistant"]')).toContainText([
    /./,
    /3.\+.4/,
  ])
  await page.keyboard.press('Escape')
  await expect(box).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Type a message' })).toBeFocused()
})
