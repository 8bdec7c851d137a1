import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { openCheckout, sessionQuery } from './data/account.ts'
import { PricingPage } from './public/pricing-page.tsx'
import { useToast } from './ui/toast.tsx'
import { parentWords as words } from './wording/en-parent.ts'

/** The only host that a checkout may lead to. */
const checkoutHost = 'https://checkout.stripe.com/'

export function PricingRoute() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const toast = useToast()
  const subscribe = async () => {
    if (!(await queryClient.ensureQueryData(sessionQuery))) return void navigate('/login#auth-sign-up')
    try {
      const { url } = await openCheckout()
      if (!url.startsWith(checkoutHost)) throw new Error(words.checkoutFailed)
      window.location.assign(url)
    } catch (error) {
      const text = error instanceof Error ? error.message : words.checkoutFailed
      toast({ text, tone: 'danger' })
      throw error
    }
  }
  return <PricingPage onSubscribe={subscribe} />
}
