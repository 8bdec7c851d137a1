import { expect, type Locator, type Page } from '@playwright/test'
import { axeFinds } from './axe.ts'
import { openTool, wide } from './by-hand.ts'
import { openLesson } from './journey.ts'
import { comesSoon, holdTime } from './slow-time.ts'
import { test } from './test.ts'

const tool = (page: Page) => page.getByRole('region', { name: 'TV / Video' })
const stage = (page: Page) => tool(page).getByRole('button', { name: /^(Play|Pause): Count On$/ })
const check = (page: Page) => tool(page).getByRole('button', { name: 'Check' })

async function openShelf(page: Page) {
  await openLesson(page, 'Mia', 'Grade 1')
  await openTool(page, 'TV / Video')
  await expect(tool(page).getByRole('heading', { name: 'Pick one to watch' })).toBeVisible()
}

/** Lets the clip run on until something of it has the focus, without sitting through what is said. */
const runsTo = (page: Page, arrival: Locator) =>
  expect
    .poll(async () => {
      await page.clock.runFor(2_000)
      return arrival.evaluateAll((all) => all.some((one) => one === document.activeElement))
    })
    .toBe(true)

// Nobody minds a slow machine.

test('a child watches a clip to its end with the keyboard, and answers where it stops', { tag: '@main' }, async ({
  page,
}) => {
  const answers: string[] = []
  page.on('request', (request) => {
    const sent = request.method() === 'POST' ? request.postData() : null
    if (sent?.includes('"clip":"counting-on"') && sent.includes('"stop"')) answers.push(request.postDataJSON().answer)
  })
  // Without a voice a sentence stands as long as reading it takes.
  await page.route('**/api/tts', (route) => route.abort())
  await page.clock.install()
  await openShelf(page)
  await tool(page)
    .getByRole('button', { name: /^Count On/ })
    .press('Enter')
  await expect(stage(page)).toBeFocused()

  // To the first question: its scene is the fourth.
  for (let scene = 1; scene < 4; scene++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await runsTo(page, tool(page).getByRole('heading', { name: 'Put in 3 more. How many apples are there?' }))
  const spot = (at: number) => tool(page).getByRole('button', { name: `Spot ${at}: empty` })
  await spot(7).press('Enter')
  await spot(8).press('Enter')
  await check(page).press('Enter')
  await expect(tool(page).getByText('Say 7 for the first new apple, not 6.')).toBeVisible()
  await axeFinds(page, 'a question of a clip')
  await spot(9).press('Enter')
  // The clip goes on by itself when the answer to the child was said; here the child is faster than that.
  await holdTime(page)
  await check(page).press('Enter')
  const goOn = tool(page).getByRole('button', { name: 'Go on' })
  await comesSoon(page, goOn)
  await expect(goOn).toBeFocused()
  await expect(tool(page).getByText('Yes!', { exact: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(stage(page)).toBeFocused()
  await page.clock.resume()
  await expect.poll(() => answers).toEqual(['8', '9'])

  // The sixth scene is answered by hand: a pin on a line, moved by the arrow keys.
  await page.keyboard.press('ArrowRight')
  await runsTo(page, tool(page).getByRole('heading', { name: '7 and 2 more. Where do you land?' }))
  const pin = tool(page).getByRole('slider', { name: 'Your place on the line' })
  await pin.focus()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  await expect(pin).toHaveAttribute('aria-valuetext', '9')
  await axeFinds(page, 'a question that hands answer')
  await check(page).press('Enter')
  await expect.poll(() => answers).toEqual(['8', '9', '9'])
  await tool(page).getByRole('button', { name: 'Go on' }).press('Enter')
  await runsTo(page, tool(page).getByRole('heading', { name: 'You watched “Count On”.' }))
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
  expect(await wide(page)).toBe(320)
})
