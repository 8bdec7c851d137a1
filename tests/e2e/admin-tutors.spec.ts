import { type Browser, expect, type Page } from '@playwright/test'
import { codeAt } from '#server/auth/totp.ts'
import { consentVersion } from '#shared/limits.ts'
import { goodPictures, svg } from '../support/pictures.ts'
import { axeFinds } from './axe.ts'
import { newParent, own, password } from './journey.ts'
import { command, dataFolder, ready, start } from './own-server.ts'
import { test } from './test.ts'

test.describe.configure({ timeout: 400_000 })

const data = dataFolder()
const email = 'ada@example.org'
const attack = '<img src=x onerror="window.attacked=1"><b>Bad</b>'

/** A server whose administrator is signed in on this page, with the second factor shown. Gives its address. */
async function asAdministrator(page: Page): Promise<string> {
  const first = start({ DATA_DIR: data })
  await ready(first)
  const account = { email, password, full_name: 'Ada' }
  expect((await page.request.post(`${first.base}/api/auth/sign-up/email`, { data: account, headers: own })).ok()).toBe(
    true,
  )
  first.child.kill('SIGTERM')
  await first.exited
  expect((await command({ DATA_DIR: data }, 'admin', email)).code).toBe(0)
  const server = start({ DATA_DIR: data })
  stops.push(async () => {
    server.child.kill('SIGTERM')
    await server.exited
  })
  await ready(server)
  const post = async (address: string, body: unknown) => {
    const answer = await page.request.post(`${server.base}${address}`, { data: body, headers: own })
    expect(answer.ok(), `${address}: ${await answer.text()}`).toBe(true)
    return answer.json()
  }
  await post('/api/auth/sign-in/email', { email, password })
  const { secret } = await post('/api/admin/second-factor', { password })
  await post('/api/admin/second-factor/confirm', { code: codeAt(readSecret(secret), new Date()) })
  return server.base
}

/** What an authenticator app makes of a secret in base 32. */
function readSecret(text: string): Buffer {
  const bits = [...text].map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'))
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

const stops: (() => Promise<void>)[] = []
test.afterAll(async () => {
  for (const stop of stops) await stop()
})

const list = (page: Page) => page.getByRole('table', { name: 'Tutor List' })
const row = (page: Page, name: string) =>
  list(page)
    .getByRole('row')
    .filter({ has: page.getByText(name, { exact: true }) })
const creating = (page: Page) => page.getByRole('region', { name: 'Create New Tutor' })

async function create(page: Page, tutor: { name: string; description: string; personality: string }, avatar: Buffer) {
  const form = creating(page)
  await form.getByLabel('Tutor Name').fill(tutor.name)
  await form.getByLabel('Description').fill(tutor.description)
  await form.getByLabel('Personality / System Prompt').fill(tutor.personality)
  await form.getByLabel('Access Level').selectOption('Public')
  await form.getByLabel('Avatar Image').setInputFiles({ name: `${attack}.png`, mimeType: 'image/png', buffer: avatar })
  await form.getByRole('button', { name: 'Create Tutor' }).click()
  await expect(page.getByText('Tutor created successfully!')).toBeVisible()
}

/** Rehearses what is newest and publishes it, from the dialog that is open. */
async function rehearseAndPublish(page: Page, name: string) {
  const dialog = page.getByRole('dialog', { name: `Review ${name}` })
  await expect(dialog.getByRole('button', { name: 'Publish' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Rehearse', exact: true }).click()
  await expect(dialog.getByRole('button', { name: 'Rehearse again' })).toBeVisible({ timeout: 60_000 })
  await expect(dialog.getByText('are you real')).toBeVisible()
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect(dialog.getByText('Children meet this version.', { exact: true })).toBeVisible()
}

/** Mia's parent, on a page of their own, with this tutor chosen. */
async function familyOf(browser: Browser, base: string, tutorName: string) {
  const page = await (await browser.newContext({ baseURL: base })).newPage()
  const post = async (address: string, body: unknown) =>
    (await page.request.post(address, { data: body, headers: own })).json()
  await post('/api/auth/sign-up/email', { email: 'mum@example.org', password })
  const { id } = await post('/api/students', { nickname: 'Mia', grade_level: 3, consent_version: consentVersion })
  await page.goto(`/tutor-selection/${id}`)
  await page.getByRole('button', { name: `Select ${tutorName}`, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/learn/${id}$`))
  return { page, id }
}

test('a tutor goes from a draft to a child’s lesson, is changed, brought back and deleted', async ({
  page,
  browser,
}) => {
  const base = await asAdministrator(page)
  const { png, jpeg } = await goodPictures()
  await page.goto(`${base}/admin?tab=tutors`)
  await expect(row(page, 'Pip')).toContainText('Published')

  await creating(page).getByRole('button', { name: 'Create Tutor' }).click()
  await expect(creating(page).getByText('Please type a name.')).toBeVisible()
  await expect(page.getByText('Please select an avatar image.')).toBeVisible()
  const bo = {
    name: 'Bo',
    description: 'A beaver who builds with numbers.',
    personality: 'You are Bo, a cheerful beaver. You are an AI tutor and say so.',
  }
  await create(page, bo, png)
  await expect(row(page, 'Bo')).toContainText('Draft')
  await axeFinds(page, 'Tutor Management')

  // By keys alone: into the review, and out of it.
  await row(page, 'Bo').getByRole('button', { name: 'Review Bo' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Review Bo' })
  await expect(dialog.getByText(/Sam.*Bo/)).toBeVisible()
  await axeFinds(page, 'Review')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(row(page, 'Bo').getByRole('button', { name: 'Review Bo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await rehearseAndPublish(page, 'Bo')
  await page.keyboard.press('Escape')
  await expect(row(page, 'Bo')).toContainText('Published')

  const family = await familyOf(browser, base, 'Bo')
  const heard = family.page.locator('[data-role="assistant"]').first()
  await expect(heard).toContainText('Bo')
  await expect(family.page.locator('img[src*="/api/avatars/"]').first()).toHaveJSProperty('complete', true)
  expect(
    await family.page
      .locator('img[src*="/api/avatars/"]')
      .first()
      .evaluate((img: HTMLImageElement) => img.naturalWidth),
  ).toBe(40)

  await row(page, 'Bo').getByRole('button', { name: 'Edit Bo' }).click()
  await list(page).getByLabel('Tutor Name').fill('Bobo')
  await list(page).getByRole('button', { name: 'Cancel editing Bo' }).click()
  await expect(row(page, 'Bobo')).toHaveCount(0)
  await row(page, 'Bo').getByRole('button', { name: 'Edit Bo' }).click()
  await list(page).getByLabel('Tutor Name').fill('Bobo')
  await list(page)
    .getByLabel('Another avatar image')
    .setInputFiles({ name: 'b.jpg', mimeType: 'image/jpeg', buffer: jpeg })
  await axeFinds(page, 'Edit a tutor')
  await list(page).getByRole('button', { name: 'Save Bo' }).click()
  await expect(page.getByText('Tutor updated.')).toBeVisible()
  await expect(row(page, 'Bobo')).toContainText('Changes not published')

  await row(page, 'Bobo').getByRole('button', { name: 'Review Bobo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Bring back version 1' }).click()
  await expect(page.getByText('Version 1 is back as a new version.')).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Review Bo', exact: true })).toContainText('Version 3 by Ada')
  await page.keyboard.press('Escape')

  // Markup is text, wherever it stands.
  await create(page, { name: attack, description: attack, personality: `You are their best friend. ${attack}` }, png)
  await row(page, attack)
    .getByRole('button', { name: `Review ${attack}` })
    .click()
  const review = page.getByRole('dialog', { name: `Review ${attack}` })
  await expect(review.getByText('A tutor promises no feelings')).toBeVisible()
  await expect(review.getByText(attack, { exact: false }).last()).toBeVisible()
  await expect(review.getByRole('button', { name: 'Rehearse' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await row(page, attack)
    .getByRole('button', { name: `Edit ${attack}` })
    .click()
  await expect(list(page).getByLabel('Description')).toHaveValue(attack)
  await list(page)
    .getByRole('button', { name: `Cancel editing ${attack}` })
    .click()
  expect(await page.evaluate(() => Reflect.get(window, 'attacked'))).toBeUndefined()

  await row(page, 'Bo').getByRole('button', { name: 'Delete Bo' }).click()
  const sure = page.getByRole('dialog', { name: 'Are you sure?' })
  await expect(sure).toContainText('One student learns with this tutor')
  await sure.getByRole('button', { name: 'Cancel' }).click()
  await expect(row(page, 'Bo')).toBeVisible()
  await row(page, 'Bo').getByRole('button', { name: 'Delete Bo' }).click()
  await sure.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Tutor deleted.')).toBeVisible()
  await expect(row(page, 'Bo')).toHaveCount(0)

  // What was said stays, under the name of who said it; the next lesson is the default tutor's.
  await family.page.goto('/dashboard')
  await expect(family.page.getByText('Last session with Bo')).toBeVisible()
  await family.page.getByRole('button', { name: 'View Session History of Mia' }).click()
  await family.page
    .getByRole('button', { name: /^View the session/ })
    .last()
    .click()
  await expect(family.page.getByText(/Bo/).last()).toBeVisible()
  await family.page.goto(`/learn/${family.id}`)
  await expect(family.page.locator('[data-role="assistant"]').first()).toContainText('?')
})

test('a parent chooses a drawn portrait, and uploads a photo in its place', async ({ page }) => {
  const { fromPhone } = await goodPictures()
  await page.goto('/login#auth-sign-up')
  await newParent(page)
  await page.getByLabel("Student's Nickname").fill('Mia')
  await page.getByLabel('Grade Level').selectOption('Grade 3')
  await page.getByRole('radio', { name: 'Frog' }).check()
  await axeFinds(page, 'onboarding')
  await page.getByRole('button', { name: 'Create Profile & Continue' }).click()
  const card = page.getByRole('article', { name: 'Mia' })
  const portrait = card.locator('img').first()
  await expect(portrait).toHaveAttribute('src', '/portraits/students/frog.svg')

  await card.getByRole('button', { name: 'Edit Mia' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Profile for Mia' })
  await expect(dialog.getByRole('radio', { name: 'Frog' })).toBeChecked()
  const choose = (buffer: Buffer, mimeType = 'image/jpeg') =>
    dialog.getByLabel('Upload Avatar').setInputFiles({ name: `${attack}.jpg`, mimeType, buffer })
  await choose(svg, 'image/svg+xml')
  await expect(dialog.getByText('Please choose a JPEG, PNG or WebP picture of at most 8 MB.')).toBeVisible()
  // It says that it is a photo, and is none.
  await choose(svg)
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog.getByText('Error uploading avatar.')).toBeVisible()
  await choose(fromPhone)
  await axeFinds(page, 'Edit Profile')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog).toBeHidden()
  await expect(portrait).toHaveAttribute('src', /^\/api\/avatars\/[0-9a-f-]{36}\?of=child&until=\d{13}&key=/)
  await expect.poll(() => portrait.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(40)
  const address = (await portrait.getAttribute('src')) ?? ''
  expect((await page.request.get(address.replace('of=child', 'of=tutor'))).status()).toBe(404)

  await card.getByRole('button', { name: 'Edit Mia' }).click()
  await dialog.getByRole('radio', { name: 'Rocket' }).check()
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(portrait).toHaveAttribute('src', '/portraits/students/rocket.svg')
  expect((await page.request.get(address)).status()).toBe(404)
})
