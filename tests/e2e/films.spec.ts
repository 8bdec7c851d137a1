import { expect, type Page } from '@playwright/test'
import { axeFinds } from './axe.ts'
import { openTool } from './by-hand.ts'
import { openLesson } from './journey.ts'
import { test } from './test.ts'

const tool = (page: Page) => page.getByRole('region', { name: 'TV / Video' })
const film = (page: Page) => tool(page).getByRole('button', { name: /^Our trip/ })

const captions = 'WEBVTT\n\n00:00.000 --> 00:20.000\nThis is the sea.\n'

/** A short film of a circle that grows, as this browser records it. */
async function recorded(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    canvas.width = 160
    canvas.height = 90
    const context = canvas.getContext('2d')
    const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm' })
    const pieces: Blob[] = []
    recorder.ondataavailable = ({ data }) => data.size > 0 && pieces.push(data)
    const done = new Promise((resolve) => recorder.addEventListener('stop', resolve))
    recorder.start(200)
    for (let frame = 0; pieces.length < 2; frame++) {
      context?.fillRect(0, 0, frame % 160, 90)
      await new Promise(requestAnimationFrame)
    }
    recorder.stop()
    await done
    return [...new Uint8Array(await new Blob(pieces).arrayBuffer())]
  })
  return Buffer.from(bytes)
}

async function openShelf(page: Page) {
  await openTool(page, 'TV / Video')
  await expect(tool(page).getByRole('heading', { name: 'Pick one to watch' })).toBeVisible()
}

// Nobody minds a slow machine.

test('a film that a parent adds is there for the own child, with its captions, for nobody else, and until it is removed', async ({
  page,
  browser,
  baseURL,
}) => {
  const student = await openLesson(page)
  await page.goto('/videos')
  await expect(page.getByText('No videos yet')).toBeVisible()
  const buffer = await recorded(page)
  await page.getByLabel('Video file').setInputFiles({ name: 'trip.webm', mimeType: 'video/webm', buffer })
  await page.getByLabel('Title', { exact: true }).fill('Our trip')
  await page
    .getByLabel('Captions file')
    .setInputFiles({ name: 'trip.vtt', mimeType: 'text/vtt', buffer: Buffer.from(captions) })
  await page.getByRole('button', { name: 'Add video' }).click()
  await expect(page.getByText('“Our trip” was added.')).toBeVisible()
  await expect(page.getByRole('article')).toContainText(/Our trip.*With captions/)
  await axeFinds(page, 'videos')

  await page.goto(`/learn/${student}`)
  await openShelf(page)
  await film(page).click()
  const player = tool(page).locator('video')
  await expect(player).toBeVisible()
  await expect
    .poll(() =>
      player.evaluate((video) => {
        const cue = video instanceof HTMLVideoElement ? video.textTracks[0]?.cues?.[0] : null
        return cue instanceof VTTCue ? cue.text : ''
      }),
    )
    .toBe('This is the sea.')
  await axeFinds(page, 'a film')
  await player.evaluate(async (video) => {
    if (video instanceof HTMLVideoElement) await video.play()
  })
  await expect.poll(() => player.evaluate((video) => video instanceof HTMLVideoElement && video.ended)).toBe(true)
  const address = (await player.getAttribute('src')) ?? ''
  await tool(page).getByRole('button', { name: 'Back to the shelf' }).click()
  await expect(film(page)).toContainText('Seen')

  const elsewhere = await browser.newContext({
    ...(baseURL && { baseURL }),
    extraHTTPHeaders: { 'x-forwarded-for': '10.77.1.2' },
  })
  const other = await elsewhere.newPage()
  await openLesson(other, 'Noa')
  await openShelf(other)
  await expect(
    tool(other)
      .getByRole('button', { name: /minute/ })
      .first(),
  ).toBeVisible()
  await expect(film(other)).toHaveCount(0)
  await elsewhere.close()

  await page.goto('/videos')
  const remove = page.getByRole('button', { name: 'Remove “Our trip”' })
  const question = page.getByRole('dialog', { name: 'Remove “Our trip”?' })
  await remove.click()
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect(question).toHaveCount(0)
  await expect(page.getByRole('article')).toHaveCount(1)
  await remove.click()
  await question.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('“Our trip” was removed.')).toBeVisible()
  await expect(page.getByText('No videos yet')).toBeVisible()
  expect((await page.request.get(address)).status()).toBe(404)
})
