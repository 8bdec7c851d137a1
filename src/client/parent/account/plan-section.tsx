import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { configQuery } from '#client/data/account.ts'
import { billingQuery, openPortal } from '#client/data/billing.ts'
import { goToPaymentPage } from '#client/data/payment-page.ts'
import { Button, buttonClass } from '#client/ui/button.tsx'
import { Skeleton } from '#client/ui/loading.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { useFocusBack } from '#client/ui/use-focus-back.ts'
import { billingWords as words } from '#client/wording/en-billing.ts'
import { pricingWords } from '#client/wording/en-pricing.ts'
import type { BillingSettingsView, BillingView, PlanView } from '#shared/billing.ts'
import { inMoney } from '#shared/money.ts'
import { screens } from '#shared/screens.ts'
import { LoadFailure } from '../load-failure.tsx'
import { Section } from './section.tsx'
import { type Return, useReturn } from './use-return.ts'

/** What the parent pays for, in words, and the way to the payment provider. Without payments there is nothing to say. */
export function PlanSection() {
  const { data: config } = useQuery(configQuery)
  return config?.billing ? <Plan settings={config.billing} /> : null
}

function Plan({ settings }: { settings: BillingSettingsView }) {
  const { data, isError, isFetching, refetch } = useQuery(billingQuery)
  const back = useReturn()
  return (
    <Section heading={words.heading} intro={words.intro}>
      {data ? (
        <>
          <div role="status" className="flex flex-col gap-4">
            <State billing={data} back={back} />
          </div>
          {data.manageable && data.plan && <Manage settings={settings} />}
          {offersPlan(data) && back !== 'confirming' && (
            <Link to={screens.pricing} className={`self-start ${buttonClass('secondary')}`}>
              {words.see}
            </Link>
          )}
        </>
      ) : isError ? (
        <LoadFailure text={words.failed} busy={isFetching} onRetry={refetch} />
      ) : (
        <div role="status">
          <span className="sr-only">{words.loading}</span>
          <Skeleton className="h-24" />
        </div>
      )}
    </Section>
  )
}

const offersPlan = ({ plan }: BillingView) => !plan || plan.state === 'ended'

function State({ billing: { plan, premium }, back }: { billing: BillingView; back: Return }) {
  if (!premium && back === 'confirming') return <p>{words.confirming}</p>
  if (!premium && back === 'late') return <Notice tone="info">{words.late}</Notice>
  if (!plan) return <p>{words.none}</p>
  const text = words.states[plan.state](about(plan))
  const isOwing = plan.state === 'past_due' || plan.state === 'unpaid'
  return isOwing ? <Notice tone="warning">{text}</Notice> : <p>{text}</p>
}

const about = ({ at, price }: PlanView) => ({
  day: at ? new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(new Date(at)) : '',
  price: pricingWords.priced(inMoney(price), price.interval),
})

function Manage({ settings: { origins } }: { settings: BillingSettingsView }) {
  const manage = useMutation({
    mutationFn: async () => {
      const { url } = await openPortal()
      if (!goToPaymentPage(url, origins)) throw new Error(words.manageFailed)
    },
  })
  useFocusBack(manage.isPending)
  return (
    <>
      <Button
        variant="secondary"
        className="self-start"
        busy={manage.isPending}
        busyLabel={words.opening}
        onClick={() => manage.mutate()}
      >
        {words.manage}
      </Button>
      <p className="text-ink-soft text-sm">{words.manageHint}</p>
      {manage.isError && <Notice tone="danger">{manage.error.message || words.manageFailed}</Notice>}
    </>
  )
}
