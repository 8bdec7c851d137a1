import { findExpressions } from '#shared/answers/expressions.ts'
import type { Decision } from '../move.ts'
import { askChat, choices } from './ask.ts'
import type { Heard } from './hear.ts'
import { ownProblem } from './own.ts'
import { reply } from './reply.ts'

// 'Ok next is 61-38 and im NOT doing it': the sum is kept, and the no is heard before it.

const refuses =
  /(?:\b(?:and|but|so|no way|nope|ugh)\b,? )?\b(?:(?:i'?m|i am) (?:so |really |just |definitely |totally )?(?:not|never) (?:doing|gonna do|going to do|solving|even trying)|i (?:don'?t|do not) (?:even )?(?:want to|wanna|feel like) ?(?:do|doing|solve|solving)|i (?:won'?t|will not|refuse to) (?:do|solve|even try)|you can'?t make me (?:do)?) ?(?:it|this|that|them|these|those|any)?(?: (?:one|problem|sum|today|now|anymore|ever))?\b/i

/** No to a way of doing it, or to doing it once more: the sum itself is not refused. */
const ofWay =
  /\b(?:in my head|(?:the|that|this|my|your|a|any) (?:\w+ )?way|without|with|again|wrong|by hand|on paper|like (?:that|this)|by myself|alone|mentally|out loud)\b/i
const isAnswered = /\d\s*(?:is|=|equals|makes|are|was)\s*(?:about |like )?-?\d/i

export function refusesSum(heard: Heard): Decision | null {
  const { text, lesson } = heard
  if (ofWay.test(text) || isAnswered.test(text)) return null
  if (lesson.spanish || /\?/.test(text) || !refuses.test(text) || findExpressions(text).length === 0) return null
  const taken = ownProblem({ ...heard, text: text.replace(refuses, ' ').trim() })
  const after = taken?.lesson ?? lesson
  return reply(
    [{ key: 'own.refused' }],
    askChat(
      { ...after, aside: lesson.aside + 1 },
      { key: 'own.refused.ask' },
      'chat',
      choices(['break', 'easier', 'goBack']),
    ),
    { kind: 'refused', mood: 'calm' },
  )
}
