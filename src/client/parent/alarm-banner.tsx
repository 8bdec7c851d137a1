import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { alarmsQuery } from '#client/data/alarms.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { useFocusBack } from '#client/ui/use-focus-back.ts'
import { parentWords } from '#client/wording/en-parent.ts'
import type { AlarmView } from '#shared/alarm.ts'
import { AlarmCard } from './alarm-card.tsx'

const words = parentWords.alarms

/** So many stand open; the others are a press away, so that the students stay in sight. */
const shownAtOnce = 3

/** What a child wrote that its parent must know, until the parent has seen it. Nothing when there is nothing. */
export function AlarmBanner() {
  // Whoever follows an email to this page must not be shown what was known before it.
  const { data, isError, isFetching, refetch } = useQuery({ ...alarmsQuery, refetchOnMount: 'always' })
  const [all, setAll] = useState(false)
  useFocusBack(isFetching)
  if (!data) return isError ? <NotLoaded busy={isFetching} onRetry={() => refetch()} /> : null
  const unseen = data.filter(isForParent).sort(severeFirst)
  if (unseen.length === 0) return null
  return (
    <section aria-label={words.heading} className="mb-6 flex flex-col gap-4">
      {(all ? unseen : unseen.slice(0, shownAtOnce)).map((alarm) => (
        <AlarmCard key={alarm.id} alarm={alarm} />
      ))}
      {!all && unseen.length > shownAtOnce && (
        <Button variant="quiet" className="self-start" onClick={() => setAll(true)}>
          {words.all(unseen.length)}
        </Button>
      )}
    </section>
  )
}

/** A hurt that a child told is not for the family's screen, whatever a server says: the one who hurts may read it. */
const isForParent = ({ kind, seen_at }: AlarmView) => seen_at === null && kind !== 'home_harm'

/** Within one severity they stay newest first. */
const severeFirst = (one: AlarmView, other: AlarmView) =>
  Number(other.severity === 'severe') - Number(one.severity === 'severe')

function NotLoaded({ busy, onRetry }: { busy: boolean; onRetry: () => unknown }) {
  const retry = (
    <Button variant="secondary" busy={busy} onClick={() => onRetry()}>
      {parentWords.retry}
    </Button>
  )
  return (
    <div role="status" className="mb-6">
      <Notice tone="warning" action={retry}>
        {words.failed}
      </Notice>
    </div>
  )
}
