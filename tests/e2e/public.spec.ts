import { expect } from '@playwright/test'
import { publicPages } from '#shared/public-pages.ts'
import { axeFinds } from './axe.ts'
import { test } from './test.ts'

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
