import { expect, type Page } from '@playwright/test'
import { axeFinds } from './axe.ts'
import { openLesson, own, password } from './journey.ts'
import { test } from './test.ts'

const shots = process.env.SHOTS

/** Both widths of a screen: nothing sticks out, axe finds nothing; a picture for the eye where a folder is named. */
async function look(page: Page, name: string) {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await axeFinds(page, `${name} at ${width}`)
    if (shots) await page.screenshot({ path: `${shots}/${name}-${width}.png`, fullPage: true })
  }
  await page.setViewportSize({ width: 1280, height: 800 })
}

const tutorSays = (page: Page) => page.locator('[data-role="assistant"]')

/** Once the lesson is there: Enter before that sends nothing, and the words stay. */
async function say(page: Page, text: string) {
  await expect(page.getByText('Recording', { exact: true }).first()).toBeVisible()
  const before = await tutorSays(page).count()
  await page.getByPlaceholder('Type your message').fill(text)
  await page.getByPlaceholder('Type your message').press('Enter')
  await expect(tutorSays(page)).toHaveCount(before + 1)
}

test('the country is asked at sign-up, and the help of it is named from the first lesson', async ({ page }) => {
  await page.goto('/login#auth-sign-up')
  await page.getByLabel('E-mail address').fill(`care-${Date.now()}@example.org`)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Where you live').selectOption({ label: 'Ireland' })
  await look(page, 'sign-up')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page).toHaveURL(/\/onboarding$/)
  expect(await (await page.request.get('/api/profile')).json()).toMatchObject({ country: 'IE', country_asked: true })
})

test('a child in need is stayed with until a parent is there; the parent reads what was said and what to do', async ({
  page,
}) => {
  const student = await openLesson(page)
  await page.goto('/dashboard')
  const ask = page.getByRole('region', { name: 'Where do you live?' })
  await ask.getByLabel('Where you live').selectOption({ label: 'United States' })
  await look(page, 'country-ask')
  await ask.getByRole('button', { name: 'Save' }).click()
  await expect(ask).toHaveCount(0)

  await page.goto(`/learn/${student}`)
  await expect(tutorSays(page).first()).toBeVisible()
  await say(page, 'I want to kill myself')
  await say(page, 'i told a teacher and she didnt care')
  await expect(tutorSays(page).last()).toContainText('You were right to tell')
  await page.getByRole('button', { name: 'I have read this' }).click()
  await look(page, 'care')
  await say(page, 'times tables')
  await expect(tutorSays(page).last()).not.toContainText('×')

  await page.goto('/dashboard')
  const banner = page.getByRole('region', { name: 'What you should know' })
  await expect(banner.getByRole('list', { name: 'What was said' })).toContainText('“I want to kill myself”')
  await expect(banner).toContainText('the 988 Lifeline (call or text 988)')
  await look(page, 'alarm')
  await banner.getByRole('button', { name: 'I am with Mia' }).click()
  await expect(banner).toHaveCount(0)

  await page.goto(`/learn/${student}`)
  await expect(tutorSays(page).first()).toBeVisible()
  await say(page, 'times tables')
  await expect(tutorSays(page).last()).toContainText(/times|×/)
})

test('what can wait, and what the tutor only asked about, stands there quietly', async ({ page }) => {
  await openLesson(page)
  await page.request.patch('/api/profile', { data: { country: null }, headers: own })
  await say(page, 'the kids at school bully me every day')
  await page.goto('/dashboard')
  const banner = page.getByRole('region', { name: 'What you should know' })
  await expect(banner).toContainText('needs you today')
  await expect(banner).toContainText('findahelpline.com')
  await look(page, 'alarm-quiet')
})
