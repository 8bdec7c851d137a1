import type { z } from 'zod'
import { requireConsent } from '#server/allowance/allowance.ts'
import { requireSubject } from '#server/allowance/controls.ts'
import { takeTool } from '#server/allowance/tool-time.ts'
import type { Learner } from '#server/auth/actor.ts'
import type { App } from '#server/context.ts'
import { AppError, notFound } from '#server/errors.ts'
import type { Graded } from '#server/grading/grade-answer.ts'
import type { Answer } from '#server/progress/evidence.ts'
import { isMastered } from '#server/progress/mastery.ts'
import { readRecord } from '#server/progress/record.ts'
import type { AnswerLogged, CardCategory, CardView, logAnswer as logAnswerBody } from '#shared/card.ts'
import type { SwitchableTool } from '#shared/tools/tool-kinds.ts'
import { firstBelief } from './belief.ts'
import type { Catalog } from './catalog.ts'
import { categoriesAtGrade } from './categories-at-grade.ts'
import { type CardWish, isOfWish } from './drawing.ts'
import { isEasyInstance } from './easy-instance.ts'
import { catalogFor } from './family-catalog.ts'
import { hearAlmost, keepHeard, momentOf } from './heard-answer.ts'
import { pickCard } from './pick-card.ts'
import { recordFor } from './picker-record.ts'

type Needs = Pick<App, 'db' | 'database' | 'now' | 'jobs' | 'config'>

/** A wish, and the tool that asks. */
type Asking = { wish: CardWish; tool: SwitchableTool; seed: number }

/** The next card for the pass's student. Fails with no_card when there is none that fits. */
export async function nextCard(app: Needs, learner: Learner, { wish: asked, tool, seed }: Asking): Promise<CardView> {
  const catalog = await catalogFor(app, learner.parentId)
  const { subjects_off } = learner.allowance
  const { category, subject, deck_id } = asked
  const isNarrow = category !== undefined || subject !== undefined
  const wish = { ...asked, ...(subjects_off.length > 0 && { subjects_off }) }
  const due = {
    ...(isNarrow && { skills: skillsOf(catalog, wish) }),
    ...(deck_id !== undefined && { deck: deck_id }),
  }
  // Neither waits for the other; where the tool may not be used, what was read is for nobody.
  const [, record] = await Promise.all([takeTool(app, learner, tool), readRecord(app, learner.studentId, due)])
  if (isNarrow || deck_id !== undefined) requireSubject(learner.allowance, subjectsOf(catalog, asked))
  if (!record) throw notFound()
  const card = pickCard(catalog, recordFor(app, catalog, record), wish, seed)
  if (!card) throw new AppError('no_card', 'There is no card like that right now.')
  return card.view()
}

const skillsOf = ({ graph }: Catalog, wish: CardWish) =>
  graph.skills.filter((skill) => isOfWish(skill, wish)).map((skill) => skill.id)

/** The subjects of what is wished for. */
const subjectsOf = ({ graph, inDeck }: Catalog, wish: CardWish) => {
  const ofDeck = wish.deck_id === undefined ? null : new Set(inDeck(wish.deck_id).map(({ skill }) => skill.id))
  const fit = graph.skills.filter((skill) => isOfWish(skill, wish) && (!ofDeck || ofDeck.has(skill.id)))
  return [...new Set(fit.map((skill) => skill.subject))]
}

/** Keeps an answer of the pass's student, once. Where it says what was answered, the server grades it. */
export async function logAnswer(
  app: Needs,
  learner: Learner,
  said: z.output<typeof logAnswerBody>,
): Promise<AnswerLogged> {
  const card = (await catalogFor(app, learner.parentId)).get(said.card_id)
  if (!card) throw new AppError('not_found', 'This card is not here.')
  const { skill, view } = card
  const tool = said.tool ?? 'flashcards'
  const { almost, ...graded }: Graded =
    said.answer === undefined ? { was_correct: said.was_correct, mistake: null } : card.grade(said.answer)
  const about = { correct_answer: view().correct_answer, skill: skill.id, skill_name: skill.name }
  if (almost)
    return { ...about, ...(await hearAlmost(app, learner, { skill: skill.id, ...almost, said: said.answer })) }
  const answer: Answer = {
    ...graded,
    skill: skill.id,
    card_id: card.id,
    memory: card.memory,
    tool,
    hint_level: said.hint_level ?? 0,
    guess: card.guess(tool),
    prior: (grade) => firstBelief(skill, grade),
    isEasy: isEasyInstance(card.question),
    latency_ms: said.latency_ms ?? null,
    answer: said.answer ?? null,
    client_id: said.client_id ?? null,
    answered_at: momentOf(app, said.answered_at),
  }
  const { recorded, help } = await keepHeard(app, learner, answer)
  const { band, was_correct, grew, first_time, grown } = recorded
  return { was_correct, band, grew, first_time, grown, ...about, help }
}

/** Grades above the child's, and above what it has mastered, that it may look into. */
const ahead = 1

/** The categories with cards for a student: up to the year above the child's or above what it can, and what a parent brought in. */
export async function cardCategories(app: Needs, learner: Learner): Promise<CardCategory[]> {
  requireConsent(learner.allowance)
  const catalog = await catalogFor(app, learner.parentId)
  const record = await readRecord(app, learner.studentId)
  if (!record) throw notFound()
  const reached = catalog.graph.skills.filter(({ id }) => {
    const state = record.states.get(id)
    return state !== undefined && isMastered(state)
  })
  const highest = Math.max(record.grade_level, ...reached.map(({ grade }) => grade)) + ahead
  const { subjects_off } = learner.allowance
  const fit = catalog.graph.skills.filter(({ grade, subject }) => grade <= highest && !subjects_off.includes(subject))
  const atGrade = categoriesAtGrade(fit, record.grade_level)
  const found = new Map(
    fit.map(({ category, subject }) => [category, { category, subject, at_grade: atGrade.has(category) }]),
  )
  return [...found.values()]
}
