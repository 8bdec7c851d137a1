import alts from '#content/en/tutor/pictures.json'
import { rngOf } from '#server/curriculum/rng.ts'
import { icuText } from '#server/icu/icu-text.ts'
import { findAnswer } from '#shared/answers/find-answer.ts'
import { findNumbers } from '#shared/answers/numbers.ts'
import type { Picture } from '#shared/picture.ts'
import { reply } from '../decide/reply.ts'
import type { Decision, Line, Situation } from '../move.ts'
import { keyValue } from '../read/tries.ts'
import type { Lesson } from '../state.ts'
import type { Play } from '../state-parts.ts'
import { type Heard, isElsewhere, says, wordsIn } from './hearing.ts'
import { keptRange, middleOf, type Range, rangeByClue, rangeOf } from './number-clues.ts'
import { presses } from './presses.ts'
import { another, playOn } from './ways.ts'

/** The largest number by grade; pre-K first. */
const tops = [5, 10, 20, 50, 100, 100, 100] as const
/** Up to here the guesses are shown on a line. */
const longestLine = 20
const largest = 1_000

const topFor = (grade: number) => tops[Math.max(0, Math.min(tops.length - 1, grade + 1))] ?? 10

const isWaiting = ({ problems }: Lesson, number: number) =>
  problems.some(({ item }) => keyValue(item)?.equals(number) ?? false)

/** 'from 1 to 50', 'up to 20': the child's own range. */
function topIn(text: string): number | null {
  const [, top] = /\b(?:to|and|-)\s*(\d{1,4})\b/i.exec(text) ?? []
  const value = Number(top ?? 0)
  return value >= 3 && value <= largest ? value : null
}

/** The tutor has a number; used: the largest it may be, then the guesses. */
export function thinkOfNumber({ lesson, grade, text }: Situation): Decision {
  const top = topIn(text) ?? topFor(grade)
  const seed = lesson.seed + 1
  const rng = rngOf(seed * 29 + lesson.given.length)
  const drawn = rng.int(1, top)
  // The answer of a problem that waits is not said in a game.
  const secret = String(isWaiting(lesson, drawn) ? (drawn % top) + 1 : drawn)
  const play = { game: 'guess_number', id: 'mine', secret, turns: 0, used: [String(top)] } as const
  return reply(
    [{ key: 'number.start', values: { top } }],
    asksNumber({ ...lesson, seed }, { ...play, used: [...play.used] }),
    { kind: 'play.game', mood: 'happy' },
  )
}

const asksNumber = (lesson: Lesson, play: Omit<Play, 'away'>) => {
  const top = Number(play.used[0] ?? 10)
  return playOn(lesson, play, [{ key: 'number.ask', values: { top } }], {
    press: play.turns > 0 ? presses('hint', 'giveUp') : [],
    picture: lineOf(top, play.used.slice(1).map(Number)),
    expects: { form: 'number', answer: play.secret },
  })
}

/** The guesses so far on a line of numbers. */
function lineOf(top: number, guesses: readonly number[]): Picture | null {
  if (top > longestLine) return null
  const step = top <= 10 ? 1 : 5
  const labels = Array.from({ length: top + 1 }, (_, at) => at).filter((at) => at % step === 0 || at === top)
  return {
    kind: 'number-line',
    from: 0,
    to: top,
    step: 1,
    labels: labels.map((at) => ({ at, text: String(at) })),
    ...(guesses.length > 0 && { points: guesses.slice(-6).map((at) => ({ at })) }),
    alt: icuText(guesses.length > 0 ? alts.guesses : alts.line, { top, guesses: guesses.slice(-6).join(', ') }),
  }
}

export function askNumberAgain({ lesson }: Situation, play: Play) {
  if (play.id === 'mine') return asksNumber(lesson, play)
  const last = play.used.at(-1)
  return last === undefined
    ? playOn(lesson, play, [{ key: 'yours.think' }], { press: presses('ready') })
    : asksGuess(lesson, play, Number(last))
}

export const hearNumber = (heard: Heard, play: Play): Decision | null =>
  play.id === 'mine' ? hearGuess(heard, play) : hearWay(heard, play)

const longestTalk = 8

function hearGuess(heard: Heard, play: Play): Decision | null {
  const { lesson, text } = heard
  if (isElsewhere(heard)) return null
  const found = findAnswer(text)
  const [top = 10, ...guesses] = play.used.map(Number)
  const secret = Number(play.secret)
  const marks = { kind: 'play.game', mood: 'happy' } as const
  if (found.kind === 'unsure') return reply([{ key: 'which' }], asksNumber(lesson, play), marks)
  if (found.kind === 'number') {
    const said = Number(found.value.valueOf())
    if (said === secret) {
      const tries = play.turns + 1
      return reply(
        [{ key: 'number.right', values: { number: secret, tries } }],
        another(lesson, 'game', 'guess_number'),
        marks,
      )
    }
    if (!Number.isInteger(said) || said < 1 || said > top)
      return reply([{ key: 'number.outside', values: { top } }], asksNumber(lesson, play), marks)
    const way = said < secret ? 'higher' : 'lower'
    const key = isWaiting(lesson, said) ? `number.only.${way}` : `number.${guesses.includes(said) ? 'had.' : ''}${way}`
    const used = guesses.includes(said) ? play.used : [...play.used, String(said)]
    return reply([{ key, values: { said } }], asksNumber(lesson, { ...play, turns: play.turns + 1, used }), marks)
  }
  if (
    says.hint(text) ||
    /\bclose\b|\bwarm(?:er)?\b|\bcold(?:er)?\b|\bis it (?:big|small|higher|lower|even|odd)/i.test(text)
  ) {
    const from = Math.max(0, ...guesses.filter((one) => one < secret)) + 1
    const to = Math.min(top + 1, ...guesses.filter((one) => one > secret)) - 1
    return reply(
      [{ key: 'number.hint', values: { from, to } }],
      asksNumber(lesson, { ...play, turns: Math.max(1, play.turns) }),
      marks,
    )
  }
  if (says.givesUp(text) && play.turns > 0)
    return reply([{ key: 'number.told', values: { number: secret } }], another(lesson, 'game', 'guess_number'), marks)
  if (wordsIn(text).length > longestTalk) return null
  return reply([], asksNumber(lesson, play), marks)
}

/** The child has a number and the tutor finds it, always asking in the middle. `secret`: what it may still be. */
export function guessNumber({ lesson, grade, text }: Situation): Decision {
  const top = topIn(text) ?? topFor(grade)
  const play = { game: 'guess_number', id: 'yours', secret: `1-${top}`, turns: 0, used: [] } as const
  // The clues come with it: 'it's more than 20 and less than 30'.
  const clue = rangeByClue(text, {
    least: 1,
    most: Math.max(top, ...findNumbers(text).map((one) => one.valueOf())),
    parity: null,
  })
  if (clue) return guessNext(lesson, { ...play, used: [], away: 0 }, clue, [{ key: 'yours.clue' }])
  return reply(
    [{ key: 'yours.start', values: { top } }],
    playOn(lesson, { ...play, used: [] }, [{ key: 'yours.think' }], { press: presses('ready') }),
    {
      kind: 'play.game',
      mood: 'happy',
    },
  )
}

const asksGuess = (lesson: Lesson, play: Omit<Play, 'away'>, guess: number) =>
  playOn(lesson, play, [{ key: 'yours.guess', values: { guess } }], { press: presses('higher', 'lower', 'found') })

const up = /\b(?:higher|bigger|more|up|too (?:low|small|little)|greater|larger|low|hier|highr)\b/i
const down = /\b(?:lower|smaller|less|fewer|down|too (?:high|big|much)|littler|high|lowr)\b/i
const hit =
  /^\W*(?:yes|yeah|yea|yep|yup|ya|correct|right|you (?:got|did|found)|that'?s (?:it|right|my number)|thats (?:it|right)|bingo|si)\b/i

function hearWay(heard: Heard, play: Play): Decision | null {
  const { lesson, text } = heard
  if (isElsewhere(heard)) return null
  const range = rangeOf(play.secret)
  const last = play.used.at(-1)
  const marks = { kind: 'play.game', mood: 'happy' } as const
  const clue = rangeByClue(text, range)
  if (clue) return guessNext(lesson, play, clue, [{ key: 'yours.clue' }])
  if (last === undefined) {
    if (wordsIn(text).length > longestTalk) return null
    return guessNext(lesson, play, range, [])
  }
  const guess = Number(last)
  const isUp = /\btoo (?:low|small|little)\b/i.test(text) || (up.test(text) && !down.test(text))
  const isDown = /\btoo (?:high|big|much)\b/i.test(text) || (down.test(text) && !up.test(text))
  if (hit.test(text) && !isUp && !isDown)
    return reply(
      [{ key: 'yours.found', values: { guess, tries: play.turns } }],
      another(lesson, 'game', 'guess_number'),
      marks,
    )
  if (!isUp && !isDown) {
    // It told its number, or something that is neither.
    if (findNumbers(text).length > 0)
      return reply([{ key: 'yours.toldIt' }], another(lesson, 'game', 'guess_number'), marks)
    if (wordsIn(text).length > longestTalk) return null
    return reply([{ key: 'yours.which', values: { guess } }], asksGuess(lesson, play, guess), marks)
  }
  return guessNext(lesson, play, isUp ? { ...range, least: guess + 1 } : { ...range, most: guess - 1 }, [
    { key: isUp ? 'yours.up' : 'yours.down', values: { guess } },
  ])
}

function guessNext(lesson: Lesson, play: Play, range: Range, lines: Line[]): Decision {
  const marks = { kind: 'play.game', mood: 'thinking' } as const
  const middle = middleOf(range)
  if (middle === null) return reply([{ key: 'yours.mixed' }], another(lesson, 'game', 'guess_number'), marks)
  const further = middleOf({ ...range, least: middle + 1, most: Math.min(range.most, middle + 2) })
  const guess = isWaiting(lesson, middle) ? (further ?? middle) : middle
  const next = { ...play, secret: keptRange(range), turns: play.turns + 1, used: [...play.used, String(guess)] }
  return reply(lines, asksGuess(lesson, next, guess), marks)
}
