import { once } from 'node:events'
import http from 'node:http'
import Stripe from 'stripe'
import type { BillingSettings } from '#server/config-billing.ts'
import { type Books, type FakeEvent, openBooks } from './fake-stripe-books.ts'
import { checkoutPage, portalPage } from './fake-stripe-pages.ts'

export const secretKey = 'sk_test_ThisMustNotBeToldToAnybody'
export const webhookSecret = 'whsec_NorThis'

/** What happens to a call instead of its usual answer. `late`: it is done, but nobody hears of it. */
export type StripeBehaviour =
  | 'hang'
  | 'late'
  | 'drip'
  | 'reset'
  | 'html'
  | { status: number; code?: string }
  /** It is made now, and comes then. */
  | { after: Promise<void> }
  | { json: unknown }

type Call = { method: string; path: string; query: URLSearchParams; form: URLSearchParams; key: string | undefined }

export type FakeStripe = {
  /** For STRIPE_API_BASE; its pages for paying are there too. */
  url: string
  books: Books
  settings: (more?: Partial<BillingSettings>) => BillingSettings
  calls: Call[]
  /** What happens to the next calls of an address, in order; then all is as usual, as with nothing. */
  script: (path: RegExp, ...next: StripeBehaviour[]) => void
  /** Everything that happened, oldest first. */
  events: FakeEvent[]
  /** Sends events there as they happen. */
  tell: (address: string) => void
  close: () => Promise<void>
}

/** The header with which Stripe signs an event, by its own library. */
export function signature(text: string, at: number | Date = Date.now(), secret = webhookSecret): string {
  const stripe = new Stripe(secretKey)
  return stripe.webhooks.generateTestHeaderString({ payload: text, secret, timestamp: Math.floor(Number(at) / 1_000) })
}

type Answer = { status: number; body: unknown } | { page: string } | { redirect: string }

/** A local server that speaks Stripe's protocol: checkout with its page, customers, subscriptions, portal, signed events. */
export async function startFakeStripe(port = 0): Promise<FakeStripe> {
  const calls: Call[] = []
  const events: FakeEvent[] = []
  const scripts: { path: RegExp; next: StripeBehaviour[] }[] = []
  const kept = new Map<string, { form: string; answer: Answer }>()
  let listener = ''
  const books = openBooks((event) => {
    events.push(event)
    if (listener) void deliver(listener, event)
  })
  const server = http.createServer((request, response) => {
    void readCall(request).then((call) => {
      calls.push(call)
      const script = scripts.find((one) => one.path.test(call.path) && one.next.length > 0)
      const behaviour = script?.next.shift()
      const isHeld = typeof behaviour === 'object' && 'after' in behaviour
      if (behaviour && behaviour !== 'late' && !isHeld) return misbehave(response, behaviour)
      const answer = onceFor(kept, call, () => answerCall({ books, url }, call, request.headers.authorization))
      if (behaviour === 'late') return
      const text = render(answer)
      void Promise.resolve(isHeld && behaviour.after).then(() => text(response))
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return {
    url,
    books,
    settings: (more) => ({
      secretKey,
      publishableKey: null,
      webhookSecrets: [webhookSecret],
      priceId: 'price_month',
      trialDays: 0,
      apiBase: url,
      baseUrl: null,
      patience: 4_000,
      ...more,
    }),
    calls,
    script: (path, ...next) => void scripts.splice(0, scripts.length, { path, next }),
    events,
    tell: (there) => {
      listener = there
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const deliver = (address: string, { text }: FakeEvent) =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature(text) },
    body: text,
  }).catch(() => undefined)

async function readCall(request: http.IncomingMessage): Promise<Call> {
  let body = ''
  for await (const chunk of request) body += chunk
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  const key = request.headers['idempotency-key']
  return {
    method: request.method ?? '',
    path: pathname,
    query: searchParams,
    form: new URLSearchParams(body),
    key: typeof key === 'string' ? key : undefined,
  }
}

const refused = (status: number, code: string, param?: string): Answer => ({
  status,
  body: { error: { type: 'invalid_request_error', code, param, message: `It quotes what was sent: ${secretKey}` } },
})

/** The same key again is the same answer; with other contents it is a mistake. */
function onceFor(kept: Map<string, { form: string; answer: Answer }>, call: Call, make: () => Answer): Answer {
  if (!call.key) return make()
  const known = kept.get(call.key)
  if (known && known.form !== call.form.toString())
    return { status: 400, body: { error: { type: 'idempotency_error', message: 'Keys for idempotent requests …' } } }
  const answer = known?.answer ?? make()
  kept.set(call.key, { form: call.form.toString(), answer })
  return answer
}

type Shop = { books: Books; url: string }

function answerCall(shop: Shop, call: Call, authorization: string | undefined): Answer {
  if (!call.path.startsWith('/v1/')) return pageOf(shop, call)
  if (authorization !== `Bearer ${secretKey}`)
    return { status: 401, body: { error: { type: 'invalid_request_error' } } }
  const [, , kind = '', id = '', more = ''] = call.path.replace('/v1/checkout/', '/v1/').split('/')
  const name = `${call.method} ${kind}${id === '' || kind === 'billing_portal' ? '' : '/id'}${more && kind === 'sessions' ? `/${more}` : ''}`
  return apiCalls[name]?.(shop, call, id) ?? refused(404, 'resource_missing')
}

const list = (data: unknown[]): Answer => ({
  status: 200,
  body: { object: 'list', data, has_more: false, url: '/v1/x' },
})
const found = (body: unknown): Answer => (body ? { status: 200, body } : refused(404, 'resource_missing', 'id'))

const apiCalls: Record<string, (shop: Shop, call: Call, id: string) => Answer> = {
  'POST customers': ({ books }, { form }) => {
    const customer = { id: books.named('cus'), object: 'customer', email: form.get('email') ?? '', deleted: false }
    books.customers.set(customer.id, customer)
    return found(customer)
  },
  'DELETE customers/id': ({ books }, _, id) => {
    if (!books.customers.has(id)) return refused(404, 'resource_missing', 'id')
    books.removeCustomer(id)
    return found({ id, object: 'customer', deleted: true })
  },
  'POST sessions': ({ books, url }, { form }) => {
    const customer = form.get('customer') ?? ''
    if (books.customers.get(customer)?.deleted !== false) return refused(400, 'resource_missing', 'customer')
    const priceId = form.get('line_items[0][price]') ?? ''
    if (!books.prices.has(priceId)) return refused(400, 'resource_missing', 'line_items[0][price]')
    const id = books.named('cs_test')
    books.sessions.set(id, {
      id,
      object: 'checkout.session',
      mode: 'subscription',
      status: 'open',
      url: `${url}/c/pay/${id}`,
      customer,
      client_reference_id: form.get('client_reference_id'),
      metadata: { price_id: form.get('metadata[price_id]') ?? '' },
      price: priceId,
      trialDays: Number(form.get('subscription_data[trial_period_days]') ?? 0),
      success_url: form.get('success_url') ?? '',
      cancel_url: form.get('cancel_url') ?? '',
    })
    return found({ ...books.sessions.get(id) })
  },
  'GET sessions/id': ({ books }, _, id) => found(books.sessions.get(id)),
  'POST sessions/id/expire': ({ books }, _, id) => {
    const session = books.sessions.get(id)
    if (session) Object.assign(session, { status: 'expired', url: null })
    return found(session)
  },
  'GET subscriptions': ({ books }, { query }) => {
    const customer = query.get('customer') ?? ''
    if (!books.customers.has(customer)) return refused(400, 'resource_missing', 'customer')
    return list([...books.subscriptions.values()].filter((one) => one.customer === customer))
  },
  'GET charges': ({ books }, { query }) => list(books.charges.filter((one) => one.customer === query.get('customer'))),
  'GET charges/id': ({ books }, _, id) => found(books.charges.find((one) => one.id === id)),
  'GET disputes': ({ books }, { query }) => list(books.disputes.filter((one) => one.charge === query.get('charge'))),
  'GET prices/id': ({ books }, _, id) => found(books.prices.get(id)),
  'POST billing_portal': ({ books, url }, { form }) => {
    const customer = form.get('customer') ?? ''
    if (books.customers.get(customer)?.deleted !== false) return refused(400, 'resource_missing', 'customer')
    const back = encodeURIComponent(form.get('return_url') ?? '')
    return found({ id: books.named('bps'), object: 'billing_portal.session', url: `${url}/p/${customer}?back=${back}` })
  },
}

/** The pages on which a person pays and manages. */
function pageOf({ books }: Shop, { method, path, query, form }: Call): Answer {
  const [, kind, , sessionId = ''] = path.split('/')
  if (kind === 'c') {
    const session = books.sessions.get(sessionId)
    if (!session) return { status: 404, body: {} }
    if (method === 'GET') return { page: checkoutPage(session) }
    books.pay(sessionId)
    return { redirect: session.success_url }
  }
  const customer = path.split('/')[2] ?? ''
  const back = query.get('back') ?? form.get('back') ?? ''
  const plans = [...books.subscriptions.values()].filter((one) => one.customer === customer && one.ended_at === null)
  if (method === 'POST') for (const one of plans) books.cancelAtPeriodEnd(one.id)
  return { page: portalPage(plans, back) }
}

/** The answer as it stands now, to be sent when it is time. */
function render(answer: Answer): (response: http.ServerResponse) => void {
  if ('page' in answer)
    return (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end(answer.page)
  if ('redirect' in answer) return (response) => void response.writeHead(303, { location: answer.redirect }).end()
  const text = JSON.stringify(answer.body)
  const headers = { 'content-type': 'application/json', 'request-id': 'req_fake' }
  return (response) => void response.writeHead(answer.status, headers).end(text)
}

function misbehave(
  response: http.ServerResponse,
  behaviour: Exclude<StripeBehaviour, 'late' | { after: Promise<void> }>,
): void {
  if (behaviour === 'hang') return
  if (behaviour === 'reset') return void response.destroy()
  if (behaviour === 'html') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>')
  if (behaviour === 'drip') {
    response.writeHead(200, { 'content-type': 'application/json' })
    const timer = setInterval(() => response.write(' '), 500)
    return void response.on('close', () => clearInterval(timer))
  }
  const body =
    'json' in behaviour ? behaviour.json : { error: { type: 'api_error', code: behaviour.code, message: secretKey } }
  render({ status: 'json' in behaviour ? 200 : behaviour.status, body })(response)
}
