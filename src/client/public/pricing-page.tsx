import { useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { CheckIcon } from '#client/ui/icons.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { Page } from '#client/ui/page.tsx'
import { pricingWords as words } from '#client/wording/en-pricing.ts'
import { Lattice } from './lattice.tsx'

type PricingPageProps = {
  /** Leads to the checkout; rejects with a sentence a parent may read. */
  onSubscribe: () => Promise<void>
}

/** The one plan there is, and what it is for. */
export function PricingPage({ onSubscribe }: PricingPageProps) {
  return (
    <Page title={words.title} intro={words.intro}>
      <div className="grid items-start gap-10 lg:grid-cols-[1fr_1.15fr] lg:gap-14">
        <Plan onSubscribe={onSubscribe} />
        <section className="lg:pt-4">
          <h2 className="text-heading">{words.whyTitle}</h2>
          <ul className="mt-5 grid gap-5">
            {words.reasons.map(({ title, text }) => (
              <li key={title} className="flex gap-4">
                <span className="mt-0.5 grid size-8 shrink-0 place-items-center rounded-full bg-leaf-soft text-leaf-deep">
                  <CheckIcon className="size-5" />
                </span>
                <span>
                  <span className="block font-semibold">{title}</span>
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

function Plan({ onSubscribe }: PricingPageProps) {
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
    <Card as="section" tone="sunny" className="relative isolate overflow-hidden rounded-panel p-7 sm:p-9">
      <Lattice className="mask-radial-from-0% mask-radial-to-60% mask-radial-at-top-right" />
      <h2 className="text-heading">{words.plan}</h2>
      <p className="mt-4 font-bold text-5xl tracking-tight">{words.price}</p>
      <p className="mt-4 text-lg">{words.offer}</p>
      <Button size="lg" className="mt-8 w-full" busy={busy} busyLabel={words.opening} onClick={handleSubscribe}>
        {words.subscribe}
      </Button>
      <p className="mt-4 text-center text-ink-soft text-sm">{words.afterwards}</p>
      {failure && (
        <div className="mt-5">
          <Notice tone="danger">{failure}</Notice>
        </div>
      )}
    </Card>
  )
}
