import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { startServer } from '../bench/server-under-test.ts'
import type { Clip } from '../src/shared/clip.ts'
import { answerByKeys, filmOf, openFilm, television } from '../tests/e2e/film.ts'
import { holdTime } from '../tests/e2e/slow-time.ts'
import { ensureChromium } from '../tests/support/chromium.ts'

// Plays films to their end in Chromium, without a voice and without waiting, and keeps pictures: of every sentence on one sheet, with what
// is said below it, and of the whole screen at each stop and at the end on another. After `npm run build`:
// npx tsx scripts/film-pictures.ts FOLDER half-past rhymes (at one size only: ONLY=1280)

const [folder = '', ...names] = process.argv.slice(2)
const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  ...(process.env.ALL_SIZES
    ? [
        { width: 820, height: 1180 },
        { width: 844, height: 390 },
      ]
    : []),
].filter(({ width }) => !process.env.ONLY || width === Number(process.env.ONLY))
/** Of one sentence on a sheet, and of what is written below. */
const [wide, high, below, columns] = [400, 228, 44, 4]

/** Everything stands where its movement ends. */
async function settle(page: Page): Promise<void> {
  // The page's own time, frames too, stands still.
  await page.clock.runFor(40)
  await page.evaluate(() => {
    for (const one of document.getAnimations())
      if (one.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY) one.finish()
  })
}

const shown = (page: Page) =>
  television(page)
    .locator('p.bg-ink')
    .evaluateAll(([caption]) => caption?.textContent)

/** Lets time pass until something else is said or asked. */
async function goOn(page: Page, from: string | null | undefined): Promise<void> {
  for (let step = 0; step < 60; step++) {
    await page.clock.runFor(500)
    if (await television(page).locator('[data-player-focus="asking"]').isVisible()) return
    if (await television(page).getByText('You found out:').isVisible()) return
    if ((await shown(page)) !== from) return
  }
  throw new Error(`Nothing comes after “${from}”`)
}

async function hidden(page: Page, what: string): Promise<void> {
  const over = await television(page).evaluate((box) => box.scrollHeight - box.clientHeight)
  if (over > 0) console.log(`${what}: ${over} px are below the fold`)
}

type Picture = { image: Buffer; says: string }

async function play(page: Page, film: Clip, name: string): Promise<{ told: Picture[]; screens: Picture[] }> {
  const told: Picture[] = []
  const screens: Picture[] = []
  await television(page)
    .getByRole('button', { name: `Play: ${film.title}` })
    .click()
  for (const [at, { says, stop }] of film.scenes.entries()) {
    for (const [line, text] of says.entries()) {
      await settle(page)
      await hidden(page, `${name} scene ${at}`)
      told.push({
        image: await television(page).locator('[data-player-focus="stage"]').screenshot(),
        says: `${at}.${line} ${text}`,
      })
      await goOn(page, await shown(page))
    }
    if (!stop) continue
    await settle(page)
    await hidden(page, `${name} stop ${at}`)
    screens.push({ image: await page.screenshot(), says: `stop ${at}` })
    await answerByKeys(page, stop)
    await page.clock.runFor(20)
    await settle(page)
    await hidden(page, `${name} stop ${at} right`)
    screens.push({ image: await page.screenshot(), says: `stop ${at}, answered` })
    await television(page).getByRole('button', { name: 'Go on' }).click({ timeout: 5_000 })
  }
  await settle(page)
  screens.push({ image: await page.screenshot(), says: 'end' })
  return { told, screens }
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** What is said, in two lines at most. */
function caption(text: string, width: number): Buffer {
  const words = text.split(' ')
  const half =
    text.length > width / 9
      ? words.findIndex((_, at) => words.slice(0, at + 1).join(' ').length > text.length / 2)
      : words.length
  const lines = [words.slice(0, half), words.slice(half)].map(
    (line, at) => `<text x="6" y="${17 + at * 19}">${escaped(line.join(' '))}</text>`,
  )
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${below}" font-family="sans-serif" font-size="16" fill="#fff">${lines.join('')}</svg>`,
  )
}

type Cells = { wide: number; high: number; columns: number }

async function sheet(pictures: readonly Picture[], file: string, { wide, high, columns }: Cells): Promise<void> {
  const cells = await Promise.all(
    pictures.map(async ({ image, says }, at) => {
      const [left, top] = [(at % columns) * wide, Math.floor(at / columns) * (high + below)]
      const input = await sharp(image).resize(wide, high, { fit: 'contain', background: '#666' }).toBuffer()
      return [
        { input, left, top },
        { input: caption(says, wide), left, top: top + high },
      ]
    }),
  )
  const height = Math.ceil(cells.length / columns) * (high + below)
  await sharp({ create: { width: columns * wide, height, channels: 3, background: '#666' } })
    .composite(cells.flat())
    .png()
    .toFile(file)
}

let families = 0

async function picture(browser: Browser, base: string, name: string, size: (typeof sizes)[number]): Promise<void> {
  const context = await browser.newContext({
    viewport: size,
    baseURL: base,
    extraHTTPHeaders: { 'x-forwarded-for': `10.90.0.${++families}` },
  })
  const page = await context.newPage()
  await page.route('**/api/tts', (route) => route.abort())
  await page.clock.install()
  const film = filmOf(name)
  await openFilm(page, film)
  await holdTime(page)
  const file = `${name}-${size.width}`
  const { told, screens } = await play(page, film, file)
  await sheet(told, path.join(folder, `${file}.png`), { wide, high, columns })
  const width = size.width > size.height ? 800 : 390
  await sheet(screens, path.join(folder, `${file}-stops.png`), {
    wide: width,
    high: Math.round((width * size.height) / size.width),
    columns: size.width > size.height ? 2 : 4,
  })
  await context.close()
}

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'trellis-films-'))
const server = await startServer({ DATA_DIR: dataDir })
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
})
try {
  mkdirSync(folder, { recursive: true })
  for (const name of names)
    for (const size of sizes) {
      // A busy machine may be too slow to open the lesson in time: once more, then it is told.
      const take = () => picture(browser, server.base, name, size)
      await take()
        .catch(take)
        .catch((fault) => console.error(name, size.width, fault))
    }
} finally {
  await browser.close()
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
