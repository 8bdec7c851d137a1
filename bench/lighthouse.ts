// Lighthouse, mobile, of the landing page, pricing, sign-in and a lesson in which the child is signed in; the middle of some runs each.
// Usage: npm run build && node --import tsx bench/lighthouse.ts [runs]
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { z } from 'zod'
import { ensureChromium } from '../tests/support/chromium.ts'
import { cookiesOf } from './page-bytes.ts'
import { freePort, newChild, quantile, startServer } from './server-under-test.ts'

const runs = Number(process.argv[2] ?? 3)
const folder = mkdtempSync(path.join(os.tmpdir(), 'trellis-lighthouse-'))

const score = z.object({ score: z.number().nullable() })
const figure = z.object({ numericValue: z.number() })
const reportSchema = z.object({
  categories: z.object({ performance: score, accessibility: score, 'best-practices': score }),
  audits: z.object({
    'largest-contentful-paint': figure,
    'total-blocking-time': figure,
    'cumulative-layout-shift': figure,
  }),
  finalDisplayedUrl: z.string(),
})

/** One run on a page, in the browser that listens at a port, whose session and storage stay. */
async function report(address: string, port: number) {
  const file = path.join(folder, 'report.json')
  await promisify(execFile)('npx', [
    ...['--yes', 'lighthouse@12.8.2', address, `--port=${port}`, '--disable-storage-reset', '--quiet'],
    ...['--only-categories=performance,accessibility,best-practices', '--output=json', `--output-path=${file}`],
  ])
  return reportSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
}

const server = await startServer({ DATA_DIR: path.join(folder, 'data') })
const child = await newChild(server.base, 'lighthouse')
/** A browser for each page: what was loaded for one must not be there for the next. */
async function measure(place: string, signedIn: boolean) {
  const found: Awaited<ReturnType<typeof report>>[] = []
  for (let run = 0; run < runs; run++) {
    const port = await freePort()
    const browser = await chromium.launchPersistentContext(path.join(folder, `${run}${place.replaceAll('/', '-')}`), {
      executablePath: ensureChromium(),
      args: ['--no-sandbox', '--disable-dev-shm-usage', `--remote-debugging-port=${port}`],
    })
    if (signedIn) await browser.addCookies(cookiesOf(server.base, child.cookie))
    found.push(await report(`${server.base}${place}`, port).finally(() => browser.close()))
  }
  const middle = (of: (one: (typeof found)[number]) => number) => quantile(found.map(of), 0.5)
  return {
    performance: middle((one) => (one.categories.performance.score ?? 0) * 100),
    each: found.map((one) => Math.round((one.categories.performance.score ?? 0) * 100)).join(' '),
    accessibility: middle((one) => (one.categories.accessibility.score ?? 0) * 100),
    'best practices': middle((one) => (one.categories['best-practices'].score ?? 0) * 100),
    'largest paint, ms': Math.round(middle((one) => one.audits['largest-contentful-paint'].numericValue)),
    'blocking, ms': Math.round(middle((one) => one.audits['total-blocking-time'].numericValue)),
    shift: Number(middle((one) => one.audits['cumulative-layout-shift'].numericValue).toFixed(3)),
    shown: new URL(found[0]?.finalDisplayedUrl ?? server.base).pathname.replace(child.student, ':student'),
  }
}

try {
  console.table({
    landing: await measure('/', false),
    pricing: await measure('/pricing', false),
    login: await measure('/login', false),
    lesson: await measure(`/learn/${child.student}`, true),
  })
  console.log(`load ${os.loadavg()[0]?.toFixed(1)}`)
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
