import { ApiProblem } from '#client/api.ts'

/** Taking away what is gone already, from another tab, is no failure. */
export async function unlessGone(removing: Promise<void>): Promise<void> {
  try {
    await removing
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.problem.code !== 'not_found') throw error
  }
}
