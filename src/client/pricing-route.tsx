import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { screens } from '#shared/screens.ts'
import { ApiProblem } from './api.ts'
import { isCheckout } from './checkout.ts'
import { openCheckout, sessionQuery } from './data/account.ts'
import { PricingPage } from './public/pricing-page.tsx'
import { pricingWords as words } from './wording/en-pricing.ts'

export const pricingTitle = words.plan

/** The plan, for whoever reads it; subscribing is for a parent who is signed in. The page itself shows what fails. */
export function PricingRoute() {
  const navigate = useNavigate()
  const client = useQueryClient()
  const checkout = useMutation({ mutationFn: openCheckout })
  const subscribe = async () => {
    if (!(await client.fetchQuery(sessionQuery))) return navigate(screens.login)
    const { url } = await checkout.mutateAsync()
    if (!isCheckout(url)) throw new Error(words.failed)
    window.location.assign(url)
  }
  return (
    <PricingPage
      onSubscribe={() =>
        subscribe().catch((error: unknown) => {
          if (error instanceof ApiProblem && error.problem.code === 'unauthenticated') return navigate(screens.login)
          throw error
        })
      }
    />
  )
}
