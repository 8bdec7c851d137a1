import { expect, type Page } from '@playwright/test'
import { axeFinds } from './axe.ts'
import { openLesson } from './journey.ts'
import { laidOut } from './laid-out.ts'
import { comesSoon, holdTime } from './slow-time.ts'
import { test } from './test.ts'

type Card = { id: string; correct_answer: string; answer_format: string; distractors: string[]; hints: string[] }

/** Opens the flashcards of a new child, and follows what goes over the line. */
async function openCards(page: Page, grade = 'Grade 3') {
  const cards = new Map<string, Card & { question: string }>()
  const landed: string[] = []
  page.on('response', async (response) => {
    if (!response.ok()) return
    if (response.url().includes('/api/flashcards/next_card')) {
      // The page may go before it is read.
      const { card } = await response.json().catch(() => ({}))
      if (card) cards.set(plain(card.question), card)
    }
    if (response.url().includes('/api/flashcards/log_answer')) {
      landed.push(response.request().postDataJSON().client_id)
    }
  })
  await openLesson(page, 'Mia', grade)
  await openTool(page)
  await expect(heading(page)).toBeVisible()
  /** The card on the screen. */
  const onScreen = async () => {
    const question = plain((await heading(page).textContent()) ?? '')
    await expect.poll(() => cards.has(question)).toBe(true)
    const card = cards.get(question)
    if (!card) throw new Error(question)
    return card
  }
  return { landed, onScreen }
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ').trim()
const tool = (page: Page) => page.getByRole('region', { name: 'Flashcards' })
const heading = (page: Page) => tool(page).getByRole('heading', { level: 2 })
const box = (page: Page) => tool(page).getByPlaceholder('Type your answer and press Enter')
const choices = (page: Page) => tool(page).getByRole('group', { name: 'Choose your answer' }).getByRole('button')

async function openTool(page: Page) {
  const small = page.getByRole('button', { name: 'Tools and tutor' })
  if (await small.isVisible()) await small.click()
  await page.getByRole('button', { name: 'Flashcards (Test Mode)' }).filter({ visible: true }).click()
}

/** Answers the card on the screen, by its buttons or in its box. */
async function answer(page: Page, card: Card, rightly: boolean) {
  if ((await choices(page).count()) > 0) {
    const all = await choices(page).allTextContents()
    const wanted = all.findIndex((text) => (plain(text) === plain(card.correct_answer)) === rightly)
    await choices(page).nth(wanted).click()
  } else {
    await box(page).fill(rightly ? card.correct_answer : 'not this')
    await box(page).press('Enter')
  }
}

test('a right answer is praised and the next card comes; another one is explained, and Continue goes on', {
  tag: '@main',
}, async ({ page }) => {
  await page.clock.install()
  const { landed, onScreen } = await openCards(page)
  await expect(tool(page).getByRole('button', { name: /^(?:What to practice: )?Multiplication$/ })).toBeVisible()
  const first = await onScreen()
  await holdTime(page)
  await answer(page, first, true)
  await comesSoon(page, tool(page).getByText('Correct!'))
  await page.clock.resume()
  await expect(tool(page).getByText('Correct!')).toHaveCount(0)
  const second = await onScreen()
  expect(second.id).not.toBe(first.id)

  await answer(page, second, false)
  await expect(tool(page).getByText(/^Incorrect — correct answer: /)).toContainText(plain(second.correct_answer))
  await axeFinds(page, 'flashcards, explained')
  await expect(tool(page).getByRole('button', { name: 'Continue' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(tool(page).getByText(/^Incorrect/)).toHaveCount(0)
  expect((await onScreen()).id).not.toBe(second.id)
  await expect(tool(page).getByText('You practiced 2')).toBeVisible()
  await expect.poll(() => landed.length).toBe(2)
  expect(new Set(landed).size).toBe(2)
})

test('by keyboard alone: hint, answer, N for another card; and N is a letter in the box of the chat', async ({
  page,
}) => {
  const { onScreen } = await openCards(page)
  const hinted = await onScreen()
  if (hinted.hints.length > 0) {
    const hint = tool(page).getByRole('button', { name: 'Give me a hint' })
    await hint.focus()
    await page.keyboard.press('Enter')
    await expect(tool(page).getByRole('list', { name: 'Hints' }).getByRole('listitem')).toHaveCount(1)
  }
  await heading(page).focus()
  await page.keyboard.press('n')
  await expect.poll(async () => (await onScreen()).id).not.toBe(hinted.id)

  const chat = page.getByPlaceholder('Type your message')
  const before = await onScreen()
  await page.getByRole('button', { name: 'Type a message' }).click()
  await chat.focus()
  await page.keyboard.type('nine')
  await expect(chat).toHaveValue('nine')
  expect((await onScreen()).id).toBe(before.id)

  await heading(page).focus()
  const inBox = (await choices(page).count()) === 0
  if (inBox) {
    await box(page).focus()
    await page.keyboard.type(before.correct_answer)
  } else {
    const all = (await choices(page).allTextContents()).map(plain)
    await choices(page)
      .nth(all.indexOf(plain(before.correct_answer)))
      .focus()
  }
  await page.keyboard.press('Enter')
  await expect(tool(page).getByText('You practiced 1')).toBeVisible()
  await expect(tool(page).getByText('Correct!')).toHaveCount(0)
  const focused = page.locator(':focus')
  await expect(focused).toHaveAttribute('data-card-focus', 'asking')
})

test('without a line practice goes on, and each answer lands exactly once', async ({ page, context }) => {
  const { landed, onScreen } = await openCards(page)
  const line = tool(page).getByText('No line right now. Your answers are kept.')
  await answer(page, await onScreen(), true)
  await expect.poll(() => landed.length).toBe(1)
  await expect(tool(page).getByText('Correct!')).toHaveCount(0)
  await context.setOffline(true)
  for (let card = 2; card <= 3; card++) {
    await answer(page, await onScreen(), true)
    await expect(tool(page).getByText(`You practiced ${card}`)).toBeVisible()
    await expect(tool(page).getByText('Correct!')).toHaveCount(0)
  }
  await expect(line).toBeVisible()
  expect(await keptAnswers(page)).toBe(2)
  await page.waitForTimeout(300)
  expect(landed).toHaveLength(1)
  await context.setOffline(false)
  await expect(line).toHaveCount(0)
  await expect.poll(() => landed.length).toBe(3)
  expect(await keptAnswers(page)).toBe(0)
  await page.reload()
  await expect(page.getByPlaceholder('Type your message')).toBeEnabled()
  await page.waitForTimeout(500)
  expect(new Set(landed).size).toBe(3)
  expect(landed).toHaveLength(3)
})

test('answers that wait outlive the page', async ({ page }) => {
  const { landed, onScreen } = await openCards(page)
  let cut = true
  await page.route('**/api/flashcards/log_answer', (route) => (cut ? route.abort() : route.continue()))
  await answer(page, await onScreen(), true)
  await expect(tool(page).getByText('You practiced 1')).toBeVisible()
  await expect.poll(() => keptAnswers(page)).toBe(1)
  cut = false
  await page.reload()
  await expect.poll(() => landed.length).toBe(1)
  await expect.poll(() => keptAnswers(page)).toBe(0)
})

const keptAnswers = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('trellis.outbox.')).length)

test('the card is still there after a look into the chat', async ({ page }) => {
  const { onScreen } = await openCards(page)
  const before = await onScreen()
  await page.getByRole('button', { name: 'Chat', exact: true }).click()
  await expect(tool(page)).toHaveCount(0)
  await openTool(page)
  expect((await onScreen()).id).toBe(before.id)
})

for (const grade of ['Grade 1', 'Grade 4']) {
  test(`fits a screen 320 pixels wide, with controls to press (${grade})`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 740 })
    await openCards(page, grade)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    expect(await tool(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
    const least = grade === 'Grade 1' ? 64 : 48
    for (const control of await tool(page).getByRole('button').all()) {
      expect((await laidOut(control)).height, (await control.textContent()) ?? '').toBeGreaterThanOrEqual(least)
    }
    await axeFinds(page, `flashcards at 320, ${grade}`)
  })
}
