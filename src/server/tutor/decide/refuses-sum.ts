import { findExpressions } from '#shared/answers/expressions.ts'
import type { Decision } from '../move.ts'
import { askChat, choices } from './ask.ts'
import type { Heard } from './hear.ts'
import { ownProblem } from './own.ts'
import { reply } from './reply.ts'

// 'Ok next is 61-38 and im NOT doing it': the sum is kept, and the no is heard before it.

const refuses =
  /(?:\b(?:and|but|so|no way|nope|ugh)\b,? )?\b(?:(?:i'?m|i am) (?:so |really |just |definitely |totally )?(?:not|never) (?:doing|gonna do|going to do|solving|even trying)|i (?:don'?t|do not) (?:even )?(?:want to|wanna|feel like) ?(?:do|doing|solve|solving)|i (?:won'?t|will not|refuse to) (?:do|solve|even try)|you can'?t make me (?:do)?) ?(?:it|this|that|them|these|those|any)?(?: (?:one|problem|sum|today|now|anymore|ever))?\b/i

/** Only a way of doing it is refused, or doing it once more: the child goes on. */
const onlySo =
  /^\W*(?:(?:in|with|without|by|on|the|that|this|it|like|using|all) )*(?:(?:long|hard|slow|boring|old|same|other|teacher'?s|school|number line|paper|head|calculator|fingers|column|wrong|your|my) ?(?:way|head|paper|fingers|hand)?|way)\b|\b(?:again|twice|in my head|on paper|with|without|the long way|the hard way|alone|by myself|on my own|wrong)\b/i

export function refusesSum(heard: Heard): Decision | null {
  const { text, lesson } = heard
  const no = refuses.exec(text)
  const sums = findExpressions(text)
  if (lesson.spanish || /\?/.test(text) || !no || sums.length === 0) return null
  // What is worked out is an answer, whatever the child would rather not do.
  if (sums.some(({ stated }) => stated !== null) || onlySo.test(text.slice(no.index + no[0].length))) return null
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
