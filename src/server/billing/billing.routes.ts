import { createRoute, OpenAPIHono } from '@hono/zod-openapi'
import { asAnyone, asParent } from '#server/auth/require.ts'
import type { App } from '#server/context.ts'
import { notFound } from '#server/errors.ts'
import { emptyAnswer, jsonAnswer } from '#server/http/route-parts.ts'
import { refuseInvalid } from '#server/http/validate.ts'
import { billingView, offerView, paymentPage } from '#shared/billing.ts'
import { openBilling, refreshBilling } from './billing.ts'
import { openCheckout, openPortal } from './checkout.ts'
import { takeEvent } from './events.ts'

type Needs = Pick<App, 'config' | 'db' | 'now' | 'auth' | 'limits' | 'log' | 'jobs' | 'payments'>

const offer = createRoute({
  method: 'get',
  path: '/api/billing/offer',
  ...asAnyone,
  responses: jsonAnswer(offerView, 'What the plan costs; nothing is here where no payments are taken'),
})

/** The payment provider calls it, and proves itself by the signature of the body. */
const webhook = createRoute({
  method: 'post',
  path: '/api/billing/webhook',
  ...asAnyone,
  responses: emptyAnswer,
})

/** Subscribing, what a parent pays for, and the payment provider's own word on it. */
export const billingRoutes = (app: Needs) => {
  const parentOnly = asParent(app)
  const checkout = createRoute({
    method: 'post',
    path: '/api/summarize',
    ...parentOnly,
    responses: jsonAnswer(paymentPage, 'Where to pay'),
  })
  const open = createRoute({
    method: 'get',
    path: '/api/billing',
    ...parentOnly,
    responses: jsonAnswer(billingView, 'What this parent pays for'),
  })
  const refresh = createRoute({
    method: 'post',
    path: '/api/billing/refresh',
    ...parentOnly,
    responses: jsonAnswer(billingView, 'The same, asked of the payment provider'),
  })
  const portal = createRoute({
    method: 'post',
    path: '/api/billing/portal',
    ...parentOnly,
    responses: jsonAnswer(paymentPage, 'Where to change the card, read invoices or cancel'),
  })
  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(checkout, async (c) => {
      await app.limits.spend('checkout', c.var.parent.id)
      return c.json(await openCheckout(app, c.var.parent), 200)
    })
    .openapi(offer, async (c) => {
      if (!app.payments) throw notFound()
      return c.json({ price: await app.payments.price(), trial_days: app.config.billing?.trialDays ?? 0 }, 200)
    })
    .openapi(open, async (c) => c.json(await openBilling(app, c.var.parent), 200))
    .openapi(refresh, async (c) => {
      await app.limits.spend('billing', c.var.parent.id)
      return c.json(await refreshBilling(app, c.var.parent), 200)
    })
    .openapi(portal, async (c) => {
      await app.limits.spend('billing', c.var.parent.id)
      return c.json(await openPortal(app, c.var.parent), 200)
    })
    .openapi(webhook, async (c) => {
      if (!app.payments) throw notFound()
      await takeEvent(app, await c.req.text(), c.req.header('stripe-signature') ?? '')
      return c.body(null, 204)
    })
}
