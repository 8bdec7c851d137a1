import { expect, type Page } from '@playwright/test'
import { axeFinds } from './axe.ts'
import { openLesson, own } from './journey.ts'
import { laidOut } from './laid-out.ts'
import { holdTime, passes } from './slow-time.ts'
import { test } from './test.ts'

const box = (page: Page) => page.getByPlaceholder('Type your message')
const microphone = (page: Page) => page.getByRole('button', { name: 'Microphone: talk to your tutor' })
const childSays = (page: Page) => page.locator('[data-role="user"]')
const tutorSays = (page: Page) => page.locator('[data-role="assistant"]')

/** A recogniser that hears what the test says, and a note of when something was heard, sent and shown. */
const withRecogniser = (page: Page) =>
  page.addInitScript(() => {
    const made: Recogniser[] = []
    const times = { heard: 0, sent: 0, responding: 0, answered: 0 }
    class Recogniser {
      open = false
      onstart: (() => void) | null = null
      onresult: ((event: object) => void) | null = null
      constructor() {
        made.push(this)
      }
      start() {
        this.open = true
        this.onstart?.()
      }
      abort() {
        this.open = false
      }
    }
    const hears = (transcript: string, confidence: number) => {
      Object.assign(times, { heard: performance.now(), responding: 0, answered: 0 })
      const result = { isFinal: true, length: 1, 0: { transcript, confidence } }
      for (const one of made) if (one.open) one.onresult?.({ resultIndex: 0, results: [result] })
    }
    const send = window.fetch
    window.fetch = async (...asked) => {
      const address = asked[0] instanceof Request ? asked[0].url : String(asked[0])
      const isChat = address.endsWith('/api/chat')
      if (isChat) times.sent = performance.now()
      const answer = await send(...asked)
      if (isChat) times.answered = performance.now()
      return answer
    }
    new MutationObserver(() => {
      const shows = document.querySelector('aside')?.textContent?.includes('Responding') ?? false
      if (shows && times.responding === 0) times.responding = performance.now()
    }).observe(document, { subtree: true, childList: true, characterData: true })
    const listens = () => made.some((one) => one.open)
    Object.assign(window, { SpeechRecognition: Recogniser, webkitSpeechRecognition: Recogniser })
    Object.assign(window, { voice: { made, times, hears, listens } })
  })

type Told = { made: number; listens: boolean; heard: number; sent: number; responding: number; answered: number }
const told = (page: Page): Promise<Told> =>
  page.evaluate(() => {
    const { made, times, listens } = Reflect.get(window, 'voice')
    return { ...times, made: made.length, listens: listens() }
  })
const say = (page: Page, text: string, confidence = 0.9) =>
  page.evaluate(([text, confidence]) => Reflect.get(window, 'voice').hears(text, confidence), [
    text,
    confidence,
  ] as const)

/** The tutor stops talking, and the microphone is open. */
async function quietAndListening(page: Page): Promise<void> {
  await expect(async () => {
    const isWanted = (await microphone(page).getAttribute('aria-pressed')) === 'true'
    // A Stop that comes when the microphone has just opened pauses it: then it is pressed again.
    if (!isWanted) await microphone(page).click()
    else if (!(await told(page)).listens) await page.getByRole('button', { name: 'Stop the voice' }).click()
    expect((await told(page)).listens).toBe(true)
  }).toPass({ intervals: [200, 200, 200] })
}

/** A child of this grade is in a lesson with the microphone on, and the tutor has asked for a number. */
async function askedForANumber(page: Page, grade: string, sum: string): Promise<void> {
  await withRecogniser(page)
  const student = await openLesson(page, 'Mia', grade)
  const answer = await page.request.patch(`/api/students/${student}`, { data: { microphone: true }, headers: own })
  expect(answer.ok()).toBe(true)
  await page.reload()
  await expect(box(page)).toBeEnabled()
  await box(page).fill(`Can you help me with ${sum}?`)
  await page.evaluate(() => Object.assign(Reflect.get(window, 'voice').times, { responding: 0 }))
  await box(page).press('Enter')
  await expect.poll(async () => (await told(page)).responding).toBeGreaterThan(0)
  await expect(childSays(page)).toHaveCount(1)
  await microphone(page).click()
  await expect(tutorSays(page).last()).toContainText('?')
}

test('nothing that could listen is made while a grown-up has not allowed it', async ({ page }) => {
  await withRecogniser(page)
  await openLesson(page)
  await microphone(page).click()
  await expect(page.getByText('Your grown-up can turn the microphone on.')).toBeVisible()
  expect((await told(page)).made).toBe(0)
})

test('a child of kindergarten is asked about what was not heard well, and a Yes sends it', async ({ page }) => {
  await askedForANumber(page, 'Grade K', '2 + 4')
  await quietAndListening(page)
  await say(page, 'six', 0.4)
  const yes = page.getByRole('button', { name: 'Yes' })
  await expect(page.getByText('Did you say 6?')).toBeVisible()
  await expect(yes).toBeFocused()
  const [waited, size] = [await told(page), await laidOut(yes)]
  expect(waited.listens).toBe(false)
  expect(size.smaller).toBeGreaterThanOrEqual(64)
  await axeFinds(page, 'did you say')
  await page.getByRole('button', { name: 'No, let me say it again' }).press('Enter')
  await expect(box(page)).toHaveValue('')
  await quietAndListening(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await say(page, 'thirty')
  await expect(page.getByText('Did you say 30 or 13?')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.getByRole('button', { name: 'No, let me say it again' }).click()
  await quietAndListening(page)
  await say(page, 'sicks')
  await expect(page.getByText('Did you say 6?')).toBeVisible()
  await yes.press('Enter')
  await expect(childSays(page).last()).toContainText('6')
  await expect(tutorSays(page)).toHaveCount(3)
})

test('an answer is sent when the older child has stopped talking, not before, and not behind an um', async ({
  page,
}) => {
  await page.clock.install()
  await askedForANumber(page, 'Grade 4', '7 x 8')
  await quietAndListening(page)
  await holdTime(page)
  await say(page, 'um')
  await passes(page, 1_700)
  await expect(childSays(page)).toHaveCount(1)
  await say(page, 'um fifty six')
  await page.clock.resume()
  await expect(childSays(page).last()).toContainText('56')
  const { heard, sent, responding, answered, listens } = await told(page)
  expect(sent - heard).toBeGreaterThan(1_190)
  // The screen has answered before the server has.
  expect(responding).toBeLessThan(answered)
  expect(responding).toBeGreaterThan(heard)
  expect(listens).toBe(false)
  await expect(tutorSays(page)).toHaveCount(3)
  await quietAndListening(page)
})

test('somebody who wants to press Send switches the rest off', async ({ page }) => {
  await page.clock.install()
  await askedForANumber(page, 'Grade 4', '7 x 8')
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('switch', { name: 'Send when I stop talking' }).uncheck()
  await page.getByRole('button', { name: 'Close' }).click()
  await quietAndListening(page)
  await holdTime(page)
  await say(page, 'fifty six')
  await passes(page, 10_000)
  await expect(box(page)).toHaveValue('fifty six')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(childSays(page).last()).toContainText('fifty six')
})

test('a child of kindergarten does a lesson by voice alone', async ({ page }) => {
  await withRecogniser(page)
  const student = await openLesson(page, 'Ada', 'Grade K')
  const answer = await page.request.patch(`/api/students/${student}`, { data: { microphone: true }, headers: own })
  expect(answer.ok()).toBe(true)
  await page.reload()
  await expect(box(page)).toBeEnabled()
  // The one press of the lesson; from now on the voice rests by itself, and the microphone opens again by itself.
  await microphone(page).click()
  const listens = () => expect.poll(async () => (await told(page)).listens).toBe(true)
  const says = async (text: string, confidence = 0.9) => {
    await listens()
    const before = await childSays(page).count()
    await say(page, text, confidence)
    return before
  }
  const isAnswered = async (before: number) => {
    await expect(childSays(page)).toHaveCount(before + 1)
    await expect(tutorSays(page)).toHaveCount(before + 2)
    await expect(page.locator('[data-growing]')).toHaveCount(0)
  }

  await isAnswered(await says("let's count"))
  await expect(tutorSays(page).last()).toContainText('?')
  const before = await says('four', 0.4)
  await expect(page.getByText('Did you say 4?')).toBeVisible()
  await says('yes')
  await isAnswered(before)
  await expect(childSays(page).last()).toContainText('4')
  await isAnswered(await says('can you tell me a joke'))
  await isAnswered(await says('bye bye'))
  await expect(page.getByRole('region', { name: 'See you, Ada!' })).toBeVisible()
})
