import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import PostalMime from 'postal-mime'
import { password } from './journey.ts'
import { dataFolder, ready, start } from './own-server.ts'
import { test } from './test.ts'

const dir = dataFolder()

/** The link in the newest email of the outbox, when so many have come. */
async function newestLink(outbox: string, count: number): Promise<string> {
  // The folder is made with the first email.
  const emails = () => (existsSync(outbox) ? readdirSync(outbox) : []).filter((file) => file.endsWith('.eml'))
  await expect.poll(() => emails().length).toBe(count)
  const { text } = await PostalMime.parse(readFileSync(path.join(outbox, emails().sort().at(-1) ?? '')))
  return /https?:\S+/.exec(text ?? '')?.[0] ?? ''
}

test('a sign-up that waits for its email, at home without mail: the log tells where the email is', async ({
  page,
  browser,
}) => {
  const server = start({ DATA_DIR: dir, REQUIRE_EMAIL_CONFIRMATION: 'true' })
  await ready(server)
  const outbox = path.join(dir, 'outbox')
  const signUp = async (email: string) => {
    await page.goto(`${server.base}/login#auth-sign-up`)
    await page.getByLabel('E-mail address').fill(email)
    await page.getByLabel(/^Password/).fill(password)
    await page.getByRole('button', { name: 'Sign up' }).click()
    await expect(page.getByText('Check your email for the confirmation link')).toBeVisible()
  }
  await signUp('here@example.org')
  const link = await newestLink(outbox, 1)
  expect(server.output()).toContain(path.join(outbox, readdirSync(outbox)[0] ?? ''))
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm my e-mail address' }).click()
  await expect(page).toHaveURL(/\/onboarding$/)
  await page.getByRole('button', { name: 'Log Out' }).click()
  // Logging out loads a new document; it has arrived when the sign-in can be seen.
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()

  // The email is opened on another device: there the password is chosen.
  await signUp('there@example.org')
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const other = await phone.newPage()
  await other.goto(await newestLink(outbox, 2))
  await other.getByRole('button', { name: 'Confirm my e-mail address' }).click()
  await other.getByLabel('New password').fill('chosen on the phone')
  await other.getByRole('button', { name: 'Save password' }).click()
  await expect(other.getByText('Your password has been updated')).toBeVisible()
  await other.getByLabel('E-mail address').fill('there@example.org')
  await other.getByLabel(/^Password/).fill('chosen on the phone')
  await other.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(other).toHaveURL(/\/onboarding$/)
  await phone.close()
  server.child.kill('SIGTERM')
  expect(await server.exited).toBe(0)
})
