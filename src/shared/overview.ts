import { z } from '@hono/zod-openapi'
import { instant } from './text.ts'

const count = z.int()

/** What an operator sees at a glance: numbers, failures, and what each part runs on. Nothing of what anybody said. */
export const overviewView = z
  .object({
    counts: z.object({
      families: count,
      lessons_today: count,
      active_children: count,
      alarms_open: count,
      messages_waiting: count,
    }),
    /** Administrators who signed in within 14 days, and cases that nobody has looked at, the oldest from `since`. */
    safeguarding: z.object({ active_admins: count, waiting: count, since: instant.nullable() }),
    /** In the last 24 hours. */
    failures: z.object({ model: count, voice: count, mail: count, jobs: count }),
    settings: z.object({
      database: z.enum(['embedded', 'postgres']),
      address: z.enum(['not_set', 'plain', 'secure']),
      tutor: z.enum(['builtin', 'model']),
      voice: z.enum(['builtin', 'service']),
      hearing: z.enum(['browser', 'service']),
      mail: z.enum(['files', 'smtp']),
      texts: z.enum(['files', 'service']),
      files: z.enum(['folder', 's3']),
      payments: z.enum(['none', 'stripe']),
      confirmation: z.enum(['off', 'on']),
      providers: z.enum(['none', 'some']),
    }),
  })
  .openapi('Overview')
export type OverviewView = z.infer<typeof overviewView>
