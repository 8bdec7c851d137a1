import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { consentVersion } from '#shared/limits.ts'
import { axeFinds } from './axe.ts'
import { own, password } from './journey.ts'
import { test } from './test.ts'

const names = ['Mia', 'Bo', 'Zuri', 'Ana', 'Theodore-Maximilian', 'Li']

for (const width of [1280, 390]) {
  test(`six children have their week side by side, and the family takes everything along (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const post = async (address: string, data: unknown) => {
      const answer = await page.request.post(address, { data, headers: own })
      expect(answer.ok(), `${address}: ${answer.status()}`).toBe(true)
      return answer.json()
    }
    await post('/api/auth/sign-up/email', { email: `parent-${randomUUID()}@example.org`, password })
    for (const [at, nickname] of names.entries())
      await post('/api/students', { nickname, grade_level: at - 1, consent_version: consentVersion })

    await page.goto('/dashboard')
    const week = page.getByRole('region', { name: 'This week' })
    await expect(week.getByRole('row')).toHaveCount(names.length + 1)
    await week.getByRole('button', { name: 'Child' }).press('Enter')
    await expect(week.getByRole('rowheader').first()).toContainText('Ana')
    await expect(week.getByRole('columnheader', { name: 'Child' })).toHaveAttribute('aria-sort', 'ascending')
    await expect(page.getByRole('link', { name: 'Start Learning' })).toHaveCount(names.length)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await axeFinds(page, 'six children')

    await page.goto('/account')
    const download = page.waitForEvent('download')
    await page
      .getByRole('link', { name: 'Download everything' })
      .or(page.getByRole('button', { name: 'Download everything' }))
      .click()
    expect((await download).suggestedFilename()).toMatch(/\.zip$/)
  })
}
