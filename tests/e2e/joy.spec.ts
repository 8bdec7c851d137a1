import { expect, type Page } from '@playwright/test'
import { axeFinds } from './axe.ts'
import { openLesson } from './journey.ts'
import { test } from './test.ts'

const box = (page: Page) => page.getByPlaceholder('Type your message')
const plant = (page: Page, name: string | RegExp) => page.getByRole('img', { name })

async function say(page: Page, text: string) {
  await box(page).fill(text)
  await box(page).press('Enter')
  await expect(page.getByText(/is thinking$/)).toHaveCount(0)
}

for (const width of [1280, 390]) {
  test(`a plant grows by what is right, and stands at the end of the lesson (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const student = await openLesson(page)
    await expect(plant(page, 'Your plant waits for its first leaf')).toBeVisible()
    await say(page, 'what is 6 x 7?')
    await say(page, '12')
    await expect(plant(page, 'Your plant waits for its first leaf')).toBeVisible()
    await say(page, '42')
    await expect(plant(page, /^Your plant has 1 leaf\b/)).toBeVisible()
    await axeFinds(page, 'a lesson with a plant')
    await page.reload()
    await expect(plant(page, /^Your plant has 1 leaf\b/)).toBeVisible()

    await page.route('**/api/conversations/start', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { ...(await answer.json()), over: true } })
    })
    await page.goto(`/learn/${student}`)
    const card = page.getByRole('region', { name: 'See you, Mia!' })
    await expect(card.getByRole('img', { name: /^Your plant has 1 leaf\b/ })).toBeVisible()
    await expect(card.getByText('You solved')).toBeVisible()
    await expect(card.getByText('Next time')).toBeVisible()
    await axeFinds(page, 'the end of a lesson')
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(wide).toBeLessThanOrEqual(0)
  })
}

test('after too many messages the tutor rests, counts down, and sends the last one by itself', async ({ page }) => {
  await openLesson(page)
  let refused = 0
  await page.route('**/api/chat', async (route) => {
    if (refused++ > 0) return route.continue()
    const problem = { error: 'Rest.', code: 'rate_limited', request_id: 'r', retryable: true, retry_after_s: 4 }
    await route.fulfill({ status: 429, json: problem })
  })
  await box(page).fill('what is 6 x 7?')
  await box(page).press('Enter')
  await expect(page.getByText('That was a lot! Let us rest for a moment.')).toBeVisible()
  await expect(page.getByText('Time for a rest').filter({ visible: true })).toBeVisible()
  await expect(page.getByText(/^Chat failed/)).toHaveCount(0)
  await axeFinds(page, 'a rest')
  await expect(page.locator('[data-role="assistant"]')).toHaveCount(2)
  await expect(page.locator('[data-role="user"]')).toHaveCount(1)
  await expect(page.getByText('That was a lot! Let us rest for a moment.')).toHaveCount(0)
})

test('says that words are recorded and no sound, and keeps the voice off where it was switched off', async ({
  page,
}) => {
  await openLesson(page)
  await page.keyboard.press('Escape')
  await expect(page.getByText('words only, no sound').filter({ visible: true })).toBeVisible()
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('switch', { name: 'Voice and sounds' }).uncheck()
  await page.reload()
  await page.getByRole('button', { name: 'Settings' }).click()
  await expect(page.getByRole('switch', { name: 'Voice and sounds' })).not.toBeChecked()
  await page.keyboard.press('Escape')
  const spoken: string[] = []
  page.on('request', (request) => void (request.url().endsWith('/api/tts') && spoken.push(request.url())))
  await say(page, 'what is 6 x 7?')
  await expect(page.locator('[data-role="assistant"]')).toHaveCount(2)
  expect(spoken).toEqual([])
})
