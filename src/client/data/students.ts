import { queryOptions } from '@tanstack/react-query'
import { data, done, server } from '#client/api.ts'
import type { AddNote, NoteView } from '#shared/note.ts'
import type { AddStudent, StudentView, UpdateStudent } from '#shared/student.ts'

export const studentsQuery = queryOptions({
  queryKey: ['students'],
  queryFn: (): Promise<StudentView[]> => data(server.api.students.$get()),
})

export const studentQuery = (id: string) =>
  queryOptions({
    queryKey: ['students', id],
    queryFn: (): Promise<StudentView> => data(server.api.students[':id'].$get({ param: { id } })),
  })

/** The key makes a double click one student. */
export const addStudent = (json: AddStudent, key: string) =>
  data(server.api.students.$post({ json, header: { 'idempotency-key': key } }))

export const updateStudent = (id: string, json: UpdateStudent) =>
  data(server.api.students[':id'].$patch({ param: { id }, json }))

export const giveConsent = (id: string, version: string) =>
  data(server.api.students[':id'].consent.$put({ param: { id }, json: { version } }))
export const withdrawConsent = (id: string) => data(server.api.students[':id'].consent.$delete({ param: { id } }))

export const addNote = (id: string, json: AddNote, key: string): Promise<NoteView> =>
  data(server.api.students[':id'].notes.$post({ param: { id }, json, header: { 'idempotency-key': key } }))
export const removeNote = (id: string, noteId: string) =>
  done(server.api.students[':id'].notes[':noteId'].$delete({ param: { id, noteId } }))
