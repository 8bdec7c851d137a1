import { createRoute, OpenAPIHono } from '@hono/zod-openapi'
import { signInHere } from '#server/auth/ask.ts'
import { askedHere } from '#server/auth/asking-browser.ts'
import { browserRegion } from '#server/auth/browser-region.ts'
import { asAnyone } from '#server/auth/require.ts'
import { signUpInvited } from '#server/auth/ways-in.ts'
import type { App } from '#server/context.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { emptyAnswer, jsonAnswer, jsonBody } from '#server/http/route-parts.ts'
import { refuseInvalid } from '#server/http/validate.ts'
import { invitationView, openInvitation as openBody, signUpInvited as signUpBody } from '#shared/family.ts'
import { invitationIn, openInvitation } from './invitations.ts'

type Needs = Pick<App, 'config' | 'db' | 'now' | 'auth' | 'jobs' | 'passwords' | 'limits'>

/** What the link of an invitation opens, for whoever came with it. */
export const invitationRoutes = (app: Needs) => {
  const look = createRoute({
    method: 'post',
    path: '/api/invitations/look',
    ...asAnyone,
    request: jsonBody(openBody),
    responses: jsonAnswer(invitationView, 'Who invites whom'),
  })
  const signUp = createRoute({
    method: 'post',
    path: '/api/invitations/sign-up',
    ...asAnyone,
    request: jsonBody(signUpBody),
    responses: emptyAnswer,
  })

  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(look, async (c) => {
      await app.limits.spend('code_from', clientAddress(c, app.config.trustedProxies))
      return c.json(await openInvitation(app, c.req.valid('json').token), 200)
    })
    .openapi(signUp, async (c) => {
      await app.limits.spend('code_from', clientAddress(c, app.config.trustedProxies))
      const { token, full_name = '' } = c.req.valid('json')
      const invitation = await invitationIn(app, token)
      const presser = {
        userId: null,
        country: browserRegion(c.req.header('accept-language')),
        browser: askedHere(app, c),
      }
      await signInHere(app, c, await signUpInvited(app, { ...invitation, full_name }, presser))
      return c.body(null, 204)
    })
}
