import { queryOptions } from '@tanstack/react-query'
import { data, server, serverAt } from '#client/api.ts'
import type { BillingView, OfferView } from '#shared/billing.ts'

/** What the parent pays for. */
export const billingQuery = queryOptions({
  queryKey: ['billing'],
  queryFn: (): Promise<BillingView> => data(server.api.billing.$get()),
  staleTime: 30_000,
})

/** The same, asked of the payment provider. */
export const refreshBilling = (): Promise<BillingView> => data(server.api.billing.refresh.$post())

/** What the plan costs here. */
export const offerQuery = queryOptions({
  queryKey: ['offer'],
  queryFn: (): Promise<OfferView> => data(server.api.billing.offer.$get()),
  staleTime: 60_000,
  retry: false,
})

/** Where to pay. `baseUrl`: where that is asked, when it is not this server. */
export const openCheckout = (baseUrl: string | null) =>
  data((baseUrl === null ? server : serverAt(baseUrl)).api.summarize.$post())

/** The payment provider's page for the card, invoices and the end of the plan. */
export const openPortal = () => data(server.api.billing.portal.$post())
