import { LRUCache } from 'lru-cache'
import type { Brain, Lesson, Move, Turn } from '#server/brain/brain.ts'
import { answerMayBeTold, decideMove, moodOf } from '#server/brain/policy.ts'
import { newId } from '#server/db/columns.ts'
import { AppError } from '#server/errors.ts'
import { asAppError, logFailure, toProblem } from '#server/http/problem.ts'
import { bySentence } from '#server/safety/by-sentence.ts'
import { checkChild } from '#server/safety/check-child.ts'
import { checkReply } from '#server/safety/check-reply.ts'
import { shieldPersonalData } from '#server/safety/shield.ts'
import type { ChatEvent, Mood } from '#shared/conversation.ts'
import { inBatches } from './in-batches.ts'
import type { ReplyNeeds } from './reply.ts'
import { dropTurn, followTurn, keepFirst, keepMore, type OpenedTurn, renewEvery, renewTurn } from './turn-store.ts'

/** Nothing of a turn takes longer than this: the browser gives up at 15 s. Milliseconds. */
const turnLimit = 14_000

type Said = { conversationId: string; messageId: string; text: string; requestId: string }
type Emit = (event: ChatEvent) => void

/** Makes the reply to a child's message that is kept: decides, words, checks, keeps, and only then shows. Never throws. */
export async function runTurn(app: ReplyNeeds, opened: OpenedTurn, said: Said, emit: Emit): Promise<void> {
  emit({ type: 'accepted', conversation_id: said.conversationId, message_id: said.messageId })
  const timeUp = AbortSignal.timeout(turnLimit)
  const heart = setInterval(
    () => void renewTurn(app, said.conversationId, said.messageId).catch(() => undefined),
    renewEvery,
  )
  try {
    await speak(app, opened, said, timeUp, emit)
  } catch (error) {
    const failure = asAppError(error)
    logFailure(app, failure, said.requestId)
    await dropTurn(app, said.conversationId, said.messageId).catch(() => undefined)
    emit({ type: 'error', ...toProblem(failure, said.requestId) })
  } finally {
    clearInterval(heart)
  }
}

async function speak(app: ReplyNeeds, opened: OpenedTurn, said: Said, signal: AbortSignal, emit: Emit): Promise<void> {
  if (await finishInterrupted(app, opened, said, emit)) return
  const plan = planReply(app, opened, said, signal)
  const shown: string[] = []
  const kept = { conversationId: said.conversationId, messageId: said.messageId, replyId: newId(), lesson: plan.lesson }
  try {
    for await (const { items, last } of inBatches(plan.sentences)) {
      if (items.length === 0 && shown.length === 0)
        throw new AppError('tutor_bad_reply', 'The tutor had nothing to say. Please send it again.')
      const keep = shown.length === 0 ? keepFirst : keepMore
      if (!(await keep(app, { ...kept, sentences: items, last }))) return
      for (const text of items) {
        emit({ type: 'sentence', message_id: kept.replyId, index: shown.length, text })
        shown.push(text)
      }
    }
  } catch (error) {
    if (shown.length === 0) throw error
    // The child has heard whole, checked sentences: they stand as the reply.
    logFailure(app, asAppError(error), said.requestId)
    await keepMore(app, { ...kept, sentences: [], last: true })
  }
  emit({
    type: 'done',
    message_id: kept.replyId,
    conversation_id: said.conversationId,
    reply: shown.join(' '),
    mood: plan.mood,
  })
}

/** A server died in the middle of this reply: what was shown of it stands, and is closed. */
async function finishInterrupted(app: ReplyNeeds, opened: OpenedTurn, said: Said, emit: Emit): Promise<boolean> {
  if (opened.said) return false
  const turn = await followTurn(app, said.conversationId, said.messageId)
  if (!turn?.reply_id) return false
  await keepMore(app, { ...said, replyId: turn.reply_id, sentences: [], last: true, lesson: opened.lesson })
  for (const [index, text] of turn.sentences.entries())
    emit({ type: 'sentence', message_id: turn.reply_id, index, text })
  const reply = turn.sentences.join(' ')
  emit({ type: 'done', message_id: turn.reply_id, conversation_id: said.conversationId, reply, mood: 'calm' })
  return true
}

type Plan = { sentences: AsyncIterable<string>; lesson: Lesson; mood: Mood }

/** What the tutor does next, decided by code. Words that need a grown-up never reach a brain. */
function planReply(app: ReplyNeeds, opened: OpenedTurn, said: Said, signal: AbortSignal): Plan {
  const verdict = checkChild(said.text, opened.grade_level)
  if (verdict.kind !== 'fine') return { sentences: fixed(verdict.sentences), lesson: opened.lesson, mood: 'calm' }
  const text = shieldPersonalData(said.text, [opened.nickname])
  const { move, lesson } = decideMove({ lesson: opened.lesson, text, grade: opened.grade_level, notes: opened.notes })
  const turn = turnOf(opened, text, move, signal)
  return { sentences: checked(app, app.brain, turn, lesson), lesson, mood: moodOf(move) }
}

function turnOf(opened: OpenedTurn, text: string, move: Move, signal: AbortSignal): Turn {
  const hide = (content: string) => hidden(content, opened.nickname)
  const earlier = opened.recent.map(({ role, content }) => ({ role, content: hide(content) }))
  return {
    tutor: { name: opened.tutor_name, personality: opened.personality ?? '', subjects: opened.subjects ?? [] },
    student: { nickname: opened.nickname, grade_level: opened.grade_level },
    notes: opened.notes.map(hide),
    recent: [...earlier, { role: 'user', content: text }],
    move,
    signal,
  }
}

// What was said before comes back with every turn; hiding it once is enough.
const hiddenTexts = new LRUCache<string, string>({
  max: 5_000,
  maxSize: 4_000_000,
  sizeCalculation: (text) => text.length + 1,
})

function hidden(text: string, nickname: string): string {
  const key = `${nickname}\n${text}`
  const known = hiddenTexts.get(key)
  if (known !== undefined) return known
  const shielded = shieldPersonalData(text, [nickname])
  hiddenTexts.set(key, shielded)
  return shielded
}

/** The brain's words as sentences, each checked against the key of the exercise before anybody sees it. */
async function* checked(app: ReplyNeeds, brain: Brain, turn: Turn, lesson: Lesson): AsyncGenerator<string> {
  const shown: string[] = []
  const exercise = lesson.exercise
  const mayTell =
    answerMayBeTold(turn.move) && 'exercise' in turn.move && turn.move.exercise?.question === exercise?.question
  for await (const sentence of bySentence(brain(turn))) {
    const verdict = checkReply({ sentence, exercise, mayTell, shown })
    if (!verdict.ok) app.log.warn({ reason: verdict.reason }, 'a sentence of the tutor was replaced')
    const text = verdict.ok ? verdict.sentence : verdict.instead
    // The same safe sentence twice in one reply would sound broken.
    if (text === '' || (!verdict.ok && shown.includes(text))) continue
    shown.push(text)
    yield text
  }
}

async function* fixed(sentences: string[]): AsyncGenerator<string> {
  yield* sentences
}
