import { beforeEach, describe, expect, it } from 'vitest'
import { type StripeBehaviour, secretKey } from '#tests/support/fake-stripe.ts'
import { price } from '#tests/support/fake-stripe-books.ts'
import { call, signUp } from '#tests/support/family.ts'
import { askToPay, hearAll, payAtProvider, readPlan, startPaying } from '#tests/support/paying.ts'
import { startApp } from '#tests/support/start-app.ts'

const paying = await startPaying()
const { app, stripe } = paying
const made = () => stripe.calls.filter((one) => one.method === 'POST' && one.path === '/v1/checkout/sessions')

beforeEach(() => {
  stripe.calls.length = 0
  stripe.events.length = 0
})

describe('asking where to pay', () => {
  it('leads to the provider’s own page, for the plan, for this parent’s own customer', async () => {
    const parent = await signUp(app, 'Ana')
    const answer = await askToPay(paying, parent)
    expect([answer.status, Object.keys(answer.json)]).toEqual([200, ['url']])
    expect(new URL(answer.json.url).origin).toBe(stripe.url)
    const [asked] = made()
    expect(asked?.form.get('line_items[0][price]')).toBe('price_month')
    expect(asked?.form.get('mode')).toBe('subscription')
    expect(asked?.form.get('success_url')).toMatch(/\/account\?subscribed$/)
    expect(stripe.books.customers.get(asked?.form.get('customer') ?? '')?.email).toBe(parent.email)
  })

  it('is for a parent who is signed in, and takes no body', async () => {
    expect((await call(app, 'POST', '/api/summarize')).status).toBe(401)
    expect(made()).toEqual([])
  })

  it('20 times at once, in as many tabs, is one checkout of one customer', async () => {
    const parent = await signUp(app, 'Twenty')
    const answers = await Promise.all(Array.from({ length: 20 }, () => askToPay(paying, parent)))
    expect(new Set(answers.map(({ json }) => json.url)).size).toBe(1)
    expect([...stripe.books.customers.values()].filter((one) => one.email === parent.email)).toHaveLength(1)
    const again = await askToPay(paying, parent)
    expect(again.json.url).toBe(answers[0]?.json.url)
  })

  it('after the checkout ran out opens another', async () => {
    const parent = await signUp(app, 'Late')
    const { url } = (await askToPay(paying, parent)).json
    for (const session of stripe.books.sessions.values()) if (session.url === url) session.status = 'expired'
    expect((await askToPay(paying, parent)).json.url).not.toBe(url)
  })

  it.each(['heard of', 'not heard of'])(
    'with a plan that was paid and %s is refused: nobody pays twice',
    async (how) => {
      const parent = await signUp(app, 'Twice')
      await payAtProvider(paying, parent)
      if (how === 'heard of') await hearAll(paying)
      const again = await askToPay(paying, parent)
      expect([again.status, again.json.code]).toEqual([409, 'already_subscribed'])
      expect([...stripe.books.subscriptions.values()].filter((one) => one.status === 'active').length).toBeGreaterThan(
        0,
      )
      expect((await readPlan(paying, parent)).premium).toBe(true)
    },
  )

  it.each(['past_due', 'unpaid', 'paused'])('with a plan that is %s is refused too', async (status) => {
    const parent = await signUp(app, 'Owing')
    stripe.books.setStatus((await payAtProvider(paying, parent)).id, status)
    expect((await askToPay(paying, parent)).status).toBe(409)
  })

  it('again after the end opens a new one, for the same customer', async () => {
    const parent = await signUp(app, 'Back')
    const { id, customer } = await payAtProvider(paying, parent)
    stripe.books.end(id)
    expect((await askToPay(paying, parent)).status).toBe(200)
    expect(made().at(-1)?.form.get('customer')).toBe(customer)
  })

  it('of a customer whom the provider has deleted makes another customer', async () => {
    const parent = await signUp(app, 'Deleted')
    const { customer } = await payAtProvider(paying, parent)
    await hearAll(paying)
    stripe.books.removeCustomer(customer)
    stripe.books.customers.delete(customer)
    expect((await askToPay(paying, parent)).status).toBe(200)
    expect(made().at(-1)?.form.get('customer')).not.toBe(customer)
    expect((await readPlan(paying, parent)).plan?.state).toBe('ended')
  })

  it('is limited for one account', async () => {
    const limited = await startApp({ config: { billing: stripe.settings() }, limits: true })
    const parent = await signUp(limited, 'Often')
    const answers = []
    for (let n = 0; n < 9; n++) answers.push((await call(limited, 'POST', '/api/summarize', undefined, parent)).status)
    expect(answers).toEqual([...Array(8).fill(200), 429])
  })
})

describe('when the price has changed', () => {
  it('the old checkout cannot be paid any more, and the new price is asked', async () => {
    stripe.books.prices.set('price_euro', price('price_euro', 1_850, 'eur'))
    const before = await signUp(app, 'Before')
    const { url: old } = (await askToPay(paying, before)).json
    const dearer = await startApp({
      config: { billing: stripe.settings({ priceId: 'price_euro' }) },
      database: app.borrowed(),
    })
    const answer = await call(dearer, 'POST', '/api/summarize', undefined, before)
    expect([answer.status, answer.json.url === old]).toEqual([200, false])
    expect(stripe.books.sessions.get(old.split('/').at(-1))?.status).toBe('expired')
    stripe.books.pay(answer.json.url.split('/').at(-1))
    await hearAll(paying)
    expect((await readPlan(paying, before)).plan?.price).toEqual({ amount: 1_850, currency: 'eur', interval: 'month' })
    expect((await call(dearer, 'GET', '/api/billing/offer')).json).toEqual({
      price: { amount: 1_850, currency: 'eur', interval: 'month' },
      trial_days: 0,
    })
  })
})

describe('a trial', () => {
  it('is offered once: whoever had a plan before pays at once', async () => {
    const trial = await startApp({ config: { billing: stripe.settings({ trialDays: 14 }) }, database: app.borrowed() })
    const parent = await signUp(trial, 'Trying')
    const first = await payAtProvider({ app: trial, stripe }, parent)
    expect(first.status).toBe('trialing')
    await hearAll({ app: trial, stripe })
    const { plan, premium } = await readPlan({ app: trial, stripe }, parent)
    expect([plan?.state, premium, plan?.at]).toEqual([
      'trialing',
      true,
      new Date((first.trial_end ?? 0) * 1_000).toISOString(),
    ])
    stripe.books.end(first.id)
    await askToPay({ app: trial, stripe }, parent)
    expect(made().at(-1)?.form.has('subscription_data[trial_period_days]')).toBe(false)
  })
})

describe('when the provider fails', () => {
  const ways: [string, StripeBehaviour[]][] = [
    ['answers 402', [{ status: 402, code: 'card_declined' }]],
    ['answers 429', [{ status: 429, code: 'rate_limit' }]],
    ['answers 500', Array(3).fill({ status: 500 })],
    ['closes the line', Array(3).fill('reset')],
    ['sends a page', ['html', 'html']],
    ['gives no address', [{ json: { id: 'cs_1', object: 'checkout.session', url: null } }]],
    [
      'gives another’s address',
      [{ json: { id: 'cs_1', object: 'checkout.session', url: 'https://evil.example/pay' } }],
    ],
    ['gives half of an address', [{ json: { id: 'cs_1', object: 'checkout.session', url: '//evil.example' } }]],
  ]
  it.each(ways)('because it %s, says so in words, tells no secret, and works the next time', async (_, behaviours) => {
    const parent = await signUp(app, 'Patient')
    stripe.script(/checkout\/sessions/, ...behaviours)
    const answer = await askToPay(paying, parent)
    expect([answer.status, answer.json.code, answer.json.retryable]).toEqual([502, 'checkout_unavailable', true])
    expect(answer.json.error).toBe(
      'The payment page cannot be opened right now, and nothing was charged. Please try again in a few minutes.',
    )
    expect(app.logged.join('')).not.toContain(secretKey)
    stripe.script(/./)
    expect((await askToPay(paying, parent)).status).toBe(200)
  })

  it('by silence or by an answer that never ends, gives up in time; what was done unheard is found again', async () => {
    // A server with little patience, and one with the usual patience, of the same family.
    const hasty = await startApp({ config: { billing: stripe.settings({ patience: 300 }) }, database: app.borrowed() })
    const slow: [string, StripeBehaviour[]][] = [
      ['Silent', ['hang', 'hang']],
      ['Dripping', ['drip', 'drip']],
      ['Unheard', ['late', 'hang']],
    ]
    for (const [name, behaviours] of slow) {
      const parent = await signUp(app, name)
      const before = stripe.books.sessions.size
      stripe.script(/checkout\/sessions/, ...behaviours)
      const answer = await askToPay({ app: hasty, stripe }, parent)
      expect([name, answer.status]).toEqual([name, 502])
      stripe.script(/./)
      expect((await askToPay(paying, parent)).status).toBe(200)
      expect([name, stripe.books.sessions.size - before]).toEqual([name, 1])
    }
  }, 60_000)
})

describe('without payments', () => {
  it('says so, and takes nobody’s event', async () => {
    const free = await startApp()
    const parent = await signUp(free, 'Free')
    const answer = await call(free, 'POST', '/api/summarize', undefined, parent)
    expect([answer.status, answer.json.error]).toEqual([
      502,
      'This Trellis takes no payments: everything in it is already yours.',
    ])
    expect((await call(free, 'GET', '/api/billing', undefined, parent)).json).toEqual({
      premium: true,
      plan: null,
      manageable: false,
    })
    expect((await call(free, 'POST', '/api/billing/webhook', {})).status).toBe(404)
    expect((await call(free, 'GET', '/api/billing/offer')).status).toBe(404)
    expect((await call(free, 'GET', '/api/config')).json.billing).toBeNull()
  })
})

describe('the public settings', () => {
  it('say where a parent may be sent, and nothing secret', async () => {
    const answer = await call(app, 'GET', '/api/config')
    expect(answer.json.billing).toEqual({ base_url: null, publishable_key: null, origins: [stripe.url] })
    expect(answer.text).not.toMatch(/sk_|whsec_/)
  })
})
