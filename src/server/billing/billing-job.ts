/** What a parent is told of a payment, once for each event of the provider's. Money in the currency's smallest unit. */
export type BillingNews =
  | { what: 'payment_received' | 'payment_failed'; amount: number; currency: string }
  | { what: 'plan_ended' }
  | { what: 'trial_ends'; on: string }

/** Work with the payment provider, and the e-mails that follow from it. */
export type BillingJob =
  | { kind: 'read'; customer_id: string }
  | { kind: 'charge'; charge_id: string }
  | { kind: 'forget'; customer_id: string }
  | { kind: 'tell'; to: string; news: BillingNews }
