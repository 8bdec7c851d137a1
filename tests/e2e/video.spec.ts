import { expect, type Page } from '@playwright/test'
import { axeFinds } from './axe.ts'
import { openLesson } from './journey.ts'
import { test } from './test.ts'

const tool = (page: Page) => page.getByRole('region', { name: 'TV / Video' })
const stage = (page: Page) => tool(page).getByRole('button', { name: /^(Play|Pause): Count On$/ })
const box = (page: Page) => tool(page).getByPlaceholder('Type your answer and press Enter')

async function openShelf(page: Page) {
  await openLesson(page, 'Mia', 'Grade 1')
  const small = page.getByRole('button', { name: 'Tools and tutor' })
  if (await small.isVisible()) await small.click()
  await page.getByRole('button', { name: 'TV / Video' }).filter({ visible: true }).click()
  await expect(tool(page).getByRole('heading', { name: 'Pick one to watch' })).toBeVisible()
}

test('a child watches a clip to its end with the keyboard, and answers where it stops', async ({ page }) => {
  test.setTimeout(45_000)
  const answers: string[] = []
  page.on('request', (request) => {
    const sent = request.method() === 'POST' ? request.postData() : null
    if (sent?.includes('"clip":"counting-on"') && sent.includes('"stop"')) answers.push(request.postDataJSON().answer)
  })
  await openShelf(page)
  await tool(page)
    .getByRole('button', { name: /^Count On/ })
    .press('Enter')
  await expect(stage(page)).toBeFocused()
  await axeFinds(page, 'a clip')

  // To the first question: its scene is the fourth.
  for (let scene = 1; scene < 4; scene++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  const question = tool(page).getByRole('heading', { name: '6 and 3 more. How many apples are there?' })
  await expect(question).toBeFocused({ timeout: 15_000 })
  await box(page).fill('8')
  await box(page).press('Enter')
  await expect(tool(page).getByText('Say 7 for the first new apple, not 6.')).toBeVisible()
  await axeFinds(page, 'a question of a clip')
  await box(page).fill('nine')
  await box(page).press('Enter')
  await expect(tool(page).getByText('You said 6, then 7, 8, 9.')).toBeVisible()
  await expect(tool(page).getByRole('button', { name: 'Go on' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(() => answers).toEqual(['8', 'nine'])

  await expect(stage(page)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  const end = tool(page).getByRole('heading', { name: 'You watched “Count On”.' })
  await expect(end).toBeFocused({ timeout: 15_000 })
  await axeFinds(page, 'the end of a clip')
  await tool(page).getByRole('button', { name: 'Back to the shelf' }).last().press('Enter')
  await expect(tool(page).getByRole('button', { name: /^Count On.*Seen/ })).toBeFocused()
})

test('on the smallest screen the shelf and a clip fit', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openShelf(page)
  await tool(page)
    .getByRole('button', { name: /^Count On/ })
    .click()
  await expect(stage(page)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
