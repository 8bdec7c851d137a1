import { expect, type Page } from '@playwright/test'
import { axeFinds } from './axe.ts'
import { newParent, openLesson } from './journey.ts'
import { comesSoon, holdTime } from './slow-time.ts'
import { test } from './test.ts'

test('a family’s first lesson: from sign-up to the transcript', { tag: '@main' }, async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await page.getByRole('link', { name: 'Get Started For Free' }).click()
  await expect(page).toHaveURL(/\/login#auth-sign-up$/)
  await newParent(page)

  await expect(page.getByRole('heading', { name: 'Welcome to the Platform!' })).toBeVisible()
  await axeFinds(page, 'onboarding')
  await page.getByLabel('Student’s Nickname').or(page.getByLabel("Student's Nickname")).fill('Mia')
  await page.getByLabel('Grade Level').selectOption({ label: 'Grade 3' })
  await holdTime(page)
  await page.getByRole('button', { name: 'Create Profile & Continue' }).click()
  await comesSoon(page, page.getByText('Student added successfully! You will now be taken to your dashboard.'))
  await page.clock.resume()

  await expect(page.getByRole('heading', { name: 'Parent Dashboard' })).toBeVisible()
  await expect(page.getByText('Grade 3')).toBeVisible()
  await axeFinds(page, 'dashboard')
  await page.getByRole('link', { name: 'Start Learning' }).click()

  await expect(page.getByRole('heading', { name: 'Choose a New Tutor' })).toBeVisible()
  await expect(page.getByText('Showing tutors for Grade 3.')).toBeVisible()
  await axeFinds(page, 'tutor selection')
  await holdTime(page)
  await page
    .getByRole('button', { name: /^Select/ })
    .first()
    .click()
  await comesSoon(page, page.getByText('Tutor selected! Redirecting…'))
  await page.clock.resume()
  await expect(page).toHaveURL(/\/learn\/[0-9a-f-]{36}$/)

  const spoken = countSpeech(page)
  await expect(page.getByText(/Mia/).first()).toBeVisible()
  const box = page.getByPlaceholder('Type your message')
  await box.fill('what is 7 x 8?')
  await box.press('Enter')
  await expect(page.getByText('what is 7 x 8?')).toBeVisible()
  await expect(box).toHaveValue('')
  await expect(tutorMessages(page)).toHaveCount(2)
  await expect(tutorMessages(page).last()).not.toContainText('56')
  await expect.poll(() => spoken.answered).toBeGreaterThan(0)
  await box.fill('56')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(tutorMessages(page)).toHaveCount(3)
  await axeFinds(page, 'learn')

  await page.goto('/dashboard')
  await page.getByText('Notes for the tutor').click()
  const permanent = page.getByLabel('Permanent Notes for Tutor')
  await permanent.fill('Loves dinosaurs')
  await page.getByRole('button', { name: 'Save Permanent' }).click()
  await expect(permanent).toHaveValue('')
  await expect(page.getByText('Loves dinosaurs')).toBeVisible()
  await page.getByLabel('Temporary Note (Next Session Only)').fill('Tired today')
  await page.getByRole('button', { name: 'Save Temporary' }).click()
  await expect(page.getByText('Tired today')).toBeVisible()

  await page.getByRole('button', { name: 'View Session History' }).click()
  await expect(page.getByText(/^Session from: /)).toBeVisible()
  await page
    .getByRole('button', { name: /^View(?! Session)/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Session Transcript' })).toBeVisible()
  await expect(page.getByRole('dialog').getByText('what is 7 x 8?')).toBeVisible()
  await axeFinds(page, 'transcript')
})

test('the profile can be edited, and a child in the wrong grade gets other tutors', async ({ page }) => {
  await openLesson(page, 'Ben', 'Grade K')
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /edit/i }).click()
  await expect(page.getByRole('heading', { name: 'Edit Profile for Ben' })).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Benny')
  await page.getByLabel('Grade Level').selectOption({ label: 'Grade 4' })
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Benny').first()).toBeVisible()
  await expect(page.getByText('Grade 4')).toBeVisible()
})

const tutorMessages = (page: Page) => page.locator('[data-role="assistant"]')

function countSpeech(page: Page) {
  const spoken = { answered: 0 }
  page.on('response', (response) => {
    if (response.url().endsWith('/api/tts') && response.status() === 200) spoken.answered++
  })
  return spoken
}
