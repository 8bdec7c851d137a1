import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { Button, buttonClass } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { CheckIcon } from '#client/ui/icons.tsx'
import { Skeleton } from '#client/ui/loading.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { Page } from '#client/ui/page.tsx'
import { pricingWords as words } from '#client/wording/en-pricing.ts'
import { screens } from '#shared/screens.ts'
import { Lattice } from './lattice.tsx'

/** What is for sale: nothing, or the one plan. `price` is null while it is being asked for. */
export type Sale =
  | { kind: 'free'; isSignedIn: boolean }
  | { kind: 'plan'; price: string | null; trialDays: number; isYours: boolean }

type PricingPageProps = {
  /** Null while it is not known yet. */
  sale: Sale | null
  /** Leads to the checkout; rejects with a sentence a parent may read. */
  onSubscribe: () => Promise<void>
}

/** The one plan there is, and what it is for; or that nothing costs anything here. */
export function PricingPage({ sale, onSubscribe }: PricingPageProps) {
  const { title, intro } = sale?.kind === 'free' ? words.free : words
  return (
    <Page title={sale ? title : words.plan} intro={sale ? intro : <span className="invisible">{words.intro}</span>}>
      <div className="grid items-start gap-10 lg:grid-cols-[1fr_1.15fr] lg:gap-14">
        {!sale ? (
          <Skeleton className="h-84 rounded-panel sm:h-68 lg:h-81" />
        ) : sale.kind === 'free' ? (
          <Free isSignedIn={sale.isSignedIn} />
        ) : (
          <Plan {...sale} onSubscribe={onSubscribe} />
        )}
        <section className="lg:pt-4">
          <h2 className="text-heading">{words.whyTitle}</h2>
          {sale?.kind === 'plan' && <p className="mt-2 text-ink-soft">{words.whyText}</p>}
          <ul className="mt-5 grid gap-5">
            {words.reasons.map(({ title: reason, text }) => (
              <li key={reason} className="flex gap-4">
                <span className="mt-0.5 grid size-8 shrink-0 place-items-center rounded-full bg-leaf-soft text-leaf-deep">
                  <CheckIcon className="size-5" />
                </span>
                <span>
                  <span className="block font-semibold">{reason}</span>
                  <span className="text-ink-soft">{text}</span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Page>
  )
}

function Panel({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Card as="section" tone="sunny" className="relative isolate overflow-hidden rounded-panel p-7 sm:p-9">
      <Lattice className="mask-radial-from-0% mask-radial-to-60% mask-radial-at-top-right" />
      <h2 className="text-heading">{heading}</h2>
      {children}
    </Card>
  )
}

function Free({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <Panel heading={words.free.heading}>
      <p className="mt-4 text-lg">{words.free.text}</p>
      <p className="mt-3 text-ink-soft">{words.free.noCard}</p>
      <Link
        to={isSignedIn ? screens.dashboard : `${screens.login}#auth-sign-up`}
        className={`mt-8 w-full ${buttonClass('primary', 'lg')}`}
      >
        {isSignedIn ? words.free.toDashboard : words.free.start}
      </Link>
    </Panel>
  )
}

type PlanProps = Extract<Sale, { kind: 'plan' }> & Pick<PricingPageProps, 'onSubscribe'>

function Plan({ price, trialDays, isYours, onSubscribe }: PlanProps) {
  return (
    <Panel heading={words.plan}>
      {price ? (
        <p className="mt-4 font-bold text-5xl tracking-tight">{price}</p>
      ) : (
        <Skeleton className="mt-4 h-12 w-52 max-w-full" />
      )}
      <p className="mt-4 text-lg">{words.offer}</p>
      {isYours ? (
        <>
          <div className="mt-6">
            <Notice tone="success">{words.yours}</Notice>
          </div>
          <Link to={screens.account} className={`mt-6 w-full ${buttonClass('primary', 'lg')}`}>
            {words.manage}
          </Link>
        </>
      ) : (
        <Subscribe trialDays={trialDays} isKnown={price !== null} onSubscribe={onSubscribe} />
      )}
    </Panel>
  )
}

type SubscribeProps = Pick<PlanProps, 'trialDays' | 'onSubscribe'> & { isKnown: boolean }

function Subscribe({ trialDays, isKnown, onSubscribe }: SubscribeProps) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')

  async function handleSubscribe() {
    setBusy(true)
    setFailure('')
    try {
      await onSubscribe()
    } catch (cause) {
      setFailure((cause instanceof Error && cause.message) || words.failed)
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      {/* Its place is kept while it is asked for: what is pressed does not move away from the finger. */}
      {(trialDays > 0 || !isKnown) && (
        <p className="mt-3 min-h-6 font-semibold">{trialDays > 0 && words.trial(trialDays)}</p>
      )}
      <Button size="lg" className="mt-8 w-full" busy={busy} busyLabel={words.opening} onClick={handleSubscribe}>
        {words.subscribe}
      </Button>
      <p className="mt-4 text-center text-ink-soft text-sm">{words.afterwards}</p>
      <p className="mt-2 text-center text-ink-soft text-sm">{words.cancel}</p>
      {failure && (
        <div className="mt-5">
          <Notice tone="danger">{failure}</Notice>
        </div>
      )}
    </>
  )
}
