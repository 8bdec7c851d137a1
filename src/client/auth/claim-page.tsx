import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sessionQuery } from '#client/data/account.ts'
import { decideUnclaimed, unclaimedQuery } from '#client/data/unclaimed.ts'
import { navigate } from '#client/routing/address.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Loading } from '#client/ui/loading.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { Page } from '#client/ui/page.tsx'
import { useFocusBack } from '#client/ui/use-focus-back.ts'
import { claimWords as words } from '#client/wording/en-claim.ts'
import { commonWords } from '#client/wording/en-common.ts'
import { screens } from '#shared/screens.ts'
import type { UnclaimedChoice, UnclaimedView } from '#shared/unclaimed.ts'

export const claimTitle = words.title

/** Right after an address was proven in an account that somebody had before: its owner keeps what is there, or not. */
export function ClaimPage() {
  const { data: there, error } = useQuery(unclaimedQuery)
  return (
    <Page width="narrow">
      <div className="mx-auto w-full max-w-120">
        <h1 className="text-center text-title">{words.heading}</h1>
        <p className="mt-3 text-balance text-center text-ink-soft">{words.intro}</p>
        {error && (
          <div className="mt-8">
            <Notice tone="danger">{error.message || words.failed}</Notice>
          </div>
        )}
        {there && <Choice there={there} />}
        {!there && !error && <Loading label={commonWords.loading} />}
      </div>
    </Page>
  )
}

function Choice({ there }: { there: UnclaimedView }) {
  const [asking, setAsking] = useState(false)
  const decide = useDecide()
  const { isPending, isSuccess, variables } = decide
  useFocusBack(isPending)
  const busy = isPending || isSuccess
  const problem = decide.error && (decide.error.message || words.failed)
  return (
    <>
      <p className="mt-6 text-center font-semibold">{summaryOf(there)}</p>
      <p className="mt-1 text-balance text-center">{words.there.waiting}</p>
      <Card className="mt-8 flex flex-col gap-4">
        <h2 className="text-heading">{words.take.heading}</h2>
        <p>{words.take.text}</p>
        {problem && !asking && <Notice tone="danger">{problem}</Notice>}
        <Button
          size="lg"
          disabled={busy}
          busy={busy && variables === 'take'}
          busyLabel={words.take.submitting}
          onClick={() => decide.mutate('take')}
        >
          {words.take.submit}
        </Button>
      </Card>
      <Card className="mt-5 flex flex-col gap-4">
        <h2 className="text-heading">{words.throwAway.heading}</h2>
        <p>{words.throwAway.text}</p>
        <Button variant="secondary" size="lg" disabled={busy} onClick={() => setAsking(true)}>
          {words.throwAway.submit}
        </Button>
      </Card>
      <p className="mt-6 text-balance text-center text-ink-soft text-sm">{words.ended}</p>
      <p className="mt-3 text-balance text-center text-ink-soft text-sm">{words.notSure}</p>
      <Dialog
        open={asking}
        onClose={() => !busy && setAsking(false)}
        title={words.throwAway.question}
        footer={
          <>
            <Button variant="secondary" disabled={busy} onClick={() => setAsking(false)}>
              {words.throwAway.cancel}
            </Button>
            <Button
              variant="danger"
              busy={busy}
              busyLabel={words.throwAway.submitting}
              onClick={() => decide.mutate('throw_away')}
            >
              {words.throwAway.confirm}
            </Button>
          </>
        }
      >
        <p>{words.throwAway.warning}</p>
        {problem && (
          <div className="mt-4">
            <Notice tone="danger">{problem}</Notice>
          </div>
        )}
      </Dialog>
    </>
  )
}

/** Decides, and goes on to the dashboard, whose guard asks how things are now. */
function useDecide() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (choice: UnclaimedChoice) => decideUnclaimed(choice),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: sessionQuery.queryKey, refetchType: 'none' })
      navigate(screens.dashboard, { replace: true })
    },
  })
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** How much, and when: '2 students and 1 video, made between November 3, 2026 and November 5, 2026.' */
function summaryOf({ students, films, first_made_at, last_made_at }: UnclaimedView): string {
  const { there } = words
  const parts = [students > 0 && there.students(students), films > 0 && there.films(films)].filter(Boolean)
  if (!first_made_at || !last_made_at) return parts.join(there.and)
  const [first, last] = [day.format(new Date(first_made_at)), day.format(new Date(last_made_at))]
  return `${parts.join(there.and)}${first === last ? there.on(first) : there.between(first, last)}`
}
