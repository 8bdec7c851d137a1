import path from 'node:path'
import { type Browser, expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { startFakeModel } from '../support/fake-model-server.ts'
import { axeFinds } from './axe.ts'
import { openLesson } from './journey.ts'
import { dataFolder, ready, start } from './own-server.ts'
import { test } from './test.ts'

const dir = dataFolder()

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Your photo' })
const tutorSays = (page: Page) => page.locator('[data-role="assistant"]')
const childSays = (page: Page) => page.locator('[data-role="user"]')

/** A server whose model sees pictures, and a child in a lesson there. */
async function whereAModelSees(browser: Browser) {
  const model = await startFakeModel()
  const server = start({
    DATA_DIR: path.join(dir, 'sees'),
    LLM_PROVIDER: 'openai-compatible',
    LLM_BASE_URL: `${model.url}/v1`,
    LLM_MODEL: 'fake',
    LLM_SEES: 'true',
  })
  await ready(server)
  const context = await browser.newContext({ baseURL: server.base })
  const page = await context.newPage()
  await openLesson(page)
  const close = async () => {
    await context.close()
    server.child.kill('SIGTERM')
    await server.exited
    await model.close()
  }
  return { model, page, close }
}

async function attach(page: Page, buffer: Buffer) {
  const coming = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Attach a picture', exact: true }).click()
  await (await coming).setFiles({ name: 'homework.jpg', mimeType: 'image/jpeg', buffer })
}

const sheet = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#fdf6e3' } })
    .jpeg()
    .toBuffer()

// Nobody minds a slow machine.

test('where no model sees pictures, a photo cannot be attached, and the button says so', async ({ page }) => {
  await openLesson(page)
  await expect(page.getByRole('button', { name: 'Attach a picture (coming soon)' })).toBeDisabled()
})

test('a photo of homework is read, confirmed and sent as the child’s words, and the parent sees it', async ({
  browser,
}) => {
  const { model, page, close } = await whereAModelSees(browser)
  try {
    // What only calls itself a JPEG.
    await attach(page, Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(400, 7)]))
    await expect(dialog(page).getByRole('status')).toHaveText('I cannot open this picture. Please take a new photo.')
    await dialog(page).getByRole('button', { name: 'Close', exact: true }).click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(childSays(page)).toHaveCount(0)

    const sent = model.requests.length
    await model.script([{ reply: '6 × 7 = 41' }, { reply: 'Let us look at it in rows. How much is 6 × 6?' }])
    await attach(page, await sheet())
    await expect(dialog(page).getByRole('status')).toHaveText('I see: 6 × 7 = 41. Right?')
    await expect(dialog(page).getByRole('img', { name: 'The photo that you chose' })).toBeVisible()
    await axeFinds(page, 'a photo')
    expect(model.requests.slice(sent).map(({ raw }) => raw.includes('data:image/jpeg;base64,'))).toEqual([true])
    await expect(childSays(page)).toHaveCount(0)

    await dialog(page).getByRole('button', { name: 'Yes', exact: true }).click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(childSays(page)).toContainText('6 × 7 = 41')
    await expect(tutorSays(page)).toHaveCount(2)
    await expect(tutorSays(page).last()).toHaveText(/\w.*[.?!]/)

    await page.goto('/dashboard')
    await page.getByRole('button', { name: /^View Session History/ }).click()
    await page.getByRole('button', { name: /^View the session/ }).click()
    const photos = page.getByRole('dialog', { name: 'Session Transcript' }).getByRole('region', { name: 'Photos' })
    const picture = photos.getByRole('img', { name: /^Photo from Mia/ })
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBe(900)
    await expect(photos).toContainText('Read in it: “6 × 7 = 41”')
    await axeFinds(page, 'a photo in the transcript')
  } finally {
    await close()
  }
})
