import { expect, type Page } from '@playwright/test'
import { axeFinds } from './axe.ts'
import { openLesson } from './journey.ts'
import { test } from './test.ts'

// Nobody has written a book entry about them.
const question = 'why do zorbles sing at night?'

const wonders = (page: Page) => page.getByRole('region', { name: 'Mia wonders' })
const remembered = (page: Page) => page.getByRole('region', { name: /^What .+ remembers of / })

const replies = (page: Page) => page.locator('[data-role="assistant"]')

async function say(page: Page, text: string) {
  const before = await replies(page).count()
  const box = page.getByPlaceholder('Type your message')
  await box.fill(text)
  await box.press('Enter')
  await expect(replies(page)).toHaveCount(before + 1)
  await expect(box).toBeEnabled()
}

for (const width of [1280, 390]) {
  test(`a parent reads what a child wonders and what is remembered, and takes it away (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const student = await openLesson(page)
    await page.goto('/dashboard')
    await expect(wonders(page)).toContainText('No open questions.')
    await expect(remembered(page)).toContainText('Nothing yet.')
    await axeFinds(page, `nothing remembered at ${width}`)

    await page.goto(`/learn/${student}`)
    await expect(replies(page)).toHaveCount(1)
    await say(page, question)
    await say(page, 'i love dinosaurs')
    await say(page, 'what is 7 x 8?')
    await say(page, 'i did 5x8=40 and 2x8=16 so 56')

    await page.goto('/dashboard')
    await expect(wonders(page)).toContainText(`“${question}”`)
    await expect(wonders(page)).toContainText('The tutor said: ')
    await expect(remembered(page)).toContainText('Mia likes dinosaurs')
    await expect(remembered(page)).toContainText('An own way: 5 × 8 and 2 × 8')
    await axeFinds(page, `wonders and memory at ${width}`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

    await wonders(page)
      .getByRole('button', { name: /Read what was said$/ })
      .click()
    const transcript = page.getByRole('dialog', { name: 'Session Transcript' })
    await expect(transcript.getByText(question)).toBeVisible()
    await page.keyboard.press('Escape')

    await wonders(page)
      .getByRole('button', { name: `Talked about it: ${question}` })
      .click()
    await expect(wonders(page)).toContainText('No open questions.')
    await remembered(page).getByRole('button', { name: 'Delete: Mia likes dinosaurs' }).click()
    await expect(remembered(page)).not.toContainText('dinosaurs')

    await page.reload()
    await expect(remembered(page)).toContainText('An own way')
    await expect(remembered(page)).not.toContainText('dinosaurs')
    await wonders(page).getByText('Talked about', { exact: true }).click()
    await expect(wonders(page)).toContainText(`“${question}”`)
    await axeFinds(page, `talked about at ${width}`)
    await wonders(page)
      .getByRole('button', { name: `Delete question: ${question}` })
      .click()
    await expect(wonders(page)).toContainText('Nothing talked about yet.')
  })
}
