import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { data, done, sendFile, server } from '#client/api.ts'
import type { ConsentVersion } from '#shared/limits.ts'
import type { AddNote, NoteView, NoteWithUses } from '#shared/note.ts'
import type { AddStudent, StudentView, UpdateStudent } from '#shared/student.ts'
import { unlessGone } from './unless-gone.ts'

export const studentsQuery = queryOptions({
  queryKey: ['students'],
  queryFn: (): Promise<StudentView[]> => data(server.api.students.$get()),
})

export const studentQuery = (id: string) =>
  queryOptions({
    queryKey: ['student', id],
    queryFn: (): Promise<StudentView> => data(server.api.students[':id'].$get({ param: { id } })),
  })

/** The key makes a double click one student. */
export const addStudent = (json: AddStudent, key: string): Promise<StudentView> =>
  data(server.api.students.$post({ json, header: { 'idempotency-key': key } }))

export const updateStudent = (id: string, json: UpdateStudent): Promise<StudentView> =>
  data(server.api.students[':id'].$patch({ param: { id }, json }))

/** Sends a portrait of the parent's own; the student's own query tells what became of it. */
export const uploadAvatar = async (id: string, file: Blob): Promise<void> => {
  await sendFile(server.api.students[':id'].avatar.$url({ param: { id } }), file, { method: 'PUT' })
}

export const giveConsent = (id: string, version: ConsentVersion): Promise<StudentView> =>
  data(server.api.students[':id'].consent.$put({ param: { id }, json: { version } }))

export const withdrawConsent = (id: string): Promise<StudentView> =>
  data(server.api.students[':id'].consent.$delete({ param: { id } }))

/** All notes of a student with the sessions they were used in. A child may be learning while the parent reads. */
export const notesQuery = (studentId: string) =>
  queryOptions({
    queryKey: ['notes', studentId],
    queryFn: (): Promise<NoteWithUses[]> => data(server.api.students[':id'].notes.$get({ param: { id: studentId } })),
    staleTime: 0,
  })

export const addNote = (id: string, json: AddNote, key: string): Promise<NoteView> =>
  data(server.api.students[':id'].notes.$post({ param: { id }, json, header: { 'idempotency-key': key } }))

/** Takes a note back. One that is gone already, from another tab, is gone. */
export const removeNote = ({ id, student_id }: NoteView): Promise<void> =>
  unlessGone(done(server.api.students[':id'].notes[':noteId'].$delete({ param: { id: student_id, noteId: id } })))

// What a call gave back is shown at once, wherever the student stands; nothing is asked twice.

/** Keeps a student as the server just gave it: changed in its place, or new at the end. */
export function keepStudent(client: QueryClient, student: StudentView): void {
  dropOlderAnswers(client)
  client.setQueryData(studentQuery(student.id).queryKey, student)
  client.setQueryData(studentsQuery.queryKey, (list) =>
    list?.some((one) => one.id === student.id)
      ? list.map((one) => (one.id === student.id ? student : one))
      : list && [...list, student],
  )
}

/** Keeps the notes of a student as they are after one was added or removed. */
export function keepNotes(client: QueryClient, studentId: string, change: (notes: NoteView[]) => NoteView[]): void {
  dropOlderAnswers(client)
  void client.invalidateQueries({ queryKey: notesQuery(studentId).queryKey })
  const changed = (student: StudentView) => ({ ...student, parent_notes: change(student.parent_notes) })
  client.setQueryData(studentQuery(studentId).queryKey, (student) => student && changed(student))
  client.setQueryData(studentsQuery.queryKey, (list) =>
    list?.map((student) => (student.id === studentId ? changed(student) : student)),
  )
}

/** An answer that is still on its way was written before the change, and would undo it on the screen. */
function dropOlderAnswers(client: QueryClient): void {
  void client.cancelQueries({ queryKey: studentsQuery.queryKey })
  void client.cancelQueries({ queryKey: ['student'] })
}
