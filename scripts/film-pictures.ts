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

// Plays films to their end in Chromium, without a voice and without waiting, and keeps pictures: of every sentence on one sheet, and of
// the whole screen at each stop and at the end. After `npm run build`: npx tsx scripts/film-pictures.ts FOLDER half-past rhymes

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
]
/** Of one sentence on a sheet. */
const [wide, high, columns] = [400, 290, 4]

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

async function play(page: Page, film: Clip, name: string): Promise<Buffer[]> {
  const pictures: Buffer[] = []
  await television(page)
    .getByRole('button', { name: `Play: ${film.title}` })
    .click()
  for (const [at, { says, stop }] of film.scenes.entries()) {
    for (const _ of says) {
      await settle(page)
      await hidden(page, `${name} scene ${at}`)
      pictures.push(await television(page).locator('div:has(> div > [data-player-focus="stage"])').first().screenshot())
      await goOn(page, await shown(page))
    }
    if (!stop) continue
    await settle(page)
    await hidden(page, `${name} stop ${at}`)
    await page.screenshot({ path: path.join(folder, `${name}-stop${at}.png`) })
    await answerByKeys(page, stop)
    await page.clock.runFor(20)
    await settle(page)
    await hidden(page, `${name} stop ${at} right`)
    await page.screenshot({ path: path.join(folder, `${name}-stop${at}-right.png`) })
    await television(page).getByRole('button', { name: 'Go on' }).click({ timeout: 5_000 })
  }
  await settle(page)
  await page.screenshot({ path: path.join(folder, `${name}-end.png`) })
  return pictures
}

async function sheet(pictures: readonly Buffer[], file: string): Promise<void> {
  const cells = await Promise.all(
    pictures.map((one) => sharp(one).resize(wide, high, { fit: 'contain', background: '#888' }).toBuffer()),
  )
  const rows = Math.ceil(cells.length / columns)
  await sharp({ create: { width: columns * wide, height: rows * high, channels: 3, background: '#888' } })
    .composite(cells.map((input, at) => ({ input, left: (at % columns) * wide, top: Math.floor(at / columns) * high })))
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
  await sheet(await play(page, film, file), path.join(folder, `${file}.png`))
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
    for (const size of sizes)
      await picture(browser, server.base, name, size).catch((fault) => console.error(name, size.width, fault))
} finally {
  await browser.close()
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
