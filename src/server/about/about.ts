import type { Config } from '#server/config.ts'
import type { App } from '#server/context.ts'
import type { AboutView, OutsideService } from '#shared/about.ts'

/** What the public pages say of this installation: read from its settings, so that they are true for it. */
export const aboutThis = ({ config, database }: Pick<App, 'config' | 'database'>): AboutView => ({
  operator: config.operator,
  data_location: config.dataLocation,
  database: database.kind,
  services: services(config),
  sees: config.model?.sees ?? false,
})

const anthropicHost = 'api.anthropic.com'
const twilioHost = 'api.twilio.com'

/** Everybody outside who is sent something, in the order in which the pages name them. */
function services({ model, speech, hearing, mail, sms, s3, billing, google, github, azure }: Config): OutsideService[] {
  const found: (OutsideService | null)[] = [
    model && { purpose: 'tutor', host: publicHost(model.baseUrl ?? `https://${anthropicHost}`), name: model.model },
    speech && { purpose: 'voice', host: publicHost(speech.baseUrl), name: null },
    hearing && { purpose: 'hearing', host: publicHost(hearing.baseUrl), name: null },
    mail.smtpUrl === null ? null : { purpose: 'email', host: publicHost(mail.smtpUrl), name: null },
    sms && {
      purpose: 'text_message',
      host: publicHost(sms.kind === 'http' ? sms.url : `https://${twilioHost}`),
      name: null,
    },
    s3 && { purpose: 'files', host: publicHost(s3.endpoint), name: null },
    billing && { purpose: 'payment', host: 'stripe.com', name: 'Stripe' },
    google && { purpose: 'sign_in', host: publicHost(google.issuer), name: 'Google' },
    github && { purpose: 'sign_in', host: 'github.com', name: 'GitHub' },
    azure && { purpose: 'sign_in', host: 'login.microsoftonline.com', name: 'Microsoft' },
  ]
  return found.filter((service) => service !== null)
}

/** The name of a server that anybody can reach; null for an address or a name of the operator's own network. */
export function publicHost(address: string): string | null {
  const { hostname } = new URL(address)
  const isNumber = /^[\d.]+$/.test(hostname) || hostname.startsWith('[')
  const isInner = !hostname.includes('.') || /\.(local|localhost|internal|lan|home|test|arpa)$/.test(hostname)
  return isNumber || isInner ? null : hostname
}
