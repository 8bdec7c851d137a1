import { cpus, loadavg } from 'node:os'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { build } from 'vite'
import { ensureChromium } from '../tests/support/chromium.ts'

// From a pen's move to painted ink, in a real browser: see README.md for what is measured. Run: npx tsx bench/ink.ts

const rate = 120
const strokes = 4
const perStroke = 120
/** Every case is run so often, in turn, and the calmest run counts: a busy machine only makes figures worse. */
const rounds = 3
const frame = 1_000 / 60

/** Only what the Sheet lays out with: the look is not measured here. */
const style = `body{margin:0}#root{width:1000px}.relative{position:relative}.absolute{position:absolute}.inset-0{inset:0}
.size-full{width:100%;height:100%}.w-full{width:100%}.contents{display:contents}.pointer-events-none{pointer-events:none}`

type Case = { points: string; cpu: number; density: number }
const cases: Case[] = [1, 4].flatMap((cpu) =>
  [1, 2].flatMap((density) => ['bare', '10000', '24000'].map((points) => ({ points, cpu, density }))),
)

async function pageCode(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic' } },
    build: { write: false, rolldownOptions: { input: 'bench/ink-page.tsx' } },
  })
  const [output] = Array.isArray(built) ? built : [built]
  const script = output && 'output' in output ? output.output.find((one) => one.type === 'chunk') : undefined
  if (!script) throw new Error('The page could not be built.')
  return script.code
}

const at = (numbers: readonly number[], share: number) =>
  [...numbers].sort((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? Number.NaN

/** A pen that draws loops at 120 Hz, whatever the page does with them. */
async function draw(devtools: CDPSession) {
  const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', stroke: number, step: number) =>
    devtools.send('Input.dispatchMouseEvent', {
      type,
      x: 150 + stroke * 120 + 90 * Math.cos(step / 8),
      y: 300 + 130 * Math.sin(step / 11),
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      force: 0.5 + 0.4 * Math.sin(step / 20),
      pointerType: 'pen',
    })
  for (let stroke = 0; stroke < strokes; stroke++) {
    await send('mousePressed', stroke, 0)
    const began = performance.now()
    const sent: Promise<unknown>[] = []
    for (let step = 1; step <= perStroke; step++) {
      const wait = began + (step * 1_000) / rate - performance.now()
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
      sent.push(send('mouseMoved', stroke, step))
    }
    await Promise.all(sent)
    await send('mouseReleased', stroke, perStroke)
  }
}

const busyTime = async (devtools: CDPSession) => {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (metrics.find((one) => one.name === 'TaskDuration')?.value ?? 0) * 1_000
}

type Figures = Record<'newest' | 'oldest' | 'handling' | 'frames' | 'redraw', number[]> & { points: number }

async function figuresOf(page: Page): Promise<Figures> {
  return page.evaluate(() => Reflect.get(window, 'figures'))
}

async function run(browser: Browser, code: string, { points, cpu, density }: Case) {
  const page = await browser.newPage({ viewport: { width: 1_100, height: 700 }, deviceScaleFactor: density })
  const html = `<!doctype html><style>${style}</style><div id="root"></div><script type="module" src="/page.js"></script>`
  await page.route('https://ink.test/**', (route) =>
    route.request().url().endsWith('/page.js')
      ? route.fulfill({ contentType: 'text/javascript', body: code })
      : route.fulfill({ contentType: 'text/html', body: html }),
  )
  await page.goto(`https://ink.test/?points=${points}`)
  await page.locator('canvas').first().waitFor()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  await page.waitForTimeout(500)
  const idle = await busyTime(devtools)
  await page.waitForTimeout(1_000)
  const before = await busyTime(devtools)
  const framesBefore = (await figuresOf(page)).frames.length
  const began = performance.now()
  await draw(devtools)
  const seconds = (performance.now() - began) / 1_000
  const busy = (await busyTime(devtools)) - before - (before - idle) * seconds
  const figures = await figuresOf(page)
  figures.redraw = await page.evaluate(() => Reflect.get(window, 'paintAll')())
  await page.close()
  return row({ points, cpu, density }, figures, figures.frames.slice(framesBefore), busy)
}

function row({ points, cpu, density }: Case, figures: Figures, frames: number[], busy: number) {
  const gaps = frames.slice(1).map((time, index) => time - (frames[index] ?? time))
  return {
    CPU: `1/${cpu}`,
    density,
    'on the canvas': points,
    'newest p50': rounded(at(figures.newest, 0.5)),
    'newest p95': rounded(at(figures.newest, 0.95)),
    'oldest p95': rounded(at(figures.oldest, 0.95)),
    'handler p95': rounded(at(figures.handling, 0.95)),
    'ms/point': rounded(busy / figures.points),
    'points heard': `${figures.points}/${strokes * perStroke}`,
    'frames lost': `${gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / frame) - 1), 0)}/${frames.length}`,
    'paint all': figures.redraw.length > 0 ? rounded(Math.min(...figures.redraw)) : Number.NaN,
  }
}

const rounded = (value: number) => Math.round(value * 100) / 100

const code = await pageCode()
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
})
try {
  const only = process.argv.slice(2)
  const wanted = cases.filter((one) => only.length === 0 || only.includes(one.points))
  const runs: Awaited<ReturnType<typeof run>>[][] = wanted.map(() => [])
  for (let round = 0; round < rounds; round++)
    for (const [index, one] of wanted.entries()) runs[index]?.push(await run(browser, code, one))
  console.table(runs.map((tries) => tries.sort((a, b) => a['newest p95'] - b['newest p95'])[0]))
  console.log(`load of the machine: ${loadavg()[1]?.toFixed(1)} on ${cpus().length} processors`)
} finally {
  await browser.close()
}
