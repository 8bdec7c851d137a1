import { data, problemOf, server, withPass } from '#client/api.ts'
import type { AnswerLogged, CardCategory, CardView, LogAnswer } from '#shared/card.ts'
import type { HandwritingLogged, LogHandwriting } from '#shared/handwriting.ts'
import type { LogClip } from '#shared/video.ts'
import { soundOf } from './learn.ts'
import type { PassKeeper } from './pass-keeper.ts'
import { refusedOr } from './refused.ts'
import type { Sound } from './sound.ts'

/** Which card is wanted. */
export type CardWish = {
  category?: string
  subject?: CardCategory['subject']
  tags?: string[]
  /** The tool that asks; without it the flashcards do. */
  tool?: 'flashcards' | 'multiple-choice'
  /** Cards that must not come. */
  exclude?: readonly string[]
  seed?: number
}

/** The server takes at most this many. */
const mostExcluded = 40

const notEmpty = (list: readonly string[] | undefined) => list !== undefined && list.length > 0

/** The card that this student is best asked next; null when there is none. */
export const nextCard = (pass: PassKeeper, student_id: string, wish: CardWish): Promise<CardView | null> =>
  pass.call(async (token) => {
    const { category, subject, tags, exclude, seed, tool } = wish
    const query = {
      student_id,
      ...(category !== undefined && { category }),
      ...(subject !== undefined && { subject }),
      ...(notEmpty(tags) && { tags: tags?.join(',') }),
      ...(notEmpty(exclude) && { exclude: exclude?.slice(0, mostExcluded).join(',') }),
      ...(seed !== undefined && { seed: String(seed) }),
      ...(tool !== undefined && { tool }),
    }
    const answer = await server.api.flashcards.next_card.$get({ query }, withPass(token))
    const { status }: { status: number } = answer
    if (status === 404) return null
    if (!answer.ok) throw await problemOf(answer)
    const { card } = await answer.json()
    return card
  })

/** The categories of cards that fit this student. */
export const cardCategories = (pass: PassKeeper, student_id: string): Promise<CardCategory[]> =>
  pass.call((token) => data(server.api.flashcards.categories.$get({ query: { student_id } }, withPass(token))))

/** A browser lets no more than 64 kB outlive a page; strokes may be longer. */
const isShort = (json: object) => JSON.stringify(json).length < 60_000

/**
 * Leaves an answer, to a card or at a stop of a clip, or a letter that was written; the same `client_id` counts once, however often it is sent. 'refused' when our server will never
 * take it. The call outlives the page.
 */
export const leaveAnswer = (
  pass: PassKeeper,
  json: LogAnswer | LogClip | LogHandwriting,
): Promise<AnswerLogged | HandwritingLogged | 'refused'> =>
  pass.call(async (token) => {
    const more = { ...withPass(token), init: { keepalive: isShort(json) } }
    const answer = await ('clip' in json
      ? server.api.videos.answer.$post({ json }, more)
      : 'glyph' in json
        ? server.api.letters.log.$post({ json }, more)
        : server.api.flashcards.log_answer.$post({ json }, more))
    if (answer.ok) return answer.json()
    return refusedOr(answer)
  })

/** The audio of what stands on a card; null when there is nothing to say. */
export const cardSpeech = (
  pass: PassKeeper,
  text: string,
  card_id: string,
  signal: AbortSignal,
): Promise<Sound | null> =>
  pass.call(async (token) => {
    const answer = await server.api.tts.$post({ json: { text, card_id } }, { ...withPass(token), init: { signal } })
    if (!answer.ok) throw await problemOf(answer)
    return soundOf(answer)
  })
