import { expect, type Locator, type Page } from '@playwright/test'
import { axeFinds } from './axe.ts'
import { openLesson } from './journey.ts'
import { laidOut } from './laid-out.ts'
import { test } from './test.ts'

type Card = { id: string; question: string; correct_answer: string }

// A child of five, on a phone: nothing is typed, and no keyboard is there.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

async function openTool(page: Page, name: string) {
  const small = page.getByRole('button', { name: 'Tools and tutor' })
  if (await small.isVisible()) await small.tap()
  await page.getByRole('button', { name }).filter({ visible: true }).tap()
}

/** The cards that came over the line. */
function cardsOf(page: Page): Card[] {
  const cards: Card[] = []
  page.on('response', async (response) => {
    if (!response.ok() || !response.url().includes('/api/flashcards/next_card')) return
    // The page may go before it is read.
    const { card } = await response.json().catch(() => ({}))
    if (card) cards.push(card)
  })
  return cards
}

const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ').trim()

/** Pressed by a small finger, and large enough for it. */
async function tap(tile: Locator) {
  expect((await laidOut(tile)).smaller).toBeGreaterThanOrEqual(64)
  await tile.tap()
}

test('a kindergartner answers flashcards by pressing only', async ({ page }) => {
  const cards = cardsOf(page)
  await openLesson(page, 'Ada', 'Grade K')
  await openTool(page, 'Flashcards (Test Mode)')
  const tool = page.getByRole('region', { name: 'Flashcards' })
  const heading = tool.getByRole('heading', { level: 2 })
  for (let practiced = 1; practiced <= 3; practiced++) {
    const question = plain(await heading.textContent())
    await expect.poll(() => cards.some((card) => plain(card.question) === question)).toBe(true)
    const answer = plain(cards.findLast((card) => plain(card.question) === question)?.correct_answer ?? '')
    const keys = tool.getByRole('group', { name: 'Press your answer' })
    if (await keys.isVisible()) {
      await expect(tool.getByPlaceholder('Type your answer and press Enter')).toHaveAttribute('inputmode', 'none')
      for (const key of answer) await tap(keys.getByRole('button', { name: key, exact: true }))
      await tool.getByRole('button', { name: 'Check' }).tap()
    } else {
      await tap(
        tool.getByRole('group', { name: 'Choose your answer' }).getByRole('button', { name: answer, exact: true }),
      )
    }
    await expect(tool.getByText(`You practiced ${practiced}`)).toBeAttached()
    await expect(tool.getByText('Correct!')).toHaveCount(0)
  }
  await axeFinds(page, 'flashcards with keys')
})

test('a kindergartner answers a set of six by pressing only; the last one is handed in by itself', async ({ page }) => {
  const cards = cardsOf(page)
  await openLesson(page, 'Ada', 'Grade K')
  await openTool(page, 'Multiple Choice')
  const tool = page.getByRole('region', { name: 'Multiple Choice' })
  for (let number = 1; number <= 6; number++) {
    await expect(tool.getByText(`Question ${number} of 6`)).toBeAttached()
    await expect.poll(() => cards.length).toBeGreaterThanOrEqual(number === 1 ? 6 : number)
    const wanted = cards[number - 1]?.correct_answer.trim()
    const tiles = tool.getByRole('radiogroup').locator('label')
    await expect(tiles).toHaveCount(4)
    const values = await tool
      .getByRole('radio')
      .evaluateAll((all) => all.map((one) => one.getAttribute('value')?.trim()))
    await tap(tiles.nth(values.indexOf(wanted)))
    if (number === 6) break
    await axeFinds(page, `question ${number} alone`)
    await tool.getByRole('button', { name: 'Submit' }).tap()
    await expect(tool.getByText('Correct ✓')).toBeVisible()
  }
  await expect(tool.getByText('You found 6 of 6 at the first try.')).toBeVisible()
})
