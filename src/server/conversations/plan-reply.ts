import { LRUCache } from 'lru-cache'
import { lessonLength } from '#server/allowance/allowance.ts'
import type { Lesson, Move, Turn } from '#server/brain/brain.ts'
import { sentencesFor } from '#server/brain/built-in/words.ts'
import type { Judged } from '#server/brain/card-source.ts'
import { drawBack } from '#server/brain/drawing/draw-back.ts'
import { answerMayBeTold, decideMove, moodOf } from '#server/brain/policy.ts'
import { withExercise } from '#server/brain/policy-exercises.ts'
import { teachingLayer } from '#server/brain/prompt.ts'
import type { Catalog } from '#server/cards/catalog.ts'
import { cardSource, exerciseOnScreen } from '#server/cards/lesson-cards.ts'
import { type CareTurn, careTurn, verdictOfCare } from '#server/care/care-turn.ts'
import type { App } from '#server/context.ts'
import { bySentence } from '#server/safety/by-sentence.ts'
import { checkChild } from '#server/safety/check-child.ts'
import { checkReply, type ReplyFault, type ReplyVerdict } from '#server/safety/check-reply.ts'
import { shieldPersonalData } from '#server/safety/shield.ts'
import { type Tie, tieOf } from '#server/safety/tie.ts'
import type { Mood, OnScreen } from '#shared/conversation.ts'
import type { TutorMark } from '#shared/drawing.ts'
import type { TurnAudit } from './conversation.table.ts'
import { type ReplyShape, replyShape } from './reply-shape.ts'
import type { Heard, OpenedTurn } from './turn-store.ts'

type Needs = Pick<App, 'brain' | 'log' | 'now'>

/** What a reply is planned from: nothing of who asks but how to speak to them. */
export type Situation = Pick<
  OpenedTurn,
  | 'lesson'
  | 'nickname'
  | 'grade_level'
  | 'country'
  | 'family'
  | 'tutor_name'
  | 'personality'
  | 'subjects'
  | 'notes'
  | 'recent'
  | 'minutes'
  | 'pause'
  | 'lesson_minutes'
  | 'daily_minutes'
  | 'quiet_from'
  | 'time_zone'
  | 'learned'
>

/** What the tutor will say, sentence by sentence, each checked; and what is remembered once it is said. */
export type Plan = {
  sentences: AsyncIterable<string>
  lesson: Lesson
  mood: Mood
  verdict: Heard['verdict']
  /** The child tried an exercise: what the learner model is told. */
  judged?: Judged
  /** What is drawn on the child's blackboard with it. */
  marks: TutorMark[]
  audit: () => TurnAudit
}

/** What a child said. `isFine`: the safety rules were asked already, together with `earlier`, and found nothing. */
type Said = { text: string; isFine: boolean; earlier?: string[]; screen?: OnScreen | undefined; catalog?: Catalog }

/** What the tutor does next, decided by code. Words that need a grown-up never reach a brain. */
export function planReply(app: Needs, opened: Situation, said: Said, signal: AbortSignal): Plan {
  const earlier = said.earlier ?? (opened.lesson.care ? [] : saidBefore(opened.recent, said.text))
  const verdict = said.isFine ? fine : checkChild(said.text, opened.grade_level, opened.country, earlier)
  const { grade_level: grade, country } = opened
  const care = careTurn({ care: opened.lesson.care ?? null, verdict, text: said.text, grade, country, now: app.now() })
  if (care) return fixedPlan(care.sentences, afterCare(opened.lesson, care, app.now()), verdictOfCare(care))
  if ('sentences' in verdict) return fixedPlan(verdict.sentences, opened.lesson, verdict.reason)
  const text = shieldPersonalData(said.text, opened.family)
  const {
    move: decided,
    lesson,
    judged,
  } = decideMove({
    lesson: lessonAt(opened.lesson, said),
    ...(said.catalog && { cards: cardSource(said.catalog) }),
    text,
    grade: opened.grade_level,
    notes: opened.notes,
    subjects: opened.subjects ?? [],
    minutes: opened.minutes,
    length: lessonLength(opened, app.now()),
    pause: opened.pause,
  })
  // Where there was nothing but the rude word, the nudge is all that is said about it.
  const isOnlyRude = verdict.kind === 'nudge' && decided.kind === 'redirect' && decided.reason !== 'small_talk'
  const move: Move = isOnlyRude ? { ...decided, reason: 'asked', fact: verdict.sentence } : decided
  const before = verdict.kind === 'nudge' && !isOnlyRude ? [verdict.sentence] : []
  const turn = turnOf(opened, { text, move, lesson, signal })
  const faults: ReplyFault[] = []
  return {
    sentences: checked(app, { turn, lesson, before, faults }),
    lesson,
    mood: moodOf(move),
    verdict: null,
    ...(judged && { judged }),
    marks: said.screen?.tool === 'blackboard' ? drawBack(move, said.screen.boxes) : [],
    audit: auditOf(move.kind, faults),
  }
}

const afterCare = (lesson: Lesson, { care }: CareTurn, now: Date): Lesson =>
  care ? { ...lesson, care } : { ...lesson, care: null, careOverAt: now.toISOString() }

const fixedPlan = (sentences: string[], lesson: Lesson, verdict: Plan['verdict']): Plan => ({
  sentences: inOrder(sentences),
  lesson,
  mood: 'calm',
  verdict,
  marks: [],
  audit: auditOf('fixed words', []),
})

/** The child's last messages before this one, oldest first. A message that is answered anew stands among them itself. */
function saidBefore(recent: Situation['recent'], text: string): string[] {
  const said = recent.flatMap(({ role, content }) => (role === 'user' ? [content] : []))
  return (said.at(-1) === text ? said.slice(0, -1) : said).slice(-2)
}

/** The lesson with the card on the child's screen as the open exercise; without one, as it was before. */
function lessonAt(lesson: Lesson, { screen, catalog }: Said): Lesson {
  if (screen?.tool === undefined || screen.tool === 'blackboard') {
    return lesson.screen ? withExercise(lesson, lesson.aside ?? null, { aside: null, screen: null }) : lesson
  }
  if (lesson.screen === screen.card_id && lesson.exercise) return lesson
  const exercise = catalog ? exerciseOnScreen(catalog, screen.card_id) : null
  if (!exercise) return lesson
  const hintLevel = screen.tried === undefined ? 0 : 1
  const aside = lesson.screen ? (lesson.aside ?? null) : (lesson.aside ?? lesson.exercise)
  return withExercise(lesson, exercise, { aside, screen: screen.card_id, hintLevel, misses: hintLevel })
}

const fine = { kind: 'fine' } as const

/** What is kept of how a reply was made, once it is whole. */
function auditOf(move: string, faults: readonly string[]): () => TurnAudit {
  const began = performance.now()
  return () => ({ move, faults: [...faults], milliseconds: Math.round(performance.now() - began) })
}

type Wording = { turn: Turn; lesson: Lesson; before: string[]; faults: ReplyFault[] }

type Decided = { text: string; move: Move; lesson: Lesson; signal: AbortSignal }

function turnOf(opened: Situation, { text, move, lesson, signal }: Decided): Turn {
  const hide = (content: string) => hidden(content, opened.family)
  const earlier = opened.recent.map(({ role, content }) => ({ role, content: hide(content) }))
  const { solved, shown = [], topic, earlier: lastTime = null } = lesson
  return {
    tutor: { name: opened.tutor_name, personality: opened.personality ?? '', subjects: opened.subjects ?? [] },
    student: { nickname: opened.nickname, grade_level: opened.grade_level },
    notes: opened.notes.map(hide),
    done: { solved, shown, topic, earlier: lastTime },
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

function hidden(text: string, family: string[]): string {
  const key = `${family.join('\n')}\n${text}`
  const known = hiddenTexts.get(key)
  if (known !== undefined) return known
  const shielded = shieldPersonalData(text, family)
  hiddenTexts.set(key, shielded)
  return shielded
}

/**
 * The brain's words as sentences, each checked before anybody sees it. A brain that says what no tutor may say is not
 * listened to any longer: the built-in one finishes the reply.
 */
async function* checked(app: Needs, { turn, lesson, before, faults }: Wording): AsyncGenerator<string> {
  const shown: string[] = [...before]
  yield* before
  const shape = replyShape(turn.move, turn.student.grade_level)
  const check = checkOf(turn, lesson, shown)
  for await (const sentence of bySentence(app.brain(turn))) {
    const verdict = check(sentence)
    if (!verdict.ok) {
      faults.push(verdict.reason)
      app.log.warn({ reason: verdict.reason }, 'a sentence of the tutor was replaced')
    }
    const text = verdict.ok ? verdict.sentence : verdict.instead
    // The same safe sentence twice in one reply would sound broken.
    if (text !== '' && (verdict.ok || !shown.includes(text)) && shape.fits(text)) {
      shown.push(text)
      yield text
    }
    if (!verdict.ok && !slips.has(verdict.reason)) {
      const isUnsaid = shown.length === before.length
      return yield* finished(turn, shape, check, isUnsaid)
    }
  }
  if (shown.length === before.length) yield* finished(turn, shape, check, true)
}

/** A slip, after which the rest of a reply may still be good. Every other fault ends the trust in it. */
const slips: ReadonlySet<ReplyFault> = new Set(['tells_answer', 'wrong_arithmetic', 'too_hard', 'too_long', 'contact'])

/** What the built-in tutor asks in this turn, so that the lesson goes on; its whole reply where nothing was said yet. */
async function* finished(turn: Turn, shape: ReplyShape, check: Check, isUnsaid: boolean): AsyncGenerator<string> {
  const sentences: string[] = []
  for await (const sentence of bySentence(inOrder([sentencesFor(turn).join(' ')]))) sentences.push(sentence)
  for (const sentence of isUnsaid ? sentences : sentences.slice(-1)) {
    const verdict = check(sentence)
    if (verdict.ok && shape.fits(verdict.sentence)) yield verdict.sentence
  }
}

type Check = (sentence: string) => ReplyVerdict

function checkOf(turn: Turn, { exercise, own }: Lesson, shown: readonly string[]): Check {
  const { move, student, tutor, notes } = turn
  const mayTell = answerMayBeTold(move) && 'exercise' in move && move.exercise?.question === exercise?.question
  // Short notes are said again by chance ('practice the 7 times table'), and that is what they are for.
  const longNotes = notes.filter((note) => note.split(/\s+/).length > 8)
  const hidden = [teachingLayer, tutor.personality, ...longNotes]
  const found = foundIn(move)
  const grade = student.grade_level
  const tie = tieFor(turn, mayTell ? null : exercise, own === true)
  return (sentence) => checkReply({ sentence, exercise, mayTell, shown, hidden, grade, tie, ...(found && { found }) })
}

/** What may be said in this turn. The built-in tutor's own words always may. */
function tieFor(turn: Turn, guarded: Lesson['exercise'], isOwn: boolean): Tie {
  const { move, tutor, student, notes } = turn
  let ours: string | null = null
  return tieOf({
    move,
    guarded,
    oursIsKnown: !isOwn && move.kind !== 'redirect',
    asksOurs: !isOwn,
    colors: [tutor.name, tutor.personality, ...tutor.subjects, student.nickname, ...notes],
    ours: () => {
      ours ??= sentencesFor(turn).join(' ')
      return ours
    },
  })
}

/** What a move holds of the child's answer. A solution that is shown follows an answer that was not right. */
const foundIn = (move: Move) =>
  move.kind === 'praise' ? 'right' : move.kind === 'correct' && !move.isAlmost ? 'wrong' : undefined

async function* inOrder(sentences: string[]): AsyncGenerator<string> {
  yield* sentences
}
