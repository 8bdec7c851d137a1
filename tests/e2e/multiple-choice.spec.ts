import { expect, type Page } from '@playwright/test'
import { axeFinds } from './axe.ts'
import { openLesson } from './journey.ts'
import { laidOut } from './laid-out.ts'
import { test } from './test.ts'

type Card = { id: string; question: string; correct_answer: string; hints: string[] }
type Answer = {
  card_id: string
  answer: string
  was_correct: boolean
  hint_level: number
  tool: string
  client_id: string
}

/** Opens the tool for a new child, and follows what goes over the line. */
async function openQuestions(page: Page, grade = 'Grade 3', shown = 6) {
  const cards: Card[] = []
  const answers: Answer[] = []
  page.on('response', async (response) => {
    if (!response.ok()) return
    if (response.url().includes('/api/flashcards/next_card')) cards.push((await response.json()).card)
    if (response.url().includes('/api/flashcards/log_answer')) answers.push(response.request().postDataJSON())
  })
  const student = await openLesson(page, 'Mia', grade)
  await openTool(page)
  await expect(forms(page)).toHaveCount(shown)
  await expect(tool(page).getByText('Loading questions…')).toHaveCount(0)
  return { student, cards, answers }
}

async function openTool(page: Page) {
  const small = page.getByRole('button', { name: 'Tools and tutor' })
  if (await small.isVisible()) await small.click()
  await page.getByRole('button', { name: 'Multiple Choice' }).filter({ visible: true }).click()
}

const tool = (page: Page) => page.getByRole('region', { name: 'Multiple Choice' })
const forms = (page: Page) => tool(page).locator('form')
const form = (page: Page, number: number) => forms(page).nth(number - 1)
const radios = (page: Page, number: number) => form(page, number).getByRole('radio')
const submit = (page: Page, number: number) => form(page, number).getByRole('button', { name: 'Submit' })

/** Selects the right choice of a question, or another one. */
async function select(page: Page, number: number, card: Card | undefined, rightly: boolean) {
  const values = await radios(page, number).evaluateAll((all) => all.map((one) => one.getAttribute('value')))
  const at = values.findIndex((value) => (value?.trim() === card?.correct_answer.trim()) === rightly)
  await radios(page, number).nth(at).check()
}

test('six questions, none twice, with four choices that differ; the right one is not always at the same place', async ({
  page,
}) => {
  const { cards } = await openQuestions(page)
  expect(new Set(cards.map(({ id }) => id)).size).toBe(6)
  const places: number[] = []
  for (let number = 1; number <= 6; number++) {
    const values = await radios(page, number).evaluateAll((all) => all.map((one) => one.getAttribute('value') ?? ''))
    expect(new Set(values.map((value) => value.trim().toLowerCase())).size).toBe(4)
    places.push(values.indexOf(cards[number - 1]?.correct_answer.trim() ?? ''))
  }
  expect(places).not.toContain(-1)
  for (const [index, place] of places.entries()) expect(place).not.toBe(places[index + 1])
})

test('by keyboard alone: arrows choose, Enter submits, the verdict has the focus and the next question is one key away', {
  tag: '@main',
}, async ({ page }) => {
  const { cards, answers } = await openQuestions(page)
  await expect(submit(page, 1)).toBeDisabled()
  await radios(page, 1).first().focus()
  await page.keyboard.press('Enter')
  await expect(submit(page, 1)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(radios(page, 1).nth(1)).toBeChecked()
  await expect(submit(page, 1)).toBeEnabled()
  const chosen = await radios(page, 1).nth(1).getAttribute('value')
  await page.keyboard.press('Enter')
  const verdict = form(page, 1).getByRole('status')
  await expect(verdict).toBeFocused()
  const right = chosen?.trim() === cards[0]?.correct_answer.trim()
  await expect(verdict).toContainText(right ? 'Correct ✓' : 'Correct answer: ')
  await page.keyboard.press('Tab')
  await expect(form(page, 2).getByRole('button', { name: 'Read question 2 to me' })).toBeFocused()
  await expect.poll(() => answers.length).toBe(1)
  expect(answers[0]).toMatchObject({
    card_id: cards[0]?.id,
    answer: chosen,
    was_correct: right,
    tool: 'multiple-choice',
  })
})

test('an answered question is locked, and explained when it was not right', async ({ page }) => {
  const { cards, answers } = await openQuestions(page)
  const hint = form(page, 2).getByRole('button', { name: 'Give me a hint' })
  const hasHint = (cards[1]?.hints.length ?? 0) > 0
  if (hasHint) {
    await hint.click()
    await expect(form(page, 2).getByRole('list', { name: 'Hints' }).getByRole('listitem')).toHaveCount(1)
  }
  await select(page, 2, cards[1], false)
  await submit(page, 2).click()
  await expect(form(page, 2).getByText(/^Correct answer: /)).toBeVisible()
  await expect(form(page, 2).getByText('Your answer')).toBeVisible()
  for (const radio of await radios(page, 2).all()) await expect(radio).toBeDisabled()
  await expect(submit(page, 2)).toHaveCount(0)
  await expect(submit(page, 3)).toBeDisabled()
  await expect(tool(page)).not.toContainText(/wrong/i)
  await axeFinds(page, 'multiple choice, explained')
  await expect.poll(() => answers.length).toBe(1)
  expect(answers[0]).toMatchObject({ was_correct: false, hint_level: hasHint ? 1 : 0 })
})

test('when all are answered it says how many were found, and Load New Questions goes on', async ({ page }) => {
  const { cards, answers } = await openQuestions(page)
  for (let number = 1; number <= 6; number++) {
    await select(page, number, cards[number - 1], number > 2)
    await submit(page, number).click()
  }
  await expect(tool(page).getByText('You found 4 of 6 at the first try.')).toBeVisible()
  await expect.poll(() => answers.length).toBe(6)
  expect(new Set(answers.map(({ client_id }) => client_id)).size).toBe(6)
  await axeFinds(page, 'multiple choice, all answered')
  await tool(page).getByRole('button', { name: 'Load New Questions' }).last().click()
  await expect(tool(page).getByRole('button', { name: 'Submit' })).toHaveCount(6)
  await expect(tool(page).getByText(/You found/)).toHaveCount(0)
  expect(new Set(cards.map(({ id }) => id)).size).toBe(12)
})

test('a look into the chat keeps the sheet; a reload brings a new one and sends nothing twice', async ({ page }) => {
  const { cards, answers } = await openQuestions(page)
  await select(page, 1, cards[0], true)
  await submit(page, 1).click()
  await expect(form(page, 1).getByText('Correct ✓')).toBeVisible()
  await expect.poll(() => answers.length).toBe(1)
  await page.getByRole('button', { name: 'Chat', exact: true }).click()
  await expect(tool(page)).toHaveCount(0)
  await openTool(page)
  await expect(form(page, 1).getByText('Correct ✓')).toBeVisible()
  expect(cards).toHaveLength(6)

  await page.reload()
  await expect(page.getByPlaceholder('Type your message')).toBeEnabled()
  await openTool(page)
  await expect(tool(page).getByRole('button', { name: 'Submit' })).toHaveCount(6)
  await page.waitForTimeout(500)
  expect(answers).toHaveLength(1)
})

test('without a line the verdict shows all the same, and the answer lands once when it is back', async ({
  page,
  context,
}) => {
  const { cards, answers } = await openQuestions(page)
  await context.setOffline(true)
  await select(page, 1, cards[0], true)
  await submit(page, 1).click()
  await expect(form(page, 1).getByText('Correct ✓')).toBeVisible()
  await expect(tool(page).getByText('No line right now. Your answers are kept.')).toBeVisible()
  expect(answers).toHaveLength(0)
  await context.setOffline(false)
  await expect(tool(page).getByText('No line right now. Your answers are kept.')).toHaveCount(0)
  await expect.poll(() => answers.length).toBe(1)
})

test('says so when there are no questions, and why when they cannot be had', async ({ page }) => {
  const problem = { error: 'There is none.', code: 'no_card', request_id: 'x', retryable: false }
  let status = 404
  await page.route('**/api/flashcards/next_card*', (route) =>
    route.fulfill({
      status,
      json: status === 404 ? problem : { ...problem, error: 'Trellis is resting.', code: 'unavailable' },
    }),
  )
  await openLesson(page)
  await openTool(page)
  await expect(tool(page).getByText('No questions available right now.')).toBeVisible()
  status = 503
  await tool(page).getByRole('button', { name: 'Load New Questions' }).click()
  await expect(tool(page).getByText('Error: Trellis is resting.')).toBeVisible()
})

for (const [grade, width, columns] of [
  ['Grade 1', 320, 1],
  ['Grade 4', 320, 1],
  ['Grade 4', 768, 2],
  ['Grade 3', 1280, 3],
] as const) {
  test(`fits a screen ${width} pixels wide, with controls to press (${grade})`, async ({ page }) => {
    await page.setViewportSize({ width, height: width < 700 ? 740 : 900 })
    await openQuestions(page, grade, columns === 1 ? 1 : 6)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await tool(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
    const least = grade === 'Grade 1' ? 64 : 48
    for (const control of await tool(page).locator('button, label:has(input)').filter({ visible: true }).all()) {
      const { height } = await laidOut(control)
      const isTile = (await control.locator('input').count()) > 0
      expect(height, (await control.textContent()) ?? '').toBeGreaterThanOrEqual(isTile ? 64 : least)
    }
    const lefts = await forms(page).evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)))
    expect(new Set(lefts).size).toBe(columns)
    await axeFinds(page, `multiple choice at ${width}, ${grade}`)
  })
}
