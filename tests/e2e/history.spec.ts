import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { axeFinds } from './axe.ts'
import { openLesson, own } from './journey.ts'
import { test } from './test.ts'

const replies = (page: Page) => page.locator('[data-role="assistant"]')

async function say(page: Page, text: string) {
  const before = await replies(page).count()
  const box = page.getByPlaceholder('Type your message')
  await box.fill(text)
  await box.press('Enter')
  await expect(replies(page)).toHaveCount(before + 1)
  await expect(box).toBeEnabled()
}

/** The child draws something, and the lesson is over; by the API, where only what follows matters. */
async function drawAndEnd(page: Page, student: string) {
  const { token } = await (
    await page.request.post('/api/learner', { data: { student_id: student }, headers: own })
  ).json()
  const [{ id }] = await (await page.request.get(`/api/student/${student}/conversations`)).json()
  const headers = { ...own, authorization: `Bearer ${token}` }
  const scene = {
    mat: 'plain',
    elements: [{ kind: 'text', id: 'text-1', color: '#224466', x: 100, y: 100, size: 32, text: '7 × 8' }],
  }
  const data = { student_id: student, conversation_id: id, version: 1, kept: false, marks: [], scene }
  expect((await page.request.put(`/api/drawings/${randomUUID()}`, { data, headers })).ok()).toBe(true)
  const ended = await page.request.post('/api/conversations/end', { data: { conversation_id: id }, headers })
  expect(ended.ok()).toBe(true)
}

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

/** A session goes on by itself, word by word, and can be taken to where the drawing comes about. */
async function watchAgain(transcript: Locator) {
  await transcript.getByRole('button', { name: 'Watch the session again' }).press('Enter')
  const shown = transcript.getByRole('list', { name: 'The session, as it went' })
  await transcript.getByRole('combobox', { name: 'Pace' }).selectOption('Quick')
  await expect(shown.getByText('what is 7 x 8?')).toBeVisible()
  const drawing = shown.getByRole('img', { name: /^Drawing by Mia/ })
  await expect(drawing).toHaveCount(0)
  const place = transcript.getByRole('slider', { name: 'Place in the session' })
  await place.press('End')
  await expect(place).toHaveAttribute('aria-valuetext', /^(\d+) of \1, /)
  await expect(drawing).toBeInViewport()
  await expect(shown.getByText('my hamster loves fractions')).toBeVisible()
}

for (const width of [1280, 390]) {
  test(`a parent looks back, searches, downloads and deletes (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 800 })
    const student = await openLesson(page)
    await say(page, 'what is 7 x 8?')
    await say(page, 'i did 5x8=40 and 2x8=16 so 56')
    await say(page, 'my hamster loves fractions')
    await page.goto('/dashboard')
    await drawAndEnd(page, student)

    await page.getByRole('button', { name: 'View Session History of Mia' }).press('Enter')
    const history = page.getByRole('dialog', { name: 'Session history of Mia' })
    await expect(history.getByText(/^Session from: /)).toHaveCount(1)
    await expect(history).toContainText('1 of 1 right · 1 drawing')
    await axeFinds(page, `timeline at ${width}`)
    expect(await fits(page)).toBeLessThanOrEqual(width)

    await history.getByLabel('Show').selectOption('With drawings')
    await expect(history.getByText(/^Session from: /)).toHaveCount(1)
    await history.getByLabel('Show').selectOption('Science')
    await expect(history).toContainText('No sessions of this kind.')

    const box = history.getByRole('searchbox', { name: 'Search in what was said' })
    await box.fill('What did she say about hamsters?')
    await box.press('Enter')
    await expect(history.locator('mark').first()).toHaveText(/hamster/i)
    await expect(history.getByRole('heading', { name: 'Said about “hamsters”' })).toBeVisible()
    await axeFinds(page, `search at ${width}`)
    await history
      .getByRole('button', { name: /^Read it in the session: Mia/ })
      .last()
      .press('Enter')
    const transcript = page.getByRole('dialog', { name: 'Session Transcript' })
    await expect(transcript.getByText('my hamster loves fractions')).toBeInViewport()
    await watchAgain(transcript)
    await axeFinds(page, `session watched again at ${width}`)
    expect(await fits(page)).toBeLessThanOrEqual(width)
    await page.keyboard.press('Escape')
    await expect(transcript).toBeHidden()
    await expect(history).toBeVisible()

    const downloading = page.waitForEvent('download')
    await history.getByRole('link', { name: 'As a page' }).click()
    const file = await downloading
    expect(file.suggestedFilename()).toMatch(/^Mia \d{4}-\d\d-\d\d\.html$/)
    expect(await readFile((await file.path()) ?? '', 'utf8')).toContain('my hamster loves fractions')

    await history.getByRole('button', { name: /^Delete everything said about/ }).click()
    const all = page.getByRole('dialog', { name: /^Delete everything said about/ })
    await expect(all).toContainText(/This goes for good: \d+ messages in 1 session\./)
    await axeFinds(page, `delete what was said at ${width}`)
    await all.getByRole('button', { name: 'Delete for good' }).click()
    await expect(history).toContainText('Nothing was said about')

    await history.getByRole('button', { name: 'Back to all sessions' }).click()
    await history.getByLabel('Show').selectOption('All sessions')
    await history.getByRole('button', { name: /^View the session from/ }).click()
    await expect(transcript.getByText('i did 5x8=40 and 2x8=16 so 56')).toBeVisible()
    await expect(transcript.getByText('hamster')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await history.getByRole('button', { name: /^Delete the session from/ }).press('Enter')
    const one = page.getByRole('dialog', { name: 'Delete this session?' })
    await expect(one).toContainText('1 drawing')
    await axeFinds(page, `delete a session at ${width}`)
    await one.getByRole('button', { name: 'Delete for good' }).click()
    await expect(history).toContainText('No session history found.')
    await page.keyboard.press('Escape')
    await expect(history).toBeHidden()
  })

  test(`a parent chooses how much the weekly letter says (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openLesson(page)
    await page.goto('/account')
    const section = page.getByRole('region', { name: 'Weekly letter' })
    await expect(section.getByRole('radio', { name: /^Short/ })).toBeChecked()
    await section.getByRole('radio', { name: /^Short/ }).press('ArrowDown')
    await expect(page.getByText('Your choice is saved.')).toBeVisible()
    await page.reload()
    await expect(section.getByRole('radio', { name: /^Full/ })).toBeChecked()
    await axeFinds(page, `weekly letter at ${width}`)
    await page.goto('/stop-letter#not.whole')
    await axeFinds(page, `stop the letter at ${width}`)
    expect(await fits(page)).toBeLessThanOrEqual(width)
    await page.getByRole('button', { name: 'Stop the weekly letter' }).click()
    await expect(page.getByText('This link is not complete.')).toBeVisible()
  })
}
