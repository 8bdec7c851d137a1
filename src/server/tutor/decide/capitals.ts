import { rngOf } from '#server/curriculum/rng.ts'
import { isNamed, placeNamed, placeOfCapital, places, placesAnswer, told } from '../know/places.ts'
import type { Decision, Line } from '../move.ts'
import { type Lesson, openProblem } from '../state.ts'
import { askAgain, askChat } from './ask.ts'
import type { Heard } from './hear.ts'
import { reply } from './reply.ts'

// Capitals and states: what is asked, 'and Florida?' behind it, and a quiz. `lesson.told` keeps where it stands: 'places:Texas', 'capital:Texas:0'.

const follows = /^\W*(?:and|what about|how about|ok and|now) (?:for )?([a-z .'-]{3,25}?)\W*$/i
const wishesQuiz =
  /\b(?:quiz|test|ask|give)(?: me)?(?: on| about| some| the| a| my)*(?: state| us)? capit[ao]ls?\b|\bcapit[ao]ls? (?:quiz|game|test)\b/i
const givesUp = /\b(?:idk|dunno|no idea|give up|don'?t know|dont know|tell me|skip|pass|next)\b/i
const leaves = /\b(?:stop|done|quit|no more|something else|bye|enough)\b/i
const mostWords = 6

export function capitals(heard: Heard): Decision | null {
  const { lesson, text } = heard
  if (lesson.spanish || lesson.asked?.kind === 'play' || lesson.asked?.kind === 'story') return null
  if (wishesQuiz.test(text)) return asks(heard, [])
  const kept = lesson.told ?? ''
  if (kept.startsWith('capital:')) {
    const tried = hears(heard, kept.split(':')[1] ?? '', Number(kept.split(':')[2] ?? 0))
    if (tried) return tried
  }
  const [, named] = kept.startsWith('places:') ? (follows.exec(text) ?? []) : []
  const place = named === undefined ? null : placeNamed(named)
  const found = place ? { says: told(place), about: place } : placesAnswer(text)
  if (!found) return null
  const after: Lesson = { ...lesson, told: `places:${found.about?.name ?? ''}` }
  return reply(
    [{ text: found.says, fact: true }],
    openProblem(after) ? askAgain(heard, after) : askChat(after, { key: 'places.more' }),
    { kind: 'book' },
  )
}

/** The next state to name the capital of, none that was asked just now. */
function asks(heard: Heard, lines: Line[]): Decision {
  const { lesson } = heard
  const states = places().filter(({ isState, name }) => isState && !lesson.told?.includes(name))
  const next = rngOf(lesson.seed + lesson.said.length).pick(states)
  return reply(
    lines,
    askChat(
      { ...lesson, seed: lesson.seed + 1, told: `capital:${next.name}:0` },
      { key: 'places.ask', values: { state: next.name } },
    ),
    {
      kind: 'words',
      mood: 'happy',
    },
  )
}

function hears(heard: Heard, state: string, misses: number): Decision | null {
  const { lesson, text } = heard
  const place = placeNamed(state)
  if (!place || leaves.test(text)) return null
  if (givesUp.test(text)) return asks(heard, [{ text: told(place), fact: true }])
  const said = text.replace(/^\W*(?:(?:is it|its|it's|um+|i think|maybe|oh|the capital is) )*/i, '')
  if (said.split(/\s+/).length > mostWords) return null
  if (isNamed(said, place.capital)) return asks(heard, [{ key: 'lang.yes' }, { text: told(place), fact: true }])
  const other = placeOfCapital(said)
  const isGuess =
    other !== null || (/^[a-z .'-]{3,20}$/i.test(said) && said.split(/\s+/).length <= 3 && !/\?/.test(text))
  if (!isGuess) return null
  const lines: Line[] = other ? [{ text: told(other), fact: true }] : [{ key: 'places.not' }]
  if (misses > 0) return asks(heard, [...lines, { text: told(place), fact: true }])
  return reply(
    lines,
    askChat(
      { ...lesson, told: `capital:${place.name}:1` },
      { key: 'places.hint', values: { state: place.name, first: place.capital.charAt(0) } },
    ),
    { kind: 'words', mood: 'thinking' },
  )
}
