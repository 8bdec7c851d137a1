import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { insightsQuery } from '#client/data/insights.ts'
import { insightWords as words } from '#client/wording/en-insights.ts'
import { parentWords } from '#client/wording/en-parent.ts'
import type { ClaimView, InsightView } from '#shared/insight.ts'
import type { StudentView } from '#shared/student.ts'
import { Evidence, ListEmpty, ListFailed, ListWaits } from './card-section.tsx'
import { EvidenceDialog } from './evidence-dialog.tsx'
import { Suggestion } from './insight-suggestion.tsx'
import { shortDay } from './session-date.ts'

/** How a child is doing: the last day, what the evidence carries, and one thing to try. */
export function InsightPanel({ student }: { student: StudentView }) {
  const headingId = useId()
  const { data, isError, isFetching, refetch } = useQuery(insightsQuery)
  const insight = data?.find((one) => one.student_id === student.id)
  return (
    <section aria-labelledby={headingId} className="flex min-w-0 flex-col gap-3">
      <h3 id={headingId} className="text-heading text-lg [overflow-wrap:anywhere]">
        {words.heading(student.nickname)}
      </h3>
      {!data && !isError && <ListWaits label={words.loading} />}
      {!data && isError && <ListFailed text={words.failed} busy={isFetching} onAgain={refetch} />}
      {data && !insight?.last_day && <ListEmpty text={words.noLesson} />}
      {insight?.last_day && <LastDay day={insight.last_day} />}
      {insight && (insight.last_day || insight.claims.length > 0) && <Claims insight={insight} student={student} />}
      {insight?.suggestion && <Suggestion suggestion={insight.suggestion} student={student} />}
    </section>
  )
}

function LastDay({ day }: { day: NonNullable<InsightView['last_day']> }) {
  const { tutors, date } = day
  const named = { ...day, tutors: tutors.map((name) => name || parentWords.dashboard.defaultTutor) }
  // Noon, so that no zone makes another day of it.
  return <p className="[overflow-wrap:anywhere]">{words.lastDay(named, shortDay(`${date}T12:00:00`))}</p>
}

function Claims({ insight: { claims, thin }, student }: { insight: InsightView; student: StudentView }) {
  const [viewed, setViewed] = useState<ClaimView | null>(null)
  return (
    <>
      {claims.length > 0 && (
        <ul className="flex flex-col divide-y divide-line rounded-control border border-line bg-cream">
          {claims.map((claim) => (
            <li key={claim.id} className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-2">
              <p className="min-w-0 font-medium [overflow-wrap:anywhere]">{claim.says}</p>
              <Evidence line={words.evidence} label={words.evidenceOf(claim.says)} onOpen={() => setViewed(claim)} />
            </li>
          ))}
        </ul>
      )}
      {thin && <ListEmpty text={thin} />}
      {viewed && <EvidenceDialog student={student} claim={viewed} onClose={() => setViewed(null)} />}
    </>
  )
}
