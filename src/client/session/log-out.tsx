import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { sessionQuery, signOut } from '#client/data/account.ts'
import { lateFile } from '#client/late/late-file.ts'
import { reloadOnce } from '#client/late/reload-once.ts'
import type { Unreached } from '#client/outbox/deliver-unsent.ts'
import { studentsWithUnsent, studentsWithWaiting } from '#client/outbox/waiting-here.ts'
import { useToast } from '#client/ui/toast.tsx'
import { useFocusBack } from '#client/ui/use-focus-back.ts'
import { commonWords as words } from '#client/wording/en-common.ts'
import { leaveBrowser } from './leave-browser.ts'
import { tellSignedOut } from './session-tabs.ts'
import type { UnsentDialog } from './unsent-dialog.tsx'

/** What keeps the parent from leaving: words that did not arrive, and the question about them. */
type Held = { unreached: Unreached[]; Question: typeof UnsentDialog }

/**
 * Logging out that loses nothing: words of a child that the server may not have are brought to it first, and when that
 * fails the parent decides. `question` is to be shown wherever the button is.
 */
export function useLogOut(): { logOut: () => void; busy: boolean; question: ReactNode } {
  const client = useQueryClient()
  const toast = useToast()
  const [held, setHeld] = useState<Held | null>(null)
  const leaving = useMutation({
    mutationFn: async (way: 'bring' | 'throw away') => {
      const left = way === 'bring' ? await bringUnsent() : null
      if (left) return left
      await tellReports()
      await signOut()
      return null
    },
    onSuccess: (left) => {
      if (left) return setHeld(left)
      tellSignedOut()
      leaveBrowser(client)
    },
    onError: () => {
      if (!held) toast({ text: words.logOutFailed, tone: 'danger' })
    },
  })
  const busy = leaving.isPending || leaving.data === null
  useFocusBack(busy)
  const question = held && (
    <held.Question
      unreached={held.unreached}
      busy={busy ? leaving.variables : undefined}
      failed={leaving.isError}
      onAgain={() => leaving.mutate('bring')}
      onThrowAway={() => leaving.mutate('throw away')}
      onStay={() => {
        setHeld(null)
        leaving.reset()
        // Trying to bring the words began a lesson, which may have closed the parent's gate.
        void client.invalidateQueries({ queryKey: sessionQuery.queryKey })
      }}
    />
  )
  return { logOut: () => leaving.mutate('bring'), busy, question }
}

const bringers = () =>
  files.load().catch(async (cause: unknown) => {
    await reloadOnce()
    throw cause
  })

/** What a child said to be wrong leaves with the parent, whatever becomes of the rest. */
async function tellReports(): Promise<void> {
  if (studentsWithWaiting().length === 0) return
  const [, { tellReports: tell }] = await bringers()
  await tell()
}

async function bringUnsent(): Promise<Held | null> {
  if (studentsWithUnsent().length + studentsWithWaiting().length === 0) return null
  const [{ deliverUnsent }, { bringWaiting }, { UnsentDialog: Question }] = await bringers()
  const unreached = (await Promise.all([deliverUnsent(), bringWaiting()])).flat()
  return unreached.length === 0 ? null : { unreached, Question }
}

const files = lateFile(() =>
  Promise.all([
    import('#client/outbox/deliver-unsent.ts'),
    import('#client/outbox/bring-waiting.ts'),
    import('./unsent-dialog.tsx'),
  ]),
)
