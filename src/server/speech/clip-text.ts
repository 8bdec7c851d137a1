import type { Learner, Parent } from '#server/auth/actor.ts'
import { isLearner } from '#server/auth/require.ts'
import type { App } from '#server/context.ts'
import { clipCatalog, wordsOf } from '#server/videos/clips.ts'
import { isMadeOf, paceOfLearner } from './card-text.ts'
import { notSpokenHere } from './spoken-text.ts'

/** What is said in a clip of ours may be read to any learner. Gives the pace of the learner's tutor. */
export async function clipMayBeRead(
  app: Pick<App, 'db'>,
  asking: Parent | Learner,
  clipId: string,
  text: string,
): Promise<{ pace: number }> {
  const clip = clipCatalog().get(clipId)
  if (!isLearner(asking) || !clip || !isMadeOf(text, wordsOf(clip))) throw notSpokenHere()
  return paceOfLearner(app, asking)
}
