import { reply } from '../decide/reply.ts'
import type { Decision, Line, Situation } from '../move.ts'
import type { Lesson } from '../state.ts'
import type { Play } from '../state-parts.ts'
import { type Heard, isAboutTutor, isElsewhere, says, saysOne, wordsIn } from './hearing.ts'
import { given, pickFresh } from './pick-fresh.ts'
import { type Joke, jokes, riddles } from './play-content.ts'
import { presses } from './presses.ts'
import { another, playOn } from './ways.ts'

const isAway = (heard: Heard) => isElsewhere(heard) || isAboutTutor(heard)

export function tellJoke(situation: Situation, theme: string | null): Decision | null {
  const picked = pickFresh(jokes(), situation, theme)
  return (
    picked &&
    reply([{ key: 'joke.begin' }], asksJoke(given(situation.lesson, picked.one.id), picked.one), {
      kind: 'play.joke',
      mood: 'happy',
    })
  )
}

export function tellRiddle(situation: Situation, theme: string | null): Decision | null {
  const picked = pickFresh(riddles(), situation, theme)
  return (
    picked &&
    reply([{ key: 'riddle.begin' }], asksRiddle(given(situation.lesson, picked.one.id), picked.one, 0), {
      kind: 'play.riddle',
      mood: 'thinking',
    })
  )
}

const asksJoke = (lesson: Lesson, { id, ask, tell }: Joke) =>
  playOn(lesson, { game: 'joke', id, secret: tell, turns: 0, used: [] }, [{ text: ask, fact: true }], {
    press: presses('dontKnow', 'giveUp'),
  })

const asksRiddle = (lesson: Lesson, { id, ask, tell }: Joke, turns: number, lines?: Line[]) =>
  playOn(lesson, { game: 'riddle', id, secret: tell, turns, used: [] }, lines ?? [{ text: ask, fact: true }], {
    press: presses(turns === 0 ? 'hint' : 'dontKnow', 'giveUp'),
  })

export const askJokeAgain = ({ lesson }: Situation, play: Play) => {
  const joke = jokes().find(({ id }) => id === play.id)
  return joke ? asksJoke(lesson, joke) : null
}

export const askRiddleAgain = ({ lesson }: Situation, play: Play) => {
  const riddle = riddles().find(({ id }) => id === play.id)
  return riddle ? asksRiddle(lesson, riddle, play.turns) : null
}

/** A guess is no longer than this; more is talk. */
const longestGuess = 14

/** Any answer will do: 'what?', 'idk', a guess. Then the end is told, and a guess that was it is credited. */
export function hearJoke(heard: Heard, play: Play): Decision | null {
  const joke = jokes().find(({ id }) => id === play.id)
  if (!joke) return null
  const { lesson, text } = heard
  const isGuess = guessed(text, joke)
  if (!isGuess && (isAway(heard) || wordsIn(text).length > longestGuess)) return null
  const lines: Line[] = isGuess
    ? [{ key: 'joke.guessed' }, { text: joke.tell, fact: true }]
    : [{ text: joke.tell, fact: true }, { key: 'joke.laugh' }]
  return reply(lines, another(lesson, 'joke'), { kind: 'play.joke', mood: 'happy' })
}

const smallWords = new Set(
  'the and was were his her its they them that this with for from because cause wanted want to a an it is in on he she of had have has so at be did too'.split(
    ' ',
  ),
)

/** Most of the words on which the end turns. */
function guessed(text: string, { ask, tell, accepts }: Joke): boolean {
  if (accepts.length > 0 && saysOne(text, accepts)) return true
  const known = new Set(wordsIn(ask))
  const turning = wordsIn(tell).filter((word) => !known.has(word) && !smallWords.has(word))
  const hit = turning.filter((word) => saysOne(text, [word]))
  return turning.length > 0 && hit.length / turning.length >= 0.6
}

/** A guess, then a hint, then the answer. */
export function hearRiddle(heard: Heard, play: Play): Decision | null {
  const riddle = riddles().find(({ id }) => id === play.id)
  if (!riddle) return null
  const { lesson, text } = heard
  const marks = { kind: 'play.riddle', mood: 'happy' } as const
  if (saysOne(text, riddle.accepts))
    return reply([{ key: 'riddle.right' }, { text: riddle.tell, fact: true }], another(lesson, 'riddle'), marks)
  const isOver =
    /\bgive up\b|^\W*(?:(?:ok|idk|i (?:dont|don'?t) know|no idea|just|please|so)\W+)*tell me(?: please| already| now)?\W*$/i.test(
      text,
    )
  if (!isOver && (isAway(heard) || wordsIn(text).length > longestGuess)) return null
  // Glad of the riddle before or of this one: it stays open.
  if (says.reacts(text) && !says.another(text))
    return reply([{ key: 'riddle.fun' }], asksRiddle(lesson, riddle, play.turns), marks)
  const wantsAnswer = /\banswer\b|\bgive up\b|\bwhat (?:is|was) it\b|\btell me\b/i.test(text)
  if (play.turns === 0 && !wantsAnswer && riddle.hint !== undefined) {
    const isGuess = !says.givesUp(text) && !says.hint(text)
    const lines: Line[] = [{ key: isGuess ? 'riddle.not' : 'riddle.hint' }, { text: riddle.hint, fact: true }]
    return reply(lines, asksRiddle(lesson, riddle, 1, [{ key: 'riddle.ask' }]), {
      kind: 'play.riddle',
      mood: 'thinking',
    })
  }
  return reply([{ key: 'riddle.told' }, { text: riddle.tell, fact: true }], another(lesson, 'riddle'), marks)
}
