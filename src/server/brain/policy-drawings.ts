import { exerciseOfTask, isTask } from './built-in/exercise-kinds.ts'
import { askedTask, knownAbout } from './built-in/knowledge.ts'
import { givesAway } from './built-in/teaching.ts'
import { exerciseOf, term, termsOf } from './built-in/terms.ts'
import type { Decision, Said } from './policy-exercises.ts'
import { judge, takeUp } from './policy-ladder.ts'
import { tryIn } from './policy-tries.ts'

// What the blackboard's reader says for the child (drawings/read) when it is neither a sum nor a count.

const comparison = /^(\S{1,20}) ?([<>=]) ?(\S{1,20})$/
const hop = /^i drew a number line with a hop from (\d{1,4}) to (\d{1,4})\.?$/i
const shapes = /^i drew (?:an? |the |\d{1,3} )([a-z]{3,12}?)s?\.?$/i
const bare = /^[\d,./ ]{1,12}$/

/** A comparison that the child states, a hop on a number line, a shape, a number that stands alone. */
export function aboutDrawing(said: Said): Decision | null {
  return aboutComparison(said) ?? aboutHop(said)
}

/** '15 > 51' is judged like any other try. */
function aboutComparison(said: Said): Decision | null {
  const [, left, sign, right] = comparison.exec(said.text.trim()) ?? []
  if (!left || !sign || !right) return null
  const task = askedTask(`compare ${left} and ${right}`, said.grade)
  if (!task) return null
  const exercise = exerciseOfTask(task)
  const tried = tryIn(sign, exercise)
  if (tried === null || tried === 'several') return null
  const open = said.lesson.exercise
  const isOpen = open !== null && isTask(open) && open.task.id === task.id
  return judge(isOpen ? said : { ...said, lesson: takeUp(said, exercise).lesson }, exercise, tried)
}

/** A hop that begins where the open sum does is a try at it; else it is asked how far it goes. */
function aboutHop(said: Said): Decision | null {
  const [, from, to] = hop.exec(said.text.trim()) ?? []
  if (from === undefined || to === undefined || from === to) return null
  const open = said.lesson.exercise
  if (open && !isTask(open)) {
    const { whole, operation } = termsOf(open)
    const isIts = whole?.a === Number(from) && (operation === '+' || operation === '-')
    const tried = isIts ? tryIn(to, open) : null
    if (tried !== null && tried !== 'several') return judge(said, open, tried)
  }
  const [low, high] = [Number(from), Number(to)].sort((a, b) => a - b)
  const sum = low === undefined || high === undefined ? null : exerciseOf('-', term(high), term(low))
  return sum && takeUp(said, sum)
}

/** What is said about a drawing that asks nothing: never the answer of the open exercise. */
export function heardOfDrawing({ text, grade, lesson }: Said): string | null {
  const fact = factOf(text.trim(), grade)
  const open = lesson.exercise
  return fact !== null && open && givesAway(fact, open) ? null : fact
}

function factOf(text: string, grade: number): string | null {
  if (bare.test(text) && /\d/.test(text)) return `You wrote ${text}.`
  const [, shape] = shapes.exec(text) ?? []
  return shape && drawn.has(shape.toLowerCase()) ? knownAbout(`what is a ${shape.toLowerCase()}`, grade) : null
}

/** Shapes whose meaning in the glossary is the shape: a heart and a star are something else there. */
const drawn = new Set(['triangle', 'square', 'rectangle', 'circle', 'oval', 'pentagon', 'hexagon'])
