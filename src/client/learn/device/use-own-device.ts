import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sessionQuery } from '#client/data/account.ts'
import { joinedQuery } from '#client/data/devices.ts'

/**
 * True where a lesson was opened on the child's own device, with no parent signed in. It stays so while the lesson is
 * open, also when a parent ends the device meanwhile.
 */
export function useOwnDevice(): boolean {
  const client = useQueryClient()
  const [isOwn] = useState(() => {
    const { queryKey } = joinedQuery
    return !client.getQueryData(sessionQuery.queryKey) && Boolean(client.getQueryData(queryKey))
  })
  return isOwn
}
