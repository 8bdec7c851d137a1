import { themesIn } from '../know/themes.ts'
import type { Lesson } from '../state.ts'
import { kept } from './reply.ts'

/** Likes that are kept in mind. */
export const mostLikes = 8

/** Talk that may tell what the child likes. */
export const mayLike: ReadonlySet<string> = new Set([
  'likes',
  'favorite',
  'has',
  'past',
  'future',
  'plays_game',
  'wish',
  'made',
  'reads_book',
  'excited',
  'want_problem_about',
  'pet_story',
])

/** The thing that is told of, and the lesson that keeps in mind that the child likes it. */
export function keepLiked(lesson: Lesson, text: string, act: string): { lesson: Lesson; likes?: string } {
  const [theme] = themesIn(text)
  if (!theme) return { lesson }
  const about = { ...lesson, about: theme.one }
  return mayLike.has(act)
    ? { lesson: { ...about, likes: kept(lesson.likes, theme.id, mostLikes) }, likes: theme.id }
    : { lesson: about }
}
