import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { axeFinds } from './axe.ts'
import { newParent, own } from './journey.ts'
import { newestEmail } from './outside.ts'
import { test } from './test.ts'

/** No screen of this is wider than the window, on the smallest phone and on a desk. */
async function fits(page: Page): Promise<void> {
  const before = page.viewportSize()
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(wider, `wider than ${width}`).toBeLessThanOrEqual(0)
  }
  if (before) await page.setViewportSize(before)
}

test('two guardians look after one family, each in their own browser, until one is removed', async ({
  page,
  browser,
}) => {
  await page.goto('/login#auth-sign-up')
  const ana = await newParent(page)
  await page.request.patch('/api/profile', { data: { full_name: 'Ana' }, headers: own })
  await page.request.post('/api/students', { data: { nickname: 'Mia', grade_level: 3 }, headers: own })
  await page.request.post('/api/profile/confirm', { headers: own })
  const token = (await newestEmail(page, ana)).link.split('#email-change.')[1]
  expect((await page.request.post('/api/auth/links', { data: { token }, headers: own })).status()).toBe(200)

  await page.goto('/account')
  const family = page.getByRole('region', { name: 'Your family', exact: true })
  await family.getByRole('button', { name: 'Invite a second guardian' }).press('Enter')
  await expect(family.getByLabel('Their e-mail address')).toBeFocused()
  await page.keyboard.type(ana)
  await page.keyboard.press('Enter')
  await expect(family.getByText('This is your own address.')).toBeVisible()
  await axeFinds(page, 'inviting')
  const ben = `ben-${randomUUID()}@example.org`
  await family.getByLabel('Their e-mail address').fill(ben)
  await page.keyboard.press('Enter')
  await expect(family.getByText(`${ben} is invited until`)).toBeVisible()
  await axeFinds(page, 'invited')
  await fits(page)

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const second = await context.newPage()
  const { link } = await newestEmail(second, ben)
  await second.goto(link)
  await expect(second.getByText('Ana invites you to look after their children on Trellis together.')).toBeVisible()
  await axeFinds(second, 'invitation')
  await fits(second)
  await second.getByLabel('Your name').fill('Ben')
  await second.keyboard.press('Enter')
  await expect(second).toHaveURL(/\/dashboard$/)
  await expect(second.getByRole('heading', { name: 'Mia', exact: true })).toBeVisible()
  await second.request.post('/api/students', { data: { nickname: 'Noah', grade_level: 1 }, headers: own })

  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Noah', exact: true })).toBeVisible()
  const news = page.getByText('The second guardian has joined your family.')
  await expect(news).toBeVisible()
  await axeFinds(page, 'news of a second guardian')
  await page.getByRole('button', { name: 'OK', exact: true }).click()
  await expect(news).toHaveCount(0)

  await second.goto('/account')
  const theirs = second.getByRole('region', { name: 'Your family', exact: true })
  await expect(theirs.getByText('Ben (you)')).toBeVisible()
  await expect(second.getByText('Leave the family first; then you can delete your account.')).toBeVisible()
  await theirs.getByRole('button', { name: 'Leave the family' }).click()
  await expect(second.getByRole('dialog', { name: 'Leave the family?' })).toBeVisible()
  await axeFinds(second, 'leaving')
  await second.getByRole('button', { name: 'Stay' }).click()
  await fits(second)

  await page.goto('/account')
  await family.getByRole('button', { name: 'Remove Ben' }).press('Enter')
  const question = page.getByRole('dialog', { name: 'Remove Ben from your family?' })
  await expect(question).toBeVisible()
  await axeFinds(page, 'removing')
  await question.getByRole('button', { name: 'Remove', exact: true }).press('Enter')
  await expect(family.getByRole('button', { name: 'Invite a second guardian' })).toBeVisible()

  await second.goto('/dashboard')
  await expect(second).toHaveURL(/\/login/)
  await second.goto('/login#auth-magic-link')
  await second.getByLabel('E-mail address').fill(ben)
  await second.getByRole('button', { name: 'Send magic link' }).click()
  await expect(second.getByText('Check your email for the magic link')).toBeVisible()
  await second.goto((await newestEmail(second, ben, 3)).link)
  await second.getByRole('button', { name: 'Sign in to Trellis' }).click()
  await expect(second).toHaveURL(/\/onboarding$/)
  await expect(second.getByText('You were removed from the family that you were a guardian of.')).toBeVisible()
  await axeFinds(second, 'removed')
  await second.goto(link)
  await expect(second.getByRole('heading', { name: 'This invitation does not work any more' })).toBeVisible()
  await context.close()
})
