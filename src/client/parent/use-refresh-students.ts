import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

/** Asks the server again for everything about students; resolves when it is on the screen. */
export function useRefreshStudents(): () => Promise<void> {
  const queryClient = useQueryClient()
  return useCallback(() => queryClient.invalidateQueries({ queryKey: ['students'] }), [queryClient])
}
