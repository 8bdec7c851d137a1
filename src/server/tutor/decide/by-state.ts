import { findExpressions } from '#shared/answers/expressions.ts'
import { isQuestion } from '../know/book/stems.ts'
import { answerTo } from '../know/know.ts'
import type { Decision } from '../move.ts'
import { shareOfActs } from '../read/acts.ts'
import { worth } from '../read/algebra.ts'
import { computedIn } from '../read/computed/computed.ts'
import { pressedAct } from '../read/pressed.ts'
import { reflectionOf } from '../read/reflect.ts'
import { toldHow, toldInShort } from '../read/told-how.ts'
import { keyValue, tryAt } from '../read/tries.ts'
import { openProblem } from '../state.ts'
import { sharing } from './act-kinds.ts'
import { explained } from './flow.ts'
import type { Heard } from './hear.ts'
import { subjectWaits } from './put-away.ts'
import { reflected } from './reflected.ts'
import { asksElsewhere, hasListened, isOfWork, listen, mayBeFelt } from './talk.ts'
import { tellKnown } from './tell.ts'
import { isFeeling, onAct } from './wishes.ts'

/** What was worked on has just been put away: the child hears so, unless it speaks of a feeling or leaves. */
export function waitsNow(heard: Heard): Decision | null {
  const [first] = heard.acts
  if (!heard.left || (first && (isFeeling.has(first.act) || first.act === 'bye'))) return null
  return subjectWaits(heard, heard.left)
}

/** Buttons say what they mean, unless the open question has that very answer. */
export function pressed(heard: Heard): Decision | null {
  const act = pressedAct(heard.text)
  const open = openProblem(heard.lesson)
  const { answer } = open?.item ?? {}
  const isChoice = answer?.form === 'choice' && answer.choices.includes(heard.text.trim().toLowerCase())
  const isAsked = heard.lesson.asked?.kind === 'answer' || heard.lesson.asked?.kind === 'tried'
  if (act === null || (open && isAsked && (isChoice || tryAt(heard.text, open.item).kind === 'right'))) return null
  const isStory = act === 'another' && heard.lesson.said.slice(-6).some((one) => one.startsWith('story.'))
  return onAct(heard, isStory ? 'want_story' : act)
}

/** A question, or a problem of its own, tells nothing of the one before. */
const bringsProblem = (text: string) =>
  isQuestion(text) ||
  /\b(?:what|whats|what's|which|how (?:many|much)) .*\b(?:next|is|are|comes|left|mean|all)\b|^\W*(?:(?:next|ok|now|the next one|and)[\s:.,]+)*(?:simplify|solve|find|write|list|round|convert|make \d|estimate)\b/i.test(
    text,
  ) ||
  computedIn(text) !== null

/** '75 + 20 + 5' alone, which does not come to what was found: the next sum, and no way to the last one. */
function isOtherSum({ text, lesson }: Heard): boolean {
  const [sum, ...more] = /^[\s\d.,+−×*÷/()x=?-]+$/i.test(text) ? findExpressions(text) : []
  const key = lesson.last && keyValue(lesson.last.item)
  if (!sum || more.length > 0 || sum.stated !== null || !key) return false
  const makes = worth(
    sum.operands.map(({ value }) => value),
    sum.signs,
  )
  return makes?.equals(key) === false
}

/** How it was found was asked, and here it is told. */
export const toldWay = (heard: Heard): Decision | null =>
  heard.lesson.asked?.kind === 'how' &&
  !bringsProblem(heard.text) &&
  !isOtherSum(heard) &&
  (toldHow(heard.text) || toldInShort(heard.text))
    ? explained(heard, openProblem(heard.lesson), 'method')
    : null

/** While a feeling is open, what the child tells of it is no new topic. */
export function stillFelt(heard: Heard): Decision | null {
  const [first] = heard.acts
  if (heard.lesson.asked?.kind !== 'feeling' || !first || !sharing.has(first.act)) return null
  if (hasListened(heard.lesson) || isOfWork(heard.text)) return null
  // 'I will draw her a cat': a plan to do something kind is met as that.
  const plan = reflectionOf(heard.text)?.told === 'plan' ? reflected(heard) : null
  if (plan) return plan
  const known = isQuestion(heard.text) ? answerTo(heard.text, heard.grade) : null
  if (known) return tellKnown(heard, known)
  return asksElsewhere(heard.text) || !mayBeFelt(heard.text) ? null : listen(heard)
}

const leaves = [
  'bye',
  'want_topic',
  'want_story',
  'want_game',
  'want_joke',
  'break',
  'thanks',
  'done',
  'homework',
  'complaint',
]
export const isLeaving = ({ acts }: Heard) => shareOfActs(acts, ...leaves) > 0.4
