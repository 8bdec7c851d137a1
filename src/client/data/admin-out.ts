import type { QueryClient } from '@tanstack/react-query'
import { ApiProblem } from '#client/api.ts'
import { sessionQuery } from './account.ts'

/** The name of what is known about an administrator's way in. */
export const accessKey = ['admin-access'] as const

/** When any call learns that the second factor is asked for anew, or that this is no administrator any more. */
export function noticeAdminOut(client: QueryClient, error: unknown): void {
  if (!(error instanceof ApiProblem)) return
  const { code, fields } = error.problem
  if (code === 'forbidden_role') void client.invalidateQueries({ queryKey: sessionQuery.queryKey })
  const isAsked = code === 'second_factor_required' && fields?.second_factor !== 'not_fresh'
  if (isAsked || code === 'admin_disabled') void client.invalidateQueries({ queryKey: accessKey })
}
