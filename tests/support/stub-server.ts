import { vi } from 'vitest'
import type { Problem, ProblemCode } from '#shared/problem.ts'
import { problemStatus } from '#shared/problem.ts'

export type Asked = { method: string; path: string; query: URLSearchParams; body: unknown; headers: Headers }
export type Answer = { status?: number; json?: unknown; headers?: Record<string, string> } | 'no connection'

/** By method and path, like `POST /api/students`: what the server answers, or how it finds out. */
export type Answers = Record<string, Answer | ((asked: Asked) => Answer | Promise<Answer>)>

/** What most screens ask beside their own matter, and what mostly is the answer. */
const quiet: Answers = {
  'GET /api/alarms': { json: [] },
  'GET /api/messages/state': { json: { last_seq: 0, unread: 0, other_read_seq: 0 } },
  'GET /api/looks': { json: [] },
  'GET /api/family': {
    json: {
      guardians: [{ full_name: 'Ana', email: 'ana@x.org', founder: true, you: true }],
      invitation: null,
      invited: null,
      news: null,
    },
  },
  'GET /api/weekly-letter': { json: { length: 'short', letter: null } },
  'GET /api/students/insights': { json: [] },
  'GET /api/admin/access': {
    json: { state: 'open', has_password: true, recovery_codes_left: 10, locked_until: null },
  },
}

/** What stands on the card of every student, and mostly is empty. */
const quietList = /^GET \/api\/students\/[^/]+\/(?:wonders|memory)$/
const quietAnswer = (name: string): Answer | undefined => (quietList.test(name) ? { json: [] } : undefined)

/** Stands in for the server at the border of the browser, and remembers what it was asked. */
export function stubServer(given: Answers) {
  const answers = { ...quiet, ...given }
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const url = new URL(String(input instanceof Request ? input.url : input), 'http://localhost')
    const { method = 'GET', body } = init
    const one: Asked = {
      method,
      path: url.pathname,
      query: url.searchParams,
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
      headers: new Headers(init.headers),
    }
    asked.push(one)
    const known = answers[`${method} ${url.pathname}`] ?? quietAnswer(`${method} ${url.pathname}`)
    if (known === undefined) throw new Error(`nobody answers ${method} ${url.pathname}`)
    const answer = typeof known === 'function' ? await known(one) : known
    if (answer === 'no connection') throw new TypeError('Failed to fetch')
    const { status = 200, json, headers } = answer
    return new Response(json === undefined ? null : JSON.stringify(json), {
      status,
      headers: { 'content-type': 'application/json', ...headers },
    })
  })
  return {
    /** May be changed while a test goes on. */
    answers,
    /** What was asked of one method and path. */
    askedOf: (name: string) => asked.filter((one) => `${one.method} ${one.path}` === name),
  }
}

/** A refusal as the server makes it. */
export function refusal(code: ProblemCode, error = `refused: ${code}`, more: Partial<Problem> = {}): Answer {
  return { status: problemStatus[code], json: { error, code, request_id: 'r', retryable: false, ...more } }
}
