import { type ClientResponse, hc } from 'hono/client'
import type { Api } from '#server/app.ts'
import { callTimeout } from '#shared/limits.ts'
import type { Problem, ProblemCode } from '#shared/problem.ts'

/** A call that failed: with the server's own problem, or with what the browser knows when no answer came. */
export class ApiProblem extends Error {
  readonly problem: Problem
  constructor(problem: Problem, cause?: unknown) {
    super(problem.error, { cause })
    this.name = 'ApiProblem'
    this.problem = problem
  }
}

const made = (code: ProblemCode, error: string, cause?: unknown) =>
  new ApiProblem({ code, error, request_id: '', retryable: true }, cause)

/** Fetch that gives up when nothing came for 15 s; the caller's own signal works too. */
async function timedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const late = AbortSignal.timeout(callTimeout)
  try {
    return await fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, late]) : late })
  } catch (cause) {
    if (init?.signal?.aborted) throw cause
    if (late.aborted) throw made('request_timeout', 'The answer took too long. Please try again.', cause)
    throw made('unavailable', 'There is no connection right now. Please try again.', cause)
  }
}

/** The server's calls, typed by its routes. */
export const server = hc<Api>(globalThis.location?.origin ?? 'http://localhost', { fetch: timedFetch })

/** The headers of a learning call. */
export const withPass = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

/** The data of a call that succeeded; throws ApiProblem otherwise. */
export async function data<T, S extends number>(calling: Promise<ClientResponse<T, S, 'json'>>): Promise<T> {
  const response = await calling
  if (!response.ok) throw await problemOf(response)
  return response.json()
}

/** A call that gives nothing back; throws ApiProblem when it failed. */
export async function done(
  calling: Promise<{ ok: boolean; status: number; json: () => Promise<unknown> }>,
): Promise<void> {
  const response = await calling
  if (!response.ok) throw await problemOf(response)
}

/** The problem in an answer that is not ok. */
export async function problemOf(response: { status: number; json: () => Promise<unknown> }): Promise<ApiProblem> {
  const body = await response.json().catch(() => null)
  if (isProblem(body)) return new ApiProblem(body)
  const broken = response.status >= 500
  return new ApiProblem({
    error: `HTTP ${response.status}`,
    code: broken ? 'unavailable' : 'bad_request',
    request_id: '',
    retryable: broken,
  })
}

function isProblem(body: unknown): body is Problem {
  return (
    typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string' && 'code' in body
  )
}
