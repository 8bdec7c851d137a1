import { expect, type Page } from '@playwright/test'
import { axeFinds } from './axe.ts'
import { board, drawLines, inked, openBoard, tool, wide, writeByHand } from './by-hand.ts'
import { openLesson } from './journey.ts'
import { test } from './test.ts'

type Element = { kind: string; text?: string }

const press = (page: Page, name: string) => tool(page).getByRole('button', { name, exact: true }).click()
const said = (page: Page) => tool(page).getByRole('status').first()
const panel = (page: Page) => tool(page).getByRole('region', { name: 'What I see' })

/** Opens the tool for a new child, and follows what is saved. */
async function newBoard(page: Page, grade = 'Grade 3') {
  const saves: Element[][] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().includes('/api/drawings/'))
      saves.push(request.postDataJSON().scene.elements)
  })
  await openLesson(page, 'Mia', grade)
  await openBoard(page)
  const kinds = () => (saves.at(-1) ?? []).map(({ kind }) => kind)
  return { saves, kinds }
}

// Nobody minds a slow machine.

test('a sum written by hand is read, confirmed and answered with a picture; the parent finds it and watches it drawn', {
  tag: '@main',
}, async ({ page }) => {
  await newBoard(page)
  await writeByHand(page, '7×8=54', [40, 40])
  await press(page, 'Analyze Drawing')
  await expect(panel(page).getByRole('status')).toHaveText('I see 7 × 8 = 54. Right?')
  await axeFinds(page, 'blackboard, read')
  const tellings = page.getByRole('log', { name: 'The last messages' }).locator('[data-role="assistant"]')
  await expect(tellings).toHaveCount(1)
  await press(page, 'Yes')
  const reply = tellings.nth(1)
  await expect(reply).toBeVisible()
  await expect(page.locator('[data-role="user"]').last()).toContainText('7 × 8 = 54')

  // The tutor helps on a layer of its own, and in words for whoever cannot see it.
  const layer = tool(page).locator('[data-layer="tutor"]')
  await expect(layer).not.toBeEmpty()
  await expect(tool(page).getByRole('list', { name: /^What .+ drew$/ })).toContainText('7 rows of 8 dots')
  expect(await layer.textContent()).not.toContain('56')
  await expect(tool(page).getByText('Saved', { exact: true })).toBeVisible()

  await page.goto('/dashboard')
  await page.getByRole('button', { name: /^View Session History/ }).click()
  await page.getByRole('button', { name: /^View the session/ }).click()
  const transcript = page.getByRole('dialog', { name: 'Session Transcript' })
  // Neither in words nor in the picture was it told what it makes; '6:56 PM' is a time.
  await expect(transcript.getByRole('listitem').filter({ hasText: /^Tutor/ })).toHaveCount(2)
  await expect(transcript).not.toContainText(/(?<!:)\b56\b/)
  const drawings = transcript.getByRole('region', { name: 'Drawings' })
  await expect(drawings.getByRole('img', { name: /^Drawing by Mia/ })).toBeVisible()
  await drawings.getByRole('button', { name: /being drawn$/ }).click()
  const moment = drawings.getByRole('slider', { name: 'How far the drawing is' })
  await expect(drawings.getByRole('button', { name: /^(Play|Pause)$/ })).toBeEnabled()
  await expect.poll(async () => Number(await moment.inputValue())).toBeGreaterThan(0)
  await axeFinds(page, 'a drawing in the transcript')
})

test('draws with every tool, erases what it passes, brings all back after Clear All, and keeps it over a reload', async ({
  page,
}) => {
  const { kinds } = await newBoard(page)
  await drawLines(page, [
    [
      [60, 80],
      [110, 200],
      [160, 80],
    ],
  ])
  for (const [name, from, to] of [
    ['Circle', [400, 150], [480, 150]],
    ['Rect', [560, 80], [740, 200]],
    ['Line', [60, 350], [360, 354]],
  ] as const) {
    await press(page, name)
    await drawLines(page, [[from, to]])
  }
  await expect.poll(kinds).toEqual(['ink', 'circle', 'rect', 'line'])
  await expect(tool(page).getByText('Saved', { exact: true })).toBeVisible()

  const before = await inked(page)
  await press(page, 'Eraser')
  await drawLines(page, [
    [
      [400, 40],
      [400, 260],
    ],
  ])
  await expect.poll(kinds).toEqual(['ink', 'ink', 'ink', 'rect', 'line'])
  expect(await inked(page)).toBeLessThan(before)

  await press(page, 'Clear All')
  await expect(said(page)).toHaveText('All clear. Undo brings it back.')
  await expect.poll(() => inked(page)).toBe(0)
  await press(page, 'Undo')
  await expect.poll(() => inked(page)).toBeGreaterThan(0)
  await expect.poll(kinds).toEqual(['ink', 'ink', 'ink', 'rect', 'line'])
  await expect(tool(page).getByText('Saved', { exact: true })).toBeVisible()

  await page.reload()
  await openBoard(page)
  await tool(page).getByText('What is on the board').click()
  await expect(tool(page).getByRole('listitem')).toHaveCount(5)
  await expect.poll(() => inked(page)).toBeGreaterThan(0)
})

test('commits typed text on Enter and on blur, and drops it with Escape', async ({ page }) => {
  const { saves } = await newBoard(page)
  const field = tool(page).getByLabel('Type here')
  const type = async (at: readonly [number, number], text: string) => {
    await drawLines(page, [[at]])
    await expect(field).toBeFocused()
    await page.keyboard.type(text)
  }
  await press(page, 'Type')
  await type([100, 100], '3 × 4')
  await page.keyboard.press('Enter')
  await expect(board(page)).toBeFocused()
  await type([100, 200], 'twelve')
  await page.getByRole('button', { name: 'Type a message' }).click()
  await page.getByRole('button', { name: 'Put the box away' }).click()
  await expect(field).toHaveCount(0)
  await type([100, 300], 'nothing')
  await page.keyboard.press('Escape')
  await expect(field).toHaveCount(0)
  await expect.poll(() => (saves.at(-1) ?? []).map(({ text }) => text)).toEqual(['3 × 4', 'twelve'])
})

test('by keyboard alone: draws a line, picks it, moves it, has it looked at, and deletes it', async ({ page }) => {
  const { kinds } = await newBoard(page)
  const use = async (name: string) => {
    await tool(page).getByRole('button', { name, exact: true }).focus()
    await page.keyboard.press('Enter')
  }
  await use('Line')
  await board(page).focus()
  await page.keyboard.press('Enter')
  for (let count = 0; count < 8; count++) await page.keyboard.press('ArrowRight')
  await expect(said(page)).toHaveText('Across 480, down 250.')
  await page.keyboard.press('Enter')
  await expect(said(page)).toHaveText('Added: A black straight line, in the middle.')
  await use('Select')
  await board(page).focus()
  await page.keyboard.press('Enter')
  await expect(said(page)).toHaveText('Picked: A black straight line, in the middle.')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(kinds).toEqual(['line'])

  await use('Analyze Drawing')
  await expect(panel(page)).toHaveAttribute('aria-busy', 'false')
  await expect(panel(page).getByRole('status').locator('p').first()).toBeFocused()
  await expect(panel(page).getByRole('status')).not.toHaveText('')
  await board(page).focus()
  await page.keyboard.press('Delete')
  await expect.poll(kinds).toEqual([])
})

test('puts a drawing into the gallery and goes on with a copy; a picture can be taken home', async ({ page }) => {
  await newBoard(page)
  await drawLines(page, [
    [
      [60, 80],
      [300, 200],
    ],
  ])
  await press(page, 'Keep it')
  const coming = page.waitForEvent('download')
  await press(page, 'Save picture')
  expect((await coming).suggestedFilename()).toBe('my-board.png')
  await press(page, 'New board')
  await expect.poll(() => inked(page)).toBe(0)
  await press(page, 'My gallery')
  await axeFinds(page, 'gallery')
  await page.getByRole('button', { name: /^Go on with a copy/ }).click()
  await expect.poll(() => inked(page)).toBeGreaterThan(0)
})

test('fits the smallest screen, with everything large enough for the fingers of the youngest', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 780 })
  await newBoard(page, 'Grade 1')
  expect(await wide(page)).toBe(320)
  expect(await tool(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
  expect((await board(page).boundingBox())?.width).toBeGreaterThan(320 - 24)
  const small = await tool(page)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const { width, height } = button.getBoundingClientRect()
        return Math.min(width, height) < 64 ? [button.textContent] : []
      }),
    )
  expect(small).toEqual([])
  await axeFinds(page, 'blackboard at 320')
})
