import { z } from '@hono/zod-openapi'

/** What a service outside is used for. */
export const servicePurposes = [
  'tutor',
  'voice',
  'hearing',
  'email',
  'text_message',
  'files',
  'payment',
  'sign_in',
] as const

export const aboutView = z
  .object({
    /** Who runs this installation; null where the operator has not said so. */
    operator: z.object({
      name: z.string().nullable(),
      contact: z.string().nullable(),
      address: z.string().nullable(),
    }),
    /** In which country or building the data lie, in the operator's words. */
    data_location: z.string().nullable(),
    database: z.enum(['pglite', 'postgres']),
    /** Every service outside that this installation is set to use. `host`: its public name; null: a machine of the operator's own. */
    services: z.array(
      z.object({ purpose: z.enum(servicePurposes), host: z.string().nullable(), name: z.string().nullable() }),
    ),
    /** The language model is shown pictures. */
    sees: z.boolean(),
  })
  .openapi('About')
export type AboutView = z.infer<typeof aboutView>
export type OutsideService = AboutView['services'][number]
