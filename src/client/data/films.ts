import { queryOptions } from '@tanstack/react-query'
import { data, done, type Sending, sendFile, server } from '#client/api.ts'
import type { VideoFileView } from '#shared/video.ts'

/** The videos that this account looks after. Their addresses work for a while only. */
export const filmsQuery = queryOptions({
  queryKey: ['films'],
  queryFn: (): Promise<VideoFileView[]> => data(server.api.videos.mine.$get()),
})

export type NewFilm = { title: string; minimum_grade_level: number; for: 'family' | 'everyone' }

/** Adds a video and gives its id. */
export async function addFilm(film: NewFilm, file: Blob, sending: Sending): Promise<string> {
  const query = { ...film, minimum_grade_level: String(film.minimum_grade_level) }
  const added = await sendFile(server.api.videos.$url({ query }), file, sending)
  return typeof added === 'object' && added !== null ? String(Reflect.get(added, 'id')) : ''
}

export const putCaptions = (id: string, captions: Blob): Promise<VideoFileView> =>
  data(
    server.api.videos[':id'].captions.$put(
      { param: { id } },
      { headers: { 'content-type': 'text/vtt' }, init: { body: captions } },
    ),
  )

export const removeFilm = (id: string) => done(server.api.videos[':id'].$delete({ param: { id } }))
