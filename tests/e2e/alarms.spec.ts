import { expect, type Page } from '@playwright/test'
import { axeFinds } from './axe.ts'
import { openLesson } from './journey.ts'
import { laidOut } from './laid-out.ts'
import { test } from './test.ts'

const box = (page: Page) => page.getByPlaceholder('Type your message')
const tutorSays = (page: Page) => page.locator('[data-role="assistant"]')
const card = (page: Page) => page.getByRole('region', { name: 'You matter. People can help you now.' })
const wrong = (page: Page) => page.getByRole('button', { name: 'Something is wrong' })
const banner = (page: Page) => page.getByRole('region', { name: 'What you should know' })

async function say(page: Page, text: string) {
  const before = await tutorSays(page).count()
  await box(page).fill(text)
  await box(page).press('Enter')
  await expect(tutorSays(page)).toHaveCount(before + 1)
}

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

test('a child in need: help stays until it is put away, and the parent is told until the parent has seen it', {
  tag: '@main',
}, async ({ page }) => {
  await openLesson(page)
  await say(page, 'I want to kill myself')
  await expect(card(page)).toContainText('Call the emergency number where you live')
  await expect(box(page)).toBeEnabled()
  await page.reload()
  await expect(card(page)).toBeVisible()
  await page.getByRole('button', { name: 'I have read this' }).click()
  await expect(card(page)).toHaveCount(0)
  await page.reload()
  await expect(tutorSays(page)).toHaveCount(2)
  await expect(card(page)).toHaveCount(0)

  await page.goto('/dashboard')
  await expect(banner(page)).toContainText('Something that Mia wrote needs you now.')
  await banner(page).getByRole('button', { name: 'Read the conversation' }).click()
  const transcript = page.getByRole('dialog', { name: 'Session Transcript' })
  await expect(transcript.getByText('I want to kill myself')).toBeVisible()
  await expect(transcript.getByText('Trellis answered with fixed help words')).toBeVisible()
  await axeFinds(page, 'transcript with a label')
  await page.keyboard.press('Escape')
  await banner(page).getByRole('button', { name: 'I have seen this' }).click()
  await expect(banner(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Mia', exact: true })).toBeVisible()
  await expect(banner(page)).toHaveCount(0)
})

test('“Something is wrong” is one tap away, and is answered', async ({ page }) => {
  await openLesson(page)
  await wrong(page).click()
  const dialog = page.getByRole('dialog', { name: 'What is wrong?' })
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible()
  await dialog.getByRole('button', { name: 'The tutor said something not right' }).click()
  const answer = page.getByRole('dialog', { name: 'Thank you for telling' })
  await expect(answer.getByRole('status')).not.toBeEmpty()
  await answer.getByRole('button', { name: 'Back to the lesson' }).click()
  await expect(box(page)).toBeEnabled()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a report that does not arrive is not lost', async ({ page }) => {
  await openLesson(page)
  let down = true
  await page.route('**/api/conversations/report', (route) => (down ? route.abort() : route.continue()))
  await wrong(page).click()
  await page.getByRole('button', { name: 'Somebody hurts me or scares me' }).click()
  const failed = page.getByRole('dialog').getByRole('alert')
  await expect(failed).toContainText('It is not your fault.')
  await expect(failed).toContainText('Call the emergency number where you live')
  down = false
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog', { name: 'Thank you for telling' })).toBeVisible()
})

test('a parent’s country decides which helplines are shown', async ({ page }) => {
  const student = await openLesson(page)
  await page.goto('/account')
  const country = page.getByRole('region', { name: 'Country' })
  await country.getByLabel('Where you live').selectOption({ label: 'Ireland' })
  await country.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your country is saved.')).toBeVisible()
  await axeFinds(page, 'account')
  await page.goto(`/learn/${student}`)
  await expect(tutorSays(page).first()).toBeVisible()
  await say(page, 'I want to kill myself')
  await expect(card(page)).toContainText('Call 116 123')
  await page.goto('/dashboard')
  await expect(banner(page)).toContainText('In danger now: call 112 or 999.')
})

for (const width of [1280, 390, 360]) {
  test(`help fits a screen ${width} pixels wide, and axe finds nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: width < 700 ? 740 : 900 })
    await openLesson(page, 'Mia', 'Grade 1')
    await say(page, 'I want to kill myself')
    await expect(card(page)).toBeInViewport({ ratio: 1 })
    await expect(page.getByText(/Your grown-up can read this\./)).toBeInViewport({ ratio: 1 })
    await expect(wrong(page)).toBeInViewport({ ratio: 1 })
    expect((await laidOut(wrong(page))).smaller).toBeGreaterThanOrEqual(48)
    expect(await sideways(page)).toBeLessThanOrEqual(width)
    await axeFinds(page, `help at ${width}`)
    await wrong(page).click()
    await axeFinds(page, `something is wrong at ${width}`)
    await page.getByRole('button', { name: 'Somebody hurts me or scares me' }).click()
    await expect(page.getByRole('dialog', { name: 'Thank you for telling' })).toBeVisible()
    await axeFinds(page, `the answer at ${width}`)
    await page.goto('/dashboard')
    await expect(banner(page)).toBeVisible()
    expect(await sideways(page)).toBeLessThanOrEqual(width)
    await axeFinds(page, `dashboard with an alarm at ${width}`)
  })
}
