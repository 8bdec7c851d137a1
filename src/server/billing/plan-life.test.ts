import { beforeEach, describe, expect, it } from 'vitest'
import { call, type SignedIn, signUp } from '#tests/support/family.ts'
import { askToPay, hearAll, payAtProvider, readPlan, startPaying } from '#tests/support/paying.ts'
import { readAllOnceADay } from './daily-look.ts'

const paying = await startPaying()
const { app, stripe } = paying
const { books } = stripe
const hour = 60 * 60 * 1_000
const day = 24 * hour
const month = 30 * day

beforeEach(() => void stripe.events.splice(0))

/** A parent who subscribed so long ago, in milliseconds. */
async function subscribed(name: string, ago = 0) {
  const parent = await signUp(app, name)
  from(ago)
  const { id } = await payAtProvider(paying, parent)
  await hearAll(paying)
  from(0)
  return { parent, id }
}

/** The provider lives so long ago, in milliseconds. */
const from = (ago: number) => books.setClock(() => app.app.now().getTime() - ago)

const stateOf = async (parent: SignedIn) => {
  const { premium, plan } = await readPlan(paying, parent)
  return [plan?.state, premium]
}
const emailsTo = ({ email }: SignedIn) => app.emails.filter((one) => one.to === email)
const subjectsTo = (parent: SignedIn) => emailsTo(parent).map(({ subject }) => subject)

describe('a plan', () => {
  it('says what it costs in whole cents and when it renews, and goes on when it does', async () => {
    const { parent, id } = await subscribed('Renewing', 20 * day)
    const { plan } = await readPlan(paying, parent)
    expect(plan?.price).toEqual({ amount: 2_000, currency: 'usd', interval: 'month' })
    const renewsAt = new Date(plan?.at ?? 0).getTime()
    expect(Math.round((renewsAt - app.app.now().getTime()) / day)).toBe(10)
    books.renew(id)
    await hearAll(paying)
    const { at } = (await readPlan(paying, parent)).plan ?? {}
    expect(Math.round((new Date(at ?? 0).getTime() - app.app.now().getTime()) / day)).toBe(30)
    expect(subjectsTo(parent)).toHaveLength(2)
  })

  it('that was cancelled stays until the end of what was paid, and then ends by itself', async () => {
    const { parent, id } = await subscribed('Cancelling', month - hour)
    books.cancelAtPeriodEnd(id)
    await hearAll(paying)
    expect(await stateOf(parent)).toEqual(['ending', true])
    app.advance(hour - 60_000)
    expect(await stateOf(parent)).toEqual(['ending', true])
    app.advance(120_000)
    // Nobody has told of the end yet.
    expect(await stateOf(parent)).toEqual(['ended', false])
    books.end(id)
    await hearAll(paying)
    expect(subjectsTo(parent).at(-1)).toBe('Your Trellis plan has ended')
  })

  it('whose card was refused stays open for seven days, says until when, and comes back once it is paid', async () => {
    const { parent, id } = await subscribed('Owing', month + 6 * day)
    from(7 * day - hour)
    books.turnDown(id)
    from(0)
    await hearAll(paying)
    const { plan } = await readPlan(paying, parent)
    expect(plan?.state).toBe('past_due')
    expect(Math.abs(new Date(plan?.at ?? 0).getTime() - app.app.now().getTime() - hour)).toBeLessThan(60_000)
    expect(subjectsTo(parent).at(-1)).toBe('Your Trellis payment did not go through')
    app.advance(hour - 60_000)
    expect(await stateOf(parent)).toEqual(['past_due', true])
    app.advance(120_000)
    expect(await stateOf(parent)).toEqual(['unpaid', false])
    books.putRight(id)
    await hearAll(paying)
    expect(await stateOf(parent)).toEqual(['active', true])
  })

  it.each([
    ['unpaid', 'unpaid'],
    ['paused', 'incomplete'],
    ['incomplete', 'incomplete'],
  ])('that the provider calls %s opens nothing', async (status, state) => {
    const { parent, id } = await subscribed(`Status${status}`)
    books.setStatus(id, status)
    await hearAll(paying)
    expect(await stateOf(parent)).toEqual([state, false])
  })

  it('that was paid back opens nothing, until the next payment', async () => {
    const { parent, id } = await subscribed('Refunded', month)
    books.refund(id)
    await hearAll(paying)
    expect(await stateOf(parent)).toEqual(['refunded', false])
    books.renew(id)
    await hearAll(paying)
    expect(await stateOf(parent)).toEqual(['active', true])
  })

  it('whose payment the bank has taken back opens nothing, until the dispute is won', async () => {
    const { parent, id } = await subscribed('Disputed')
    books.dispute(id, 'warning_needs_response')
    await hearAll(paying)
    expect(await stateOf(parent)).toEqual(['active', true])
    books.dispute(id, 'needs_response')
    await hearAll(paying)
    expect(await stateOf(parent)).toEqual(['disputed', false])
    books.dispute(id, 'won')
    await hearAll(paying)
    expect(await stateOf(parent)).toEqual(['active', true])
  })

  it('that vanished at the provider is over', async () => {
    const { parent, id } = await subscribed('Vanished')
    books.subscriptions.delete(id)
    app.advance(day)
    await readAllOnceADay(app.app)
    await app.finishJobs()
    expect(await stateOf(parent)).toEqual(['ended', false])
  })

  it('taken up again after its end is the newer one, also where the older one was paid back', async () => {
    const { parent, id } = await subscribed('Returning', day)
    books.refund(id)
    books.end(id)
    await hearAll(paying)
    expect(await stateOf(parent)).toEqual(['ended', false])
    const { id: next } = await payAtProvider(paying, parent)
    await hearAll(paying)
    expect(next).not.toBe(id)
    expect(await stateOf(parent)).toEqual(['active', true])
  })
})

describe('while the provider cannot be reached', () => {
  it('a family keeps what it has paid for, and a week more', async () => {
    const { parent } = await subscribed('Offline', month + 7 * day - hour)
    stripe.script(/subscriptions/, ...Array(40).fill({ status: 500 }))
    const asked = await call(app, 'POST', '/api/billing/refresh', undefined, parent)
    expect([asked.status, asked.json.premium]).toEqual([200, true])
    app.advance(hour)
    expect(await stateOf(parent)).toEqual(['unpaid', false])
    stripe.script(/./)
  })
})

describe('the page for cards, invoices and the end of the plan', () => {
  it('is the provider’s, of this parent’s own customer', async () => {
    const { parent, id } = await subscribed('Managing')
    const answer = await call(app, 'POST', '/api/billing/portal', undefined, parent)
    expect(answer.status).toBe(200)
    expect(answer.json.url).toContain(`${stripe.url}/p/${books.find(id).customer}?`)
  })

  it('is not there for somebody who has never been to the checkout, and says when it cannot be opened', async () => {
    const parent = await signUp(app, 'Nobody')
    expect((await call(app, 'POST', '/api/billing/portal', undefined, parent)).status).toBe(404)
    await askToPay(paying, parent)
    stripe.script(/portal/, { status: 400 })
    const answer = await call(app, 'POST', '/api/billing/portal', undefined, parent)
    expect([answer.status, answer.json.code]).toEqual([502, 'checkout_unavailable'])
    stripe.script(/portal/, { json: { id: 'bps_1', url: 'https://billing.stripe.com.evil.example/x' } })
    expect((await call(app, 'POST', '/api/billing/portal', undefined, parent)).status).toBe(502)
  })
})

describe('the emails about payments', () => {
  it('say the sum, promise nothing untrue, lead to the account, and tell no number of a card', async () => {
    const { parent, id } = await subscribed('Reading')
    books.turnDown(id)
    books.emit('customer.subscription.trial_will_end', { ...books.find(id), trial_end: 1_800_000_000 })
    books.end(id)
    await hearAll(paying)
    expect(subjectsTo(parent).sort()).toEqual([
      'Thank you: your Trellis payment arrived',
      'Your Trellis payment did not go through',
      'Your Trellis plan has ended',
      'Your Trellis trial ends soon',
    ])
    for (const { text } of emailsTo(parent)) {
      expect(text).toMatch(/http:\/\/localhost:0\/account/)
      expect(text).not.toMatch(/4242|undefined|NaN/)
    }
    expect(emailsTo(parent).filter(({ text }) => text.includes('$20'))).toHaveLength(2)
    expect(emailsTo(parent).some(({ text }) => text.includes('January 15, 2027'))).toBe(true)
  })
})
