import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { startServer } from '../bench/server-under-test.ts'
import type { Clip } from '../src/shared/clip.ts'
import type { ClipStop } from '../src/shared/clip-stop.ts'
import { answerByKeys, filmOf, openFilm, television } from '../tests/e2e/film.ts'
import { holdTime } from '../tests/e2e/slow-time.ts'
import { ensureChromium } from '../tests/support/chromium.ts'

// Plays films from the first to the end and keeps how they move: a frame every half second, and one every 50 ms while something moves, on sheets
// with the time and what is said. Each stop is answered once as a usual mistake, and then rightly. The page's time is moved by hand, with its
// animations, so that the frames are true on a busy machine. After `npm run build`: npx tsx scripts/film-motion.ts FOLDER rhymes (ONLY=390)

const [folder = '', ...names] = process.argv.slice(2)
const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
].filter(({ width }) => !process.env.ONLY || width === Number(process.env.ONLY))
const [tick, beat] = [50, 500]
/** The many frames of the movements cost most of the time: BURSTS=0 leaves them out. */
const bursts = process.env.BURSTS !== '0'

type Frame = { image: Buffer; text: string }

/** Lets the page's time pass with its animations; answers whether something moves that comes to an end. */
async function passes(page: Page): Promise<boolean> {
  await page.clock.runFor(tick)
  return page.evaluate((by) => {
    let moves = false
    for (const one of document.getAnimations()) {
      const timing = one.effect?.getComputedTiming()
      const isEndless = timing?.iterations === Number.POSITIVE_INFINITY
      const own = one.effect instanceof KeyframeEffect ? one.effect.target : null
      if (isEndless && own && getComputedStyle(own).animationPlayState === 'paused') continue
      // Whoever is seen for the first time has just begun: what passed of it by the machine's own clock is taken back.
      const at = one.id === 'held' ? Number(one.currentTime) + by : 0
      if (one.id !== 'held') one.pause()
      one.id = 'held'
      if (isEndless || at < Number(timing?.endTime)) one.currentTime = at
      else one.finish()
      const late = Number(timing?.delay)
      if (!isEndless && at >= late && at < Number(timing?.endTime)) moves = true
    }
    return moves
  }, tick)
}

const caption = (page: Page) =>
  television(page)
    .locator('p.bg-ink')
    .evaluateAll(([one]) => one?.textContent ?? '')
const isShown = (page: Page, what: 'asking' | 'ended') =>
  what === 'asking'
    ? television(page).locator('[data-player-focus="asking"]').isVisible()
    : television(page).getByText('You found out:').isVisible()

type Kept = { beats: Frame[]; bursts: Frame[]; screens: Frame[] }

async function keepScreen(page: Page, kept: Kept, text: string): Promise<void> {
  for (let at = 0; at < 16; at++) await passes(page)
  kept.screens.push({ image: await page.screenshot({ type: 'jpeg' }), text })
}

/** Until something is asked, or the film is over. */
async function watch(page: Page, kept: Kept, since: number): Promise<number> {
  const stage = television(page).locator('[data-player-focus="stage"]')
  const box = await stage.boundingBox()
  if (!box) throw new Error('The stage is not there.')
  let said = ''
  for (let time = since; ; time += tick) {
    const isMoving = await passes(page)
    const isBeat = time % beat === 0
    if (isBeat || (isMoving && bursts)) {
      const image = await page.screenshot({ type: 'jpeg', quality: 70, clip: box })
      said = await caption(page)
      const frame = { image, text: `${(time / 1_000).toFixed(2)} ${said}` }
      if (isBeat) kept.beats.push(frame)
      if (isMoving && bursts) kept.bursts.push(frame)
    }
    if (isBeat && ((await isShown(page, 'asking')) || (await isShown(page, 'ended')))) return time
  }
}

/** A usual mistake first, then what is right, by the keyboard alone. */
async function answerTwice(page: Page, stop: ClipStop, kept: Kept, name: string): Promise<void> {
  await keepScreen(page, kept, `${name} asks`)
  const wrong = stop.feedback[0]?.answer ?? ''
  await answerByKeys(page, { ...stop, correct_answer: wrong })
  await keepScreen(page, kept, `${name} after ${wrong}`)
  if (stop.hands) await television(page).getByRole('button', { name: 'Start over' }).press('Enter')
  await answerByKeys(page, stop)
  await keepScreen(page, kept, `${name} answered`)
  await television(page).getByRole('button', { name: 'Go on' }).click({ timeout: 5_000 })
}

async function play(page: Page, film: Clip): Promise<Kept> {
  const kept: Kept = { beats: [], bursts: [], screens: [] }
  await television(page)
    .getByRole('button', { name: `Play: ${film.title}` })
    .click()
  let time = 0
  for (const { stop } of film.scenes.filter((one) => one.stop)) {
    time = await watch(page, kept, time)
    if (stop) await answerTwice(page, stop, kept, stop.question)
  }
  await watch(page, kept, time)
  await keepScreen(page, kept, 'the end')
  return kept
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
const below = 20

async function sheet(
  frames: readonly Frame[],
  file: string,
  wide: number,
  high: number,
  columns: number,
): Promise<void> {
  if (frames.length === 0) return
  const cells = await Promise.all(
    frames.map(async ({ image, text }, at) => {
      const [left, top] = [(at % columns) * wide, Math.floor(at / columns) * (high + below)]
      const size = Math.min(15, (wide * 1.9) / Math.max(1, text.length))
      const words = Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${below}"><text x="2" y="15" font-family="sans-serif" font-size="${size}" fill="#fff">${escaped(text)}</text></svg>`,
      )
      const input = await sharp(image)
        .resize(wide - 4, high, { fit: 'contain', background: '#666' })
        .toBuffer()
      return [
        { input, left, top },
        { input: words, left, top: top + high },
      ]
    }),
  )
  const height = Math.ceil(cells.length / columns) * (high + below)
  await sharp({ create: { width: columns * wide, height, channels: 3, background: '#666' } })
    .composite(cells.flat())
    .png({ palette: true })
    .toFile(file)
}

/** So many fit on a sheet that can still be looked at. */
async function sheets(frames: readonly Frame[], file: string, wide: number, columns: number, most: number) {
  for (let at = 0; at * most < frames.length; at++)
    await sheet(
      frames.slice(at * most, (at + 1) * most),
      `${file}-${at + 1}.png`,
      wide,
      Math.round((wide * 9) / 16),
      columns,
    )
}

let families = 0

async function take(browser: Browser, base: string, name: string, size: (typeof sizes)[number]): Promise<void> {
  const context = await browser.newContext({
    viewport: size,
    baseURL: base,
    extraHTTPHeaders: { 'x-forwarded-for': `10.91.0.${++families}` },
  })
  try {
    const page = await context.newPage()
    await page.route('**/api/tts', (route) => route.abort())
    await page.clock.install()
    const film = filmOf(name)
    await openFilm(page, film)
    await holdTime(page)
    const { beats, bursts, screens } = await play(page, film)
    const file = path.join(folder, `${name}-${size.width}`)
    await sheets(beats, `${file}-beats`, 268, 6, 60)
    await sheets(bursts, `${file}-bursts`, 160, 10, 150)
    const wide = size.width > size.height ? 640 : 320
    await sheet(screens, `${file}-stops.png`, wide, Math.round((wide * size.height) / size.width), 3)
    console.log(name, size.width, `${beats.length} beats, ${bursts.length} frames of movement`)
  } finally {
    await context.close()
  }
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
      await take(browser, server.base, name, size).catch((fault) => console.error(name, size.width, fault))
} finally {
  await browser.close()
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
