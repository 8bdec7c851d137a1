import { expect, type Page } from '@playwright/test'
import { axeFinds } from './axe.ts'
import { openLesson } from './journey.ts'
import { laidOut } from './laid-out.ts'
import { test } from './test.ts'

const tiles = (page: Page) => page.getByRole('group', { name: 'You can press one of these' })
const tutorSays = (page: Page) => page.locator('[data-role="assistant"]')
const childSays = (page: Page) => page.locator('[data-role="user"]')

/** Number tiles stand in counting order, each as large as a small hand needs it. */
async function numbersOf(page: Page): Promise<number[]> {
  const numbers = tiles(page).getByRole('button', { name: /^\d+$/ })
  await expect(numbers.nth(1)).toBeVisible()
  for (const number of await numbers.all()) {
    expect((await laidOut(number)).smaller).toBeGreaterThanOrEqual(64)
  }
  return (await numbers.allTextContents()).map(Number)
}

const stop = (page: Page) => page.getByRole('button', { name: 'Stop the voice' }).click()

test('a kindergartner counts by pressing alone', { tag: '@main' }, async ({ page }) => {
  await openLesson(page, 'Ada', 'Grade K')
  await expect(tiles(page).getByRole('button', { name: 'Count', exact: true })).toBeVisible()
  // While the tutor speaks, what there is to press waits.
  await stop(page)
  await tiles(page).getByRole('button', { name: 'Count', exact: true }).click()
  await expect(childSays(page)).toHaveCount(1)
  await expect(tutorSays(page)).toHaveCount(2)

  const numbers = await numbersOf(page)
  expect(numbers).toEqual([...numbers].sort((one, other) => one - other))
  await stop(page)
  await axeFinds(page, 'number tiles')
  const [first = 0] = numbers
  await tiles(page)
    .getByRole('button', { name: String(first), exact: true })
    .click()
  await expect(childSays(page).last()).toHaveText(`You: ${first}`)
  // What there is to press comes with the end of a reply: it is kept then.
  await expect(tutorSays(page)).toHaveCount(3)
  await expect(tiles(page)).toBeVisible()
  // What was pressed is what was typed: nothing is left in the box, and older replies have nothing to press.
  await expect(page.getByPlaceholder('Type your message')).toHaveValue('')
  await expect(tiles(page)).toHaveCount(1)

  const before = await tutorSays(page).allTextContents()
  await page.reload()
  await expect(tutorSays(page)).toHaveText(before)
  await expect(tiles(page)).toBeVisible()
})

test('a press by keyboard goes on from the conversation', async ({ page }) => {
  await openLesson(page, 'Ada', 'Grade K')
  await page.keyboard.press('Escape')
  await tiles(page).getByRole('button', { name: 'Letters', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(tutorSays(page)).toHaveCount(2)
  await expect(page.getByRole('log')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(tiles(page).getByRole('button').first()).toBeEnabled()
  await page.keyboard.press('Tab')
  await expect(tiles(page).getByRole('button').first()).toBeFocused()
})

test('a press that cannot be sent comes back, and is sent once when it is pressed again', async ({ page }) => {
  await openLesson(page, 'Ada', 'Grade K')
  let cut = true
  await page.route('**/api/chat', (route) => (cut ? route.abort() : route.continue()))
  await stop(page)
  await page.clock.install()
  await tiles(page).getByRole('button', { name: 'Count', exact: true }).click()
  await page.clock.runFor(20_000)
  await expect(page.getByText(/^Chat failed: /)).toBeVisible()
  await expect(childSays(page)).toHaveCount(0)
  cut = false
  await tiles(page).getByRole('button', { name: 'Count', exact: true }).click()
  await page.clock.runFor(2_000)
  await expect(childSays(page)).toHaveCount(1)
  await expect(tutorSays(page)).toHaveCount(2)
  await expect(page.getByPlaceholder('Type your message')).toHaveValue('')
})

test('a picture is drawn in a reply, and in the transcript', async ({ page }) => {
  await openLesson(page, 'Ada', 'Grade 1')
  const box = page.getByPlaceholder('Type your message')
  await box.fill('what is 3 + 4?')
  await box.press('Enter')
  const drawn = tutorSays(page).last().getByRole('img')
  await expect(drawn).toBeVisible()
  await stop(page)
  await axeFinds(page, 'a picture in a reply')
  const described = (await drawn.getAttribute('aria-label')) ?? ''
  expect(described).not.toContain('7')

  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'View Session History' }).click()
  await page
    .getByRole('button', { name: /^View(?! Session)/ })
    .first()
    .click()
  const transcript = page.getByRole('dialog')
  await expect(transcript.getByRole('img', { name: described })).toBeVisible()
  await expect(transcript.getByText(/^To press: .*I don't know/)).toBeVisible()
  await axeFinds(page, 'a picture in the transcript')
})
