import { expect } from '@playwright/test'
import { publicPages } from '#shared/public-pages.ts'
import { axeFinds } from './axe.ts'
import { test } from './test.ts'

test('a visitor tries three turns on the landing page, and nothing of it is kept', async ({ page, context }) => {
  await page.goto('/')
  const demo = page.locator('#demo')
  await expect(demo.getByText('3 turns left')).toBeVisible()

  await demo.getByRole('button', { name: '54', exact: true }).click()
  await expect(demo.getByText(/What is 7 × 8\?/).last()).toBeVisible()
  await expect(demo.getByText('2 turns left')).toBeVisible()

  const box = demo.getByLabel('Your answer to Pip')
  await box.fill('56')
  await box.press('Enter')
  await expect(demo.getByText(/7 × 8 = 56/)).toBeVisible()
  await expect(demo.getByText('1 turn left')).toBeVisible()

  // The words come back when the server cannot be reached, and may be sent again.
  await page.route('**/api/demo', (route) => route.abort())
  await box.fill('bye')
  await box.press('Enter')
  await expect(demo.getByText('Pip did not hear that. Please send it again.')).toBeVisible()
  await expect(box).toHaveValue('bye')
  await page.unroute('**/api/demo')
  await box.press('Enter')
  await expect(demo.getByText('That was the demo.')).toBeVisible()
  await expect(demo.getByRole('link', { name: 'Get Started For Free' })).toHaveAttribute('href', '/login#auth-sign-up')
  await axeFinds(page, 'the demo at its end')

  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  await demo.getByRole('button', { name: 'Start over' }).click()
  await expect(demo.getByText('3 turns left')).toBeVisible()
})

test('every public page is true to its title, fits a phone of 320 px, and has no fault that axe knows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const { path, title } of publicPages) {
    await page.goto(path)
    await expect(page).toHaveTitle(title)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, path).toBeLessThanOrEqual(0)
    await axeFinds(page, path)
  }
})

test('the privacy page tells what this installation is set to use', async ({ page }) => {
  await page.goto('/privacy')
  const main = page.getByRole('main')
  await expect(
    main.getByText('Our e-mail goes out through a mail server on a machine of whoever runs this Trellis.'),
  ).toBeVisible()
  await expect(main.getByText(/Continue with Google/)).toBeVisible()
  await expect(main.getByText(/language model/)).toHaveCount(0)
})
