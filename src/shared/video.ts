import { z } from '@hono/zod-openapi'
import { id, instant, shownName, typedText } from './text.ts'

/** One of our own clips (`clip:` and its name), or a file that a grown-up added. */
export const videoItem = z
  .object({
    id: z.string(),
    kind: z.enum(['clip', 'file']),
    title: z.string(),
    /** What it is about, in one sentence. */
    about: z.string(),
    seconds: z.int().nullable(),
    /** For a file: a signed address that works for a while, and its captions (WebVTT), if there are any. */
    address: z.string().nullable(),
    captions: z.string().nullable(),
    /** Watched to the end before. */
    seen: z.boolean(),
  })
  .openapi('VideoItem')
export type VideoItem = z.infer<typeof videoItem>

/** An answer at a point where a clip stops. */
export const logClip = z
  .strictObject({
    student_id: id,
    client_id: id,
    clip: z.string().regex(/^[a-z0-9-]{1,60}$/),
    /** Which of its questions, from 0. */
    stop: z.int().min(0).max(20),
    answer: typedText(200),
    latency_ms: z.int().min(0).max(86_400_000).optional(),
    answered_at: instant.optional(),
  })
  .openapi('LogClip')
export type LogClip = z.input<typeof logClip>

/** Something was watched to its end. */
export const watchedBody = z
  .strictObject({ student_id: id, video: z.union([z.string().regex(/^clip:[a-z0-9-]{1,60}$/), id]) })
  .openapi('Watched')

const title = shownName(80)
/** Whoever has learned to speak may watch: pre-K is -1, and 5 the last. */
const grade = z.int().min(-1).max(5)

/** What is said of a film while its file is sent. */
export const addVideo = z.strictObject({
  title,
  minimum_grade_level: z
    .string()
    .regex(/^(?:-1|[0-5])$/)
    .transform(Number),
  for: z.enum(['family', 'everyone']),
})

export const changeVideo = z
  .strictObject({ title: title.optional(), minimum_grade_level: grade.optional() })
  .openapi('ChangeVideo')

/** A file as the grown-up who added it sees it. */
export const videoFileView = z
  .object({
    id,
    title: z.string(),
    minimum_grade_level: z.int(),
    /** For every family (an administrator added it), or only for the own. */
    for_everyone: z.boolean(),
    bytes: z.int(),
    has_captions: z.boolean(),
    address: z.string(),
    created_at: instant,
  })
  .openapi('VideoFile')
export type VideoFileView = z.infer<typeof videoFileView>
