import { z } from '@hono/zod-openapi'
import { problemStatus } from '#shared/problem.ts'

const codes = Object.keys(problemStatus)

/** The failure shape of every call, as OpenAPI shows it. */
export const problemSchema = z
  .object({
    error: z.string(),
    code: z.string().openapi({ enum: codes }),
    request_id: z.string(),
    retryable: z.boolean(),
    retry_after_s: z.number().optional(),
    fields: z.record(z.string(), z.string()).optional(),
  })
  .openapi('Problem')

/** The answer of a call that gives JSON. */
export const jsonAnswer = <T extends z.ZodType>(schema: T, description: string) =>
  ({ 200: { description, content: { 'application/json': { schema } } } }) as const

export const createdAnswer = <T extends z.ZodType>(schema: T, description: string) =>
  ({ 201: { description, content: { 'application/json': { schema } } } }) as const

export const emptyAnswer = { 204: { description: 'Done' } } as const

/** A JSON body that must be there. */
export const jsonBody = <T extends z.ZodType>(schema: T) =>
  ({ body: { required: true, content: { 'application/json': { schema } } } }) as const

/** A key of the sender's: the same key twice has one effect. */
export const idempotencyHeader = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\w-]{8,100}$/)
    .optional(),
})
