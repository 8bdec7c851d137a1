// How smoothly a film moves with a quarter of the processor: frames per second, and the time between two frames, while it plays.
// Usage: npm run build && node --import tsx bench/film-frames.ts [film ...]
import { mkdtempSync, rmSync } from 'node:fs'
import os, { cpus, loadavg } from 'node:os'
import path from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { filmOf, openFilm, television } from '../tests/e2e/film.ts'
import { ensureChromium } from '../tests/support/chromium.ts'
import { quantile, startServer } from './server-under-test.ts'

/** `WHOLE=1`: with the whole processor. `busy ms/frame` is then what our page costs the main thread, whatever else the machine does: four times of it is a quarter's. */
const rate = process.env.WHOLE ? 1 : 4
const names = process.argv.slice(2)
const films = names.length > 0 ? names : ['count-to-five', 'make-ten', 'water-cycle']
const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]
/** Longer than one frame at 60 per second, with half a frame for the clock. Milliseconds. */
const late = 1_000 / 40
const watched = 8_000

let families = 0

/** The times of frames while the film plays its first sentences, and how often the page was laid out for them. */
async function watch(browser: Browser, base: string, name: string, size: (typeof sizes)[number]) {
  const context = await browser.newContext({
    viewport: size,
    baseURL: base,
    extraHTTPHeaders: { 'x-forwarded-for': `10.90.0.${++families}` },
  })
  const page = await context.newPage()
  await page.route('**/api/tts', (route) => route.abort())
  const film = filmOf(name)
  await openFilm(page, film)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
  await page.waitForTimeout(1_000)
  const metrics = async () => {
    const found = await devtools.send('Performance.getMetrics')
    const of = (name: string) => found.metrics.find((one) => one.name === name)?.value ?? 0
    return { layouts: of('LayoutCount'), busy: of('TaskDuration') }
  }
  const before = await metrics()
  await television(page)
    .getByRole('button', { name: `Play: ${film.title}` })
    .click()
  const times = await page.evaluate(async (lasts) => {
    const seen: number[] = []
    while ((seen.at(-1) ?? 0) - (seen[0] ?? 0) < lasts) seen.push(await new Promise<number>(requestAnimationFrame))
    return seen
  }, watched)
  const after = await metrics()
  await context.close()
  const gaps = times.slice(1).map((time, at) => time - (times[at] ?? time))
  const seconds = gaps.reduce((sum, gap) => sum + gap, 0) / 1_000
  return {
    film: name,
    screen: `${size.width}×${size.height}`,
    'frames/s': Math.round((gaps.length / seconds) * 10) / 10,
    'p95 ms': Math.round(quantile(gaps, 0.95) * 10) / 10,
    'p99 ms': Math.round(quantile(gaps, 0.99) * 10) / 10,
    'late frames': `${gaps.filter((gap) => gap > late).length}/${gaps.length}`,
    'layouts/frame': Math.round(((after.layouts - before.layouts) / gaps.length) * 100) / 100,
    'busy ms/frame': Math.round(((after.busy - before.busy) * 100_000) / gaps.length) / 100,
  }
}

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'trellis-bench-'))
const server = await startServer({ DATA_DIR: dataDir })
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
})
try {
  const rows: Awaited<ReturnType<typeof watch>>[] = []
  for (const name of films) for (const size of sizes) rows.push(await watch(browser, server.base, name, size))
  console.table(rows)
  console.log(`load of the machine: ${loadavg()[1]?.toFixed(1)} on ${cpus().length} processors`)
} finally {
  await browser.close()
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
