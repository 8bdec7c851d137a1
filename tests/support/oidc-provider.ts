import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

export const client = { clientId: 'trellis', clientSecret: 'a secret of the local provider' }

/**
 * A real OpenID provider on this machine. Whoever signs in there has the typed login as e-mail address; an address that
 * begins with `unverified` has not been checked by the provider.
 */
export async function startOidcProvider(redirectUris: string[], port = 0) {
  let handle: ReturnType<Provider['callback']> | undefined
  const server = createServer((request, response) => void handle?.(request, response))
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: redirectUris,
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['a key of the local provider'] },
    features: { devInteractions: { enabled: true } },
    pkce: { required: () => true },
    findAccount: (_ctx, login) => ({
      accountId: login,
      claims: () => ({
        sub: login,
        email: login,
        email_verified: !login.startsWith('unverified'),
        name: `Provider ${login.split('@')[0]}`,
      }),
    }),
  })
  handle = provider.callback()
  return {
    issuer,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** A person at the provider, without a browser: signs in, agrees, and gives the address that leads back. */
export async function signInAtProvider(address: string, login: string): Promise<string> {
  const jar = new Map<string, string>()
  let next = address
  for (let step = 0; step < 12; step++) {
    const page = await visit(jar, next)
    const location = page.headers.get('location')
    if (location) {
      next = new URL(location, next).href
      if (next.includes('/api/auth/callback/')) return next
      continue
    }
    const html = await page.text()
    const prompt = /name="prompt" value="(\w+)"/.exec(html)?.[1]
    const action = /action="([^"]+)"/.exec(html)?.[1]
    if (!prompt || !action) throw new Error(`the provider shows something else: ${html.slice(0, 300)}`)
    const typed = new URLSearchParams(prompt === 'login' ? { prompt, login, password: 'any' } : { prompt })
    const answer = await visit(jar, new URL(action, next).href, typed)
    next = new URL(answer.headers.get('location') ?? '', next).href
    if (next.includes('/api/auth/callback/')) return next
  }
  throw new Error('the provider leads in circles')
}

async function visit(jar: Map<string, string>, address: string, form?: URLSearchParams): Promise<Response> {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await fetch(address, {
    redirect: 'manual',
    headers: { cookie },
    ...(form && { method: 'POST', body: form }),
  })
  for (const line of answer.headers.getSetCookie()) {
    const [pair = ''] = line.split(';')
    const at = pair.indexOf('=')
    jar.set(pair.slice(0, at), pair.slice(at + 1))
  }
  return answer
}
