import { data, server, withPass } from '#client/api.ts'
import type { Grown, LookBack } from '#shared/growth.ts'
import type { PassKeeper } from './pass-keeper.ts'

/** What grew on this student's plant today, oldest first. */
export const readPlant = (pass: PassKeeper, student_id: string): Promise<Grown[]> =>
  pass.call((token) => data(server.api.growth.$get({ query: { student_id } }, withPass(token))))

/** What this student solved and made today, and what would come next. */
export const readLookBack = (pass: PassKeeper, student_id: string): Promise<LookBack> =>
  pass.call((token) => data(server.api.growth['look-back'].$get({ query: { student_id } }, withPass(token))))
