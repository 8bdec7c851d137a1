import { type ApiProblem, problemOf } from '#client/api.ts'

/** These may pass: the pass is over, the server was slow, there was too much at once. */
const passing = [401, 408, 429]

/** 'refused' when our server will never take what was sent; throws the problem when sending it again may help. */
export async function refusedOr(answer: Response | Parameters<typeof problemOf>[0]): Promise<'refused'> {
  const problem: ApiProblem = await problemOf(answer)
  const { status } = answer
  // What is not our server's own word (a gateway's page) says nothing about what was sent.
  const isOurs = problem.problem.request_id !== ''
  if (isOurs && status < 500 && !passing.includes(status)) return 'refused'
  throw problem
}
