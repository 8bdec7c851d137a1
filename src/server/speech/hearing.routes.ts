import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { and, eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { requireAwake, requireConsent } from '#server/allowance/allowance.ts'
import type { Learner } from '#server/auth/actor.ts'
import { asLearner } from '#server/auth/require.ts'
import type { App } from '#server/context.ts'
import { AppError, notFound } from '#server/errors.ts'
import { incoming } from '#server/files/incoming.ts'
import { jsonAnswer } from '#server/http/route-parts.ts'
import { refuseInvalid } from '#server/http/validate.ts'
import { countSent } from '#server/outside/count-sent.ts'
import { student } from '#server/students/student.table.ts'
import { id } from '#shared/text.ts'
import { announcedType, soundLength, soundTypeOf } from './sound-file.ts'

type Needs = Pick<App, 'config' | 'db' | 'now' | 'auth' | 'limits' | 'hearing' | 'log'>

const largest = 2 * 1024 * 1024
/** Half a minute, and the moment in which a recorder stops. */
const longest = 31

const heard = z
  .object({
    text: z.string().openapi({ description: 'Empty when nothing was said' }),
    confidence: z.number().nullable().openapi({ description: 'From 0 to 1; null when the service does not tell' }),
  })
  .openapi('Heard')

export const hearingRoutes = (app: Needs) => {
  const stt = createRoute({
    method: 'post',
    path: '/api/stt',
    ...asLearner(app),
    request: { query: z.strictObject({ student_id: id, expects: z.string().max(300).optional() }) },
    description:
      'Turns what a child said (the raw audio/webm, audio/ogg, audio/mp4 or audio/wav as the body; 2 MB, 30 s) into text, by the service that the operator has set. Neither the sound nor the text is kept.',
    responses: jsonAnswer(heard, 'What was understood'),
  })
  return new OpenAPIHono({ defaultHook: refuseInvalid }).openapi(stt, async (c) => {
    const { student_id, expects } = c.req.valid('query')
    await requireMicrophone(app, c.var.learner, student_id)
    if (!app.hearing) throw new AppError('not_set_up', 'No service for hearing is set up here.')
    await app.limits.spend('hearing', c.var.learner.studentId)
    const sound = await readSound(c)
    countSent(app, c.var.learner, 'hearing')
    return c.json(await app.hearing.listen(sound, { expects, signal: c.req.raw.signal }), 200)
  })
}

/** A child is heard only where a parent has allowed it, has agreed to lessons, and not in the quiet hours. */
async function requireMicrophone(app: Pick<App, 'db' | 'now'>, asking: Learner, studentId: string): Promise<void> {
  if (studentId !== asking.studentId) throw notFound()
  requireConsent(asking.allowance)
  const [row] = await app.db
    .select({ microphone_at: student.microphone_at })
    .from(student)
    .where(and(eq(student.id, studentId), eq(student.parent_id, asking.parentId)))
  if (!row) throw notFound()
  if (row.microphone_at === null) throw new AppError('microphone_off', 'Your grown-up can turn the microphone on.')
  requireAwake(asking.allowance, app.now())
}

const notSound = () => new AppError('unsupported_media_type', 'Send a recording as WebM, Ogg, MP4 or WAV.')

async function readSound(c: Context) {
  const type = announcedType(c.req.header('content-type'))
  if (!type) throw notSound()
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of incoming(c, largest)) {
    size += piece.length
    if (size > largest) throw tooLong()
    pieces.push(piece)
  }
  const bytes = new Uint8Array(Buffer.concat(pieces))
  if (soundTypeOf(bytes) !== type) throw notSound()
  if ((soundLength(bytes, type) ?? 0) > longest) throw tooLong()
  return { bytes, type }
}

const tooLong = () => new AppError('body_too_large', 'That was too long to hear at once. Please say a little less.')
