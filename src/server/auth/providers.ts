import { genericOAuth } from 'better-auth/plugins'
import type { Config } from '#server/config.ts'
import type { Provider } from '#shared/account.ts'

/** How better-auth names the providers, in calls and in the address that they send the browser back to. */
export const providerIds: Record<Provider, string> = { google: 'google', github: 'github', azure: 'microsoft' }

/** The providers whose settings are given. */
export const providersOf = (config: Pick<Config, 'google' | 'github' | 'azure'>): Provider[] => [
  ...(config.google ? (['google'] as const) : []),
  ...(config.github ? (['github'] as const) : []),
  ...(config.azure ? (['azure'] as const) : []),
]

/** Google by OpenID Connect: code with PKCE, `state` and `nonce` bound to the browser, and the token's signature checked. */
export const oidcProviders = ({ google }: Pick<Config, 'google'>) =>
  google
    ? [
        genericOAuth({
          config: [
            {
              providerId: providerIds.google,
              clientId: google.clientId,
              clientSecret: google.clientSecret,
              discoveryUrl: `${google.issuer}/.well-known/openid-configuration`,
              scopes: ['openid', 'email', 'profile'],
              pkce: true,
              requireIdTokenVerification: true,
              disableProviderLogout: true,
            },
          ],
        }),
      ]
    : []

export const socialProviders = ({ github, azure }: Pick<Config, 'github' | 'azure'>) => ({
  ...(github && { github: { clientId: github.clientId, clientSecret: github.clientSecret } }),
  ...(azure && {
    microsoft: { clientId: azure.clientId, clientSecret: azure.clientSecret, tenantId: azure.tenantId },
  }),
})
