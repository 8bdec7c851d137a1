/** A subscription as the payment provider has it now. Money in the currency's smallest unit. */
export type ProviderSubscription = {
  id: string
  status: string
  amount: number
  currency: string
  interval: string
  createdAt: Date
  periodEnd: Date
  trialEnd: Date | null
  /** When it ends, if that is settled. */
  endsAt: Date | null
  endedAt: Date | null
  /** Since when a payment is due that did not come; null when none is. */
  unpaidSince: Date | null
  /** The newest payment went back to whoever made it. */
  withdrawn: 'refunded' | 'disputed' | null
}

/** What a plan costs, as the provider has it. */
export type ProviderPrice = { amount: number; currency: string; interval: string }

export type Checkout = { id: string; url: string }

/** What a parent is sent to pay for, and where they come back to. The same wish opens the same checkout. */
export type CheckoutWish = {
  customerId: string
  parentId: string
  trialDays: number
  successUrl: string
  cancelUrl: string
  /** Tells a wish from an earlier one that is over. */
  round: number
}

/** What an event is about; nothing more of it is believed. The state is read from the provider. */
export type ProviderEvent = {
  id: string
  type: string
  customerId: string | null
  /** Of a dispute, which does not say whose it is. */
  chargeId: string | null
  /** Of an invoice. */
  amountPaid: number
  amountDue: number
  currency: string
  /** When a trial ends. */
  trialEnd: Date | null
}

/** Who takes payments. A function rejects with a `PaymentFailure` when the provider does not do what it is asked. */
export type Payments = {
  /** The only places that a parent's browser is sent to. */
  origins: string[]
  /** So long somebody waits for all that one thing takes, in milliseconds. The browser gives up at 15 s. */
  longestWait: number
  /** The same parent, address and round make the same customer. */
  createCustomer: (whose: { parentId: string; email: string; round: number }) => Promise<string>
  openCheckout: (wish: CheckoutWish) => Promise<Checkout>
  /** A checkout that can still be finished, at today's price. Null: it is over. */
  pendingCheckout: (checkoutId: string) => Promise<Checkout | null>
  openPortal: (whose: { customerId: string; returnUrl: string }) => Promise<string>
  /** All subscriptions of a customer, over or not. Null: the provider does not know the customer. */
  readSubscriptions: (customerId: string) => Promise<ProviderSubscription[] | null>
  customerOfCharge: (chargeId: string) => Promise<string | null>
  /** Ends everything of a customer whose account is gone. */
  forgetCustomer: (customerId: string) => Promise<void>
  /** What the plan costs. Null while the provider does not say. */
  price: () => Promise<ProviderPrice | null>
  /** The event, when the provider has signed exactly this text at about this time; otherwise null. */
  readEvent: (text: string, signature: string, now: Date) => ProviderEvent | null
}

/** Why the provider did not do it, in its own short codes: nothing that was sent is in it. */
export function paymentFailure(what: string, code: string | undefined): Error {
  const error = new Error(code ? `${what}: ${code}` : what)
  error.name = code === 'resource_missing' ? 'UnknownToProvider' : 'PaymentFailure'
  return error
}

export const isUnknownToProvider = (error: unknown) => error instanceof Error && error.name === 'UnknownToProvider'
export const isPaymentFailure = (error: unknown) =>
  isUnknownToProvider(error) || (error instanceof Error && error.name === 'PaymentFailure')
