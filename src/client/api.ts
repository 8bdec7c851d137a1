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

/** The same at another address, which this server's settings name; the browser's cookies go along. */
export const serverAt = (base: string) => hc<Api>(base, { fetch: timedFetch, init: { credentials: 'include' } })

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

/** How far a file is (0 to 1), and the way to stop it. */
export type Sending = { onProgress?: (part: number) => void; signal?: AbortSignal; method?: 'POST' | 'PUT' }

/**
 * Sends a file as it is, however long that takes, and gives the answer. `fetch` cannot tell how far it is. Rejects with
 * ApiProblem, or as fetch does when it was stopped.
 */
export function sendFile(address: URL, file: Blob, sending: Sending = {}): Promise<unknown> {
  const { onProgress, signal, method = 'POST' } = sending
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, address)
    request.setRequestHeader('content-type', file.type)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const body: unknown = parsed(request.responseText)
      if (request.status >= 200 && request.status < 300) return resolve(body)
      void problemOf({ status: request.status, json: async () => body }).then(reject)
    }
    request.onerror = () => reject(made('unavailable', 'There is no connection right now. Please try again.'))
    request.onabort = () => reject(signal?.reason)
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    if (signal?.aborted) reject(signal.reason)
    else request.send(file)
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isProblem(body: unknown): body is Problem {
  return (
    typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string' && 'code' in body
  )
}
