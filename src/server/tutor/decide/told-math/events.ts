import type { Decision } from '../../move.ts'
import { eachIn, eventsIn } from '../../read/stories/events.ts'
import { readStory } from '../../read/stories/read-story.ts'
import { shortStoryIn } from '../../read/stories/short-stories.ts'
import { openProblem } from '../../state.ts'
import { brought } from '../brought.ts'
import type { Heard } from '../hear.ts'

/** '12 go in a carton, how many cartons': so many in each, and nothing goes away. */
const goesInEach =
  /\d+ (?:[a-z]+ )?(?:go|goes|fit|fits|sit|ride|come) (?:in|into|on|at) (?:an?|one|each|every|1) [a-z]+\b.*\bhow many\b|\bhow many\b.*\d+ (?:[a-z]+ )?(?:go|goes|fit|fits|sit|ride|come) (?:in|into|on|at) (?:an?|one|each|every|1) [a-z]+/i

/** A story of what comes and goes, with the child's own answer or its question. */
export function toldEvents(heard: Heard): Decision | null {
  const { text, grade, lesson } = heard
  if (lesson.spanish || lesson.play || lesson.asked?.kind === 'story' || lesson.asked?.kind === 'sentence') return null
  if (goesInEach.test(text)) return null
  const told = eventsIn(text, grade) ?? eachIn(text, grade) ?? shortStoryIn(text, grade)
  if (!told || told.item.id === openProblem(lesson)?.item.id) return null
  // With its own question it is read as any story.
  if (told.said === null && readStory(text, grade)?.kind === 'solved') return null
  return brought(heard, told.item, told.said)
}
