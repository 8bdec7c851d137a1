import { data, problemOf, server, withPass } from '#client/api.ts'
import type { Grown } from '#shared/growth.ts'
import type { VideoItem } from '#shared/video.ts'
import { soundOf } from './learn.ts'
import type { PassKeeper } from './pass-keeper.ts'
import type { Sound } from './sound.ts'

/** What this student may watch. */
export const videosFor = (pass: PassKeeper, student_id: string): Promise<VideoItem[]> =>
  pass.call((token) => data(server.api.videos.$get({ query: { student_id } }, withPass(token))))

/** It was watched to its end; gives what grew by it. The call outlives the page. */
export const leaveSeen = (pass: PassKeeper, student_id: string, video: string): Promise<Grown[]> =>
  pass.call((token) =>
    data(
      server.api.videos.seen.$post({ json: { student_id, video } }, { ...withPass(token), init: { keepalive: true } }),
    ),
  )

/** The audio of what is said in a clip; null when there is nothing to say. */
export const clipSpeech = (pass: PassKeeper, text: string, clip: string, signal: AbortSignal): Promise<Sound | null> =>
  pass.call(async (token) => {
    const answer = await server.api.tts.$post({ json: { text, clip } }, { ...withPass(token), init: { signal } })
    if (!answer.ok) throw await problemOf(answer)
    return soundOf(answer)
  })
