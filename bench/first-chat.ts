// How soon a child can say something: the first chat on an empty cache, a quarter of the processor and slow 4G (150 ms, 1.6 Mbit/s).
// Usage: npm run build && node --import tsx bench/first-chat.ts [runs]
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { ensureChromium } from '../tests/support/chromium.ts'
import { cookiesOf } from './page-bytes.ts'
import { type Child, newChild, quantile, startServer } from './server-under-test.ts'

const runs = Number(process.argv[2] ?? 5)
const slow4g = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 }

type Run = { paint: number; usable: number; files: number; fileKb: number; shift: number }

async function open(browser: Browser, base: string, child: Child): Promise<Run> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  await context.addCookies(cookiesOf(base, child.cookie))
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', slow4g)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  // Seen from within the page, so that what the tester itself takes is not counted.
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('textarea:enabled')) return
      performance.mark('usable')
      watch.disconnect()
    })
    watch.observe(document, { subtree: true, childList: true, attributes: true })
    new PerformanceObserver((list) => {
      const { dataset } = document.documentElement
      for (const entry of list.getEntries()) dataset.shift = String(Number(dataset.shift ?? 0) + entry.toJSON().value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(`${base}/learn/${child.student}`, { waitUntil: 'commit' })
  await page.waitForSelector('textarea:enabled')
  await page.waitForLoadState('networkidle')
  const seen = await page.evaluate(() => {
    const usable = performance.getEntriesByName('usable')[0]?.startTime ?? 0
    const files = performance
      .getEntriesByType('resource')
      .map((entry) => entry.toJSON())
      .filter((entry) => /\.js$/.test(entry.name) && entry.responseEnd <= usable)
    return {
      usable,
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      files: files.length,
      fileKb: files.reduce((sum, entry) => sum + entry.encodedBodySize, 0) / 1_000,
      shift: Number(document.documentElement.dataset.shift ?? 0),
    }
  })
  await context.close()
  return seen
}

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'trellis-bench-'))
const server = await startServer({ DATA_DIR: dataDir })
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
})
try {
  const measured: Run[] = []
  for (let n = 0; n < runs; n++)
    measured.push(await open(browser, server.base, await newChild(server.base, `first-${n}`)))
  const middle = (of: keyof Run, digits = 0) =>
    Number(
      quantile(
        measured.map((one) => one[of]),
        0.5,
      ).toFixed(digits),
    )
  console.table({
    'first paint, ms': middle('paint'),
    'first chat usable, ms': middle('usable'),
    'files of script before it': middle('files'),
    'script before it, brotli kB': middle('fileKb', 1),
    'layout shift': middle('shift', 3),
  })
  console.log(
    `usable, each run: ${measured.map(({ usable }) => Math.round(usable)).join(' ')}; load ${os.loadavg()[0]?.toFixed(1)}`,
  )
} finally {
  await browser.close()
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
