import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type Answer, call, startLesson } from '#tests/support/family.ts'
import { startApp } from '#tests/support/start-app.ts'

// Every route of the OpenAPI document, with what no route may stumble over.

type Schema = {
  $ref?: string
  type?: string | string[]
  format?: string
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  allOf?: Schema[]
  oneOf?: Schema[]
}
type Parameter = { name: string; in: string; schema: Schema }
type Operation = {
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  security?: Record<string, unknown>[]
}
type Route = Operation & { method: string; path: string; name: string }

const app = await startApp()
const lesson = await startLesson(app)
const document: {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
} = (await call(app, 'GET', '/api/openapi.json')).json
const routes: Route[] = Object.entries(document.paths).flatMap(([path, verbs]) =>
  Object.entries(verbs).map(([verb, operation]) => {
    const method = verb.toUpperCase()
    return { ...operation, method, path, name: `${method} ${path}` }
  }),
)

/** Whoever may call it. */
const asCaller = ({ security = [] }: Route) =>
  security.some((grant) => 'pass' in grant) ? { pass: lesson.pass } : { cookie: lesson.parent.cookie }
/** Its path; the ids in it are nobody's. */
const somewhere = ({ path }: Route) => path.replaceAll(/\{\w+\}/g, () => randomUUID())
// A call of these ends what the other calls need.
const isEnding = ({ name }: Route) => ['POST /api/auth/sign-out', 'DELETE /api/learner'].includes(name)

const schemaOf = ({ requestBody }: Route): Schema | undefined => requestBody?.content['application/json']?.schema
const meant = (schema: Schema): Schema =>
  schema.$ref ? (document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema

/** Bodies with the same text in each field that takes one, at any depth; and where in it the text stands. */
function bodiesWith(schema: Schema, text: string, depth = 0): { body: unknown; field: string[] }[] {
  const whole = meant(schema)
  if (depth > 6) return []
  const either = [...(whole.anyOf ?? []), ...(whole.allOf ?? []), ...(whole.oneOf ?? [])]
  if ([whole.type].flat().includes('string')) return [{ body: text, field: [] }]
  return [
    ...either.flatMap((part) => bodiesWith(part, text, depth + 1)),
    ...Object.entries(whole.properties ?? {}).flatMap(([name, part]) =>
      bodiesWith(part, text, depth + 1).map(({ body, field }) => ({ body: { [name]: body }, field: [name, ...field] })),
    ),
    ...(whole.items ? bodiesWith(whole.items, text, depth + 1) : []).map(({ body, field }) => ({
      body: [body],
      field: ['0', ...field],
    })),
  ]
}

const notStorable = (answer: Answer, field: string) => ({
  was: [answer.status, answer.json?.code, answer.json?.fields],
  should: [422, 'validation_failed', { [field]: 'not_storable' }],
})

it('there are routes to walk, with texts in their bodies, their questions and their paths', () => {
  expect(routes.length).toBeGreaterThan(60)
  expect(routes.flatMap((route) => bodiesWith(schemaOf(route) ?? {}, 'x')).length).toBeGreaterThan(60)
})

describe('a call that brings nothing, and does not say what it brings,', () => {
  const changing = routes.filter((route) => ['POST', 'PUT', 'PATCH'].includes(route.method) && !isEnding(route))
  it.each(changing.map((route) => [route.name, route] as const))('is no accident: %s', async (_, route) => {
    for (const sent of [asCaller(route), {}]) {
      const answer = await call(app, route.method, somewhere(route), undefined, sent)
      expect(answer.json?.code).not.toBe('internal')
      if (schemaOf(route)) expect([400, 415]).toContain(answer.status)
    }
  })
})

describe.each([
  ['NUL', '\u0000'],
  ['half of a pair', '\ud800'],
])('%s is refused', (_, sign) => {
  it.each(routes.filter(schemaOf).map((route) => [route.name, route] as const))('in a body: %s', async (_, route) => {
    for (const { body, field } of bodiesWith(schemaOf(route) ?? {}, `a${sign}b`)) {
      const answer = await call(app, route.method, somewhere(route), body, asCaller(route))
      const { was, should } = notStorable(answer, field.join('.'))
      expect(was).toEqual(should)
    }
  })
})

describe('NUL is refused', () => {
  const asked = routes.filter(({ parameters = [] }) => parameters.some((one) => one.in === 'query'))
  it.each(asked.map((route) => [route.name, route] as const))('in a question: %s', async (_, route) => {
    for (const { name, in: place } of route.parameters ?? []) {
      if (place !== 'query') continue
      const answer = await call(app, route.method, `${somewhere(route)}?${name}=%00`, undefined, asCaller(route))
      const { was, should } = notStorable(answer, name)
      expect(was).toEqual(should)
    }
  })

  const named = routes.filter(({ path }) => path.includes('{'))
  it.each(named.map((route) => [route.name, route] as const))('in a path: %s', async (_, route) => {
    const answer = await call(app, route.method, route.path.replaceAll(/\{\w+\}/g, 'a%00b'), undefined, asCaller(route))
    const { was, should } = notStorable(answer, 'address')
    expect(was).toEqual(should)
  })

  it('in the name of a field and of a question, and deep inside', async () => {
    const sent = { cookie: lesson.parent.cookie }
    for (const body of ['{"a\\u0000b":1}', `${'['.repeat(9_000)}"\\u0000"${']'.repeat(9_000)}`]) {
      const headers = { 'content-type': 'application/json' }
      const answer = await call(app, 'POST', '/api/students', body, { ...sent, headers })
      expect([answer.status, Object.values(answer.json.fields)]).toEqual([422, ['not_storable']])
    }
    expect((await call(app, 'GET', '/api/tutors?a%00=1')).status).toBe(422)
    const escaped = await call(app, 'POST', '/api/students', { nickname: 'Ada \\u0000', grade_level: 2 }, sent)
    expect([escaped.status, escaped.json.nickname]).toEqual([201, 'Ada \\u0000'])
  })
})
