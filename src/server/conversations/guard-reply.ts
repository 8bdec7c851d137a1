import { tellsAnswer } from '#server/safety/answer-leak.ts'
import { sentencesIn } from '#server/safety/by-sentence.ts'
import { checkReply, type Given, type ReplyVerdict } from '#server/safety/check-reply.ts'
import { readings } from '#server/safety/fold.ts'
import type { Guarded } from '#server/safety/guarded.ts'
import { saysRight } from '#server/safety/judgement-rules.ts'
import { slowToday } from '#server/tutor/model/fallback.ts'
import { factsOf } from '#server/tutor/model/move-in-words.ts'
import { teachingLayer } from '#server/tutor/model/prompt.ts'
import type { Decision } from '#server/tutor/move.ts'
import { chainIn } from '#server/tutor/read/algebra.ts'
import { tryAt } from '#server/tutor/read/tries.ts'
import { type Exercise, type Lesson, openProblem, questionOf } from '#server/tutor/state.ts'
import type { Play } from '#server/tutor/state-parts.ts'
import type { Turn } from '#server/tutor/turn.ts'

/** One way to take a message: what was decided on it, and the built-in wording. */
export type Taken = {
  reading: string
  decision: Decision
  words: string
  /** The lesson as it was before. */
  earlier: Lesson
  /** The lesson after it, the wordings noted. */
  lesson: Lesson
}

export type Check = (sentence: string, shown: readonly string[]) => ReplyVerdict

/** What may be said in a turn that is taken one way. */
export function checkFor(taken: Taken, turn: Turn): Check {
  const { student, tutor, notes } = turn
  const said = turn.recent.at(-1)?.content ?? ''
  // Short notes are said again by chance ('practice the 7 times table'), and that is what they are for.
  const longNotes = notes.filter((note) => note.split(/\s+/).length > 8)
  const hidden = [teachingLayer, tutor.personality, ...longNotes]
  const { move } = taken.decision
  const { found } = move
  const doubted = found === undefined ? doubtedIn(taken, said) : null
  const [exercise = null, ...untold] = untoldIn(taken)
  const given: Given = {
    ours: `${slowToday} ${taken.words}`,
    texts: [...sentencesIn(taken.words), ...move.lines.flatMap((line) => ('text' in line ? [line.text] : []))],
    facts: factsOf(move),
    known: [said, tutor.name, student.nickname, ...notes],
    untold,
  }
  const grade = student.grade_level
  return (sentence, shown) => {
    const verdict = checkReply({
      sentence,
      exercise,
      mayTell: false,
      shown,
      hidden,
      grade,
      given,
      ...(found && { found }),
    })
    return verdict.ok && doubted && agreesTo(verdict.sentence, doubted)
      ? { ok: false, reason: 'agrees', instead: '' }
      : verdict
  }
}

/** A credit is only for what the key says is right: no choice of a model makes it so. */
export function mayCredit({ decision: { move }, earlier }: Taken, likeliest: Taken, said: string): boolean {
  if (move.found !== 'right' || likeliest.decision.move.found === 'right') return true
  return earlier.problems.some(({ item }) => tryAt(said, item).kind === 'right')
}

/**
 * Where code judged nothing: what the child said that would not be right as an answer, or is a sum that is not true. Null
 * where there is nothing of the kind, or where our own words agree.
 */
function doubtedIn({ words, earlier }: Taken, said: string): string[] | null {
  if (saysRight(readings(words))) return null
  const tries = earlier.problems.flatMap(({ item }) => {
    const tried = tryAt(said, item)
    return tried.kind === 'wrong' || tried.kind === 'almost' ? [tried.said] : tried.kind === 'several' ? [said] : []
  })
  const untrue = chainIn(said)?.links.flatMap(({ isTrue, stated }) => (isTrue ? [] : [stated.toFraction()])) ?? []
  const doubted = [...tries, ...untrue]
  return doubted.length > 0 ? doubted : null
}

const bare = 6
const hasEquation = /[=]|\b(?:makes?|equals?|plus|minus|times)\b/

/** 'Yes, that is right!', or the value itself called right. What is told of it beside that is no judgement: 'Yes, a ten is left over.' */
function agreesTo(sentence: string, doubted: readonly string[]): boolean {
  if (!saysRight(readings(sentence))) return false
  if (sentence.split(/\s+/).length <= bare) return true
  return (
    !hasEquation.test(sentence) && doubted.some((value) => ` ${sentence.toLowerCase()} `.includes(value.toLowerCase()))
  )
}

/** The questions that stay open after a turn, with their keys: the problems, a step, what a game has in mind. */
export function untoldIn({ decision: { move, lesson }, words }: Taken): Guarded[] {
  const { asked, play } = lesson
  const [question = ''] = sentencesIn(words).slice(-1)
  const open = openProblem(lesson)
  const problems = [...(open ? [open] : []), ...lesson.problems.filter((one) => one !== open)].map(guardedOf)
  const aside: Guarded[] = []
  if (asked?.expects && (asked.problem === null || asked.kind === 'step'))
    aside.push({ question, text: [], answer: asked.expects })
  if (play && guessed.has(play.game) && !words.includes(play.secret))
    aside.push({ question, text: [], answer: secretOf(play.secret) })
  // What the move itself tells can be nobody's secret: a twin may have the same answer.
  const isTold = (one: Guarded) => tellsAnswer(words, one, [])
  return [
    ...(move.tellsKey ? problems.filter((one) => !isTold(one)) : problems),
    ...aside.filter((one) => !isTold(one)),
  ]
}

/** The names of the open problems, whose answers a model is told not to tell. */
export function untoldNames({ decision: { lesson } }: Taken): string[] {
  return lesson.problems.map(({ item }) => item.name)
}

/** Games in which the child finds out what the tutor has in mind. */
const guessed: ReadonlySet<Play['game']> = new Set(['guess_number', 'guess_what', 'riddle'])

const secretOf = (secret: string): Guarded['answer'] =>
  /^\d+$/.test(secret) ? { form: 'number', answer: secret } : { form: 'word', answer: secret, spelling: 'exact' }

/** A question of several sentences is said one by one: none of them tells it. */
const guardedOf = (exercise: Exercise): Guarded => ({
  question: questionOf(exercise),
  text: [...exercise.item.text, ...sentencesIn(questionOf(exercise)), ...sentencesIn(exercise.item.question)],
  answer: exercise.item.answer,
})
