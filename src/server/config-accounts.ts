import type { Config, ProviderSettings, SmsSettings } from './config.ts'

type Text = string | undefined

/** The settings about accounts, as they stand in the environment. */
type Given = {
  REQUIRE_EMAIL_CONFIRMATION?: 'true' | 'false' | '1' | '0' | undefined
  PUBLIC_URL?: Text
  SMTP_URL?: Text
  MAIL_FROM?: Text
  SMS_URL?: Text
  SMS_TOKEN?: Text
  SMS_TWILIO_ACCOUNT_SID?: Text
  SMS_TWILIO_AUTH_TOKEN?: Text
  SMS_FROM?: Text
  GOOGLE_CLIENT_ID?: Text
  GOOGLE_CLIENT_SECRET?: Text
  GOOGLE_ISSUER?: Text
  GITHUB_CLIENT_ID?: Text
  GITHUB_CLIENT_SECRET?: Text
  AZURE_CLIENT_ID?: Text
  AZURE_CLIENT_SECRET?: Text
  AZURE_TENANT_ID?: Text
}

type Settings = Pick<Config, 'confirmation' | 'mail' | 'sms' | 'google' | 'github' | 'azure'>

/** Mail, text messages and providers; refuses what is only half set. */
export function accountSettings(set: Given, refuse: (lines: string[]) => never): Settings {
  const faults: string[] = []
  const google = provider('GOOGLE', set.GOOGLE_CLIENT_ID, set.GOOGLE_CLIENT_SECRET, faults)
  const github = provider('GITHUB', set.GITHUB_CLIENT_ID, set.GITHUB_CLIENT_SECRET, faults)
  const azure = provider('AZURE', set.AZURE_CLIENT_ID, set.AZURE_CLIENT_SECRET, faults)
  const sms = smsSettings(set, faults)
  if (set.SMTP_URL && !set.MAIL_FROM) faults.push('MAIL_FROM is needed with SMTP_URL')
  if (faults.length > 0) return refuse(faults)
  const asked = set.REQUIRE_EMAIL_CONFIRMATION
  return {
    confirmation: asked === undefined ? set.SMTP_URL !== undefined : asked === 'true' || asked === '1',
    mail: { smtpUrl: set.SMTP_URL ?? null, from: set.MAIL_FROM ?? 'Trellis <trellis@localhost>' },
    sms,
    google: google && { ...google, issuer: (set.GOOGLE_ISSUER ?? 'https://accounts.google.com').replace(/\/$/, '') },
    github,
    azure: azure && { ...azure, tenantId: set.AZURE_TENANT_ID ?? 'common' },
  }
}

function provider(name: string, clientId: Text, clientSecret: Text, faults: string[]): ProviderSettings | null {
  if (clientId && clientSecret) return { clientId, clientSecret }
  if (clientId) faults.push(`${name}_CLIENT_SECRET is needed with ${name}_CLIENT_ID`)
  if (clientSecret) faults.push(`${name}_CLIENT_ID is needed with ${name}_CLIENT_SECRET`)
  return null
}

function smsSettings(set: Given, faults: string[]): SmsSettings | null {
  if (set.SMS_URL) return { kind: 'http', url: set.SMS_URL, token: set.SMS_TOKEN ?? null }
  const { SMS_TWILIO_ACCOUNT_SID: accountSid, SMS_TWILIO_AUTH_TOKEN: authToken, SMS_FROM: from } = set
  if (accountSid && authToken && from) return { kind: 'twilio', accountSid, authToken, from }
  if (accountSid || authToken)
    faults.push('SMS_TWILIO_ACCOUNT_SID, SMS_TWILIO_AUTH_TOKEN and SMS_FROM are needed together')
  return null
}
