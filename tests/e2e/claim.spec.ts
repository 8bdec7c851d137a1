import { expect } from '@playwright/test'
import { axeFinds } from './axe.ts'
import { newParent, own } from './journey.ts'
import { newestEmail } from './outside.ts'
import { test } from './test.ts'

test('whoever proves an address that somebody else used first is asked what becomes of it, before anything opens', async ({
  page,
  browser,
}) => {
  await page.goto('/login#auth-sign-up')
  const email = await newParent(page)
  const made = await page.request.post('/api/students', { data: { nickname: 'Mia', grade_level: 3 }, headers: own })
  expect(made.status()).toBe(201)

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const owner = await context.newPage()
  await owner.goto('/login#auth-magic-link')
  await owner.getByLabel('E-mail address').fill(email)
  await owner.getByRole('button', { name: 'Send magic link' }).click()
  await expect(owner.getByText('Check your email for the magic link')).toBeVisible()
  await owner.goto((await newestEmail(owner, email)).link)
  await owner.getByRole('button', { name: 'Sign in to Trellis' }).click()
  await expect(owner.getByRole('heading', { name: 'Is this yours?' })).toBeVisible()
  await expect(owner.getByText(/^1 student, made on /)).toBeVisible()
  await expect(owner.getByText('Mia')).toHaveCount(0)
  await axeFinds(owner, 'claim')
  for (const width of [320, 1280]) {
    await owner.setViewportSize({ width, height: 900 })
    const wider = await owner.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(wider, `wider than ${width}`).toBeLessThanOrEqual(0)
  }
  await owner.goto('/account')
  await expect(owner).toHaveURL(/\/claim$/)

  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/login/)

  await owner.getByRole('button', { name: 'Delete it all' }).click()
  await axeFinds(owner, 'claim, second question')
  await owner.getByRole('button', { name: 'Go back' }).click()
  await owner.getByRole('button', { name: 'Keep everything' }).click()
  await expect(owner).toHaveURL(/\/dashboard$/)
  await expect(owner.getByRole('heading', { name: 'Mia', exact: true })).toBeVisible()
  await context.close()
})
