import { expect } from '@playwright/test'
import { axeFinds } from './axe.ts'
import { newParent, openLesson, password } from './journey.ts'
import { test } from './test.ts'

test('every address leads where the route table says, for a visitor', { tag: '@main' }, async ({ page }) => {
  for (const address of [
    '/dashboard',
    '/onboarding',
    '/learn/0190a000-0000-7000-8000-000000000000',
    '/tutor-selection/x',
  ]) {
    await page.goto(address)
    await expect(page).toHaveURL(/\/login/)
  }
  for (const address of ['/admin', '/nowhere', '/deep/er/nowhere']) {
    await page.goto(address)
    await expect(page).toHaveURL(/:\d+\/$/)
  }
  for (const [address, text] of [
    ['/pricing', 'Everything here is free'],
    ['/privacy', /privacy/i],
    ['/terms', /terms/i],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
    await axeFinds(page, address)
  }
})

test('the landing page reads without JavaScript, asks nobody else, and breaks no policy', async ({ browser }) => {
  const still = await browser.newPage({ javaScriptEnabled: false })
  await still.goto('/')
  for (const text of [
    'Engaging & Fun',
    'Personalized Learning Paths',
    'Parent-Controlled & Secure',
    'Covers Core Subjects',
  ]) {
    await expect(still.getByText(text).first()).toBeVisible()
  }
  for (const text of [
    'Getting started is easy',
    'Create Your Account',
    'Choose a Tutor',
    'Start Learning',
    'Meet a Few of Our Tutors',
    'Sign Up Now',
  ]) {
    await expect(still.getByText(text).first()).toBeVisible()
  }
  await still.close()

  const context = await browser.newContext()
  const page = await context.newPage()
  const foreign: string[] = []
  const complaints: string[] = []
  page.on('request', (request) => {
    if (!/^(http:\/\/localhost:|data:|blob:)/.test(request.url())) foreign.push(request.url())
  })
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('401')) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto('/')
  await expect(page.getByText('Loading tutors...')).toHaveCount(0)
  await expect(page.locator('img[src^="/portraits/"]').first()).toBeVisible()
  await axeFinds(page, 'landing')
  expect(foreign).toEqual([])
  expect(complaints).toEqual([])
  await page.close()
})

test('signing out and in again, with the keyboard alone', async ({ page }) => {
  await page.goto('/login#auth-sign-up')
  await axeFinds(page, 'sign up')
  const email = await newParent(page)
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/login/)
  await page.goto('/login')
  await axeFinds(page, 'sign in')
  await page.getByLabel(/e-?mail/i).focus()
  await page.keyboard.type(email)
  await page.getByLabel(/^password/i).focus()
  await page.keyboard.type('not the password')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'do not match' })).toBeVisible()
  await expect(page.getByLabel(/e-?mail/i)).toHaveValue(email)
  await page.getByLabel(/^password/i).fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/onboarding$/)
  await page.goto('/login')
  await expect(page).toHaveURL(/\/(dashboard|onboarding)$/)
})

test('another family’s child is not found, in a calm page', async ({ browser }) => {
  const mia = await (await browser.newContext()).newPage()
  const studentId = await openLesson(mia, 'Mia')
  const other = await (await browser.newContext()).newPage()
  await openLesson(other, 'Noah')
  await other.goto(`/learn/${studentId}`)
  await expect(other.getByRole('heading', { name: 'That is not here.' })).toBeAttached()
  await expect(other.getByText('Mia')).toHaveCount(0)
})
