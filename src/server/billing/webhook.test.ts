import { beforeEach, describe, expect, it } from 'vitest'
import { secretKey, signature, webhookSecret } from '#tests/support/fake-stripe.ts'
import { cardNumber } from '#tests/support/fake-stripe-books.ts'
import { call, type SignedIn, signUp } from '#tests/support/family.ts'
import { hearAll, hearEvent, payAtProvider, readPlan, startPaying } from '#tests/support/paying.ts'
import { startApp } from '#tests/support/start-app.ts'
import { readAllOnceADay } from './daily-look.ts'

const paying = await startPaying({ webhookSecrets: ['whsec_newer', webhookSecret] })
const { app, stripe } = paying
const { books } = stripe

beforeEach(() => void stripe.events.splice(0))

const emailsTo = ({ email }: SignedIn) => app.emails.filter((one) => one.to === email).map((one) => one.subject)

/** The parent has paid, and what the provider tells of it has not come yet. */
async function paid(name: string) {
  const parent = await signUp(app, name)
  const plan = await payAtProvider(paying, parent)
  return { parent, plan, events: stripe.events.splice(0) }
}

describe('a payment opens the premium tutors', () => {
  it('when its events come before the parent is back', async () => {
    const { parent, events } = await paid('Before')
    for (const event of events) expect((await hearEvent(paying, event)).status).toBe(204)
    await app.finishJobs()
    expect((await readPlan(paying, parent)).plan?.state).toBe('active')
  })

  it('when they come after: coming back asks the provider itself', async () => {
    const { parent, events } = await paid('After')
    expect((await readPlan(paying, parent)).premium).toBe(false)
    const back = await call(app, 'POST', '/api/billing/refresh', undefined, parent)
    expect([back.status, back.json.premium]).toEqual([200, true])
    stripe.events.push(...events)
    await hearAll(paying)
    expect((await readPlan(paying, parent)).premium).toBe(true)
  })

  it('when they never come: it is read once a day', async () => {
    const { parent } = await paid('Never')
    expect((await readPlan(paying, parent)).premium).toBe(false)
    await readAllOnceADay(app.app)
    await app.finishJobs()
    expect((await readPlan(paying, parent)).premium).toBe(true)
  })

  it('and not when somebody only opens the address that comes after paying', async () => {
    const parent = await signUp(app, 'Sly')
    expect((await call(app, 'POST', '/api/summarize', undefined, parent)).status).toBe(200)
    await app.http.request('http://localhost/account?subscribed', { headers: { cookie: parent.cookie } })
    const back = await call(app, 'POST', '/api/billing/refresh', undefined, parent)
    expect(back.json).toEqual({ premium: false, plan: null, manageable: true })
  })

  it('for whoever paid, and for no other family', async () => {
    const neighbour = await signUp(app, 'Neighbour')
    await call(app, 'POST', '/api/summarize', undefined, neighbour)
    const { plan } = await paid('Own')
    const [event] = await paidEvents()
    // The event names a customer; who that is, only our own table says.
    expect((await hearEvent(paying, event)).status).toBe(204)
    await app.finishJobs()
    const theirs = await call(app, 'POST', '/api/billing/refresh', undefined, neighbour)
    expect(theirs.json.plan).toBeNull()

    async function paidEvents() {
      const told = books.emit('checkout.session.completed', {
        object: 'checkout.session',
        customer: plan.customer,
        client_reference_id: 'somebody else',
        metadata: { parent_id: 'somebody else' },
      })
      return [told] as const
    }
  })
})

describe('the same event', () => {
  it('50 times at once has one effect', async () => {
    const { parent, events } = await paid('Fifty')
    const [event] = events.filter(({ type }) => type === 'invoice.paid')
    if (!event) throw new Error('no event')
    const before = stripe.calls.length
    const answers = await Promise.all(Array.from({ length: 50 }, () => hearEvent(paying, event)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]))
    await app.finishJobs()
    expect(stripe.calls.slice(before).filter(({ path }) => path === '/v1/subscriptions')).toHaveLength(1)
    expect(emailsTo(parent)).toEqual(['Thank you: your Trellis payment arrived'])
    expect((await readPlan(paying, parent)).premium).toBe(true)
  })

  it('twice, a minute apart, has one', async () => {
    const { parent, events } = await paid('Again')
    stripe.events.push(...events)
    await hearAll(paying)
    app.advance(60_000)
    stripe.events.push(...events)
    await hearAll(paying)
    expect(emailsTo(parent)).toHaveLength(1)
  })
})

describe('events out of their order', () => {
  it('leave what the provider has: `deleted` before `created`, in every order', async () => {
    const orders = [
      ['customer.subscription.deleted', 'customer.subscription.created', 'invoice.paid'],
      ['invoice.paid', 'customer.subscription.deleted', 'customer.subscription.created'],
      ['customer.subscription.created', 'customer.subscription.deleted', 'invoice.paid'],
    ]
    for (const order of orders) {
      const { parent, plan, events } = await paid('Order')
      books.end(plan.id)
      const all = [...events, ...stripe.events.splice(0)]
      for (const type of order) {
        const event = all.find((one) => one.type === type)
        if (!event) throw new Error(`no ${type}`)
        await hearEvent(paying, event)
        await app.finishJobs()
      }
      expect([order, (await readPlan(paying, parent)).plan?.state]).toEqual([order, 'ended'])
    }
  })

  it('never bring back what was read earlier: a slow answer does not overwrite a newer one', async () => {
    const { parent, plan } = await paid('Slow')
    const before = stripe.calls.length
    let release: () => void = () => undefined
    stripe.script(/subscriptions/, { after: new Promise<void>((resolve) => (release = resolve)) })
    const first = call(app, 'POST', '/api/billing/refresh', undefined, parent)
    await expect.poll(() => stripe.calls.slice(before).map(({ path }) => path)).toContain('/v1/subscriptions')
    books.end(plan.id)
    const second = call(app, 'POST', '/api/billing/refresh', undefined, parent)
    await expect.poll(() => app.statements.filter((one) => one.includes('held_until')).length).toBeGreaterThan(1)
    release()
    await Promise.all([first, second])
    expect((await readPlan(paying, parent)).plan?.state).toBe('ended')
  })
})

describe('an event that is not the provider’s', () => {
  it.each<[string, (text: string, now: Date) => [text: string, header: string]]>([
    ['has no signature', (text) => [text, '']],
    ['has a wrong signature', (text, now) => [text, signature(text, now).replace(/v1=./, 'v1=x')]],
    ['is signed with another secret', (text, now) => [text, signature(text, now, 'whsec_other')]],
    ['was changed on the way', (text, now) => [text.replace('evt_', 'evt_0'), signature(text, now)]],
    ['was only laid out anew', (text, now) => [JSON.stringify(JSON.parse(text)), signature(text, now)]],
    ['is 301 seconds old', (text, now) => [text, signature(text, now.getTime() - 301_000)]],
    ['comes 302 seconds too early', (text, now) => [text, signature(text, now.getTime() + 302_000)]],
    [
      'hides that it comes too early',
      (text, now) => [text, `t=${Math.floor(now.getTime() / 1_000)},${signature(text, now.getTime() + 302_000)}`],
    ],
  ])('is refused when it %s, and changes nothing', async (_, forge) => {
    const { parent, events } = await paid('Forged')
    const [event] = events
    if (!event) throw new Error('no event')
    const answer = await hearEvent(paying, ...asEvent(forge(event.text, app.app.now())))
    expect([answer.status, answer.json.code]).toEqual([400, 'bad_request'])
    await app.finishJobs()
    expect((await readPlan(paying, parent)).premium).toBe(false)
  })
  const asEvent = ([text, header]: [string, string]) => [{ text }, header] as const

  it('is taken up to 299 seconds late, and with the older of two secrets while they change', async () => {
    const { events } = await paid('Late')
    const [one, other] = events
    if (!one || !other) throw new Error('no events')
    expect((await hearEvent(paying, one, signature(one.text, app.app.now().getTime() - 299_000))).status).toBe(204)
    expect((await hearEvent(paying, other, signature(other.text, app.app.now(), 'whsec_newer'))).status).toBe(204)
  })

  it('is refused when it is larger than any event', async () => {
    const text = JSON.stringify({ id: 'evt_large', pad: 'x'.repeat(1024 * 1024) })
    expect((await hearEvent(paying, { text })).status).toBe(413)
    const whole = JSON.stringify({ ...JSON.parse(books.emit('invoice.created', {}).text), pad: 'x'.repeat(900_000) })
    expect((await hearEvent(paying, { text: whole })).status).toBe(204)
  })
})

describe('an event that concerns nobody here', () => {
  it.each([
    ['of an unknown kind', 'radar.early_fraud_warning.created', { charge: 'ch_1' }],
    ['of an unknown customer', 'customer.subscription.updated', { customer: 'cus_unknown' }],
    ['of no customer', 'invoice.paid', {}],
  ])('is taken politely: %s', async (_, type, object) => {
    expect((await hearEvent(paying, books.emit(type, object))).status).toBe(204)
  })
})

describe('what is kept', () => {
  it('is no card, no secret and nothing of an event but its id and kind: not in the database, the log or an email', async () => {
    const { parent, plan } = await paid('Canary')
    books.refund(plan.id)
    books.dispute(plan.id, 'needs_response')
    stripe.events.push(books.emit('charge.refunded', { ...books.charges[0] }))
    await hearAll(paying)
    await call(app, 'POST', '/api/billing/refresh', undefined, parent)
    const { rows: tables } = await app.app.database.query(
      `select table_schema || '.' || quote_ident(table_name) as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    )
    expect(tables.map(({ name }) => name)).toContain('public.billing_event')
    let everything = JSON.stringify([app.emails, app.logged])
    for (const { name } of tables)
      everything += JSON.stringify((await app.app.database.query(`select * from ${name}`)).rows)
    expect(everything).toContain(plan.id)
    for (const secret of [cardNumber, secretKey, webhookSecret, 'whsec_newer']) expect(everything).not.toContain(secret)
  })
})

it('an account that is deleted takes its plan along: nothing more is charged', async () => {
  const { parent, plan } = await paid('Leaving')
  const answer = await call(app, 'POST', '/api/profile/delete', { password: 'correct horse battery' }, parent)
  expect(answer.status).toBe(200)
  await app.finishJobs()
  expect(books.subscriptions.get(plan.id)?.status).toBe('canceled')
  expect(books.customers.get(plan.customer)?.deleted).toBe(true)
})

it('two servers on one database take the same event once', async () => {
  const { parent, events } = await paid('Servers')
  const other = await startApp({ config: { billing: stripe.settings() }, database: app.borrowed() })
  await Promise.all(events.flatMap((event) => [hearEvent(paying, event), hearEvent({ app: other, stripe }, event)]))
  await app.finishJobs()
  const told = [...app.emails, ...other.emails].filter((one) => one.to === parent.email)
  expect(told).toHaveLength(1)
})
