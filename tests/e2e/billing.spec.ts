import { expect, type Page } from '@playwright/test'
import { consentVersion } from '#shared/limits.ts'
import type { TutorView } from '#shared/tutor.ts'
import { type FakeStripe, secretKey, startFakeStripe, webhookSecret } from '../support/fake-stripe.ts'
import { axeFinds } from './axe.ts'
import { newParent, own } from './journey.ts'
import { dataFolder, ready, start } from './own-server.ts'
import { test } from './test.ts'

// A server with payments of its own, and the local server that speaks Stripe's protocol.

const dataDir = dataFolder()
let server: ReturnType<typeof start>
let stripe: FakeStripe

test.beforeAll(async () => {
  stripe = await startFakeStripe()
  server = start({
    ...(process.env.BILLING_PORT && { PORT: process.env.BILLING_PORT }),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    TRUSTED_PROXIES: '1',
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PRICE_ID: 'price_month',
    STRIPE_API_BASE: stripe.url,
  })
  await ready(server)
  stripe.tell(`${server.base}/api/billing/webhook`)
})

test.afterAll(async () => {
  server.child.kill()
  await stripe.close()
})

/** A new parent with a child of grade 5, for whom there are premium tutors. Gives the child's id. */
async function newFamily(page: Page): Promise<string> {
  await page.goto(`${server.base}/login#auth-sign-up`)
  await newParent(page)
  const answer = await page.request.post(`${server.base}/api/students`, {
    data: { nickname: 'Mia', grade_level: 5, consent_version: consentVersion },
    headers: own,
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()).id
}

async function premiumTutor(page: Page): Promise<TutorView> {
  const tutors: TutorView[] = await (await page.request.get(`${server.base}/api/tutors?grade_level=5`)).json()
  const found = tutors.find((one) => one.access_level === 'premium')
  if (!found) throw new Error('no premium tutor')
  return found
}

const plan = (page: Page) => page.getByRole('region', { name: 'Your plan' })

/** The three turns of the demo lesson on the landing page, of which nothing is kept. */
async function threeTurns(page: Page): Promise<void> {
  const demo = page.locator('#demo')
  await expect(demo.getByText('3 turns left')).toBeVisible()
  await demo.getByRole('button', { name: '54', exact: true }).click()
  await expect(demo.getByText(/6 × 9/).last()).toBeVisible()
  await expect(demo.getByText('2 turns left')).toBeVisible()

  const box = demo.getByLabel('Your answer to Pip')
  await box.fill('56')
  await box.press('Enter')
  await expect(demo.getByText(/\b56\b/).last()).toBeVisible()
  await expect(demo.getByText('1 turn left')).toBeVisible()

  // The words come back when the server cannot be reached, and may be sent again.
  await page.route('**/api/demo', (route) => route.abort())
  await box.fill('bye')
  await box.press('Enter')
  await expect(demo.getByText('Pip did not hear that. Please send it again.')).toBeVisible()
  await expect(box).toHaveValue('bye')
  await page.unroute('**/api/demo')
  await box.press('Enter')
  await expect(demo.getByText('That was the demo.')).toBeVisible()
  await axeFinds(page, 'the demo at its end')

  expect(await page.context().cookies()).toEqual([])
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  const further = demo.getByRole('link', { name: 'Get Started For Free' })
  await expect(further).toHaveAttribute('href', '/login#auth-sign-up')
  await demo.getByRole('button', { name: 'Start over' }).click()
  await expect(demo.getByText('3 turns left')).toBeVisible()
}

/** From the sign-up to the choice of a tutor for Mia of grade 5, by the screens. Gives her id. */
async function toThePicker(page: Page): Promise<string> {
  await newParent(page)
  await page.getByLabel("Student's Nickname").fill('Mia')
  await page.getByLabel('Grade Level').selectOption({ label: 'Grade 5' })
  await page.getByRole('button', { name: 'Create Profile & Continue' }).click()
  await page.getByRole('link', { name: 'Start Learning' }).click()
  await expect(page.getByRole('heading', { name: 'Choose a New Tutor' })).toBeVisible()
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

test('from the landing page by the demo to an account, to a plan and its premium tutor, to cancelling, to the end of the plan', async ({
  page,
}) => {
  const asked = new Set<string>()
  page.on('request', (request) => /^http/.test(request.url()) && asked.add(new URL(request.url()).origin))
  await page.goto(server.base)
  await threeTurns(page)
  await page.getByRole('link', { name: 'Get Started For Free' }).click()
  const student = await toThePicker(page)
  const tutor = await premiumTutor(page)
  const card = page.getByRole('article', { name: tutor.name })
  await expect(card.getByText('Comes with the AI Tutor Subscription.')).toBeVisible()
  await axeFinds(page, 'the picker without the plan')
  await card.getByRole('link', { name: `See the plan that brings ${tutor.name}` }).click()

  await expect(page.getByText('$20 / month')).toBeVisible()
  await expect(page.getByText('Full access to all AI tutors and features.')).toBeVisible()
  await axeFinds(page, 'pricing')
  expect([...asked], 'nobody else is asked before Subscribe Now').toEqual([server.base])
  const button = page.getByRole('button', { name: 'Subscribe Now' })
  await button.focus()
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(new RegExp(`^${stripe.url}/c/pay/`))
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page).toHaveURL(`${server.base}/account`)
  await expect(page.getByText('Thank you! Every tutor is open to your children now.')).toBeVisible()
  await expect(plan(page).getByText(/^Your plan renews on /)).toBeVisible()
  await axeFinds(page, 'the account with a plan')

  await page.goto(`${server.base}/tutor-selection/${student}`)
  await page.getByRole('button', { name: `Select ${tutor.name}` }).click()
  await expect(page).toHaveURL(`${server.base}/learn/${student}`)
  await expect(page.locator('[data-role="assistant"]').first()).toBeVisible()
  await expect(page.getByText(/\$|subscri/i)).toHaveCount(0)

  await page.goto(`${server.base}/account`)
  await plan(page).getByRole('button', { name: 'Manage plan' }).click()
  await page.getByRole('button', { name: 'Cancel plan' }).click()
  await page.getByRole('link', { name: 'Return to Trellis' }).click()
  await expect(plan(page).getByText(/^Your plan ends on .* Until then every tutor stays open\.$/)).toBeVisible()

  await page.goto(`${server.base}/pricing`)
  await expect(page.getByText('Your family has this plan.')).toBeVisible()
  await page.goto(`${server.base}/learn/${student}`)
  await expect(page.getByRole('heading', { name: new RegExp(tutor.name) })).toHaveCount(1)

  const [id = ''] = [...stripe.books.subscriptions.keys()]
  stripe.books.end(id)
  const state = async () => (await (await page.request.get(`${server.base}/api/billing`)).json()).plan?.state
  await expect.poll(state).toBe('ended')
  await page.goto(`${server.base}/account`)
  await expect(plan(page).getByText(/^Your plan ended on .* Public tutors stay free\.$/)).toBeVisible()
  await page.goto(`${server.base}/tutor-selection/${student}`)
  await expect(card.getByText('Rests until you have the subscription again.', { exact: false })).toBeVisible()
})

test('when the checkout cannot be opened, the page says so and the button works again', async ({ page }) => {
  await newFamily(page)
  await page.goto(`${server.base}/pricing`)
  stripe.script(/checkout\/sessions/, { status: 500 }, { status: 500 })
  await page.getByRole('button', { name: 'Subscribe Now' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    /cannot be opened right now, and nothing was charged/,
  )
  await page.getByRole('button', { name: 'Subscribe Now' }).click()
  await expect(page).toHaveURL(new RegExp(`^${stripe.url}/c/pay/`))
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Subscribe Now' })).toBeEnabled()
})

test('the screens of payments, for looking at', async ({ page }) => {
  const shots = process.env.SHOTS
  test.skip(!shots, 'SHOTS names a folder')
  const student = await newFamily(page)
  const shoot = async (name: string, widths: number[]) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(over, `${name} at ${width}`).toBeLessThanOrEqual(0)
      await page.screenshot({ path: `${shots}/${name}-${width}.png`, fullPage: true })
    }
  }
  await page.goto(`${server.base}/pricing`)
  await expect(page.getByText('$20 / month')).toBeVisible()
  await shoot('pricing', [1280, 768, 390, 320])
  await page.goto(`${server.base}/tutor-selection/${student}`)
  await expect(page.getByText('Comes with the AI Tutor Subscription.').first()).toBeVisible()
  await shoot('picker', [1280, 390, 320])
  await page.goto(`${server.base}/account`)
  await expect(plan(page).getByText(/You have no plan/)).toBeVisible()
  await shoot('account-none', [1280, 390, 320])
  await page.goto(`${server.base}/pricing`)
  await page.getByRole('button', { name: 'Subscribe Now' }).click()
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(plan(page).getByText(/renews/)).toBeVisible()
  await shoot('account-plan', [1280, 390, 320])
  const [id = ''] = [...stripe.books.subscriptions.keys()].slice(-1)
  stripe.books.turnDown(id)
  await page.goto(`${server.base}/account?managed`)
  await expect(plan(page).getByText(/Your card was refused/)).toBeVisible()
  await shoot('account-refused', [1280, 390])
  await page.goto(`${server.base}/pricing`)
  await expect(page.getByText('Your family has this plan.')).toBeVisible()
  await shoot('pricing-yours', [1280, 390])
})
