/**
 * npx tsx scripts/pictures.ts (after npm run build): photographs the real screens of the running product for the landing
 * page, with an invented family, and writes them as AVIF and WebP in two widths to src/client/public/pictures; and the picture that other sites show beside a link to us.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { consentVersion } from '#shared/limits.ts'
import { ensureChromium } from '#tests/support/chromium.ts'

const port = Number(process.env.PORT ?? 38_790)
const base = `http://localhost:${port}`
const out = new URL('../src/client/public/pictures/', import.meta.url).pathname
const sharedPicture = new URL('../public/shared-picture.jpg', import.meta.url)
/** Widths of the files, in pixels: a phone at double density, a desktop at one and a half. */
const widths = [720, 1280]

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'trellis-pictures-'))
const server = spawn(process.execPath, ['dist/server/main.js'], {
  env: {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
  },
  stdio: 'inherit',
})
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
})
try {
  await ready()
  const page = await browser.newPage({ viewport: { width: 1080, height: 720 }, deviceScaleFactor: 2 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const student = await family(page)
  await keep('lesson', await lesson(page, student))
  await keep('dashboard', await dashboard(page))
  await writeFile(sharedPicture, await landing())
} finally {
  await browser.close()
  server.kill('SIGTERM')
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
}

async function ready() {
  for (let tries = 0; tries < 600; tries++) {
    if (
      await fetch(`${base}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('the server did not start')
}

/** Mia, who is invented; her parent wants word problems with horses. Gives the student's id. */
async function family(page: Page): Promise<string> {
  const call = async (method: 'post' | 'patch', address: string, data: unknown) => {
    const answer = await page.request[method](`${base}${address}`, {
      data,
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    if (!answer.ok()) throw new Error(`${address}: ${answer.status()} ${await answer.text()}`)
    return answer.json()
  }
  await call('post', '/api/auth/sign-up/email', { email: 'pictures@example.org', password: 'correct horse battery' })
  const { id } = await call('post', '/api/students', {
    nickname: 'Mia',
    grade_level: 3,
    consent_version: consentVersion,
  })
  const tutors = await (await page.request.get(`${base}/api/tutors?grade_level=3`)).json()
  const pip = tutors.find(({ name }: { name: string }) => name === 'Pip') ?? tutors[0]
  await call('patch', `/api/students/${id}`, { assigned_tutor_id: pip.id })
  await call('post', `/api/students/${id}/notes`, {
    note_content: 'Mia loves horses. Word problems with horses go best.',
    is_permanent: true,
  })
  await call('post', `/api/students/${id}/notes`, {
    note_content: 'Fractions quiz on Friday. A short warm-up, please.',
    is_permanent: false,
  })
  return id
}

async function lesson(page: Page, student: string): Promise<Buffer> {
  await page.goto(`${base}/learn/${student}`)
  const box = page.getByPlaceholder('Type your message')
  for (const words of ['7 x 8', 'i know 5 x 8 is 40', '54']) {
    const replies = await page.locator('[data-role="assistant"]').count()
    await box.fill(words)
    await box.press('Enter')
    await page.locator('[data-role="assistant"]').nth(replies).waitFor()
    await page.waitForTimeout(1_500)
  }
  return page.screenshot({ animations: 'disabled' })
}

async function dashboard(page: Page): Promise<Buffer> {
  await page.goto(`${base}/dashboard`)
  await page.getByText('Mia', { exact: true }).first().waitFor()
  await page.waitForTimeout(1_000)
  return page.screenshot({ animations: 'disabled' })
}

/** What other sites show beside a link: the top of the landing page, 1,200 × 630. */
async function landing(): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(base)
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(500)
  return page.screenshot({ type: 'jpeg', quality: 82, animations: 'disabled' })
}

async function keep(name: string, picture: Buffer) {
  for (const width of widths) {
    const resized = sharp(picture).resize({ width })
    await resized
      .clone()
      .avif({ quality: 60, effort: 6 })
      .toFile(path.join(out, `${name}-${width}.avif`))
    await resized
      .clone()
      .webp({ quality: 80, effort: 6 })
      .toFile(path.join(out, `${name}-${width}.webp`))
  }
}
