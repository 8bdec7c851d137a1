import type { ReactNode } from 'react'
import { Card } from '#client/ui/card.tsx'
import { alarmWords, mildWords } from '#client/wording/en-alarms.ts'
import { ledgerWords as words } from '#client/wording/en-ledger.ts'
import type { LedgerDay as Day } from '#shared/ledger.ts'

const named = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})
const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

/** One day: three short lists, each of which says so when it is empty. */
export function LedgerDay({ day, nickname }: { day: Day; nickname: string }) {
  const titleOf = ({ kind, severity }: Day['raised'][number]) =>
    (severity === 'mild' ? mildWords : alarmWords[kind]).title(nickname)
  return (
    <Card as="article" className="flex flex-col gap-4">
      <h3 className="text-heading">{named.format(new Date(`${day.day}T00:00:00Z`))}</h3>
      <Part title={words.raised} isEmpty={day.raised.length === 0}>
        {day.raised.map((one) => (
          <li key={one.id}>
            {titleOf(one)} <span className="text-ink-soft text-sm">{clock.format(new Date(one.created_at))}</span>
          </li>
        ))}
      </Part>
      <Part title={words.blocked} isEmpty={day.blocked.length === 0}>
        {day.blocked.map(({ kind, times, examples }) => (
          <li key={kind}>
            {words.block[kind](times)}
            {examples.length > 0 && <Examples examples={examples} />}
          </li>
        ))}
      </Part>
      <Part title={words.sent} isEmpty={day.sent.length === 0}>
        {day.sent.map(({ kind, times }) => (
          <li key={kind}>{words.send[kind](times)}</li>
        ))}
      </Part>
    </Card>
  )
}

function Part({ title, isEmpty, children }: { title: string; isEmpty: boolean; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 gap-y-1 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <h4 className="font-medium text-ink-soft">{title}</h4>
      {isEmpty ? (
        <p className="text-ink-soft">{words.nothing}</p>
      ) : (
        <ul className="flex flex-col gap-1.5">{children}</ul>
      )}
    </div>
  )
}

function Examples({ examples }: { examples: readonly string[] }) {
  return (
    <details>
      <summary className="inline-flex min-h-8 cursor-pointer items-center font-medium text-leaf-deep text-sm underline underline-offset-4">
        {words.examples(examples.length)}
      </summary>
      <ul className="mt-1 flex flex-col gap-1">
        {examples.map((text) => (
          <li key={text} className="border-line border-l-3 pl-3 text-ink-soft [overflow-wrap:anywhere]">
            “{text}”
          </li>
        ))}
      </ul>
    </details>
  )
}
