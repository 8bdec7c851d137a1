import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { asParentOrLearner, isLearner } from '#server/auth/require.ts'
import type { App } from '#server/context.ts'
import { body } from '#server/http/route-parts.ts'
import { refuseInvalid } from '#server/http/validate.ts'
import { speak } from '#shared/conversation.ts'
import { cardMayBeRead } from './card-text.ts'
import { isSpeakable } from './speech-text.ts'
import { mayBeSpoken } from './spoken-text.ts'

export const speechRoutes = (app: Pick<App, 'config' | 'db' | 'database' | 'now' | 'auth' | 'speech' | 'limits'>) => {
  const tts = createRoute({
    method: 'post',
    path: '/api/tts',
    ...asParentOrLearner(app),
    request: body(speak),
    description:
      'Reads a sentence, or a whole message, of a checked reply aloud; or what stands on a card. Audio is never stored.',
    responses: {
      200: { description: 'The audio', content: { 'audio/wav': { schema: z.string() } } },
      204: { description: 'There is nothing to say in this text' },
    },
  })
  return new OpenAPIHono({ defaultHook: refuseInvalid }).openapi(tts, async (c) => {
    const { text, card_id } = c.req.valid('json')
    await app.limits.spend('speech', isLearner(c.var.asking) ? c.var.asking.studentId : c.var.asking.id)
    const { pace } = await (card_id
      ? cardMayBeRead(app, c.var.asking, card_id, text)
      : mayBeSpoken(app, c.var.asking, text))
    if (!isSpeakable(text)) return c.body(null, 204)
    const spoken = await app.speech.speak(text, { pace, signal: c.req.raw.signal })
    return c.body(spoken.audio, 200, { 'content-type': spoken.type })
  })
}
