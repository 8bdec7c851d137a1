import { expect, type Page } from '@playwright/test'
import { axeFinds } from './axe.ts'
import { openLesson } from './journey.ts'
import { test } from './test.ts'

type Element = { kind: string; text?: string }

const tool = (page: Page) => page.getByRole('region', { name: 'Blackboard' })
const board = (page: Page) => page.getByRole('application', { name: 'Drawing board' })
const press = (page: Page, name: string) => tool(page).getByRole('button', { name, exact: true }).click()
const said = (page: Page) => tool(page).getByRole('status').first()

async function openTool(page: Page) {
  const small = page.getByRole('button', { name: 'Tools and tutor' })
  if (await small.isVisible()) await small.click()
  await page.getByRole('button', { name: 'Blackboard' }).filter({ visible: true }).click()
  await expect(board(page)).toBeVisible()
}

/** Opens the tool for a new child, and follows what is saved. */
async function openBoard(page: Page, grade = 'Grade 3') {
  const saves: Element[][] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().includes('/api/drawings/'))
      saves.push(request.postDataJSON().scene.elements)
  })
  await openLesson(page, 'Mia', grade)
  await openTool(page)
  const kinds = () => (saves.at(-1) ?? []).map(({ kind }) => kind)
  return { saves, kinds }
}

/** Draws with a real pointer, in units of the board. */
async function drag(page: Page, ...places: [number, number][]) {
  const box = await board(page).boundingBox()
  if (!box) throw new Error('no board')
  const at = ([x, y]: [number, number]) => [box.x + (x * box.width) / 800, box.y + (y * box.height) / 500] as const
  const [first, ...rest] = places
  if (first) await page.mouse.move(...at(first))
  await page.mouse.down()
  for (const place of rest) await page.mouse.move(...at(place), { steps: 6 })
  await page.mouse.up()
}

/** How many pixels of the finished drawing are not empty. */
const inked = (page: Page) =>
  board(page)
    .locator('canvas')
    .first()
    .evaluate((canvas) => {
      if (!(canvas instanceof HTMLCanvasElement)) throw new Error('no canvas')
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
      let count = 0
      for (let at = 3; at < data.length; at += 4) if (data[at]) count++
      return count
    })

test('draws with every tool, erases what it passes, brings all back after Clear All, and keeps it over a reload', async ({
  page,
}) => {
  const { kinds } = await openBoard(page)
  await drag(page, [60, 80], [110, 200], [160, 80])
  await press(page, 'Circle')
  await drag(page, [400, 150], [480, 150])
  await press(page, 'Rect')
  await drag(page, [560, 80], [740, 200])
  await press(page, 'Line')
  await drag(page, [60, 350], [360, 354])
  await expect.poll(kinds).toEqual(['ink', 'circle', 'rect', 'line'])
  await expect(tool(page).getByText('Saved', { exact: true })).toBeVisible()

  const before = await inked(page)
  await press(page, 'Eraser')
  await drag(page, [400, 40], [400, 260])
  await expect.poll(kinds).toEqual(['ink', 'ink', 'ink', 'rect', 'line'])
  expect(await inked(page)).toBeLessThan(before)

  await press(page, 'Clear All')
  await expect(said(page)).toHaveText('All clear. Undo brings it back.')
  await expect.poll(() => inked(page)).toBe(0)
  await page.keyboard.press('Control+z')
  await expect.poll(() => inked(page)).toBeGreaterThan(0)
  await expect.poll(kinds).toEqual(['ink', 'ink', 'ink', 'rect', 'line'])

  await page.reload()
  await expect(page.getByPlaceholder('Type your message')).toBeEnabled()
  await openTool(page)
  await tool(page).getByText('What is on the board').click()
  await expect(tool(page).getByRole('listitem')).toHaveCount(5)
  await expect.poll(() => inked(page)).toBeGreaterThan(0)
})

test('commits typed text on Enter and on blur, and drops it with Escape', async ({ page }) => {
  const { saves } = await openBoard(page)
  const field = tool(page).getByLabel('Type here')
  const type = async (at: [number, number], text: string) => {
    await drag(page, at)
    await expect(field).toBeFocused()
    await page.keyboard.type(text)
  }
  await press(page, 'Type')
  await type([100, 100], '3 × 4')
  await page.keyboard.press('Enter')
  await expect(board(page)).toBeFocused()
  await type([100, 200], 'twelve')
  await page.getByPlaceholder('Type your message').click()
  await expect(field).toHaveCount(0)
  await type([100, 300], 'nothing')
  await page.keyboard.press('Escape')
  await expect(field).toHaveCount(0)
  await expect.poll(() => (saves.at(-1) ?? []).map(({ text }) => text)).toEqual(['3 × 4', 'twelve'])
})

test('by keyboard alone: draws, picks, moves, deletes, and has it looked at', async ({ page }) => {
  const { kinds } = await openBoard(page)
  await tool(page).getByRole('button', { name: 'Circle' }).focus()
  await page.keyboard.press('Space')
  await board(page).focus()
  await page.keyboard.press('Enter')
  for (let count = 0; count < 8; count++) await page.keyboard.press('ArrowRight')
  await expect(said(page)).toHaveText('Across 480, down 250.')
  await page.keyboard.press('Enter')
  await expect(said(page)).toHaveText('Added: A black circle, in the middle.')
  await tool(page).getByRole('button', { name: 'Select' }).focus()
  await page.keyboard.press('Enter')
  await board(page).focus()
  await page.keyboard.press('Enter')
  await expect(said(page)).toHaveText('Picked: A black circle, in the middle.')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(kinds).toEqual(['circle'])
  await axeFinds(page, 'blackboard, something picked')

  await tool(page).getByRole('button', { name: 'Analyze Drawing' }).focus()
  await page.keyboard.press('Enter')
  const panel = tool(page).getByRole('region', { name: 'What I see' })
  await expect(panel).toHaveAttribute('aria-busy', 'false')
  await expect(panel.getByRole('status').locator('p').first()).toBeFocused()
  await expect(panel.getByRole('status')).not.toHaveText('')
  await axeFinds(page, 'blackboard, looked at')
  await board(page).focus()
  await page.keyboard.press('Delete')
  await expect.poll(kinds).toEqual([])
})

test('puts a drawing into the gallery and goes on with a copy; a picture can be taken home', async ({ page }) => {
  await openBoard(page)
  await drag(page, [60, 80], [300, 200])
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

for (const [grade, width] of [
  ['Grade 3', 320],
  ['Grade 1', 390],
] as const) {
  test(`fits a screen ${width} pixels wide, with the board as wide as it (${grade})`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 })
    await openBoard(page, grade)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await tool(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
    expect((await board(page).boundingBox())?.width).toBeGreaterThan(width - 24)
    const least = grade === 'Grade 1' ? 64 : 48
    for (const control of await tool(page).getByRole('button').all()) {
      const { height = 0, width: across = 0 } = (await control.boundingBox()) ?? {}
      expect(Math.min(height, across), (await control.textContent()) ?? '').toBeGreaterThanOrEqual(least)
    }
    await axeFinds(page, `blackboard at ${width}`)
  })
}
