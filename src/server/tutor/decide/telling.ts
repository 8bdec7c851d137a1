import type { Decision } from '../move.ts'
import { isTenderTelling, tellingIn } from '../read/tellings.ts'
import { openProblem } from '../state.ts'
import { askAgain, askChat, choices, isStrict } from './ask.ts'
import type { Heard } from './hear.ts'
import { keepLiked } from './likes.ts'
import { reply } from './reply.ts'

/** 'I have to go to the dentist tomorrow' is no goodbye, and a test to come is no wish for its subject. */
export const comingUp = (heard: Heard): Decision | null => (tellingIn(heard.text) === 'nervous' ? telling(heard) : null)

/** Something told that plain words show to be glad, sad, kind, or proud: met in that mood, and asked on about that. */
export function telling(heard: Heard): Decision | null {
  const { lesson, text, acts } = heard
  if (lesson.spanish) return null
  const told = tellingIn(text)
  if (!told) return null
  const { lesson: after, likes } = keepLiked({ ...lesson, aside: lesson.aside + 1 }, text, acts[0]?.act ?? '')
  const isTender = isTenderTelling(told)
  const ask = { key: `telling.${told}.ask` }
  const open = openProblem(lesson)
  const press = open ? choices(isTender ? ['talk', 'break', 'goBack'] : ['goBack']) : []
  const ends =
    !isTender && isStrict(heard) ? askAgain(heard, after) : askChat(after, ask, isTender ? 'feeling' : 'chat', press)
  return reply([{ key: `telling.${told}` }], ends, {
    kind: `telling.${told}`,
    mood: isTender ? 'calm' : 'happy',
    likes,
  })
}
