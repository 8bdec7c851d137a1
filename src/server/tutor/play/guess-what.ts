import { checkWord } from '#shared/answers/check-word.ts'
import { reply } from '../decide/reply.ts'
import type { Decision, Line, Situation } from '../move.ts'
import type { Lesson } from '../state.ts'
import type { Play } from '../state-parts.ts'
import { type Heard, isElsewhere, says, saysOne, wordsIn } from './hearing.ts'
import { given, pickFresh } from './pick-fresh.ts'
import { type SecretThing, secretThings } from './play-content.ts'
import { presses } from './presses.ts'
import { another, playOn } from './ways.ts'

/** `turns`: how many clues were given. */
export function startGuessWhat(situation: Situation): Decision | null {
  const picked = pickFresh(secretThings(), situation)
  if (!picked) return null
  const { one } = picked
  return reply([{ key: 'what.start' }], asksWhat(given(situation.lesson, one.id), one, 1), {
    kind: 'play.game',
    mood: 'happy',
  })
}

const asksWhat = (lesson: Lesson, { id, answer, clues }: SecretThing, count: number) =>
  playOn(
    lesson,
    { game: 'guess_what', id, secret: answer, turns: count, used: [] },
    [{ text: clues[count - 1] ?? '', fact: true }, { key: 'what.ask' }],
    { press: count < clues.length ? presses('clue', 'giveUp') : presses('giveUp') },
  )

export function askWhatAgain({ lesson }: Situation, play: Play) {
  const thing = secretThings().find(({ id }) => id === play.id)
  return thing ? asksWhat(lesson, thing, play.turns) : null
}

const asksAbout =
  /^\W*(?:does|do|can|has|have|how|where|is it (?:big|small|tall|fast|slow|soft|hard|cute|scary|nice|real|alive|an animal|a food|food)|are you (?:big|small|an animal|a food))\b/i
const longestTalk = 10

export function hearGuessWhat(heard: Heard, play: Play): Decision | null {
  const thing = secretThings().find(({ id }) => id === play.id)
  if (!thing) return null
  const { lesson, text } = heard
  const marks = { kind: 'play.game', mood: 'happy' } as const
  const isIt =
    saysOne(text, [thing.answer, ...thing.accepts]) ||
    checkWord(text, { form: 'word', answer: thing.answer, accepts: thing.accepts, spelling: 'near' }).kind === 'right'
  if (isIt)
    return reply(
      [{ key: 'what.right', values: { answer: thing.answer, clues: play.turns } }],
      another(lesson, 'game', 'guess_what'),
      marks,
    )
  if (isElsewhere(heard) || wordsIn(text).length > longestTalk) return null
  if (/\bgive up\b|\banswer\b|\bwhat (?:is it|are you)\b|\btell me\b/i.test(text) || play.turns >= thing.clues.length)
    return reply([{ key: 'what.told', values: { answer: thing.answer } }], another(lesson, 'game', 'guess_what'), marks)
  const line: Line = asksAbout.test(text)
    ? { key: 'what.question' }
    : says.givesUp(text) || says.hint(text) || says.another(text)
      ? { key: 'what.clue' }
      : { key: 'what.not' }
  return reply([line], asksWhat(lesson, thing, play.turns + 1), { kind: 'play.game', mood: 'thinking' })
}
