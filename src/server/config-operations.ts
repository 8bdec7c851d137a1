import { z } from 'zod'
import type { Config } from './config.ts'

const empty = (value: unknown) => (value === '' ? undefined : value)

/** The settings about how this process runs beside others, and who looks at it. */
export const operationsEnvironment = {
  /** What this process does: answer calls, do jobs and sweep, or both. */
  TRELLIS_ROLE: z.preprocess(empty, z.enum(['web', 'jobs', 'both']).default('both')),
  TURNS_AT_ONCE: z.preprocess(empty, z.coerce.number().int().min(1).max(1_000).optional()),
  METRICS_PORT: z.preprocess(empty, z.coerce.number().int().min(0).max(65_535).optional()),
  METRICS_HOST: z.preprocess(empty, z.string().default('127.0.0.1')),
  /** Where traces go: a collector that speaks OTLP over HTTP. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.preprocess(empty, z.url({ protocol: /^https?$/ }).optional()),
  BACKUP_KEY: z.preprocess(empty, z.string().min(32, 'must have at least 32 characters').optional()),
}

type Given = z.output<z.ZodObject<typeof operationsEnvironment>> & {
  DATABASE_URL?: string | undefined
  DATABASE_READ_URL?: string | undefined
  LLM_PROVIDER: string
}
type Settings = Pick<Config, 'role' | 'turnsAtOnce' | 'metrics' | 'traces' | 'backupKey'>

/** A built-in turn is all processor time, so that more at once only wait; one of a model waits for its server. */
const turns = { builtin: 32, model: 100 }

export function operationsSettings(set: Given, refuse: (lines: string[]) => never): Settings {
  if (set.TRELLIS_ROLE !== 'both' && !set.DATABASE_URL)
    refuse([`TRELLIS_ROLE=${set.TRELLIS_ROLE} needs DATABASE_URL: only one process can use the embedded database`])
  if (set.DATABASE_READ_URL && !set.DATABASE_URL)
    refuse(['DATABASE_READ_URL is a replica of DATABASE_URL, which is missing'])
  return {
    role: set.TRELLIS_ROLE,
    turnsAtOnce: set.TURNS_AT_ONCE ?? (set.LLM_PROVIDER === 'builtin' ? turns.builtin : turns.model),
    metrics: set.METRICS_PORT === undefined ? null : { port: set.METRICS_PORT, host: set.METRICS_HOST },
    traces: set.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    backupKey: set.BACKUP_KEY ?? null,
  }
}
