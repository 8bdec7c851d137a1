import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { accountSettings } from './config-accounts.ts'
import { type BillingSettings, billingEnvironment, billingSettings } from './config-billing.ts'
import { fileSettings } from './config-files.ts'
import { operationsEnvironment, operationsSettings } from './config-operations.ts'
import type { S3Settings } from './files/s3-files.ts'
import { startRefusal } from './start-refusal.ts'

const empty = (value: unknown) => (value === '' ? undefined : value)
const text = z.preprocess(empty, z.string().optional())
const url = z.preprocess(empty, z.url({ protocol: /^https?$/ }).optional())
const databaseAddress = z.preprocess(
  empty,
  z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
)
const environment = z.object({
  NODE_ENV: text,
  PORT: z.preprocess(empty, z.coerce.number().int().min(0).max(65_535).default(3000)),
  HOST: z.preprocess(empty, z.string().default('0.0.0.0')),
  PUBLIC_URL: url,
  TRUSTED_PROXIES: z.preprocess(empty, z.coerce.number().int().min(0).max(10).default(0)),
  DATA_DIR: z.preprocess(empty, z.string().default('./data')),
  DATABASE_URL: databaseAddress,
  DATABASE_DIRECT_URL: databaseAddress,
  DATABASE_READ_URL: databaseAddress,
  AUTH_SECRET: z.preprocess(empty, z.string().min(32, 'must have at least 32 characters').optional()),
  LLM_PROVIDER: z.preprocess(empty, z.enum(['builtin', 'openai-compatible', 'anthropic']).default('builtin')),
  LLM_BASE_URL: url,
  LLM_API_KEY: text,
  LLM_MODEL: text,
  /** The model sees pictures. */
  LLM_SEES: z.preprocess(empty, z.enum(['true', 'false', '1', '0']).optional()),
  STT_BASE_URL: url,
  STT_API_KEY: text,
  STT_MODEL: text,
  TTS_BASE_URL: url,
  TTS_API_KEY: text,
  TTS_MODEL: text,
  ADMIN_EMAIL: z.preprocess(empty, z.email().optional()),
  REQUIRE_EMAIL_CONFIRMATION: z.preprocess(empty, z.enum(['true', 'false', '1', '0']).optional()),
  SMTP_URL: z.preprocess(
    empty,
    z
      .string()
      .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
      .optional(),
  ),
  MAIL_FROM: text,
  SMS_URL: url,
  SMS_TOKEN: text,
  SMS_TWILIO_ACCOUNT_SID: text,
  SMS_TWILIO_AUTH_TOKEN: text,
  SMS_FROM: text,
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  GOOGLE_ISSUER: url,
  GITHUB_CLIENT_ID: text,
  GITHUB_CLIENT_SECRET: text,
  AZURE_CLIENT_ID: text,
  AZURE_CLIENT_SECRET: text,
  AZURE_TENANT_ID: text,
  OPERATOR_NAME: text,
  OPERATOR_CONTACT: text,
  OPERATOR_ADDRESS: text,
  DATA_LOCATION: text,
  S3_ENDPOINT: url,
  S3_BUCKET: text,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  S3_REGION: text,
  ...billingEnvironment,
  ...operationsEnvironment,
  /** The families of this installation are invented, and every page says so. */
  INVENTED: z.preprocess(empty, z.enum(['true', 'false', '1', '0']).optional()),
  LOG_LEVEL: z.preprocess(empty, z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info')),
})

export type ModelSettings = {
  provider: 'openai-compatible' | 'anthropic'
  baseUrl: string | null
  apiKey: string
  model: string
  /** It takes pictures. */
  sees: boolean
}

export type ProviderSettings = { clientId: string; clientSecret: string }

export type SmsSettings =
  | { kind: 'http'; url: string; token: string | null }
  | { kind: 'twilio'; accountSid: string; authToken: string; from: string }

/** Everything that may be set from outside. Made once, by `readConfig`; nobody else reads the environment. */
export type Config = {
  production: boolean
  port: number
  host: string
  publicUrl: string | null
  trustedProxies: number
  dataDir: string
  databaseUrl: string | null
  /** PostgreSQL itself, where a pooler stands at `databaseUrl`. */
  databaseDirectUrl: string | null
  /** A streaming replica of it, for reads that may be a second old. */
  databaseReadUrl: string | null
  authSecret: string
  model: ModelSettings | null
  speech: { baseUrl: string; apiKey: string; model: string } | null
  /** Who turns a child's voice into text, when it is not the browser. */
  hearing: { baseUrl: string; apiKey: string; model: string } | null
  /** The account with this address is an administrator, once the address is confirmed. In lower case. */
  adminEmail: string | null
  /** A new account waits for the press on the link in the email. */
  confirmation: boolean
  mail: { smtpUrl: string | null; from: string }
  /** Who sends text messages; null: they are put into the outbox folder. */
  sms: SmsSettings | null
  google: (ProviderSettings & { issuer: string }) | null
  github: ProviderSettings | null
  azure: (ProviderSettings & { tenantId: string }) | null
  /** Who runs this installation, and where its data lie, in the operator's words: for the pages that say so. */
  operator: { name: string | null; contact: string | null; address: string | null }
  dataLocation: string | null
  /** The bucket that files are kept in; null: DATA_DIR. */
  s3: S3Settings | null
  /** Who takes payments; null: nobody, and everything is free. */
  billing: BillingSettings | null
  /** What this process does: answer calls, do jobs and sweep, or both. */
  role: 'web' | 'jobs' | 'both'
  /** So many turns are made at once in this process. */
  turnsAtOnce: number
  /** Where figures for Prometheus are told; null: nowhere. */
  metrics: { port: number; host: string } | null
  /** The collector that traces are sent to; null: none are made. */
  traces: string | null
  /** What backups are sealed with. */
  backupKey: string | null
  /** The families here are invented: every page says so. */
  invented: boolean
  logLevel: z.infer<typeof environment>['LOG_LEVEL']
}

function refuse(lines: string[]): never {
  throw startRefusal(`Trellis cannot start with these settings:\n${lines.map((line) => `  - ${line}`).join('\n')}`)
}

/**
 * Reads the settings, or refuses with one line per setting that cannot work. Makes the secret at the first start, unless
 * another `secretIn` says otherwise.
 */
export function readConfig(
  env: Record<string, string | undefined> = process.env,
  secretIn: (dataDir: string) => string = keptSecret,
): Config {
  const parsed = environment.safeParse(env)
  if (!parsed.success) refuse(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`))
  const set = parsed.data
  const dataDir = path.resolve(set.DATA_DIR)
  return {
    production: set.NODE_ENV === 'production',
    port: set.PORT,
    host: set.HOST,
    publicUrl: set.PUBLIC_URL ? new URL(set.PUBLIC_URL).origin : null,
    trustedProxies: set.TRUSTED_PROXIES,
    dataDir,
    databaseUrl: set.DATABASE_URL ?? null,
    databaseDirectUrl: set.DATABASE_DIRECT_URL ?? null,
    databaseReadUrl: set.DATABASE_READ_URL ?? null,
    authSecret: set.AUTH_SECRET ?? secretIn(dataDir),
    model: modelSettings(set),
    speech: speechSettings(set),
    hearing: hearingSettings(set),
    adminEmail: set.ADMIN_EMAIL?.toLowerCase() ?? null,
    ...accountSettings(set, refuse),
    operator: {
      name: set.OPERATOR_NAME ?? null,
      contact: set.OPERATOR_CONTACT ?? null,
      address: set.OPERATOR_ADDRESS ?? null,
    },
    dataLocation: set.DATA_LOCATION ?? null,
    s3: fileSettings(set, refuse),
    billing: billingSettings(set, refuse),
    ...operationsSettings(set, refuse),
    invented: set.INVENTED === 'true' || set.INVENTED === '1',
    logLevel: set.LOG_LEVEL,
  }
}

function modelSettings(set: z.infer<typeof environment>): ModelSettings | null {
  if (set.LLM_PROVIDER === 'builtin') return null
  const missing = []
  if (!set.LLM_MODEL) missing.push(`LLM_MODEL is needed with LLM_PROVIDER=${set.LLM_PROVIDER}`)
  if (set.LLM_PROVIDER === 'openai-compatible' && !set.LLM_BASE_URL)
    missing.push('LLM_BASE_URL is needed with LLM_PROVIDER=openai-compatible')
  if (set.LLM_PROVIDER === 'anthropic' && !set.LLM_API_KEY)
    missing.push('LLM_API_KEY is needed with LLM_PROVIDER=anthropic')
  if (missing.length > 0 || !set.LLM_MODEL) return refuse(missing)
  return {
    provider: set.LLM_PROVIDER,
    baseUrl: set.LLM_BASE_URL ?? null,
    apiKey: set.LLM_API_KEY ?? '',
    model: set.LLM_MODEL,
    sees: set.LLM_SEES === 'true' || set.LLM_SEES === '1',
  }
}

function speechSettings(set: z.infer<typeof environment>): Config['speech'] {
  if (!set.TTS_BASE_URL) return null
  return { baseUrl: set.TTS_BASE_URL, apiKey: set.TTS_API_KEY ?? '', model: set.TTS_MODEL ?? 'tts-1' }
}

function hearingSettings(set: z.infer<typeof environment>): Config['hearing'] {
  if (!set.STT_BASE_URL) return null
  return { baseUrl: set.STT_BASE_URL, apiKey: set.STT_API_KEY ?? '', model: set.STT_MODEL ?? 'whisper-1' }
}

/** The secret that signs cookies: made once, kept beside the data, readable by its owner only. */
function keptSecret(dataDir: string): string {
  const file = path.join(dataDir, 'auth-secret')
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  }
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < 32) refuse([`${file} is damaged: delete it (everybody signs in again) or restore it`])
  return secret
}
