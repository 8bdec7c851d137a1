import { ApiProblem, done, server } from '#client/api.ts'

/** Shows the code of the authenticator app: the administrators' area is open, and may delete for five minutes. */
export const showSecondFactor = (code: string): Promise<void> =>
  done(server.api.admin['second-factor'].show.$post({ json: { code } }))

/** The server asks for the second factor before it does this. */
export const asksForFactor = (error: Error | null): boolean =>
  error instanceof ApiProblem && error.problem.code === 'second_factor_required'
