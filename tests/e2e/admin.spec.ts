import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test'
import { consentVersion } from '#shared/limits.ts'
import { appCode } from '../support/authenticator.ts'
import { axeFinds } from './axe.ts'
import { own, password } from './journey.ts'
import { command, dataFolder, ready, start } from './own-server.ts'
import { test } from './test.ts'

const data = dataFolder()
const payload = '<img src=x onerror="window.hit=1"><script>window.hit=1</script>'

async function post(request: APIRequestContext, address: string, body?: unknown, headers = {}) {
  const answer = await request.post(address, { data: body, headers: { ...own, ...headers } })
  expect(answer.ok(), `${address}: ${answer.status()} ${await answer.text()}`).toBe(true)
  return answer.status() === 204 ? null : answer.json()
}

/** A family whose child has said something, by the calls that the screens make. */
async function familyWithWords(request: APIRequestContext, base: string) {
  await post(request, `${base}/api/auth/sign-up/email`, {
    email: 'mum@example.org',
    password,
    full_name: `Mum ${payload}`,
  })
  const student = await post(request, `${base}/api/students`, {
    nickname: 'Mia',
    grade_level: 3,
    consent_version: consentVersion,
  })
  const [tutor] = await (await request.get(`${base}/api/tutors?grade_level=3`)).json()
  await request.patch(`${base}/api/students/${student.id}`, { data: { assigned_tutor_id: tutor.id }, headers: own })
  const pass = await post(request, `${base}/api/learner`, { student_id: student.id })
  const headers = { authorization: `Bearer ${pass.token}` }
  const body = { student_id: student.id, tutor_id: tutor.id }
  const { conversation_id } = await post(request, `${base}/api/conversations/start`, body, headers)
  await post(request, `${base}/api/chat`, { ...body, conversation_id, message: 'I like owls' }, headers)
}

async function signIn(browser: Browser, base: string, email: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: base, viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await post(page.request, `${base}/api/auth/sign-in/email`, { email, password })
  return page
}

const shots = process.env.SHOTS
/** For the eye: both widths of a screen, where a folder for them is named. */
async function look(page: Page, name: string) {
  await axeFinds(page, name)
  if (!shots) return
  await page.screenshot({ path: `${shots}/${name}-1280.png`, fullPage: true })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.screenshot({ path: `${shots}/${name}-390.png`, fullPage: true })
  await page.setViewportSize({ width: 1280, height: 800 })
}

test('an administrator comes in by a second factor, finds a family, reads for a reason, and writes; the parent sees both', async ({
  browser,
}) => {
  const first = start({ DATA_DIR: data })
  await ready(first)
  const setUp = await browser.newContext()
  await familyWithWords(setUp.request, first.base)
  const boss = { email: 'boss@example.org', password, full_name: 'Ada' }
  await post((await browser.newContext()).request, `${first.base}/api/auth/sign-up/email`, boss)
  first.child.kill('SIGTERM')
  await first.exited
  expect((await command({ DATA_DIR: data }, 'admin', boss.email)).code).toBe(0)
  const server = start({ DATA_DIR: data })
  await ready(server)

  const admin = await signIn(browser, server.base, boss.email)
  const parent = await signIn(browser, server.base, 'mum@example.org')

  await test.step('the first entry sets the second factor up', async () => {
    await admin.goto('/admin')
    await admin.getByLabel('Your password').fill(password)
    await admin.getByRole('button', { name: 'Set up' }).click()
    await expect(admin.getByRole('img', { name: /QR code/ })).toBeVisible()
    await look(admin, 'enroll')
    const secret = await admin.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()
    await admin.getByLabel('Code from the app').fill(appCode(secret))
    await admin.getByRole('button', { name: 'Confirm' }).click()
    await expect(admin.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10)
    await look(admin, 'recovery-codes')
    await admin.getByRole('button', { name: 'I have kept them' }).click()
    await expect(admin.getByRole('tab', { name: 'Tutor Management' })).toBeVisible()
  })

  await test.step('a search finds the family', async () => {
    await admin.getByPlaceholder('Search by parent name...').fill('mum')
    await admin.getByRole('button', { name: /mum@example.org/ }).click()
    await expect(admin.getByRole('heading', { name: `Mum ${payload}` })).toBeVisible()
    await look(admin, 'customers')
  })

  await test.step('the child’s words are read for a reason', async () => {
    await admin.getByRole('button', { name: 'View Session History of Mia' }).click()
    await admin.getByRole('radio', { name: /Support/ }).check()
    await look(admin, 'reason')
    await admin.getByRole('button', { name: 'Open' }).click()
    await admin.getByRole('button', { name: /View the session/ }).click()
    await admin.getByRole('dialog', { name: 'Session Transcript' }).getByRole('button', { name: 'Open' }).click()
    await expect(admin.getByText('I like owls')).toBeVisible()
    await look(admin, 'transcript')
    await admin.keyboard.press('Escape')
    await expect(admin.getByRole('dialog', { name: 'Session Transcript' })).toHaveCount(0)
    await admin.keyboard.press('Escape')
    await expect(admin.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('a message goes both ways while both screens are open', async () => {
    await parent.goto('/dashboard')
    await expect(parent.getByRole('button', { name: 'Messages' })).toBeVisible()
    await admin.getByLabel('Your message').fill(`Hello ${payload}`)
    await admin.getByRole('button', { name: 'Send' }).click()
    await expect(admin.getByText(`Hello ${payload}`)).toBeVisible()
    await parent.getByRole('button', { name: 'Messages 1 new message' }).click()
    await expect(parent.getByText(`Hello ${payload}`)).toBeVisible()
    await parent.getByLabel('Your message').fill('Thank you')
    await look(parent, 'parent-messages')
    await parent.getByRole('button', { name: 'Send' }).click()
    await expect(admin.getByText('Thank you')).toBeVisible()
    await look(admin, 'messages')
  })

  await test.step('the parent reads who looked', async () => {
    await parent.goto('/account')
    const section = parent.getByRole('region', { name: 'Who looked' })
    await expect(section.getByRole('listitem')).toHaveCount(2)
    await expect(section.getByText(/Ada/).first()).toBeVisible()
    await look(parent, 'who-looked')
  })

  await test.step('safeguarding and the overview open; the keyboard goes from tab to tab', async () => {
    await admin.getByRole('tab', { name: 'Customer Management' }).focus()
    await admin.keyboard.press('ArrowRight')
    await admin.keyboard.press('ArrowRight')
    await expect(admin.getByRole('heading', { name: 'Open cases' })).toBeVisible()
    await look(admin, 'safeguarding')
    await admin.keyboard.press('ArrowRight')
    await expect(admin.getByText('Files only').first()).toBeVisible()
    await look(admin, 'overview')
  })

  await test.step('nothing that somebody wrote has run, and others go home', async () => {
    for (const page of [admin, parent]) expect(await page.evaluate(() => Reflect.get(window, 'hit'))).toBeUndefined()
    await parent.goto('/admin')
    await expect(parent).toHaveURL(`${server.base}/`)
  })
  server.child.kill('SIGTERM')
  await server.exited
})
