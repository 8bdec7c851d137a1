import { expect, type Page } from '@playwright/test'

type Place = readonly [number, number]

export const tool = (page: Page) => page.getByRole('region', { name: 'Blackboard' })
export const board = (page: Page) => page.getByRole('application', { name: 'Drawing board' })

/** Opens a tool of the lesson. */
export const openTool = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Tools' }).getByRole('button', { name }).click()

export async function openBoard(page: Page) {
  await openTool(page, 'Blackboard')
  await expect(board(page)).toBeVisible()
}

/** Draws lines with a real pointer, in units of the board. */
export async function drawLines(page: Page, lines: readonly (readonly Place[])[], steps = 6) {
  await board(page).scrollIntoViewIfNeeded()
  const box = await board(page).boundingBox()
  if (!box) throw new Error('no board')
  const at = ([x, y]: Place) => [box.x + (x * box.width) / 800, box.y + (y * box.height) / 500] as const
  for (const [first, ...rest] of lines) {
    if (!first) continue
    await page.mouse.move(...at(first))
    await page.mouse.down()
    for (const place of rest) await page.mouse.move(...at(place), { steps })
    await page.mouse.up()
  }
}

/** How a child writes them, in a box of 40 by 60; a bar lifts the pen. */
const signs: Record<string, string> = {
  '4': '22,0 0,40 40,40 | 30,20 30,65',
  '5': '35,0 8,0 6,25 25,22 38,40 25,60 3,55',
  '7': '0,0 40,0 15,60',
  '8': '35,10 20,0 5,10 20,27 38,45 20,60 3,45 20,27 35,10',
  '×': '0,15 30,50 | 30,15 0,50',
  '=': '0,25 35,25 | 0,42 35,42',
}

/** Writes a sum on the board by hand. */
export async function writeByHand(page: Page, sum: string, [left, top]: Place) {
  const lines = [...sum].flatMap((sign, at) =>
    (signs[sign] ?? '').split(' | ').map((line) =>
      line.split(' ').map((place): Place => {
        const [x = 0, y = 0] = place.split(',').map(Number)
        return [left + at * 62 + x, top + y]
      }),
    ),
  )
  await drawLines(page, lines, 5)
}

/** How many pixels of the finished drawing are not empty. */
export const inked = (page: Page) =>
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

/** How wide the page is, with what does not fit. */
export const wide = (page: Page) => page.evaluate(() => document.scrollingElement?.scrollWidth ?? 0)
