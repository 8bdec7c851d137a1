import { useQuery, useQueryClient } from '@tanstack/react-query'
import { navigate } from '#client/routing/address.ts'
import { inMoney } from '#shared/money.ts'
import { screens } from '#shared/screens.ts'
import { ApiProblem } from './api.ts'
import { configQuery, sessionQuery } from './data/account.ts'
import { billingQuery, offerQuery, openCheckout } from './data/billing.ts'
import { goToPaymentPage } from './data/payment-page.ts'
import { PricingPage, type Sale } from './public/pricing-page.tsx'
import { pricingWords as words } from './wording/en-pricing.ts'

export const pricingTitle = words.plan

/** The plan, for whoever reads it; subscribing is for a parent who is signed in. Without payments there is none to buy. */
export function PricingRoute() {
  const sale = useSale()
  const subscribe = useSubscribe()
  return <PricingPage sale={sale} onSubscribe={subscribe} />
}

/** What is for sale here, and whether this family has it. */
function useSale(): Sale | null {
  const config = useQuery(configQuery)
  const isOn = config.data?.billing !== null
  const { data: session } = useQuery(sessionQuery)
  const offer = useQuery({ ...offerQuery, enabled: config.isSuccess && isOn })
  const billing = useQuery({ ...billingQuery, enabled: config.isSuccess && isOn && Boolean(session) })
  if (config.isPending) return null
  if (!isOn) return { kind: 'free', isSignedIn: Boolean(session) }
  const plan = billing.data?.plan ?? null
  const price = offer.data?.price
  return {
    kind: 'plan',
    // While the provider does not say, it is the usual price.
    price: price ? words.priced(inMoney(price), price.interval) : offer.isLoading ? null : words.price,
    trialDays: plan ? 0 : (offer.data?.trial_days ?? 0),
    isYours: plan !== null && plan.state !== 'ended' && plan.state !== 'incomplete',
  }
}

/** Leads to the checkout; rejects with a sentence a parent may read. */
function useSubscribe(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    try {
      if (!(await client.fetchQuery(sessionQuery))) return navigate(screens.login)
      const { billing } = await client.fetchQuery(configQuery)
      const { url } = await openCheckout(billing?.base_url ?? null)
      if (!goToPaymentPage(url, billing?.origins ?? [])) throw new Error(words.failed)
    } catch (error) {
      if (error instanceof ApiProblem && error.problem.code === 'unauthenticated') return navigate(screens.login)
      if (error instanceof ApiProblem && error.problem.code === 'already_subscribed')
        await client.invalidateQueries({ queryKey: billingQuery.queryKey })
      throw error
    }
  }
}
