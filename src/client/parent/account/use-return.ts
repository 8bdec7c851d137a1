import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'wouter'
import { billingQuery, refreshBilling } from '#client/data/billing.ts'
import { useToast } from '#client/ui/toast.tsx'
import { billingWords as words } from '#client/wording/en-billing.ts'

/** So often it is asked whether a payment has arrived, and the pause between, in milliseconds. */
const asks = 10
const pause = 3_000

/** Whether somebody has just paid, as they say, and it is not known here yet. */
export type Return = 'not' | 'confirming' | 'late'

/**
 * Whoever comes back from the payment provider's pages sees what is true there now. The address says only that they come,
 * never that they have paid.
 */
export function useReturn(): Return {
  const [search, setSearch] = useSearchParams()
  const client = useQueryClient()
  const toast = useToast()
  const isPaying = search.has('subscribed')
  const isBack = isPaying || search.has('managed')
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    if (!isBack) return
    let timer: number | undefined
    let isGone = false
    const ask = async (left: number) => {
      const billing = await refreshBilling().catch(() => null)
      if (isGone) return
      if (billing) {
        // What the page asked at its start may be older, and still on its way.
        await client.cancelQueries({ queryKey: billingQuery.queryKey })
        client.setQueryData(billingQuery.queryKey, billing)
      }
      if (isPaying && !billing?.premium) {
        if (left > 1) timer = window.setTimeout(ask, pause, left - 1)
        else setIsLate(true)
        return
      }
      if (isPaying) toast({ text: words.thanks, tone: 'success' })
      setSearch({}, { replace: true })
    }
    void ask(asks)
    return () => {
      isGone = true
      window.clearTimeout(timer)
    }
  }, [isBack, isPaying, client, toast, setSearch])
  if (!isPaying) return 'not'
  return isLate ? 'late' : 'confirming'
}
