import { helpFor } from '#server/alarms/help-for.ts'
import { isReadOutside } from '#server/alarms/tell-admins.ts'
import type { Learner } from '#server/auth/actor.ts'
import type { Catalog } from '#server/cards/catalog.ts'
import { catalogFor } from '#server/cards/family-catalog.ts'
import { evidenceOf } from '#server/cards/lesson-cards.ts'
import { newId } from '#server/db/columns.ts'
import { AppError } from '#server/errors.ts'
import { asAppError, logFailure, toProblem } from '#server/http/problem.ts'
import { countSent } from '#server/outside/count-sent.ts'
import { recordAnswer } from '#server/progress/evidence.ts'
import { expectedFor } from '#server/tutor/expected.ts'
import type { Judged } from '#server/tutor/move.ts'
import type { OnScreen } from '#shared/conversation.ts'
import type { Grown } from '#shared/growth.ts'
import { followFrom } from './follow.ts'
import { keepForLater } from './for-later.ts'
import { planReply } from './plan-reply.ts'
import type { ReplyNeeds } from './reply.ts'
import type { Emit } from './running-turns.ts'
import { dropTurn, followTurn, keepFirst, keepMore, type OpenedTurn, renewEvery, renewTurn } from './turn-store.ts'

/** Nothing of a turn takes longer than this: the browser gives up at 15 s. Milliseconds. */
const turnLimit = 14_000

type Said = {
  conversationId: string
  messageId: string
  /** Whoever took the turn: it may be taken again, by another server, when this one stood still for too long. */
  turnId: string
  learner: Learner
  text: string
  requestId: string
  isFine: boolean
  earlier: string[]
  screen?: OnScreen | undefined
}

/** Makes the reply to a child's message that is kept: decides, words, checks, keeps, and only then shows. Never throws. */
export async function runTurn(app: ReplyNeeds, opened: OpenedTurn, said: Said, emit: Emit): Promise<void> {
  emit({ type: 'accepted', conversation_id: said.conversationId, message_id: said.messageId })
  const timeUp = AbortSignal.timeout(turnLimit)
  const heart = setInterval(() => void renewTurn(app, said).catch(() => undefined), renewEvery)
  try {
    await speak(app, opened, said, timeUp, emit)
  } catch (error) {
    const failure = asAppError(error)
    logFailure(app, failure, said.requestId)
    await dropTurn(app, said).catch(() => undefined)
    emit({ type: 'error', ...toProblem(failure, said.requestId) })
  } finally {
    clearInterval(heart)
  }
}

async function speak(app: ReplyNeeds, opened: OpenedTurn, said: Said, signal: AbortSignal, emit: Emit): Promise<void> {
  if (await finishInterrupted(app, opened, said, emit)) return
  const catalog = await catalogFor(app, said.learner.parentId)
  // Only where home was told of it is asked who reads that.
  const isNoteRead = opened.lesson.care?.home === true && (await isReadOutside(app, app.db, said.learner.parentId))
  const plan = await app.metrics.stage('plan', () => planReply(app, opened, { ...said, catalog, isNoteRead }, signal))
  if (app.config.model && plan.move) countSent(app, said.learner, 'model')
  // Before the reply is kept, so that no death of the server comes in between; and a turn asks for one connection at a time.
  const grown = await noteTry(app, said, catalog, plan.judged)
  const kept = {
    conversationId: said.conversationId,
    messageId: said.messageId,
    turnId: said.turnId,
    replyId: newId(),
    lesson: plan.lesson,
    verdict: plan.verdict,
  }
  const { sentences, note, audit, marks, extras } = plan
  if (sentences.length === 0)
    throw new AppError('tutor_bad_reply', 'The tutor had nothing to say. Please send it again.')
  const whole = { ...kept, sentences, note, last: true, audit, marks, extras }
  if (!(await app.metrics.stage('keep', () => keepFirst(app, whole)))) return await tellOfOther(app, said, emit)
  for (const [index, text] of sentences.entries()) emit({ type: 'sentence', message_id: kept.replyId, index, text })
  await keepForLater(app, {
    ...said,
    ...plan,
    studentId: said.learner.studentId,
    known: opened.lesson.likes,
    shown: sentences,
  })
  emit({
    type: 'done',
    message_id: kept.replyId,
    conversation_id: said.conversationId,
    reply: sentences.join(' '),
    mood: plan.mood,
    help: helpFor(plan.verdict),
    marks,
    extras,
    // While a child is cared for, nothing waits for an answer.
    expects: plan.lesson.care ? null : expectedFor(plan.lesson.asked),
    grown,
    over: plan.lesson.phase === 'over',
    ...(plan.move?.kind === 'close' && { bye: true }),
  })
}

/** Another server has taken the turn meanwhile: its reply is the reply. */
async function tellOfOther(app: ReplyNeeds, said: Said, emit: Emit): Promise<void> {
  for await (const event of followFrom(app, said.conversationId, said.messageId, 0)) emit(event)
}

/**
 * Tells the learner model of a try in the chat: once, since the message has one id however often it is answered. Gives what
 * grew by it. A reply does not fail for it.
 */
async function noteTry(app: ReplyNeeds, said: Said, catalog: Catalog, judged: Judged | undefined): Promise<Grown[]> {
  const answer = judged && evidenceOf(catalog, judged)
  if (!answer) return []
  try {
    const about = { client_id: said.messageId, answered_at: app.now() }
    // What was read on the blackboard and confirmed is said for the child: the work was done there.
    const tool = said.screen?.tool === 'blackboard' ? said.screen.tool : answer.tool
    return (await recordAnswer(app, said.learner.studentId, { ...answer, ...about, tool })).grown
  } catch (error) {
    logFailure(app, asAppError(error), said.requestId)
    return []
  }
}

/** A server died in the middle of this reply: what was shown of it stands, and is closed. */
async function finishInterrupted(app: ReplyNeeds, opened: OpenedTurn, said: Said, emit: Emit): Promise<boolean> {
  if (opened.said) return false
  const turn = await followTurn(app, said.conversationId, said.messageId)
  if (!turn?.reply_id) return false
  if (turn.complete) await dropTurn(app, said)
  else await keepMore(app, { ...said, replyId: turn.reply_id, sentences: [], last: true, lesson: opened.lesson })
  for (const [index, text] of turn.sentences.entries())
    emit({ type: 'sentence', message_id: turn.reply_id, index, text })
  const reply = turn.sentences.join(' ')
  emit({
    type: 'done',
    message_id: turn.reply_id,
    conversation_id: said.conversationId,
    reply,
    mood: 'calm',
    help: helpFor(turn.verdict),
    marks: turn.marks,
    extras: turn.extras,
    expects: null,
    grown: [],
    over: turn.over,
  })
  return true
}
