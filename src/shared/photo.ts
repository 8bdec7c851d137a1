import { z } from '@hono/zod-openapi'
import { helpKind } from './alarm.ts'
import { drawingReading } from './drawing.ts'
import { id, instant } from './text.ts'

/** A photo that was taken up, and what is read in it. `help`: words in it need a grown-up. */
export const photoTaken = z.object({ id, reading: drawingReading, help: helpKind.nullable() }).openapi('PhotoTaken')
export type PhotoTaken = z.infer<typeof photoTaken>

export const photoView = z
  .object({
    id,
    conversation_id: id.nullable(),
    width: z.int(),
    height: z.int(),
    /** What was read in it, as the child was asked. */
    reading: z.string().nullable(),
    created_at: instant,
  })
  .openapi('Photo')
export type PhotoView = z.infer<typeof photoView>
