import { useQueryClient } from '@tanstack/react-query'
import { sessionQuery } from '#client/data/account.ts'
import { navigate } from '#client/routing/address.ts'
import { screens } from '#shared/screens.ts'

/** For when who is signed in has changed: the next guard asks anew. `goIn` goes on to the dashboard's. */
export function useNewSession() {
  const client = useQueryClient()
  const askAnew = () => client.invalidateQueries({ queryKey: sessionQuery.queryKey, refetchType: 'none' })
  const goIn = async () => {
    await askAnew()
    navigate(screens.dashboard, { replace: true })
  }
  return { askAnew, goIn }
}
