import { exerciseOfTask, viewOf } from './built-in/exercise-kinds.ts'
import { storyIn } from './built-in/knowledge.ts'
import type { Decision, Said } from './policy-exercises.ts'
import { isNumberStory, wordsOf } from './policy-intents.ts'
import { takeUp } from './policy-ladder.ts'

const whatHappens = 'What happens in it: does it get more, less, or equal groups?'

/**
 * A child's own number story. Where it can be read in one way only, it is worked on like any exercise; else the child
 * sorts it out with the tutor, step by step, and finds the sign itself.
 */
export function aboutStory(said: Said): Decision | null {
  const story = storyIn(said.text, said.grade)
  if (story && 'task' in story) return takeUp(said, exerciseOfTask(story.task))
  if (story) return sortOut(said, story.known.join(' ') || 'Let us sort your story out.')
  if (isNumberStory(said.text)) return sortOut(said, 'Let us sort your story out.')
  return said.lesson.asked === 'story' ? nextStep(said) : null
}

function sortOut(said: Said, fact: string, question = whatHappens): Decision {
  const { lesson, text } = said
  const quote = [...text].slice(0, 300).join('')
  const waits = lesson.exercise && lesson.own ? { exercise: viewOf(lesson.exercise) } : {}
  return {
    move: { kind: 'redirect', reason: 'asked', said: quote, fact, question, ...waits },
    lesson: { ...lesson, asked: 'story' },
  }
}

const steps: [RegExp, string][] = [
  [/ (?:more|add|adds|plus|bigger|together|join|joins|grows?) /, 'Then we add.'],
  [/ (?:less|fewer|minus|take|takes|away|smaller|subtract|gone|lose|loses) /, 'Then we take away.'],
  [/ (?:made|make|makes|multiply|times) /, 'Then we multiply.'],
  [/ (?:share|shared|shares|split|divide) /, 'Then we divide.'],
  [/ (?:groups?|each|rows?|equal) /, 'Which groups?'],
]

/** The child says what happens in its story: that is the sign, and the numbers are next. */
function nextStep(said: Said): Decision | null {
  const words = wordsOf(said.text)
  const found = steps.find(([pattern]) => pattern.test(words))
  if (!found || / # /.test(words)) return null
  const [, fact] = found
  return fact.endsWith('?')
    ? sortOut(said, 'Equal groups it is.', 'Are the groups made, or shared out?')
    : sortOut(said, fact, 'How do you write it with a sign?')
}
