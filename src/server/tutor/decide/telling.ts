import type { Decision } from '../move.ts'
import { isTenderTelling, type Telling, tellingIn, tellsOfDeath } from '../read/tellings.ts'
import { openProblem } from '../state.ts'
import { askAgain, askChat, choices, isStrict } from './ask.ts'
import type { Heard } from './hear.ts'
import { keepLiked } from './likes.ts'
import { reply } from './reply.ts'

/** 'I have to go to the dentist tomorrow' is no goodbye, and a test to come is no wish for its subject. */
export function comingUp(heard: Heard): Decision | null {
  const told = tellingIn(heard.text)
  return told === 'nervous' || (told === 'unfair' && isPlain(heard.text)) ? telling(heard) : null
}

/** 'My friend got 5 dollars, that's not fair' is no sum. */
const isPlain = (text: string) => !/[-+×÷*/=]|\d\D+\d/.test(text)

/** Something told that plain words show to be glad, sad, kind, or proud: met in that mood, and asked on about that. */
export function telling(heard: Heard): Decision | null {
  const told = heard.lesson.spanish ? null : tellingIn(heard.text)
  return told ? met(heard, told) : null
}

/** A death that is told of in passing is not passed over. */
export const sadNews = (heard: Heard): Decision | null =>
  !heard.lesson.spanish && tellsOfDeath(heard.text) ? met(heard, 'died') : null

function met(heard: Heard, told: Telling): Decision {
  const { lesson, text, acts } = heard
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
