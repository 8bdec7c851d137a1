import { expect, it } from 'vitest'
import { problemStatus } from '#shared/problem.ts'
import { call } from './support/family.ts'
import { startApp } from './support/start-app.ts'

type Schema = {
  $ref?: string
  type?: string | string[]
  format?: string
  enum?: string[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  maxLength?: number
}
type Content = { content?: Record<string, { schema?: Schema }>; description?: string }
type Operation = {
  description?: string
  security?: Record<string, string[]>[]
  parameters?: { name: string; in: string; required?: boolean }[]
  requestBody?: Content
  responses: Record<string, Content>
}

const shown = (schema: Schema | undefined): string => {
  if (!schema) return ''
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? ''
  if (schema.items) return `list of ${shown(schema.items)}`
  if (schema.enum) return schema.enum.map((one) => `"${one}"`).join(' \\| ')
  if (schema.properties) return `{ ${Object.keys(schema.properties).join(', ')} }`
  return (
    [schema.type].flat().join(' or ') +
    (schema.format ? ` (${schema.format})` : '') +
    (schema.maxLength ? `, at most ${schema.maxLength}` : '')
  )
}
const contents = (one: Content | undefined) =>
  Object.entries(one?.content ?? {})
    .map(([type, { schema }]) => (type === 'application/json' ? shown(schema) : `\`${type}\``))
    .join(' or ')

it('docs/api.md says what the server does (npm run docs:api writes it)', async () => {
  const app = await startApp()
  const document = (await call(app, 'GET', '/api/openapi.json')).json
  const schemas: [string, Schema][] = Object.entries(document.components.schemas)
  const lines = [
    '# The calls of Trellis',
    '',
    'Written by `npm run docs:api` from the routes themselves; `/api/openapi.json` has all the detail.',
    '',
  ]
  lines.push('| Call | Who | Takes | Answers |', '|---|---|---|---|')
  for (const [address, verbs] of Object.entries<Record<string, Operation>>(document.paths)) {
    for (const [method, operation] of Object.entries(verbs)) {
      const who = (operation.security ?? []).flatMap((one) => Object.keys(one)).join(' or ') || 'anyone'
      const query = (operation.parameters ?? [])
        .filter((one) => one.in !== 'path')
        .map((one) => `${one.in} \`${one.name}\``)
      const takes = [contents(operation.requestBody), ...query].filter(Boolean).join(', ')
      const answers = Object.entries(operation.responses)
        .filter(([status]) => status !== 'default')
        .map(([status, answer]) => [status, contents(answer), answer.description].filter(Boolean).join(' '))
      lines.push(`| \`${method.toUpperCase()} ${address}\` | ${who} | ${takes} | ${answers.join('; ')} |`)
    }
  }
  lines.push(
    '',
    'Who: `parent` is the session cookie, `pass` the learner pass in `Authorization: Bearer`, `end_token` the token that a',
    'conversation was started with, `device` the cookie of a child’s own device. `parent_at_gate` is the session cookie too: these',
    'calls also work while a lesson has closed the parent’s gate, and all others answer `pin_required` then.',
    '`admin` is an administrator’s session cookie, the second factor shown within 12 hours; `admin_freshly` within 5 minutes;',
    '`admin_at_door` not yet.',
    'What is not yours is answered as if it were not there.',
  )
  lines.push(
    '',
    '## Failures',
    '',
    'Every failure is a `Problem` with one of these codes:',
    '',
    '| Code | Status |',
    '|---|---|',
  )
  for (const [code, status] of Object.entries(problemStatus)) lines.push(`| \`${code}\` | ${status} |`)
  lines.push('', '## Shapes')
  for (const [name, schema] of schemas) {
    lines.push('', `### ${name}`, '')
    for (const [field, type] of Object.entries(schema.properties ?? {})) {
      lines.push(`- \`${field}\`${schema.required?.includes(field) ? '' : ' (optional)'}: ${shown(type)}`)
    }
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../docs/api.md')
})
