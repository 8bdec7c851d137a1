import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { ledgerQuery } from '#client/data/ledger.ts'
import { studentQuery } from '#client/data/students.ts'
import { useStudentId } from '#client/routing/address.ts'
import { buttonClass } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { Loading } from '#client/ui/loading.tsx'
import { Page } from '#client/ui/page.tsx'
import { ledgerWords as words } from '#client/wording/en-ledger.ts'
import type { LedgerView } from '#shared/ledger.ts'
import { screens } from '#shared/screens.ts'
import { LoadFailure } from '../load-failure.tsx'
import { LedgerDay } from './ledger-day.tsx'
import { TryWords } from './try-words.tsx'

export const ledgerTitle = words.title

/** What was raised, blocked and sent outside in a child's lessons, and a place to try what would be. */
export function LedgerPage() {
  const studentId = useStudentId(screens.ledger)
  const student = useQuery(studentQuery(studentId))
  const ledger = useQuery(ledgerQuery(studentId))
  const nickname = student.data?.nickname
  const failed = student.isError ? student : ledger.isError ? ledger : null
  return (
    <Page
      title={words.title}
      intro={nickname && words.intro(nickname)}
      action={
        <Link to={screens.dashboard} className={buttonClass('secondary')}>
          {words.back}
        </Link>
      }
    >
      {failed ? (
        <LoadFailure text={words.failed} busy={failed.isFetching} onRetry={failed.refetch} />
      ) : nickname && ledger.data ? (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <section aria-labelledby="ledger-days" className="flex flex-col gap-4">
            <h2 id="ledger-days" className="text-heading text-xl">
              {words.days}
            </h2>
            {ledger.data.days.length === 0 && <p className="text-ink-soft">{words.empty}</p>}
            {ledger.data.days.map((day) => (
              <LedgerDay key={day.day} day={day} nickname={nickname} />
            ))}
          </section>
          <div className="flex flex-col gap-6">
            <TryWords studentId={studentId} />
            <Services services={ledger.data.services} />
          </div>
        </div>
      ) : (
        <Loading label={words.loading} />
      )}
    </Page>
  )
}

const purposeOf = (purpose: string) => Object.entries(words.service).find(([name]) => name === purpose)?.[1]

/** To whom something goes: as this installation is set today. */
function Services({ services }: Pick<LedgerView, 'services'>) {
  return (
    <Card as="section" aria-labelledby="ledger-services">
      <h2 id="ledger-services" className="text-heading">
        {words.services}
      </h2>
      {services.length === 0 ? (
        <p className="mt-2 text-ink-soft">{words.noServices}</p>
      ) : (
        <dl className="mt-3 flex flex-col gap-3">
          {services.map(({ purpose, host, name }) => (
            <div key={purpose}>
              <dt className="font-medium">{purposeOf(purpose)}</dt>
              <dd className="text-ink-soft [overflow-wrap:anywhere]">
                {host ?? words.inside}
                {name && ` (${name})`}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  )
}
