import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { asParent } from '#server/auth/require.ts'
import type { App } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { gives } from '#server/http/route-parts.ts'
import { refuseInvalid } from '#server/http/validate.ts'

/** Opens the checkout. Says so plainly where this installation takes no payments. */
export const billingRoutes = (app: Pick<App, 'config' | 'db' | 'now' | 'auth' | 'limits'>) => {
  const checkout = createRoute({
    method: 'post',
    path: '/api/summarize',
    ...asParent(app),
    responses: gives(z.object({ url: z.url() }), 'Where to pay'),
  })
  return new OpenAPIHono({ defaultHook: refuseInvalid }).openapi(checkout, async (c) => {
    await app.limits.spend('checkout', c.var.parent.id)
    throw new AppError('checkout_unavailable', 'This Trellis takes no payments: everything in it is already yours.')
  })
}
