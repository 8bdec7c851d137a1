import { askTopic, type Closing } from '../decide/ask.ts'
import { reply } from '../decide/reply.ts'
import { themesIn } from '../know/themes.ts'
import type { Decision, Situation } from '../move.ts'
import { shareOfActs } from '../read/acts.ts'
import { pressedAct } from '../read/pressed.ts'
import { openProblem } from '../state.ts'
import type { Play as Playing } from '../state-parts.ts'
import { askNumberAgain, guessNumber, hearNumber, thinkOfNumber } from './guess-number.ts'
import { askWhatAgain, hearGuessWhat, startGuessWhat } from './guess-what.ts'
import { askYoursAgain, hearGuessYours, startGuessYours } from './guess-yours.ts'
import { type Heard, isElsewhere, isWork, says, wordsIn } from './hearing.ts'
import { askJokeAgain, askRiddleAgain, hearJoke, hearRiddle, tellJoke, tellRiddle } from './jokes.ts'
import { askKnockAgain, hearKnock, hearKnockOn, hearOwnJoke, hearOwnRiddle, isKnock, jokeToldIn } from './knock.ts'
import { askOddAgain, hearOddOneOut, startOddOneOut } from './odd-one-out.ts'
import { presses } from './presses.ts'
import { problemAbout } from './problem-about.ts'
import { askQuizAgain, hearQuiz, quizOfTalk, quizWished, startQuiz, wantsQuestion } from './quiz.ts'
import { askRhymeAgain, hearRhyme, startRhymes } from './rhyme-chain.ts'
import { askStoryAgain, hearStory, tellStory } from './tell-story.ts'
import { another, anotherAsked, backToWork, stopped } from './ways.ts'
import { wishIn } from './wished-play.ts'

export type Play = 'story' | 'joke' | 'riddle' | 'game'

type Game = Playing['game']
type Rules = {
  hear: (heard: Heard, play: Playing) => Decision | null
  /** Its question once more, for a child that was away. */
  again: (situation: Situation, play: Playing) => Closing | null
}

const rules: Readonly<Record<Game, Rules>> = {
  guess_number: { hear: hearNumber, again: askNumberAgain },
  guess_what: { hear: hearGuessWhat, again: askWhatAgain },
  guess_yours: { hear: hearGuessYours, again: askYoursAgain },
  rhyme_chain: { hear: hearRhyme, again: askRhymeAgain },
  odd_one_out: { hear: hearOddOneOut, again: askOddAgain },
  joke: { hear: hearJoke, again: askJokeAgain },
  riddle: { hear: hearRiddle, again: askRiddleAgain },
  story: { hear: hearStory, again: askStoryAgain },
  knock: { hear: hearKnockOn, again: askKnockAgain },
  quiz: { hear: hearQuiz, again: askQuizAgain },
}

const starts: Readonly<Record<string, (situation: Situation) => Decision | null>> = {
  guess_number: thinkOfNumber,
  rhyme_chain: startRhymes,
  odd_one_out: startOddOneOut,
  guess_what: startGuessWhat,
  guess_yours: startGuessYours,
}
const gameNames = ['guess_number', 'rhyme_chain', 'odd_one_out', 'guess_what'] as const

/** `about`: a theme, or a game by its name. */
export function startPlay(situation: Situation, what: Play, about: string | null): Decision {
  const made =
    what === 'story'
      ? tellStory(situation, about)
      : what === 'joke'
        ? tellJoke(situation, about)
        : what === 'riddle'
          ? tellRiddle(situation, about)
          : startGame(situation, about)
  return made ?? reply([{ key: 'fine' }], askTopic(situation, situation.lesson), { kind: `play.${what}` })
}

function startGame(situation: Situation, about: string | null): Decision | null {
  const wish = wishIn(situation.text)
  if (wish?.what === 'ownNumber') return guessNumber(situation)
  const named = about !== null && starts[about] ? about : wish?.what === 'game' ? wish.game : null
  return named === null ? chooseGame(situation) : (starts[named]?.(situation) ?? null)
}

const choosing = 'which game'

function chooseGame({ lesson }: Situation): Decision {
  return reply(
    [],
    {
      lines: [{ key: 'play.which' }],
      asked: { kind: 'play', problem: null, expects: null, yes: null, no: null, about: choosing, times: 1 },
      press: presses(...gameNames),
      picture: null,
      lesson: { ...lesson, play: null },
    },
    { kind: 'play.which', mood: 'happy' },
  )
}

/** A wish to play in plain words: a story, a game by its name, a joke of the child's own. */
/** 'Another bird story', where number stories are done. */
const isOfNumbers = ({ text, lesson }: Heard) =>
  /\b(?:math|number|word problem)\b/i.test(text) ||
  (/\b(?:another|one more|an other)\b/i.test(text) &&
    (openProblem(lesson) ?? lesson.last) !== null &&
    lesson.play === null)

export function wishedPlay(heard: Heard & { written?: string }): Decision | null {
  const { text, acts } = heard
  if (isKnock(text)) return hearKnock(heard)
  const joke = jokeToldIn(text)
  if (joke !== null) return hearOwnJoke({ ...heard, text: joke }, true)
  const quiz = quizWished(heard.written ?? text) ?? quizWished(text) ?? quizOfTalk(heard)
  if (quiz) return startQuiz(heard, quiz)
  const wish = wishIn(text)
  if (wish) {
    switch (wish.what) {
      case 'problem':
        return problemAbout(
          resized(heard),
          wish.theme ?? (wish.about === null ? (heard.lesson.likes.at(-1) ?? null) : null),
          wish.about,
        )
      case 'ownJoke':
        return hearOwnRiddle(heard) ?? hearOwnJoke(heard, false)
      case 'ownNumber':
        return guessNumber(heard)
      case 'game':
        return startPlay(heard, 'game', wish.game)
      default:
        return wish.what === 'story' && isOfNumbers(heard)
          ? problemAbout(heard, wish.theme)
          : startPlay(heard, wish.what, wish.theme)
    }
  }
  const isQuestion =
    /^\W*(?:why did|what do (?:you|u|ya) (?:call|get)|what did|how do (?:you|u)|why do|what kind of|why was|why is|what has|where do)\b/i.test(
      text,
    )
  return isQuestion && shareOfActs(acts, 'joke_told') > 0.55 ? hearOwnJoke(heard, true) : null
}

const mostShift = 3

/** 'An easier one about horses': from here on the numbers are smaller. */
function resized(heard: Heard): Heard {
  const { lesson, text } = heard
  const step = /\b(?:easier|easy|simpler?|smaller)\b/i.test(text)
    ? -1
    : /\b(?:harder|hard|tricky|trickier|challenging|bigger)\b/i.test(text)
      ? 1
      : 0
  return step === 0
    ? heard
    : { ...heard, lesson: { ...lesson, shift: Math.max(-mostShift, Math.min(mostShift, lesson.shift + step)) } }
}

/** What the child says while something is played or told; null where it is about something else. */
export function goOnPlaying(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const { asked, play } = lesson
  if (asked?.kind === 'play' && asked.about === choosing) return gameChosen(heard)
  if (anotherAsked(asked)) return oneMore(heard)
  if (!play) return null
  if (asked?.kind !== 'play' && asked?.kind !== 'story') return returns(heard, play)
  const isTold = play.game === 'knock'
  if (!isTold && isWork(text)) return null
  if (says.stop(text) && wordsIn(text).length <= 10) return stopped(heard)
  if (!isTold && (wishIn(text) || jokeToldIn(text) !== null)) return wishedPlay(heard)
  return rules[play.game].hear(heard, play)
}

/** Back to the game by itself: said so, or a number alone where one was to be guessed and nothing else asks for one. */
function returns(heard: Heard, play: Playing): Decision | null {
  const { text, lesson } = heard
  if (says.keepOn(text) || (play.game === 'quiz' && wantsQuestion(text))) {
    if (play.game === 'story' && play.secret === 'rest') return hearStory(heard, play)
    const closing = rules[play.game].again(heard, play)
    return closing && reply([{ key: 'play.return' }], closing, { kind: 'play.game', mood: 'happy' })
  }
  const isFree = lesson.asked === null || lesson.asked.kind === 'chat' || lesson.asked.kind === 'topic'
  const isGuess = play.game === 'guess_number' && isFree && /^\W*(?:is it |maybe |um )?\d{1,4}\W*$/i.test(text)
  return isGuess ? rules[play.game].hear(heard, play) : null
}

const gameOf = (name: string): Game | null => gameNames.find((one) => one === name) ?? null

function oneMore(heard: Heard): Decision | null {
  const { text, lesson } = heard
  const again = anotherAsked(lesson.asked)
  if (!again || isWork(text) || pressedAct(text) === 'something_else') return null
  const wished = wishedPlay(heard)
  if (wished) return wished
  const words = wordsIn(text)
  if (/\b(?:a )?different game\b|\bother game\b/i.test(text)) return chooseGame(heard)
  if (leaves.test(text) || isThrough.test(text)) return null
  if (takesTurns.test(text)) return startPlay(heard, 'game', 'guess_what')
  if (says.no(text) || (says.back(text) && !says.another(text)) || says.stop(text))
    return backToWork(heard, says.back(text))
  if (says.laughs(text) && !says.another(text))
    return reply([{ key: 'joke.glad' }], another(lesson, again.kind, gameOf(again.game)), {
      kind: 'play.joke',
      mood: 'happy',
    })
  if (words.length <= 8 && (says.yes(text) || says.another(text) || /\b(?:joke|riddle|story|game|play)\b/i.test(text)))
    return startPlay(heard, again.kind, again.kind === 'game' ? again.game : (themesIn(text)[0]?.id ?? null))
  return null
}

const leaves = /\b(?:bye+|goodbye|good ?night|gotta go|got to go|g2g|gtg|bed ?time|see (?:you|ya))\b/i
/** It is done for today, and wants no exercise. */
const isThrough = /\b(?:finished|all done|(?:im|i'm|i am) done|thanks?|thank you)\b/i
/** 'Now you do one', after the tutor guessed. */
const takesTurns =
  /^\W*(?:ok |okay |now )*(?:you (?:do|pick|think of|have|try) (?:one|it)|your turn|you go|now you)\W*$/i

function gameChosen(heard: Heard): Decision | null {
  const { text, lesson, grade } = heard
  if (isWork(text) || isElsewhere(heard)) return null
  const wished = wishedPlay(heard)
  if (wished && wished.move.kind !== 'play.which') return wished
  if (says.no(text) || says.stop(text)) return stopped(heard)
  const at = [
    /\bnumbers?\b|\b1\b|\bfirst\b/i,
    /\brh?y?i?m(?:e|es|ing)\b|\b2\b|\bsecond\b/i,
    /\bbelong|\bodd\b|\bdifferent\b|\b3\b|\bthird\b/i,
    /\bwhat (?:i am|am i)\b|\bguess\b|\banimal\b|\b4\b|\blast\b/i,
  ].findIndex((pattern) => pattern.test(text))
  const lets =
    says.yes(text) ||
    /\b(?:(?:you|u) (?:pick|choose|decide)|pick (?:one|for me)|any|whatever|dont care|don't care|surprise)\b/i.test(
      text,
    )
  const name = at >= 0 ? gameNames[at] : lets ? gameNames[(lesson.seed + grade + 1) % gameNames.length] : undefined
  return name === undefined ? null : startPlay(heard, 'game', name)
}

/** More replies beside a game than this, and it is over; a quiz waits for what is asked beside it. */
const mostAway = 2
const mostAwayFromQuiz = 5
/** Where a reply to talk beside the game would only ask what to do, the game is asked about instead. */
const aside = /^(?:talk|unsure|book|again)\b/
const onlyAsks = new Set(['topic', 'again', 'waits'])

/** A reply in which the game was not played: it waits, is asked about again where nothing else is, and is over in the end. */
export function afterPlay(situation: Situation, decision: Decision): Decision {
  const { play } = situation.lesson
  const { move, lesson } = decision
  if (!play || lesson.play !== play) return decision
  const away = play.away + 1
  if (away > (play.game === 'quiz' ? mostAwayFromQuiz : mostAway))
    return { ...decision, lesson: { ...lesson, play: null } }
  const waiting = { ...play, away }
  const last = move.lines.at(-1)
  const isIdle = aside.test(move.kind) && last !== undefined && 'key' in last && onlyAsks.has(last.key)
  const closing = isIdle ? rules[play.game].again({ ...situation, lesson }, play) : null
  if (!closing) return { ...decision, lesson: { ...lesson, play: waiting } }
  return {
    ...decision,
    move: {
      ...move,
      lines: [...move.lines.slice(0, -1), { key: 'play.return' }, ...closing.lines],
      press: closing.press,
      picture: closing.picture,
    },
    lesson: { ...closing.lesson, asked: closing.asked, play: waiting },
  }
}
