import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { requireVoice } from '#server/allowance/controls.ts'
import { asParentOrLearner, isLearner } from '#server/auth/require.ts'
import type { App } from '#server/context.ts'
import { jsonBody } from '#server/http/route-parts.ts'
import { refuseInvalid } from '#server/http/validate.ts'
import { countSent } from '#server/outside/count-sent.ts'
import { speakBody } from '#shared/conversation.ts'
import { cardMayBeRead } from './card-text.ts'
import { clipMayBeRead } from './clip-text.ts'
import type { Spoken } from './speech.ts'
import { isSpeakable } from './speech-text.ts'
import { mayBeSpoken } from './spoken-text.ts'

/** Servers between us and the browser take headers of about 8 kB in all. */
const longestHeader = 6_000

const timesHeader = ({ words }: Spoken): Record<string, string> => {
  const times = words ? JSON.stringify(words) : ''
  return times !== '' && times.length <= longestHeader ? { 'x-word-times': times } : {}
}

export const speechRoutes = (
  app: Pick<App, 'config' | 'db' | 'database' | 'now' | 'auth' | 'speech' | 'limits' | 'log'>,
) => {
  const tts = createRoute({
    method: 'post',
    path: '/api/tts',
    ...asParentOrLearner(app),
    request: jsonBody(speakBody),
    description:
      'Reads a sentence, or a whole message, of a checked reply aloud; or what stands on a card, or is said in a clip. Audio is never stored.',
    responses: {
      200: {
        description:
          'The audio. The header x-word-times tells when each word of the text begins and ends, in seconds, where that is known: [[0.2,0.5],[0.5,0.92]]',
        content: { 'audio/wav': { schema: z.string() } },
      },
      204: { description: 'There is nothing to say in this text' },
    },
  })
  return new OpenAPIHono({ defaultHook: refuseInvalid }).openapi(tts, async (c) => {
    const { text, card_id, clip } = c.req.valid('json')
    if (isLearner(c.var.asking)) requireVoice(c.var.asking.allowance)
    await app.limits.spend('speech', isLearner(c.var.asking) ? c.var.asking.studentId : c.var.asking.id)
    const { pace } = await (card_id
      ? cardMayBeRead(app, c.var.asking, card_id, text)
      : clip
        ? clipMayBeRead(app, c.var.asking, clip, text)
        : mayBeSpoken(app, c.var.asking, text))
    if (!isSpeakable(text)) return c.body(null, 204)
    if (app.speech.kind === 'service' && isLearner(c.var.asking)) countSent(app, c.var.asking, 'voice')
    const spoken = await app.speech.speak(text, { pace, signal: c.req.raw.signal })
    return c.body(spoken.audio, 200, { 'content-type': spoken.type, ...timesHeader(spoken) })
  })
}
