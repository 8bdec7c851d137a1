import { afterAll } from 'vitest'
import type { Config } from '#server/config.ts'
import type { BillingSettings } from '#server/config-billing.ts'
import type { BillingView } from '#shared/billing.ts'
import type { TutorView } from '#shared/tutor.ts'
import { type FakeStripe, signature, startFakeStripe } from './fake-stripe.ts'
import type { FakeEvent, FakeSubscription } from './fake-stripe-books.ts'
import { type Answer, call, type SignedIn } from './family.ts'
import { startApp, type TestApp } from './start-app.ts'

export type Paying = { app: TestApp; stripe: FakeStripe }

/** The app with payments, and the payment provider on the same clock. */
export async function startPaying(more: Partial<BillingSettings> = {}, config: Partial<Config> = {}): Promise<Paying> {
  const stripe = await startFakeStripe()
  afterAll(() => stripe.close())
  const app = await startApp({ config: { ...config, billing: stripe.settings(more) } })
  stripe.books.setClock(() => app.app.now().getTime())
  return { app, stripe }
}

/** The browser asks where to pay. */
export const askToPay = ({ app }: Paying, parent: SignedIn) => call(app, 'POST', '/api/summarize', undefined, parent)

/** The parent goes to the checkout and pays there. What follows from it here is another matter. */
export async function payAtProvider(paying: Paying, parent: SignedIn): Promise<FakeSubscription> {
  const answer = await askToPay(paying, parent)
  if (answer.status !== 200) throw new Error(`no checkout: ${answer.text}`)
  return paying.stripe.books.pay(String(answer.json.url).split('/').at(-1) ?? '')
}

/** An event reaches our server, as the provider sends it. */
export function hearEvent(
  { app }: Paying,
  event: Pick<FakeEvent, 'text'>,
  header = signature(event.text, app.app.now()),
): Promise<Answer> {
  return call(app, 'POST', '/api/billing/webhook', event.text, {
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': header },
  })
}

/** All events that have not been heard yet reach our server, and what follows from them is done. */
export async function hearAll(paying: Paying): Promise<void> {
  for (const event of paying.stripe.events.splice(0)) {
    const { status } = await hearEvent(paying, event)
    if (status !== 204) throw new Error(`${event.type}: ${status}`)
  }
  await paying.app.finishJobs()
}

export const readPlan = async ({ app }: Paying, parent: SignedIn): Promise<BillingView> =>
  (await call(app, 'GET', '/api/billing', undefined, parent)).json

export async function tutorOf({ app }: Paying, access_level: TutorView['access_level'], grade = 3): Promise<TutorView> {
  const tutors: TutorView[] = (await call(app, 'GET', `/api/tutors?grade_level=${grade}`)).json
  const found = tutors.find((one) => one.access_level === access_level)
  if (!found) throw new Error(`no ${access_level} tutor`)
  return found
}
