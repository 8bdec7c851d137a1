import type { FakeSession, FakeSubscription } from './fake-stripe-books.ts'

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`

/** Stripe's page for paying. The card is never ours to see. */
export const checkoutPage = ({ status, cancel_url }: FakeSession) =>
  status === 'open'
    ? page(
        'Subscribe to AI Tutor Subscription',
        `<form method="post"><label>Card number <input name="card"></label><button>Pay</button></form><a href="${cancel_url}">Back</a>`,
      )
    : page('You are all done here', '')

/** Stripe's page for the card, the invoices and the end of the plan. */
export const portalPage = (plans: FakeSubscription[], back: string) =>
  page(
    'Manage your plan',
    `${plans.map((one) => `<p>AI Tutor Subscription: ${one.cancel_at_period_end ? 'cancels at the end' : one.status}</p>`).join('')}` +
      `<form method="post"><input type="hidden" name="back" value="${back}"><button>Cancel plan</button></form><a href="${back}">Return to Trellis</a>`,
  )
