import { randomBytes } from 'node:crypto'

/** What must never leave the payment provider: it stands in what the fake sends, and nowhere of ours. */
export const cardNumber = '4242424242424242'

const day = 24 * 60 * 60
const month = 30 * day

type Json = Record<string, unknown>
export type FakeSession = {
  id: string
  object: 'checkout.session'
  mode: 'subscription'
  status: 'open' | 'complete' | 'expired'
  url: string | null
  customer: string
  client_reference_id: string | null
  metadata: Record<string, string>
  price: string
  trialDays: number
  success_url: string
  cancel_url: string
}
export type FakeSubscription = Json & {
  id: string
  customer: string
  status: string
  created: number
  cancel_at: number | null
  cancel_at_period_end: boolean
  ended_at: number | null
  trial_end: number | null
  latest_invoice: Json & { id: string; created: number }
  items: {
    object: 'list'
    data: [Json & { current_period_start: number; current_period_end: number; price: FakePrice }]
  }
}
export type FakePrice = {
  id: string
  object: 'price'
  unit_amount: number
  currency: string
  recurring: { interval: string }
}
export type FakeCharge = Json & {
  id: string
  customer: string
  created: number
  paid: boolean
  refunded: boolean
  disputed: boolean
}
export type FakeDispute = { id: string; object: 'dispute'; charge: string; status: string }
export type FakeEvent = { id: string; type: string; created: number; text: string }

const named = (kind: string) => `${kind}_${randomBytes(9).toString('hex')}`

type Ledger = ReturnType<typeof openLedger>
export type Books = ReturnType<typeof openBooks>

/** What Stripe knows, and how it tells of a change. */
function openLedger(tell: (event: FakeEvent) => void) {
  let clock = () => Date.now()
  const now = () => Math.floor(clock() / 1_000)
  const emit = (type: string, object: object): FakeEvent => {
    const [id, created] = [named('evt'), now()]
    const body = { id, object: 'event', api_version: '2026-08-26.dahlia', created, type, data: { object } }
    const event = { id, type, created, text: JSON.stringify(body, null, 2) }
    tell(event)
    return event
  }
  const subscriptions = new Map<string, FakeSubscription>()
  const charges: FakeCharge[] = []
  const disputes: FakeDispute[] = []
  return {
    customers: new Map<string, { id: string; email: string; deleted: boolean }>(),
    sessions: new Map<string, FakeSession>(),
    subscriptions,
    charges,
    disputes,
    prices: new Map<string, FakePrice>([['price_month', price('price_month', 2_000)]]),
    named,
    emit,
    now,
    find: (id: string) => must(subscriptions.get(id), `no subscription ${id}`),
    changed: (one: FakeSubscription) => void emit('customer.subscription.updated', one),
    /** The clock by which everything here happens, in milliseconds. */
    setClock: (next: () => number) => {
      clock = next
    },
  }
}

/** Stripe's books: what it knows of its customers, and all that may happen to them. Each change tells of itself by events. */
export function openBooks(tell: (event: FakeEvent) => void) {
  const ledger = openLedger(tell)
  return { ...ledger, pay: (sessionId: string) => pay(ledger, sessionId), ...renewals(ledger), ...endings(ledger) }
}

function bill({ charges, now }: Ledger, one: FakeSubscription, paid: boolean): void {
  const { unit_amount: amount, currency } = one.items.data[0].price
  const { customer } = one
  one.latest_invoice = {
    id: named('in'),
    object: 'invoice',
    customer,
    created: now(),
    currency,
    amount_due: amount,
    amount_paid: paid ? amount : 0,
    status: paid ? 'paid' : 'open',
  }
  const card = { brand: 'visa', last4: cardNumber.slice(-4), number: cardNumber }
  charges.unshift({
    id: named('ch'),
    object: 'charge',
    customer,
    created: now(),
    amount,
    currency,
    paid,
    refunded: false,
    disputed: false,
    payment_method_details: { card },
  })
}

/** The parent pays in the checkout. */
function pay(ledger: Ledger, sessionId: string): FakeSubscription {
  const { sessions, subscriptions, prices, emit, now } = ledger
  const session = must(sessions.get(sessionId), `no checkout ${sessionId}`)
  if (session.status !== 'open') throw new Error(`this checkout is ${session.status}`)
  const trialEnd = session.trialDays > 0 ? now() + session.trialDays * day : null
  const item = {
    id: named('si'),
    quantity: 1,
    current_period_start: now(),
    current_period_end: trialEnd ?? now() + month,
    price: { ...must(prices.get(session.price), 'no such price') },
  }
  const one: FakeSubscription = {
    id: named('sub'),
    object: 'subscription',
    customer: session.customer,
    status: trialEnd ? 'trialing' : 'active',
    created: now(),
    cancel_at: null,
    cancel_at_period_end: false,
    ended_at: null,
    trial_end: trialEnd,
    latest_invoice: { id: named('in'), created: now() },
    items: { object: 'list', data: [item] },
  }
  subscriptions.set(one.id, one)
  session.status = 'complete'
  session.url = null
  emit('customer.subscription.created', one)
  if (!trialEnd) {
    bill(ledger, one, true)
    emit('invoice.paid', one.latest_invoice)
  }
  emit('checkout.session.completed', { ...session, subscription: one.id })
  return one
}

function renewals(ledger: Ledger) {
  const { find, emit, changed, now } = ledger
  const billed = (id: string, paid: boolean, status: string, isNext: boolean) => {
    const one = find(id)
    const [item] = one.items.data
    if (isNext) Object.assign(item, { current_period_start: now(), current_period_end: now() + month })
    one.status = status
    bill(ledger, one, paid)
    emit(paid ? 'invoice.paid' : 'invoice.payment_failed', one.latest_invoice)
    changed(one)
  }
  return {
    renew: (id: string) => billed(id, true, 'active', true),
    /** The card is turned down at the renewal. */
    turnDown: (id: string) => billed(id, false, 'past_due', true),
    /** What is due is paid after all. */
    putRight: (id: string) => billed(id, true, 'active', false),
    setStatus: (id: string, status: string) => {
      find(id).status = status
      changed(find(id))
    },
    cancelAtPeriodEnd: (id: string) => {
      find(id).cancel_at_period_end = true
      changed(find(id))
    },
  }
}

function endings({ find, emit, now, charges, disputes, customers, subscriptions }: Ledger) {
  const paidBy = (customer: string) =>
    must(
      charges.find((one) => one.customer === customer && one.paid),
      'nothing was paid',
    )
  const end = (id: string) => {
    Object.assign(find(id), { status: 'canceled', ended_at: now() })
    emit('customer.subscription.deleted', find(id))
  }
  return {
    end,
    refund: (id: string) => {
      const charge = paidBy(find(id).customer)
      charge.refunded = true
      emit('charge.refunded', charge)
    },
    dispute: (id: string, status: string) => {
      const charge = paidBy(find(id).customer)
      charge.disputed = true
      const known = disputes.find((one) => one.charge === charge.id)
      const dispute = known ?? { id: named('dp'), object: 'dispute' as const, charge: charge.id, status }
      dispute.status = status
      if (!known) disputes.push(dispute)
      emit(known ? 'charge.dispute.closed' : 'charge.dispute.created', dispute)
    },
    removeCustomer: (id: string) => {
      must(customers.get(id), `no customer ${id}`).deleted = true
      for (const one of subscriptions.values()) if (one.customer === id && one.ended_at === null) end(one.id)
      emit('customer.deleted', { id, object: 'customer' })
    },
  }
}

export const price = (id: string, unit_amount: number, currency = 'usd'): FakePrice => ({
  id,
  object: 'price',
  unit_amount,
  currency,
  recurring: { interval: 'month' },
})

function must<T>(value: T | undefined, otherwise: string): T {
  if (value === undefined) throw new Error(otherwise)
  return value
}
