import { randomInt, randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { axeFinds } from './axe.ts'
import { newParent, openLesson, password } from './journey.ts'
import { newestEmail, textCode } from './outside.ts'
import { test } from './test.ts'

const onboarding = (page: Page) => expect(page).toHaveURL(/\/onboarding$/)

async function signUp(page: Page): Promise<string> {
  await page.goto('/login#auth-sign-up')
  return newParent(page)
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
}

test('a magic link: asked for by the keyboard, opened, pressed; looking at it signs nobody in', {
  tag: '@main',
}, async ({ page }) => {
  const email = `magic-${randomUUID()}@example.org`
  await page.goto('/login')
  await page.getByRole('link', { name: 'Sign in with a magic link' }).click()
  await expect(page).toHaveURL(/#auth-magic-link$/)
  await axeFinds(page, 'magic link')
  await page.getByRole('button', { name: 'Send magic link' }).click()
  await expect(page.getByText('Please type your e-mail address.')).toBeVisible()
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('E-mail address').press('Enter')
  await expect(page.getByText('Check your email for the magic link')).toBeVisible()
  const { link } = await newestEmail(page, email)
  await page.goto(link)
  await axeFinds(page, 'confirm')
  await page.reload()
  await page.getByRole('button', { name: 'Sign in to Trellis' }).click()
  await onboarding(page)
  await page.goto('/login')
  await onboarding(page)
  await logOut(page)
  await page.goto(link)
  await page.getByRole('button', { name: 'Sign in to Trellis' }).click()
  await expect(page.getByText('This link does not work any more')).toBeVisible()
})

test('a code from the email', async ({ page }) => {
  const email = `code-${randomUUID()}@example.org`
  await page.goto('/login#auth-magic-link')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByRole('button', { name: 'Send magic link' }).click()
  await page.getByRole('link', { name: 'I have a code' }).click()
  await axeFinds(page, 'code')
  await expect(page.getByLabel('E-mail address')).toHaveValue(email)
  await page.getByLabel('Code', { exact: true }).fill('000000')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('That code is not right. Please look again.')).toBeVisible()
  const { code } = await newestEmail(page, email)
  await page.getByLabel('Code', { exact: true }).fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await page.getByRole('button', { name: 'Continue' }).click()
  await onboarding(page)
})

test('a forgotten password: the email, a new one, and the way back to the sign-in', async ({ page }) => {
  const email = await signUp(page)
  await logOut(page)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page).toHaveURL(/#auth-forgot-password$/)
  await page.getByLabel('E-mail address').fill(email)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByText('Check your email for the password reset link')).toBeVisible()
  await page.goto((await newestEmail(page, email)).link)
  await page.getByRole('button', { name: 'Choose a new password' }).click()
  const fresh = page.getByLabel('New password')
  await fresh.fill('password123')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText(/one of the most used ones/)).toBeVisible()
  await axeFinds(page, 'update password')
  await fresh.fill('a staple and a battery')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('Your password has been updated')).toBeVisible()
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('That e-mail and password do not match.')).toBeVisible()
  await page.getByLabel(/^Password/).fill('a staple and a battery')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await onboarding(page)
})

test('Google: to the provider and back, and a change of mind there', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByRole('link', { name: /cancel/i }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText(/Signing in there did not work/)).toBeVisible()
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.locator('[name=login]').fill(`google-${randomUUID()}@example.org`)
  await page.locator('[name=password]').fill('any')
  await page.locator('button[type=submit]').click()
  await page.locator('button[type=submit]').click()
  await onboarding(page)
})

test('the account page: a phone number that signs in, another address; then everything is deleted', async ({
  page,
}) => {
  const email = await signUp(page)
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
  await axeFinds(page, 'account')

  const phone = `+49151${randomInt(1_000_000, 9_999_999)}`
  await page.getByRole('button', { name: 'Add a phone number' }).click()
  await page.getByRole('textbox', { name: 'Phone number' }).fill(phone)
  await page.getByLabel('Your password').fill(password)
  await page.getByRole('button', { name: 'Send the code' }).click()
  await page.getByLabel('Code from the text message').fill(await textCode(page, phone))
  await page.getByRole('button', { name: 'Confirm number' }).click()
  await expect(page.getByText('Your phone number is saved.')).toBeVisible()

  const moved = `moved-${randomUUID()}@example.org`
  await page.getByRole('button', { name: 'Change e-mail address' }).click()
  await page.getByLabel('New e-mail address').fill(moved)
  await page.getByLabel('Your password').fill(password)
  await page.getByRole('button', { name: 'Send the e-mail' }).click()
  await expect(page.getByText(/The address changes when you press the button in it/)).toBeVisible()
  await page.goto((await newestEmail(page, moved)).link)
  await page.getByRole('button', { name: 'Use this address from now on' }).click()
  await expect(page.getByText('Your e-mail address is confirmed.')).toBeVisible()

  await page.goto('/dashboard')
  await logOut(page)
  await page.getByRole('link', { name: 'Sign in with a code' }).click()
  await page.getByLabel('Text message').check()
  await page.getByRole('textbox', { name: 'Phone number' }).fill(phone)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await page.getByLabel('Code', { exact: true }).fill(await textCode(page, phone, 2))
  await page.getByRole('button', { name: 'Continue' }).click()
  await onboarding(page)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Delete account' }).click()
  await page.getByRole('dialog').getByLabel('Your password').fill(password)
  await axeFinds(page, 'delete account')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click()
  await expect(page.getByText(/were deleted|was deleted/)).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page).toHaveURL(/\/$/)
  expect((await page.request.get('/api/profile')).status()).toBe(401)
  expect((await newestEmail(page, moved, 2)).text).toContain('0 students')
  expect((await newestEmail(page, email, 2)).text).not.toContain(moved)
})

test('the PIN keeps a child in the lesson, from every way out, until a grown-up types it', { tag: '@main' }, async ({
  page,
  context,
}) => {
  const student = await openLesson(page)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Set a PIN' }).click()
  await page.getByLabel('New PIN', { exact: true }).fill('2468')
  await page.getByLabel('New PIN again').fill('2468')
  await page.getByLabel('Your password').fill(password)
  await page.getByRole('button', { name: 'Save PIN' }).click()
  await expect(page.getByText('Your PIN is saved.')).toBeVisible()

  await page.goto(`/learn/${student}`)
  await expect(page.getByPlaceholder('Type your message')).toBeEnabled()
  for (const address of ['/dashboard', '/account', '/pricing', `/tutor-selection/${student}`, '/onboarding']) {
    await page.goto(address)
    await expect(page, address).toHaveURL(/\/gate\?to=/)
  }
  await axeFinds(page, 'gate')
  const second = await context.newPage()
  await second.goto('/dashboard')
  await expect(second).toHaveURL(/\/gate\?to=/)
  expect((await page.request.get('/api/students')).status()).toBe(403)
  await second.close()

  await page.goto(`/learn/${student}`)
  await page
    .getByRole('link', { name: /dashboard/i })
    .first()
    .click()
  await expect(page).toHaveURL(/\/gate\?to=/)
  await page
    .getByRole('link', { name: 'Back to the lesson' })
    .or(page.getByRole('button', { name: 'Back to the lesson' }))
    .click()
  await expect(page).toHaveURL(new RegExp(`/learn/${student}$`))
  await page.goBack()
  await page.goto('/dashboard')
  await page.getByLabel('PIN').fill('1111')
  await page.getByRole('button', { name: 'Open' }).click()
  await expect(page.getByText(/That PIN is not right\. 4 tries are left/)).toBeVisible()
  await page.getByLabel('PIN').fill('2468')
  await page.getByRole('button', { name: 'Open' }).click()
  await expect(page.getByRole('heading', { name: 'Parent Dashboard' })).toBeVisible()
})

test('a child’s own device: paired by a code, learning alone, and out when the parent removes it', {
  tag: '@main',
}, async ({ page, browser }) => {
  const student = await openLesson(page)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /^Settings for/ }).click()
  await page.getByRole('button', { name: /own device/ }).click()
  const shown = page.getByRole('dialog').getByText(/^\d{4} \d{4}$/)
  await expect(shown).toBeVisible()
  await axeFinds(page, 'pairing')
  const code = (await shown.textContent()) ?? ''

  const tablet = await browser.newContext({ viewport: { width: 820, height: 1180 } })
  const child = await tablet.newPage()
  await child.goto('/join')
  await axeFinds(child, 'join')
  await child.getByLabel('Type the code from your grown-up').fill('0000 0000')
  await child.getByRole('button', { name: 'Let me in' }).click()
  await expect(child.getByRole('alert').first()).toBeVisible()
  await child.getByLabel('Type the code from your grown-up').fill(code)
  await child.getByRole('button', { name: 'Let me in' }).click()
  await expect(child).toHaveURL(new RegExp(`/learn/${student}$`))
  const box = child.getByPlaceholder('Type your message')
  await expect(box).toBeEnabled()
  await box.fill('what is 2 + 3?')
  await box.press('Enter')
  await expect(child.locator('[data-role="assistant"]')).toHaveCount(2)
  await expect(child.getByRole('link', { name: /dashboard|change tutor/i })).toHaveCount(0)
  await child.goto('/dashboard')
  await expect(child).toHaveURL(/\/login/)
  await child.goto('/join')
  await child.getByRole('link', { name: 'Start learning' }).click()
  await expect(child.getByPlaceholder('Type your message')).toBeEnabled()

  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(page.getByText('No device yet.')).toBeVisible()
  await child.reload()
  await expect(child).toHaveURL(/\/(join|login)/)
  await tablet.close()
})

test('logging out keeps safe what a child wrote that did not arrive, and clears the browser', async ({ page }) => {
  await openLesson(page)
  await page.route('**/api/chat', (route) => route.abort())
  const box = page.getByPlaceholder('Type your message')
  await box.fill('this did not arrive')
  await box.press('Enter')
  await expect(page.locator('[data-role="user"]').getByText('this did not arrive')).toBeVisible()
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Log Out' }).click()
  const question = page.getByRole('dialog')
  await expect(question.getByText('this did not arrive')).toBeVisible()
  await axeFinds(page, 'unsent words')
  await page.unroute('**/api/chat')
  await question.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/\/login/)
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
  expect((await page.request.get('/api/profile')).status()).toBe(401)
})
