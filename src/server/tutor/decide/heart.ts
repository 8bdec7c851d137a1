import { exactEntry } from '../know/book/book.ts'
import { type Saying, sayingIn } from '../know/sayings.ts'
import type { Decision, Line } from '../move.ts'
import { wasSaid } from '../say/say.ts'
import { type Lesson, openProblem } from '../state.ts'
import { askChat, choices } from './ask.ts'
import type { Heard } from './hear.ts'
import { reply } from './reply.ts'

// What goes to the heart is heard first, also in the middle of a sum or of the child's own text: 'im the dumb one', 'we lost 7-0
// today and i was the goalie', 'is it ok that im crying'.

/** Numbers to work with: nobody's heart is told of in them. */
const isSum = /\d\s*[+x×*÷/=]\s*\d|\d\s(?:plus|minus|times|divided by)\s\d|=/i
/** A sentence as it is written down is a line of the text. */
const isWritten = /^\W*[A-Z][^A-Z].*[.!]["”]?\s*$/s
const inGame: ReadonlySet<string> = new Set(['play', 'story', 'offer'])
const longestOffered = 3

export function fromTheHeart(heard: Heard): Decision | null {
  const { lesson, text, written, grade } = heard
  const { asked } = lesson
  if (lesson.spanish || isSum.test(written) || exactEntry(written)) return null
  if (asked?.about?.startsWith('tale') || (asked?.kind === 'offer' && written.split(/\s+/).length <= longestOffered))
    return null
  if (inGame.has(asked?.kind ?? '') && asked?.kind !== 'offer') return null
  const isFelt = asked?.kind === 'feeling'
  const found = sayingIn(written, isFelt, 'heart', grade) ?? sayingIn(text, isFelt, 'heart', grade)
  // A scene that is played goes on as it is.
  if (found?.play && asked?.about?.startsWith('pretend:')) return null
  if (!found || (asked?.kind === 'sentence' && (!found.inText || isWritten.test(written)))) return null
  return met(heard, found)
}

function met({ lesson, grade }: Heard, found: Saying): Decision | null {
  const says = freshOf(grade <= 2 ? found.young : found.older, lesson)
  if (says === undefined) return null
  const done = found.proof ? lesson.solved.at(-1) : undefined
  const proof: Line[] = done === undefined ? [] : [{ key: 'heart.proof', values: { what: done } }]
  const open = openProblem(lesson)
  // What is over, or said in play, leaves nobody in a comfort that is not wanted any more.
  const isOver = found.over === true || found.play === true
  const isOpen = !isOver && (found.tender === true || lesson.asked?.kind === 'feeling')
  const press = open ? choices(isOpen ? ['break', 'easier', 'goBack'] : ['goBack']) : []
  // A text that is written waits below until the child goes back to it.
  const below = lesson.asked?.kind === 'sentence' ? lesson.asked : lesson.below
  const closing = askChat(
    { ...lesson, below, aside: lesson.aside + 1 },
    { key: 'chat.more' },
    isOpen ? 'feeling' : 'chat',
    isOpen && !open ? choices(['talk', 'story', 'game']) : press,
  )
  const kind = found.tender ? 'feeling.heart' : found.play ? 'play.along' : 'saying'
  return reply([{ text: says }, ...proof], { ...closing, lines: [] }, { kind, mood: isOpen ? 'calm' : 'happy' })
}

const fewestTurned = 4

/** One that was not said lately; where there are many, not always the first. */
function freshOf(all: readonly string[], lesson: Lesson): string | undefined {
  const left = all.filter((one) => !wasSaid(lesson, one))
  return left[all.length < fewestTurned ? 0 : (lesson.seed + lesson.aside) % Math.max(1, left.length)]
}
