import { exactEntry } from '../know/book/book.ts'
import { isQuestion } from '../know/book/stems.ts'
import type { Decision } from '../move.ts'
import { hasWording } from '../say/wordings.ts'
import { openProblem } from '../state.ts'
import { ownLife, tells, work } from './act-kinds.ts'
import type { Heard } from './hear.ts'
import { leastFor } from './least-for.ts'
import { reflected } from './reflected.ts'
import { talk } from './talk.ts'
import { onAct } from './wishes.ts'

// What the reader of talk makes of a message, where it is sure, and where nobody else knows.

/** Talk that the reader is sure of comes before its numbers are taken for a try. */
export function clearTalk(heard: Heard): Decision | null {
  const [first] = heard.acts
  if (!first || first.share < Math.max(sureTalk(heard), leastFor(first.act, heard)) || work.has(first.act)) return null
  if (isOtherAsk(heard, first.act)) return null
  // 'Where do you go when you die' asks nothing of the tutor.
  if (isQuestion(heard.text) && exactEntry(heard.text)?.kind === 'family') return null
  return told(heard, first.act) ?? onAct(heard, first.act)
}

const gives = new Set(['another', 'skip', 'harder', 'easier', 'quiz_me', 'choose_for_me'])
const wishes = /\b(?:can|could|may|do|have|give|got) (?:i|we|you|u|me|another|one)\b/i

/** A question is nothing told, and wishes for an exercise only where it says so. */
const isOtherAsk = ({ text }: Heard, act: string) =>
  (isQuestion(text) && tells.has(act)) || (gives.has(act) && /\?\s*$/.test(text) && !wishes.test(text))

/** Something told of the child's own life is said back to it before it is met by its kind. */
const told = (heard: Heard, act: string): Decision | null =>
  ownLife.has(act) && !isQuestion(heard.text) ? reflected(heard, act) : null

const sureTalk = ({ text, lesson }: Heard) => (/\d/.test(text) && openProblem(lesson) ? 0.75 : 0.6)

/** Less sure, and words that are meant for one kind of talk would not fit. */
const leastMet = ({ text }: Heard) => (text.trim().split(/\s+/).length <= 3 ? 0.33 : 0.5)

/** The likeliest talk, where the reader is not sure of one. */
export function likelyTalk(heard: Heard): Decision | null {
  const [first] = heard.acts
  if (!first || first.share < leastFor(first.act, heard)) return null
  if (isOtherAsk(heard, first.act)) return null
  const said = told(heard, first.act)
  if (said || first.share < leastMet(heard)) return said
  return onAct(heard, first.act) ?? (hasWording(`act.${first.act}.say`) ? talk(heard, first.act) : null)
}
