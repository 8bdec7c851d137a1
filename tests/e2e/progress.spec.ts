import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { consentVersion } from '#shared/limits.ts'
import { axeFinds } from './axe.ts'
import { own, password } from './journey.ts'
import { test } from './test.ts'

// A parent looks at what a child knows, and takes a page of it to the teacher.

async function family(page: Page, nickname: string, grade_level: number) {
  const post = async (address: string, data: unknown, headers = {}) => {
    const answer = await page.request.post(address, { data, headers: { ...own, ...headers } })
    expect(answer.ok(), `${address}: ${answer.status()}`).toBe(true)
    return answer.json()
  }
  await post('/api/auth/sign-up/email', { email: `parent-${randomUUID()}@example.org`, password })
  const student = await post('/api/students', { nickname, grade_level, consent_version: consentVersion })
  const { token } = await post('/api/learner', { student_id: student.id })
  const pass = { authorization: `Bearer ${token}` }
  const log = (card_id: string, was_correct: boolean, answer?: string) =>
    post(
      '/api/flashcards/log_answer',
      {
        student_id: student.id,
        card_id,
        was_correct,
        client_id: randomUUID(),
        latency_ms: 2_000,
        ...(answer && { answer }),
      },
      pass,
    )
  // Two legs and a bar; whether it is a good one does not matter here.
  const write = (glyph: string) => {
    const line = (from: [number, number], to: [number, number], began: number) =>
      [0, 0.25, 0.5, 0.75, 1].map((part) => [
        from[0] + part * (to[0] - from[0]),
        from[1] + part * (to[1] - from[1]),
        began + part * 400,
        0.5,
      ])
    const strokes = [
      line([250, 40], [170, 260], 0),
      line([250, 40], [330, 260], 900),
      line([205, 170], [295, 170], 1_800),
    ]
    const tried = { student_id: student.id, client_id: randomUUID(), glyph, stage: 'trace', hand: 'right', strokes }
    return post('/api/letters/log', tried, pass)
  }
  return { student, log, write }
}

const part = (page: Page, name: string) => page.getByRole('region', { name })

for (const width of [1280, 390]) {
  test(`a parent sees how a child is doing, opens the answers behind it and prints a page for the teacher (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 800 })
    const mia = await family(page, 'Mia', 3)
    await page.goto('/dashboard')
    await page.getByRole('link', { name: 'See all skills of Mia' }).click()
    await expect(page.getByRole('heading', { name: 'How Mia is doing', level: 1 })).toBeVisible()
    await expect(page.getByText('Mia has not answered anything yet.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Print for a teacher' })).toHaveCount(0)
    await axeFinds(page, `nothing yet at ${width}`)

    for (const fact of ['6x7', '6x8', '7x8', '8x9']) await mia.log(`times-tables~${fact}`, true)
    // Added where groups were asked: three times the same wrong idea.
    for (const [left, right] of [
      [3, 4],
      [3, 6],
      [4, 5],
    ] as const)
      await mia.log(`times-tables~${left}x${right}`, false, String(left + right))
    await mia.write('A')
    await page.reload()
    await expect(part(page, 'At a glance')).toContainText('Mia knows 0 skills, is nearly there with 1')
    await expect(part(page, 'What comes next').getByRole('listitem').first()).toBeVisible()
    const mixed = part(page, 'What gets mixed up')
    await expect(mixed).toContainText('Adds instead of multiplying')
    await expect(mixed).toContainText('At home: Read × as “groups of”: seven groups of eight.')
    await mixed.getByText('Seen on 3 questions').click()
    await expect(mixed).toContainText('Answered: 9')
    const table = part(page, 'Times tables').getByRole('table')
    await expect(table.getByRole('cell', { name: '6 × 7: Quick on one day' })).toBeVisible()
    await expect(table.getByRole('cell', { name: '7 × 6: Quick on one day' })).toBeVisible()
    await expect(table.getByRole('cell', { name: '3 × 4: Asked, not quick yet' })).toBeVisible()
    await axeFinds(page, `progress at ${width}`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

    // Every chart has its table.
    for (const chart of ['At a glance', 'Week by week']) {
      await part(page, chart).getByText('Show as a table').click()
      await expect(part(page, chart).getByRole('table')).toBeVisible()
    }
    await expect(part(page, 'Week by week').getByRole('row')).toHaveCount(13)
    await axeFinds(page, `tables open at ${width}`)

    // By keyboard into a skill, to the very answers, and back.
    const skill = part(page, 'All skills').getByRole('button', { name: /, Nearly there$/ })
    await skill.focus()
    await page.keyboard.press('Enter')
    const behind = page.getByRole('dialog').getByRole('region', { name: 'The answers behind it' })
    await expect(behind.getByText('8 × 9')).toBeVisible()
    await axeFinds(page, `a skill at ${width}`)
    await page.keyboard.press('Escape')
    await expect(skill).toBeFocused()

    await part(page, 'Letters').getByRole('button', { name: 'Letter A: Learning' }).click()
    await expect(
      page.getByRole('dialog', { name: 'Handwriting of Mia' }).getByRole('img', { name: /^“A”, / }),
    ).toHaveCount(1)
    await page.keyboard.press('Escape')

    await printForTeacher(page)
  })
}

/** With the margins that a browser leaves. */
async function pagesOf(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const margin = { top: '12mm', right: '12mm', bottom: '12mm', left: '12mm' }
  const pdf = await page.pdf({ format, margin })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

/** One page on either paper, with what a teacher needs and nothing of what was said. */
async function printForTeacher(page: Page) {
  await page.evaluate(() => {
    window.print = () => undefined
  })
  for (const format of ['A4', 'Letter'] as const) {
    await page.getByRole('button', { name: 'Print for a teacher' }).click()
    await page.emulateMedia({ media: 'print' })
    const sheet = page.getByRole('article')
    await expect(sheet.getByRole('heading', { name: 'Mia, Grade 3' })).toBeVisible()
    await expect(sheet).toContainText('Three strengths')
    await expect(sheet).toContainText('What to work on')
    await expect(sheet).toContainText('Watch for: Adds instead of multiplying.')
    await expect(sheet).not.toContainText('Answered')
    await expect(page.getByRole('heading', { name: 'How Mia is doing' })).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    expect(await pagesOf(page, format)).toBe(1)
    // What is printed is over: the page is the whole one again.
    await page.emulateMedia({ media: 'screen' })
    await expect(sheet).toHaveCount(0)
  }
}

test('the page for a teacher stays one page with the longest names and sentences', async ({ page }) => {
  const mia = await family(page, 'Maximiliana Wilhelmina', 5)
  for (const fact of ['6x7', '6x8', '7x8', '8x9']) await mia.log(`times-tables~${fact}`, true)
  const long = (length: number) => 'a long word '.repeat(20).slice(0, length)
  await page.route('**/progress', async (route) => {
    const json = await (await route.fetch()).json()
    const skills = json.subjects.flatMap(({ groups }: { groups: { skills: { id: string }[] }[] }) =>
      groups.flatMap((group) => group.skills),
    )
    for (const skill of skills) Object.assign(skill, { name: long(40), can: long(160) })
    json.strengths = skills.slice(0, 3).map(({ id }: { id: string }) => id)
    const told = { name: long(40), why: 'presumed', of: Array.from({ length: 4 }, () => long(40)) }
    json.next = ['a', 'b', 'c'].map((skill) => ({ subject: 'problem-solving', skill, ...told }))
    const mixed = { name: long(60), means: long(140), at_home: long(140), times: 3, examples: [] }
    json.misconceptions = ['a', 'b'].map((id) => ({ id, ...mixed }))
    await route.fulfill({ json })
  })
  await page.goto(`/progress/${mia.student.id}`)
  await page.evaluate(() => {
    window.print = () => undefined
  })
  for (const format of ['A4', 'Letter'] as const) {
    await page.getByRole('button', { name: 'Print for a teacher' }).click()
    expect(await pagesOf(page, format)).toBe(1)
    await expect(page.getByRole('article')).toHaveCount(0)
  }
})

test('somebody else’s child is not found', async ({ page, browser }) => {
  const mia = await family(page, 'Mia', 1)
  const other = await browser.newContext()
  const stranger = await other.newPage()
  await family(stranger, 'Ben', 2)
  await stranger.goto(`/progress/${mia.student.id}`)
  await expect(stranger.getByRole('link', { name: 'Back to the dashboard' })).toBeVisible()
  await expect(stranger.getByText('Mia')).toHaveCount(0)
  await other.close()
})
