import { brotliCompressSync } from 'node:zlib'
import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { ensureChromium } from '../tests/support/chromium.ts'
import type { Child } from './server-under-test.ts'

export type PageBytes = {
  page: string
  scriptKb: number
  styleKb: number
  fontKb: number
  requests: number
  foreign: number
}

/** Bytes (brotli, kB of 1,000) that a browser with an empty cache loads until the page can be used. */
export async function pageBytes(base: string, child: Child): Promise<PageBytes[]> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  })
  try {
    return [
      await load(browser, base, '/', 'text=Get Started For Free'),
      await load(browser, base, '/login', 'form'),
      await load(browser, base, '/dashboard', 'text=Start Learning', child),
      await load(browser, base, `/learn/${child.student}`, 'textarea:enabled', child),
    ]
  } finally {
    await browser.close()
  }
}

async function load(
  browser: Browser,
  base: string,
  address: string,
  usable: string,
  child?: Child,
): Promise<PageBytes> {
  const context = await browser.newContext()
  if (child) await context.addCookies(cookiesOf(base, child.cookie))
  const result = await loadIn(context, base, address, usable)
  await context.close()
  return result
}

async function loadIn(context: BrowserContext, base: string, address: string, usable: string): Promise<PageBytes> {
  const sums = { script: 0, stylesheet: 0, font: 0, requests: 0, foreign: 0 }
  const page = await context.newPage()
  const reading: Promise<void>[] = []
  page.on('response', (response) => {
    sums.requests++
    if (!response.url().startsWith(base)) sums.foreign++
    const type = response.request().resourceType()
    if (type !== 'script' && type !== 'stylesheet' && type !== 'font') return
    reading.push(
      response.body().then((bytes) => {
        sums[type] += type === 'font' ? bytes.length : brotliCompressSync(bytes).length
      }),
    )
  })
  await page.goto(`${base}${address}`)
  await page.waitForSelector(usable)
  await page.waitForLoadState('networkidle')
  await Promise.all(reading)
  const kb = (bytes: number) => Math.round(bytes / 100) / 10
  return {
    page: address.replace(/[0-9a-f-]{36}/, '…'),
    scriptKb: kb(sums.script),
    styleKb: kb(sums.stylesheet),
    fontKb: kb(sums.font),
    requests: sums.requests,
    foreign: sums.foreign,
  }
}

export function cookiesOf(base: string, header: string) {
  return header.split('; ').map((one) => {
    const at = one.indexOf('=')
    return { name: one.slice(0, at), value: one.slice(at + 1), url: base }
  })
}
