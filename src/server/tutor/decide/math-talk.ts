import { isQuestion } from '../know/book/stems.ts'
import { mathIdea } from '../know/math-ideas.ts'
import type { Decision } from '../move.ts'
import { chainIn } from '../read/algebra.ts'
import { askedIn } from '../read/asked.ts'
import { computedIn } from '../read/computed/computed.ts'
import { bracketsIn } from '../read/own-sum.ts'
import { tellsOfDeath } from '../read/tellings.ts'
import { wasSaid } from '../say/say.ts'
import { type Lesson, openProblem } from '../state.ts'
import { noQuestion } from './ask.ts'
import type { Heard } from './hear.ts'
import { reply } from './reply.ts'

/** What the talk is about, in one line: the open problem, the one solved last, what was told, the child's own numbers. */
function aroundOf({ told, last, sight, data, problems }: Lesson): string {
  const items = [problems.at(-1)?.item, last?.item].flatMap((item) => (item ? [item.name, item.skill] : []))
  return [...items, told ?? '', ...sight, data.length > 0 ? 'list:' : ''].join(' | ')
}

const reasons = /\b(?:why|how come|because|cuz|bc|but|so|then|thought|think|always|never|tho|though)\b/i
/** A question that is worked on by itself: '2^3 x 2^4', 'is 4 even'. */
const isTask = (text: string) =>
  !reasons.test(text) && [askedIn, computedIn, bracketsIn].some((read) => read(text) !== null)

/** A finished equation that holds is work, and no idea of its own: 'I flipped it again, 10 − 4 is 6 so it's 36'. */
const isWorkedOut = (text: string): boolean => {
  const links = /\?|\b(?:why|how come|always|never)\b/i.test(text) ? [] : (chainIn(text)?.links ?? [])
  return links.length > 0 && links.every(({ isTrue }) => isTrue)
}

/** A 'why' about math, or an idea that many children have of it, is met with its reason; the open question stays as it was. */
export function mathTalk(heard: Heard): Decision | null {
  const { lesson, text, grade } = heard
  const { asked } = lesson
  if (isWorkedOut(text) || tellsOfDeath(text)) return null
  if (lesson.spanish || asked?.kind === 'feeling' || asked?.kind === 'play' || asked?.kind === 'story') return null
  const idea = mathIdea(text, aroundOf(lesson), grade)
  if (!idea || isTask(text)) return null
  const open = openProblem(lesson)
  const stays = { ...noQuestion({ ...lesson, told: idea.id }), asked: open ? asked : null }
  if (wasSaid(lesson, idea.says))
    return isQuestion(text) ? null : reply([{ key: 'idea.yes' }], stays, { kind: 'why', mood: 'happy' })
  return reply([{ text: idea.says, fact: true }], stays, { kind: 'why', mood: 'thinking' })
}
