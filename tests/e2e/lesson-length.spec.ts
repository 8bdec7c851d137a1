import { expect, type Page } from '@playwright/test'
import { axeFinds } from './axe.ts'
import { openLesson } from './journey.ts'
import { test } from './test.ts'

const box = (page: Page) => page.getByPlaceholder('Type your message')

/** Quiet hours of two hours around now, by the clock of this browser. */
async function quietNow(page: Page): Promise<[string, string]> {
  return page.evaluate(() => {
    const clock = (minutes: number) => {
      const at = new Date(Date.now() + minutes * 60_000)
      return `${String(at.getHours()).padStart(2, '0')}:${String(at.getMinutes()).padStart(2, '0')}`
    }
    return [clock(-60), clock(60)]
  })
}

async function openSettings(page: Page): Promise<void> {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Settings for Mia' }).click()
}

for (const width of [1280, 390]) {
  test(`a parent sets the time for learning, and the child rests in quiet hours (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const student = await openLesson(page)
    await openSettings(page)
    await page.getByLabel('Length of one lesson (minutes)').fill('3')
    await page.getByRole('button', { name: 'Save settings' }).click()
    await expect(page.getByText('Please type a whole number from 5 to 60.')).toBeVisible()
    await page.getByLabel('Length of one lesson (minutes)').fill('15')
    const [from, to] = await quietNow(page)
    await page.getByLabel('From').fill(from)
    await page.getByLabel('Until').fill(to)
    await axeFinds(page, 'time for learning')
    await page.getByRole('button', { name: 'Save settings' }).click()
    await expect(page.getByText('Saved: Time.')).toBeVisible()
    await page.goto(`/learn/${student}`)
    await expect(page.getByText(/^It is quiet time now\. Trellis opens again at \d/)).toBeVisible()
    await expect(box(page)).toHaveCount(0)
    await expect(page.getByText(/not recording/i)).toHaveCount(0)
    await axeFinds(page, 'quiet hours')
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(wide).toBeLessThanOrEqual(0)

    await openSettings(page)
    await expect(page.getByLabel('Length of one lesson (minutes)')).toHaveValue('15')
    await page.getByLabel('From').fill('')
    await page.getByLabel('Until').fill('')
    await page.getByRole('button', { name: 'Save settings' }).click()
    await expect(page.getByText('Saved: Time.')).toBeVisible()
    await page.goto(`/learn/${student}`)
    await expect(box(page)).toBeVisible()
  })
}

test('words that quiet hours kept back are sent when they are over', async ({ page, context }) => {
  const student = await openLesson(page)
  const parent = await context.newPage()
  await openSettings(parent)
  const [from, to] = await quietNow(parent)
  await parent.getByLabel('From').fill(from)
  await parent.getByLabel('Until').fill(to)
  await parent.getByRole('button', { name: 'Save settings' }).click()
  await expect(parent.getByText('Saved: Time.')).toBeVisible()
  await box(page).fill('what is 3 + 4?')
  await box(page).press('Enter')
  await expect(page.getByText(/^It is quiet time now/)).toBeVisible()
  await expect(page.getByText('what is 3 + 4?')).toBeVisible()
  await axeFinds(page, 'words kept in quiet hours')
  const free = { time: { quiet_from: null, quiet_to: null } }
  await parent.request.patch(`/api/students/${student}`, { data: free, headers: { 'sec-fetch-site': 'same-origin' } })
  await page.getByRole('button', { name: 'Look again' }).click()
  await expect(box(page)).toHaveValue('what is 3 + 4?')
  await box(page).press('Enter')
  await expect(page.locator('[data-role="assistant"]')).toHaveCount(2)
})

test('after the goodbye a calm card leads back, at 390 px too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  const student = await openLesson(page)
  await page.route('**/api/conversations/start', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), over: true } })
  })
  await page.goto(`/learn/${student}`)
  await expect(page.getByRole('heading', { name: /^See you/ })).toBeVisible()
  await expect(box(page)).toHaveCount(0)
  await axeFinds(page, 'after the goodbye')
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a parent sees where a note was used', async ({ page }) => {
  const student = await openLesson(page)
  const headers = { 'sec-fetch-site': 'same-origin' }
  const note = { note_content: 'Loves dinosaurs', is_permanent: true }
  await page.request.post(`/api/students/${student}/notes`, { data: note, headers })
  await box(page).fill('what is 3 + 4?')
  await box(page).press('Enter')
  await expect(page.locator('[data-role="assistant"]')).toHaveCount(2)
  await page.goto('/dashboard')
  await page.getByText('Notes for the tutor').click()
  await page.getByText(/^Used in 1 session, on /).click()
  const dialog = page.getByRole('dialog', { name: 'Session Transcript' })
  await expect(dialog.getByText('what is 3 + 4?')).toBeVisible()
  await axeFinds(page, 'where a note was used')
})

test('a parent reads under a note how it was understood, and what the tutor said for it', async ({ page }) => {
  const student = await openLesson(page)
  const headers = { 'sec-fetch-site': 'same-origin' }
  const note = { note_content: 'Please practice rounding', is_permanent: true }
  await page.request.post(`/api/students/${student}/notes`, { data: note, headers })
  await box(page).fill('you pick')
  await box(page).press('Enter')
  await expect(page.locator('[data-role="assistant"]')).toHaveCount(2)
  await expect(page.locator('[data-growing]')).toHaveCount(0)
  await page.goto('/dashboard')
  await page.getByText('Notes for the tutor').click()
  await expect(page.getByText(/^Understood as: /)).toBeVisible()
  await expect(page.getByText(/^The tutor said: /)).toBeVisible()
})
