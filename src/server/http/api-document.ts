import type { OpenAPIHono } from '@hono/zod-openapi'
import { problemSchema } from './route-parts.ts'

const info = {
  title: 'Trellis',
  version: '0.1.0',
  description: 'The calls of the Trellis web application. Every failure has the shape Problem.',
}

const administrators = {
  admin: 'An administrator’s session in which the second factor was shown within 12 hours',
  admin_at_door: 'An administrator’s session, also before the second factor was shown',
  admin_freshly: 'An administrator’s session in which the second factor was shown within 5 minutes',
}

/** The OpenAPI document of all routes, each with the failure that every call may answer. */
export function apiDocument(http: OpenAPIHono) {
  const { openAPIRegistry: registry } = http
  registry.register('Problem', problemSchema)
  registry.registerComponent('securitySchemes', 'parent', {
    type: 'apiKey',
    in: 'cookie',
    name: 'trellis.session',
  })
  registry.registerComponent('securitySchemes', 'parent_at_gate', {
    type: 'apiKey',
    in: 'cookie',
    name: 'trellis.session',
    description: 'The parent’s session, also while a lesson has closed the gate',
  })
  registry.registerComponent('securitySchemes', 'device', {
    type: 'apiKey',
    in: 'cookie',
    name: 'trellis.device',
    description: 'A child’s own device',
  })
  for (const [name, description] of Object.entries(administrators))
    registry.registerComponent('securitySchemes', name, {
      type: 'apiKey',
      in: 'cookie',
      name: 'trellis.session',
      description,
    })
  registry.registerComponent('securitySchemes', 'pass', {
    type: 'http',
    scheme: 'bearer',
    description: 'The learner pass',
  })
  registry.registerComponent('securitySchemes', 'end_token', {
    type: 'apiKey',
    in: 'query',
    name: 'end_token',
    description: 'Ends one conversation; sent in the body',
  })
  const document = http.getOpenAPI31Document({ openapi: '3.1.0', info })
  const failure = {
    description: 'A failure',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
  }
  for (const operations of Object.values(document.paths ?? {})) {
    for (const operation of Object.values(operations)) {
      if (operation && typeof operation === 'object' && 'responses' in operation)
        Object.assign(operation.responses, { default: failure })
    }
  }
  return document
}

/** The calls that must bring JSON, by what their routes say. Routes may be added until the first question. */
export function callsWithJson({ openAPIRegistry }: OpenAPIHono): (method: string, path: string) => boolean {
  let known: { method: string; pattern: RegExp }[] | undefined
  const read = () =>
    openAPIRegistry.definitions.flatMap((one) => {
      if (one.type !== 'route' || !one.route.request?.body?.content['application/json']) return []
      const pattern = new RegExp(`^${one.route.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
      return [{ method: one.route.method.toUpperCase(), pattern }]
    })
  return (method, path) => {
    known ??= read()
    return known.some((route) => route.method === method && route.pattern.test(path))
  }
}
