import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { sessionQuery } from '#client/data/account.ts'
import { newId } from '#client/data/new-id.ts'
import { studentsWithUnsent } from '#client/outbox/waiting-here.ts'

const channelName = 'trellis.session'

/** Who says that the parent has logged out: this document, which does not listen to itself. */
const signedOutHere = `signed-out ${newId()}`

/** Tells this browser's other tabs that the parent has logged out. */
export function tellSignedOut(): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(signedOutHere)
  channel.close()
}

/** When the parent logs out in another tab, this one asks who is here, and its screen's guard leads to the sign-in. */
export function useSignedOutElsewhere(askAgain: () => Promise<void>): void {
  const client = useQueryClient()
  // Listening from the moment the screen can be seen.
  useLayoutEffect(() => {
    const channel = new BroadcastChannel(channelName)
    channel.onmessage = async ({ data }) => {
      if (data === signedOutHere) return
      await client.invalidateQueries({ queryKey: sessionQuery.queryKey, refetchType: 'all' })
      if (client.getQueryData(sessionQuery.queryKey) !== null) return
      forget()
      await askAgain()
    }
    return () => channel.close()
  }, [client, askAgain])
}

/** Nothing of the family stays in this tab, but words that could not be sent: they wait for the next sign-in. */
function forget(): void {
  if (studentsWithUnsent().length > 0) return
  try {
    sessionStorage.clear()
  } catch {
    // Storage is blocked: then nothing was kept in it.
  }
}
