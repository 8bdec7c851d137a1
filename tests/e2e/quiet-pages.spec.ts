import { expect, type Page } from '@playwright/test'
import { publicPages } from '#shared/public-pages.ts'
import { screens } from '#shared/screens.ts'
import { test } from './test.ts'

/** What a page complains of: errors in the console, scripts that throw, and calls that fail. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (line) => line.type() === 'error' && complaints.push(`console: ${line.text()}`))
  page.on('pageerror', (error) => complaints.push(`threw: ${error.message}`))
  page.on('response', (answer) => answer.status() >= 400 && complaints.push(`${answer.status()} ${answer.url()}`))
  page.on('requestfailed', (request) => complaints.push(`failed: ${request.url()}`))
  return complaints
}

const open = [...publicPages.map(({ path }) => path), screens.login, screens.confirm, screens.join]

test('no page that needs no session complains of anything, or makes a call that fails', async ({ page }) => {
  const complaints = complaintsOf(page)
  for (const address of open) {
    await page.goto(address, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(complaints, address).toEqual([])
  }
})

test('there are icons, a manifest and a word for robots, and a wrong address leads home', async ({ page, request }) => {
  for (const [address, type] of [
    ['/favicon.ico', 'image/x-icon'],
    ['/icon.svg', 'image/svg+xml'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/icon-192.png', 'image/png'],
    ['/icon-512.png', 'image/png'],
    ['/icon-maskable-512.png', 'image/png'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/robots.txt', 'text/plain'],
  ] as const) {
    const answer = await request.get(address)
    expect([address, answer.status(), answer.headers()['content-type']?.split(';')[0]]).toEqual([address, 200, type])
  }
  const manifest: { icons: { src: string }[] } = await (await request.get('/manifest.webmanifest')).json()
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200)
  for (const lost of ['/foo.bar', '/nowhere', '/old/page.php']) {
    await page.goto(lost)
    expect(new URL(page.url()).pathname).toBe('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})
