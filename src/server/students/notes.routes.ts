import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { asParent } from '#server/auth/require.ts'
import { catalog } from '#server/cards/catalog.ts'
import { itemSource } from '#server/cards/item-source.ts'
import type { App } from '#server/context.ts'
import { createdAnswer, emptyAnswer, idempotencyHeader, jsonAnswer, jsonBody } from '#server/http/route-parts.ts'
import { refuseInvalid } from '#server/http/validate.ts'
import { understoodAs } from '#server/tutor/read/notes.ts'
import { addNote as addNoteBody, noteView, noteWithUses } from '#shared/note.ts'
import { id } from '#shared/text.ts'
import { listNotes } from './note-uses.ts'
import { addNote, removeNote } from './notes.ts'

export const noteRoutes = (app: Pick<App, 'config' | 'db' | 'now' | 'auth'>) => {
  const parentOnly = asParent(app)
  const list = createRoute({
    method: 'get',
    path: '/api/students/{id}/notes',
    ...parentOnly,
    request: { params: z.object({ id }) },
    responses: jsonAnswer(z.array(noteWithUses), 'All notes, in force and used up, newest first'),
  })
  const write = createRoute({
    method: 'post',
    path: '/api/students/{id}/notes',
    ...parentOnly,
    request: { ...jsonBody(addNoteBody), params: z.object({ id }), headers: idempotencyHeader },
    responses: createdAnswer(noteView, 'The new note'),
  })
  const remove = createRoute({
    method: 'delete',
    path: '/api/students/{id}/notes/{noteId}',
    ...parentOnly,
    request: { params: z.object({ id, noteId: id }) },
    responses: emptyAnswer,
  })

  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(list, async (c) => {
      const { notes, grade, subjects_off } = await listNotes(app, c.var.parent, c.req.valid('param').id)
      const items = itemSource(catalog(), subjects_off)
      const read = notes.map((note) => ({ ...note, understood: understoodAs(note.note_content, items, grade) }))
      return c.json(read, 200)
    })
    .openapi(write, async (c) => {
      const key = c.req.valid('header')['idempotency-key'] ?? null
      return c.json(await addNote(app, c.var.parent, c.req.valid('param').id, c.req.valid('json'), key), 201)
    })
    .openapi(remove, async (c) => {
      const { id: studentId, noteId } = c.req.valid('param')
      await removeNote(app, c.var.parent, studentId, noteId)
      return c.body(null, 204)
    })
}
