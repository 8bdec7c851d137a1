import type { Decision } from '../move.ts'
import { openProblem } from '../state.ts'
import { askTopic, choices } from './ask.ts'
import type { Heard } from './hear.ts'
import { reply } from './reply.ts'

// The child has had enough, with a reason before or behind it: 'im tired can we stop', 'can we do something else my brain is mush'.

const wishes =
  /\b(?:can|could|may|cant|can't) (?:we|i) (?:please |pls |just )?(?:(?:do|try|play|talk about|have) (?:something|somthing|sumthing|anything) (?:else|different|easier|fun|new)|stop|be done|quit|take a (?:little |short |quick )?break|have a (?:little |short |quick )?break|rest)(?: now| for a (?:bit|minute|sec|second)| please| pls| this| it| doing (?:this|it|math|reading))*\b/i
const stops = /\b(?:stop|done|quit|break|rest)\b/i
const mostWords = 18
/** It has to go: that is no wish for a break. */
const hasToGo = /\b(?:i|we) (?:(?:have|hav|got|need|gotta|hafta)\b|(?:am|'m|'re|are) (?:late|leaving)\b)|\bim late\b/i
/** A question beside it is what is answered. */
const asksBeside = /\b(?:what(?:'?s)?|who(?:'?s)?|where(?:'?s)?|tell me)\b/i
const others = /\b(?:when|until|after|before|if|why|how)\b/i

export function changeWished(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const found = wishes.exec(text)
  const kind = lesson.asked?.kind ?? ''
  if (!found || lesson.spanish || /^(?:play|story|feeling)$/.test(kind) || text.split(/\s+/).length > mostWords)
    return null
  const rest = text.replace(found[0], ' ')
  // Alone it is a wish that is known.
  if (rest.replace(/\W/g, '').length < 4 || others.test(found.input.slice(found.index + found[0].length))) return null
  if (/\?.*\?|["“]|\d/.test(text) || asksBeside.test(rest)) return null
  if (stops.test(found[0]) && hasToGo.test(rest)) return null
  const after = { ...lesson, aside: lesson.aside + 1 }
  if (stops.test(found[0]))
    return reply(
      [{ key: 'change.stop' }],
      {
        ...askTopic(heard, { ...after, asked: null }),
        lines: [{ key: 'change.stop.ask' }],
        press: choices(['break', 'story', 'joke', ...(openProblem(lesson) ? (['goBack'] as const) : [])]),
      },
      { kind: 'talk', mood: 'calm' },
    )
  return reply([{ key: 'change.other' }], askTopic(heard, { ...after, asked: null }), { kind: 'talk', mood: 'happy' })
}
