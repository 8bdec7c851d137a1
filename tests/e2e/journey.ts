import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { consentVersion } from '#shared/limits.ts'

/** A browser says of each call that it comes from our own page; a call that is made by hand says so too. */
export const own = { 'sec-fetch-site': 'same-origin' }

export const password = 'correct horse battery'

/** Signs a new parent up on the sign-up view; ends in onboarding. */
export async function newParent(page: Page): Promise<string> {
  const email = `parent-${randomUUID()}@example.org`
  await page.getByLabel(/e-?mail/i).fill(email)
  await page.getByLabel(/^password/i).fill(password)
  await page.getByRole('button', { name: /sign up/i }).click()
  await expect(page).toHaveURL(/\/onboarding$/)
  return email
}

/** A new family whose child is in a lesson; by the API, so that a journey can begin where it matters. Gives the student's id. */
export async function openLesson(page: Page, nickname = 'Mia', grade = 'Grade 3'): Promise<string> {
  const grade_level = grade === 'Pre-K' ? -1 : grade === 'Grade K' ? 0 : Number(grade.slice(6))
  const post = async (address: string, data: unknown) => {
    const answer = await page.request.post(address, { data, headers: own })
    expect(answer.ok(), `${address}: ${answer.status()}`).toBe(true)
    return answer.json()
  }
  await post('/api/auth/sign-up/email', { email: `parent-${randomUUID()}@example.org`, password })
  const student = await post('/api/students', { nickname, grade_level, consent_version: consentVersion })
  const tutors = await (await page.request.get(`/api/tutors?grade_level=${grade_level}`)).json()
  await page.request.patch(`/api/students/${student.id}`, { data: { assigned_tutor_id: tutors[0].id }, headers: own })
  await page.goto(`/learn/${student.id}`)
  await expect(page.getByPlaceholder('Type your message')).toBeEnabled()
  await expect(page.locator('[data-role="assistant"]').first()).toBeVisible()
  return student.id
}
