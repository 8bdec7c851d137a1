import { createRoute, OpenAPIHono } from '@hono/zod-openapi'
import { providersOf } from '#server/auth/providers.ts'
import { asAnyone } from '#server/auth/require.ts'
import type { App } from '#server/context.ts'
import { configView } from '#shared/account.ts'
import { jsonAnswer } from './route-parts.ts'
import { refuseInvalid } from './validate.ts'

const settings = createRoute({
  method: 'get',
  path: '/api/config',
  ...asAnyone,
  responses: jsonAnswer(configView, 'The public settings of this installation'),
})

export const configRoutes = (app: Pick<App, 'config' | 'speech' | 'payments'>) =>
  new OpenAPIHono({ defaultHook: refuseInvalid }).openapi(settings, (c) =>
    c.json(
      {
        voice: app.speech.kind,
        tutor: app.config.model ? ('model' as const) : ('builtin' as const),
        hearing: app.config.hearing ? ('service' as const) : ('browser' as const),
        sees: app.config.model?.sees ?? false,
        providers: providersOf(app.config),
        confirmation: app.config.confirmation,
        billing: billingOf(app),
      },
      200,
    ),
  )

const billingOf = ({ config, payments }: Pick<App, 'config' | 'payments'>) =>
  config.billing &&
  payments && {
    base_url: config.billing.baseUrl,
    publishable_key: config.billing.publishableKey,
    origins: payments.origins,
  }
