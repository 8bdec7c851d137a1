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
  await expect(one, (await one.textContent()) ?? '').toBeInViewport({ ratio: 0.999 })
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
  'Flashcards (Test Mode)': async (page) => {
    const tool = page.getByRole('region', { name: 'Flashcards' })
    await isWhole(tool.getByRole('heading', { level: 2 }))
    const pressed = tool.getByRole('group', { name: /^(Press|Choose) your answer$/ }).getByRole('button')
    for (const key of await pressed.all()) await isWhole(key)
    await isWhole(tool.getByRole('button', { name: /^Another card/ }))
  },
  'Multiple Choice': async (page) => {
    const first = page.getByRole('region', { name: 'Multiple Choice' }).getByRole('radiogroup').first()
    for (const tile of await first.locator('label').all()) await isWhole(tile)
    await isWhole(page.getByRole('button', { name: 'Submit' }).first())
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

  const keys: string[] = []
  page.on('response', async (response) => {
    if (!response.url().includes('/api/flashcards/next_card')) return
    const { card } = await response.json().catch(() => ({}))
    if (card) keys.push(card.correct_answer)
  })
  await openTool(page, 'Multiple Choice')
  const choice = page.getByRole('region', { name: 'Multiple Choice' })
  await expect(choice.getByRole('radio')).toHaveCount(4)
  const values = await choice.getByRole('radio').evaluateAll((all) => all.map((one) => one.getAttribute('value')))
  await expect.poll(() => keys.length).toBeGreaterThan(0)
  await choice
    .getByRole('radiogroup')
    .locator('label')
    .nth(values.indexOf(keys[0] ?? null))
    .click()
  await choice.getByRole('button', { name: 'Submit' }).click()
  await expect(choice.getByText('Correct ✓')).toBeVisible()
  await expect(page.getByRole('img', { name: /^Your plant has 1 leaf\b/ })).toBeVisible()

  await page.getByRole('button', { name: 'Say bye to your tutor' }).click()
  await isLastScreen(page)
})

/** The plant as it has grown, what was solved, and the way out. */
async function isLastScreen(page: Page): Promise<void> {
  const last = page.getByRole('region', { name: 'See you, Ada!' })
  await expect(last.getByRole('img', { name: /^Your plant has 1 leaf\b/ })).toBeVisible()
  await expect(last.getByText('You solved')).toBeVisible()
  await expect(last.getByRole('link', { name: 'Back' })).toBeVisible()
  await axeFinds(page, 'the last screen')
}

for (const grade of ['Grade K', 'Grade 3']) {
  test(`the start is whole at every size, and nothing of the panel is below the fold (${grade})`, async ({ page }) => {
    await openLesson(page, 'Ada', grade)
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      await isWhole(page.getByRole('button', { name: 'Hear it again' }))
      for (const picture of await tiles(page).getByRole('button').all()) await isWhole(picture)
      for (const one of await page.getByRole('complementary').getByRole('button').all()) await isWhole(one)
      await isWhole(page.getByText('words only, no sound'))
    }
  })
}

test('by keyboard alone, a whole lesson: the focus, the first key to its pictures, a sum typed beside a tool, and the last screen', async ({
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
  await tabTo(page, tiles(page).getByRole('button', { name: 'Draw' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('application', { name: 'Drawing board' })).toBeVisible()
  const pencil = page.getByRole('button', { name: 'Type a message' })
  await tabTo(page, pencil)
  await page.keyboard.press('Enter')
  const box = page.getByPlaceholder('Type your message')
  await expect(box).toBeFocused()
  const answers = page.getByRole('log', { name: 'The last messages' }).locator('[data-role="assistant"]')
  await page.keyboard.type('what is 3 + 4?')
  await page.keyboard.press('Enter')
  await expect(answers).toContainText([/./, /3.\+.4/])
  await expect(page.getByText(/is thinking$/)).toHaveCount(0)
  await page.keyboard.type('7')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('img', { name: /^Your plant has 1 leaf\b/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(box).toHaveCount(0)
  await expect(pencil).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Say bye to your tutor' }))
  await page.keyboard.press('Enter')
  await isLastScreen(page)
})

/** Tab, as often as it takes. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible()
  for (let tabs = 0; tabs < 80; tabs++) {
    await page.keyboard.press('Tab')
    if (await wanted.evaluate((one) => one === document.activeElement)) return
  }
  throw new Error('Tab does not lead there')
}
