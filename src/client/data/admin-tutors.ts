import { queryOptions } from '@tanstack/react-query'
import { data, sendFile, server } from '#client/api.ts'
import type {
  AdminTutorView,
  ChangeTutor,
  CreateTutor,
  RemovedTutor,
  TutorVersionInList,
  TutorVersionView,
} from '#shared/admin-tutor.ts'

const tutors = server.api.admin.tutors
const versions = tutors[':id'].versions

/** All tutors as they were saved last, by id. */
export const adminTutorsQuery = queryOptions({
  queryKey: ['admin-tutors'],
  queryFn: (): Promise<AdminTutorView[]> => data(tutors.$get()),
})

export const tutorVersionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin-tutor-versions', id],
    queryFn: (): Promise<TutorVersionInList[]> => data(versions.$get({ param: { id } })),
    staleTime: 0,
  })

/** How often a rehearsal that runs is looked at, in milliseconds. */
const lookEvery = 700

export const tutorVersionQuery = (id: string, number: number) =>
  queryOptions({
    queryKey: ['admin-tutor-version', id, number],
    queryFn: (): Promise<TutorVersionView> => data(versions[':number'].$get({ param: { id, number: String(number) } })),
    staleTime: 0,
    refetchInterval: ({ state }) => (isRehearsing(state.data) ? lookEvery : false),
  })

export const isRehearsing = (version: TutorVersionView | undefined) =>
  version !== undefined && version.rehearsal !== null && version.rehearsed_at === null

/** Uploads a portrait and gives its id, for a tutor to name. */
export async function uploadTutorAvatar(file: Blob): Promise<string> {
  const added = await sendFile(server.api.admin['tutor-avatars'].$url(), file)
  return typeof added === 'object' && added !== null ? String(Reflect.get(added, 'id')) : ''
}

/** The key makes a double click one tutor. */
export const createTutor = (json: CreateTutor, key: string): Promise<AdminTutorView> =>
  data(tutors.$post({ json, header: { 'idempotency-key': key } }))

export const saveTutor = (id: string, json: ChangeTutor): Promise<AdminTutorView> =>
  data(tutors[':id'].$patch({ param: { id }, json }))

export const removeTutor = (id: string): Promise<RemovedTutor> => data(tutors[':id'].$delete({ param: { id } }))

const ofVersion = (id: string, number: number) => ({ param: { id, number: String(number) } })

export const rehearseTutor = (id: string, number: number): Promise<TutorVersionView> =>
  data(versions[':number'].rehearsal.$post(ofVersion(id, number)))

export const publishTutor = (id: string, number: number): Promise<AdminTutorView> =>
  data(versions[':number'].publish.$post(ofVersion(id, number)))

export const restoreTutor = (id: string, number: number): Promise<AdminTutorView> =>
  data(versions[':number'].restore.$post(ofVersion(id, number)))
