import { expect, type Page } from '@playwright/test'
import { axeFinds } from './axe.ts'
import { openLesson } from './journey.ts'
import { laidOut } from './laid-out.ts'
import { holdTime, passes } from './slow-time.ts'
import { test } from './test.ts'

const box = (page: Page) => page.getByPlaceholder('Type your message')
const tutorSays = (page: Page) => page.locator('[data-role="assistant"]')
const childSays = (page: Page) => page.locator('[data-role="user"]')

test('Enter sends, Shift+Enter adds a line, blank sends nothing', async ({ page }) => {
  await openLesson(page)
  await box(page).fill('   ')
  await box(page).press('Enter')
  await expect(childSays(page)).toHaveCount(0)
  await box(page).fill('one')
  await box(page).press('Shift+Enter')
  await page.keyboard.type('two')
  await expect(box(page)).toHaveValue('one\ntwo')
  await box(page).press('Enter')
  await expect(childSays(page)).toHaveText(/one\s*two/)
  await expect(tutorSays(page)).toHaveCount(2)
})

test('a failed send gives the words back, and sending again sends them once', { tag: '@main' }, async ({ page }) => {
  await openLesson(page)
  let cut = true
  await page.route('**/api/chat', (route) => (cut ? route.abort() : route.continue()))
  await page.clock.install()
  await box(page).fill('what is 3 + 4?')
  await box(page).press('Enter')
  await page.clock.runFor(20_000)
  await expect(page.getByText(/^Chat failed: /)).toBeVisible()
  await expect(childSays(page)).toHaveCount(0)
  await expect(box(page)).toHaveValue('what is 3 + 4?')
  cut = false
  await box(page).press('Enter')
  await page.clock.runFor(2_000)
  await expect(childSays(page)).toHaveCount(1)
  await expect(tutorSays(page)).toHaveCount(2)
})

test('while no conversation is started the banner says so and retries', async ({ page }) => {
  const student = await openLesson(page)
  let down = true
  await page.route('**/api/conversations/start', (route) =>
    down
      ? route.fulfill({
          status: 503,
          json: { error: 'Trellis is resting.', code: 'unavailable', request_id: 'x', retryable: true },
        })
      : route.continue(),
  )
  await page.clock.install()
  await page.goto(`/learn/${student}`)
  await expect(page.getByText('Session is not recording—retrying in the background')).toBeVisible()
  await box(page).fill('hello')
  await box(page).press('Enter')
  await expect(childSays(page)).toHaveCount(0)
  // The lesson also tries by itself: while time stands still, only the press can. A try that is under way ends before.
  await holdTime(page)
  const retry = page.getByRole('button', { name: 'Retry now' })
  await expect(retry).toBeEnabled()
  down = false
  await retry.click()
  await expect(page.getByText('Session is not recording—retrying in the background')).toHaveCount(0)
  await expect(box(page)).toHaveValue('hello')
})

test('a reload goes on in the same lesson', async ({ page }) => {
  await openLesson(page)
  await box(page).fill('what is 6 + 7?')
  await box(page).press('Enter')
  await expect(tutorSays(page)).toHaveCount(2)
  await expect(page.locator('[data-growing]')).toHaveCount(0)
  const before = await tutorSays(page).allTextContents()
  await page.reload()
  await expect(childSays(page)).toContainText(['what is 6 + 7?'])
  await expect(tutorSays(page)).toHaveText(before)
})

test('two tabs of one child show one conversation', async ({ page, context }) => {
  const student = await openLesson(page)
  const second = await context.newPage()
  await second.goto(`/learn/${student}`)
  await expect(box(second)).toBeEnabled()
  await box(page).fill('from the first tab')
  await box(page).press('Enter')
  await expect(tutorSays(page)).toHaveCount(2)
  await expect(childSays(second)).toContainText(['from the first tab'])
  await expect(tutorSays(second)).toHaveCount(2)
  await box(second).fill('from the second tab')
  await box(second).press('Enter')
  await expect(tutorSays(second)).toHaveCount(3)
  await expect(childSays(page)).toContainText(['from the first tab', 'from the second tab'])
})

test('the voice reads the reply, and Stop silences it at once', { tag: '@main' }, async ({ page }) => {
  await page.addInitScript(() => {
    const playing = new Set<HTMLMediaElement>()
    Object.assign(window, { playing })
    const play = HTMLMediaElement.prototype.play
    HTMLMediaElement.prototype.play = function () {
      playing.add(this)
      return play.call(this)
    }
  })
  const sounding = () =>
    page.evaluate(() => {
      const all: Set<HTMLMediaElement> = Reflect.get(window, 'playing')
      return [...all].filter((media) => !media.paused && !media.ended).length
    })
  await openLesson(page)
  await box(page).fill('can you help me with 12 + 19?')
  await box(page).press('Enter')
  await expect(tutorSays(page)).toHaveCount(2)
  await expect.poll(sounding).toBe(1)
  await page.getByRole('button', { name: /^Stop/ }).click()
  expect(await sounding()).toBe(0)
  await page.waitForTimeout(700)
  expect(await sounding()).toBe(0)
})

/** A recogniser that hears one word as soon as it is opened, and what was made of it. */
const withRecogniser = (page: Page) =>
  page.addInitScript(() => {
    const made: { processLocally: boolean; open: boolean }[] = []
    class Recogniser {
      processLocally = false
      open = false
      onstart: (() => void) | null = null
      onresult: ((event: object) => void) | null = null
      constructor() {
        made.push(this)
      }
      start() {
        this.open = true
        this.onstart?.()
        const results = [{ isFinal: true, 0: { transcript: 'fifty six', confidence: 0.9 } }]
        setTimeout(() => this.open && this.onresult?.({ resultIndex: 0, results }), 100)
      }
      abort() {
        this.open = false
      }
    }
    Object.assign(window, { SpeechRecognition: Recogniser, webkitSpeechRecognition: Recogniser, made })
  })
const recognisers = (page: Page) =>
  page.evaluate(() => {
    const made: unknown = Reflect.get(window, 'made')
    return JSON.parse(JSON.stringify(made, ['processLocally', 'open']))
  })

test('the microphone is for a grown-up to allow, and then begins at once', async ({ page }) => {
  await withRecogniser(page)
  const student = await openLesson(page)
  const microphone = page.getByRole('button', { name: 'Microphone: talk to your tutor' })
  await microphone.click()
  await expect(page.getByText('Your grown-up can turn the microphone on.')).toBeVisible()
  expect(await recognisers(page)).toEqual([])

  await page.getByRole('link', { name: 'Ask a grown-up' }).click()
  await expect(page.getByRole('dialog', { name: 'Settings for Mia' })).toBeVisible()
  await page.getByRole('switch', { name: 'Microphone' }).check()
  await axeFinds(page, 'microphone switch')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('Saved: Voice and pictures.')).toBeVisible()

  await page.clock.install()
  await page.goto(`/learn/${student}`)
  await expect(microphone).toBeEnabled()
  // While the voice speaks, the microphone rests. What it hears is sent after a while, but not while time stands still.
  await holdTime(page)
  await microphone.click()
  await expect.poll(() => passes(page, 50).then(() => box(page).inputValue()), { intervals: [20] }).toBe('fifty six')
  expect(await recognisers(page)).toEqual([{ processLocally: true, open: true }])
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')))
  await expect.poll(() => recognisers(page)).toEqual([{ processLocally: true, open: false }])
})

test('the word that is spoken is marked, in the order of the words, and the speed is kept', async ({ page }) => {
  await openLesson(page)
  const speed = page.getByRole('slider', { name: 'Voice speed' })
  await page.getByRole('button', { name: 'Settings' }).click()
  await speed.fill('0.7')
  await page.getByRole('button', { name: 'Close' }).click()
  // The page itself looks at every frame: from outside, a word would be over before it was seen on a slow machine.
  await page.evaluate(() => {
    const places = new Set<string>()
    Reflect.set(window, 'places', places)
    const look = () => {
      const at = document.querySelector('[data-saying] > span')?.getBoundingClientRect()
      if (at && at.width > 0) places.add(`${Math.round(at.x)} ${Math.round(at.y)}`)
      requestAnimationFrame(look)
    }
    look()
  })
  await box(page).fill('what is 7 x 8?')
  await box(page).press('Enter')
  const mark = page.locator('[data-saying] > span')
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'places').size)).toBeGreaterThan(3)
  await page.getByRole('button', { name: 'Stop the voice' }).click()
  await expect(mark).toHaveCount(0)
  await page.reload()
  await page.getByRole('button', { name: 'Settings' }).click()
  await expect(speed).toHaveValue('0.7')
})

test('a browser without speech recognition says so', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'SpeechRecognition')
    Reflect.deleteProperty(window, 'webkitSpeechRecognition')
  })
  await openLesson(page)
  await expect(page.getByText('Speech recognition not supported in this browser.')).toBeVisible()
})

for (const width of [1280, 768, 390, 320]) {
  test(`the lesson fits a screen ${width} pixels wide, and axe finds nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: width < 700 ? 740 : 900 })
    await openLesson(page, 'Mia', 'Grade 1')
    await box(page).fill('w'.repeat(300))
    await box(page).press('Enter')
    await expect(tutorSays(page)).toHaveCount(2)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect((await laidOut(page.getByRole('button', { name: 'Send' }))).smaller).toBeGreaterThanOrEqual(48)
    await axeFinds(page, `learn at ${width}`)
  })
}
