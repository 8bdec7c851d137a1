import { lessonLength } from '#server/allowance/allowance.ts'
import type { Catalog } from '#server/cards/catalog.ts'
import { catalog as wholeCatalog } from '#server/cards/catalog.ts'
import { itemSource } from '#server/cards/item-source.ts'
import { exerciseOnScreen } from '#server/cards/lesson-cards.ts'
import { type CareTurn, careTurn, verdictOfCare } from '#server/care/care-turn.ts'
import type { App } from '#server/context.ts'
import { checkChild } from '#server/safety/check-child.ts'
import { shieldPersonalData } from '#server/safety/shield.ts'
import { drawBack } from '#server/tutor/board/draw-back.ts'
import { type Candidate, candidates } from '#server/tutor/decide/candidates.ts'
import { decide } from '#server/tutor/decide/decide.ts'
import { offeredOf } from '#server/tutor/decide/put-away.ts'
import { pressFor } from '#server/tutor/model/asked-back.ts'
import type { Situation as Heard, Judged, Move } from '#server/tutor/move.ts'
import { wordLines } from '#server/tutor/say/say.ts'
import { type Asked, type Lesson, openProblem, withProblem } from '#server/tutor/state.ts'
import type { AskedBefore, Turn, Way } from '#server/tutor/turn.ts'
import type { Mood, OnScreen } from '#shared/conversation.ts'
import type { TutorMark } from '#shared/drawing.ts'
import type { ReplyExtras } from '#shared/reply.ts'
import type { TurnAudit } from './conversation.table.ts'
import { filmToPress } from './film-to-press.ts'
import { type ForLater, forLater } from './for-later.ts'
import { type Taken, untoldNames } from './guard-reply.ts'
import { hidden } from './hidden.ts'
import { spokenGrade } from './spoken-grade.ts'
import type { Heard as Found, OpenedTurn } from './turn-store.ts'
import { type Worded, wordReply } from './word-reply.ts'

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
> &
  Partial<Pick<OpenedTurn, 'subjects_off' | 'tools_off' | 'side_talk' | 'reading_help'>>

/** What the tutor will say, whole and checked; and what is remembered once it is said. */
export type Plan = ForLater & {
  sentences: string[]
  /** What was decided; null where fixed words are said. */
  move: Move | null
  lesson: Lesson
  mood: Mood
  verdict: Found['verdict']
  /** The child tried an exercise: what the learner model is told. */
  judged?: Judged
  /** The parent's note that asked for the exercise which it gives. */
  note: string | null
  /** What is drawn on the child's blackboard with it. */
  marks: TutorMark[]
  /** What is shown in the reply, and what there is to press. */
  extras: ReplyExtras | null
  /** How it was made. */
  audit: TurnAudit
}

/**
 * What a child said. `isFine`: the safety rules were asked already, together with `earlier`, and found nothing.
 * `isNoteRead`: somebody outside the family reads what it tells of home.
 */
type Said = {
  text: string
  isFine: boolean
  earlier?: string[]
  screen?: OnScreen | undefined
  catalog?: Catalog
  isNoteRead?: boolean
}

/** What the tutor does next, decided by code, and how it is said. Words that need a grown-up never reach a brain. */
export async function planReply(app: Needs, opened: Situation, said: Said, signal: AbortSignal): Promise<Plan> {
  const began = performance.now()
  const earlier = said.earlier ?? (opened.lesson.care ? [] : saidBefore(opened.recent, said.text))
  const verdict = said.isFine ? fine : checkChild(said.text, opened.grade_level, earlier)
  const to = { grade: opened.grade_level, country: opened.country, isNoteRead: said.isNoteRead ?? false }
  const care = careTurn({ ...to, care: opened.lesson.care ?? null, verdict, text: said.text, now: app.now() })
  if (care) return fixedPlan(care.sentences, afterCare(opened.lesson, care, app.now()), verdictOfCare(care))
  if (verdict.kind === 'steer') return fixedPlan(verdict.sentences, opened.lesson, verdict.reason)
  const heard = heardIn(opened, said, app.now())
  const taken = takenOf(opened, heard, waysOf(app.brain, heard))
  // Where there was nothing but the rude word, the nudge is all that is said about it.
  const before = verdict.kind === 'nudge' ? [verdict.sentence] : []
  const turn = turnOf(opened, { text: heard.text, taken, asked: heard.lesson.asked, signal })
  const worded = await wordReply(app, { turn, taken, asked: heard.lesson.asked, before })
  const plan = planOf(worded, heard.text, said.screen)
  const milliseconds = Math.round(performance.now() - began)
  const audit = { move: worded.taken.decision.move.kind, faults: worded.faults, milliseconds }
  return { ...plan, sentences: [...before, ...worded.sentences], audit }
}

/** What follows of a reply, the way that it took and what it asked. */
function planOf(
  { taken, asked }: Worded,
  text: string,
  screen: OnScreen | undefined,
): Omit<Plan, 'sentences' | 'audit'> {
  const { move, lesson, judged } = taken.decision
  const { picture = null } = move
  const press = pressFor(move.press ?? [], lesson.asked, asked)
  return {
    move,
    lesson: { ...taken.lesson, asked },
    mood: move.mood,
    verdict: null,
    note: openProblem(lesson)?.noted ?? null,
    ...(judged && { judged }),
    ...forLater(taken.decision, text),
    extras: picture || press.length > 0 ? { picture, press } : null,
    marks: screen?.tool === 'blackboard' ? drawBack(move, lesson, screen.boxes) : [],
  }
}

/** All that the tutor decides from. */
export function heardIn(opened: Situation, said: Said, now: Date): Heard {
  const length = lessonLength(opened, now)
  return {
    lesson: lessonAt(opened.lesson, said),
    items: itemSource(said.catalog ?? wholeCatalog(), opened.subjects_off),
    text: shieldPersonalData(withoutWideGaps(said.text), opened.family),
    grade: opened.grade_level,
    nickname: opened.nickname,
    tutor: { name: opened.tutor_name, subjects: opened.subjects ?? [] },
    notes: opened.notes,
    minutes: opened.minutes,
    ...(length !== null && { length }),
    pause: opened.pause,
    putAway: { subjects_off: opened.subjects_off ?? [], tools_off: opened.tools_off ?? [] },
    ...(opened.side_talk && { sideTalk: opened.side_talk }),
  }
}

/** Long gaps say nothing, and rules that look back over them look at each place of them anew. A paragraph stays one. */
const withoutWideGaps = (text: string) =>
  text.replace(/\s{3,}/g, (gap) => ['\n\n', '\n', ' '][Math.max(0, 3 - gap.split('\n').length)] ?? ' ')

/** One way to take what was said; several where code is not sure and the brain can tell them apart. */
function waysOf({ chooses }: App['brain'], heard: Heard): [Candidate, ...Candidate[]] {
  const [first, ...others] = chooses ? candidates(heard) : []
  return first
    ? [offering(heard, first), ...others.map((one) => offering(heard, one))]
    : [offering(heard, { reading: '', decision: decide(heard) })]
}

/** A way with a film where one may help, and without what is put away among what there is to press. */
const offering = (heard: Heard, { reading, decision }: Candidate): Candidate => {
  const { move, lesson } = decision
  const press = [...(move.press ?? []), ...filmToPress(move, lesson, heard.grade)]
  return press.length > 0
    ? { reading, decision: { ...decision, move: { ...move, press: offeredOf(press, heard) } } }
    : { reading, decision }
}

/** Each way with its built-in wording. */
function takenOf(
  opened: Situation,
  { lesson: earlier }: Heard,
  [first, ...others]: [Candidate, ...Candidate[]],
): [Taken, ...Taken[]] {
  const worded = ({ reading, decision }: Candidate): Taken => {
    const { move, lesson } = decision
    const { text, said } = wordLines(move.lines, lesson, {
      grade: spokenGrade(opened),
      seed: lesson.seed + opened.recent.length,
      isCalm: isCalm(opened.personality),
      name: opened.nickname,
      tutor: opened.tutor_name,
    })
    return { reading, decision, words: text, earlier, lesson: { ...lesson, said } }
  }
  return [worded(first), ...others.map(worded)]
}

const isCalm = (personality: string | null) => /\b(?:calm|quiet|gentle|soft|patient)/i.test(personality ?? '')

const askedTopic = { kind: 'topic', problem: null, expects: null, yes: null, no: null, about: null, times: 1 } as const

const afterCare = (lesson: Lesson, { care }: CareTurn, now: Date): Lesson =>
  care ? { ...lesson, care } : { ...lesson, care: null, careOverAt: now.toISOString(), asked: askedTopic }

const fixedPlan = (sentences: string[], lesson: Lesson, verdict: Plan['verdict']): Plan => ({
  sentences,
  move: null,
  lesson,
  mood: 'calm',
  verdict,
  note: null,
  marks: [],
  extras: null,
  audit: { move: 'fixed words', faults: [], milliseconds: 0 },
})

/** The child's last messages before this one, oldest first. A message that is answered anew stands among them itself. */
function saidBefore(recent: Situation['recent'], text: string): string[] {
  const said = recent.flatMap(({ role, content }) => (role === 'user' ? [content] : []))
  return (said.at(-1) === text ? said.slice(0, -1) : said).slice(-2)
}

/** The lesson with the card on the child's screen as the open problem; without one, as it was before. */
function lessonAt(lesson: Lesson, { screen, catalog }: Said): Lesson {
  const off = (): Lesson =>
    lesson.screen
      ? { ...lesson, screen: null, problems: lesson.problems.filter(({ origin }) => origin !== 'screen') }
      : lesson
  if (screen?.tool === undefined || screen.tool === 'blackboard') return off()
  if (lesson.screen === screen.card_id && openProblem(lesson)) return lesson
  const exercise = catalog ? exerciseOnScreen(catalog, screen.card_id) : null
  if (!exercise) return lesson
  const tried = screen.tried === undefined ? 0 : 1
  const opened = withProblem(off(), exercise, 'screen')
  const problems = opened.problems.map((one, at, all) =>
    at === all.length - 1 ? { ...one, misses: tried, hint: tried } : one,
  )
  const asked = {
    kind: 'answer',
    problem: exercise.item.id,
    expects: exercise.item.answer,
    yes: null,
    no: null,
    about: null,
    times: 0,
  } as const
  return { ...opened, problems, screen: screen.card_id, asked }
}

const fine = { kind: 'fine' } as const

type Decided = { text: string; taken: readonly [Taken, ...Taken[]]; asked: Asked | null; signal: AbortSignal }

function turnOf(opened: Situation, { text, taken: [first, ...others], asked, signal }: Decided): Turn {
  const hide = (content: string) => hidden(content, opened.family)
  const earlier = opened.recent.map(({ role, content }) => ({ role, content: hide(content) }))
  const { solved, shown, topic, earlier: lastTime } = first.lesson
  return {
    tutor: { name: opened.tutor_name, personality: opened.personality ?? '', subjects: opened.subjects ?? [] },
    student: { nickname: opened.nickname, grade_level: spokenGrade(opened) },
    notes: opened.notes.map(hide),
    done: { solved, shown, topic, earlier: lastTime },
    asked: askedBefore(asked, first.earlier),
    recent: [...earlier, { role: 'user', content: text }],
    ways: [wayOf(first), ...others.map(wayOf)],
    signal,
  }
}

const wayOf = (taken: Taken): Way => ({
  reading: taken.reading,
  move: taken.decision.move,
  words: taken.words,
  untold: untoldNames(taken),
})

function askedBefore(asked: Asked | null, { problems }: Lesson): AskedBefore | null {
  if (!asked) return null
  const { kind, times, problem } = asked
  const of = problems.find(({ item }) => item.id === problem)?.item.name ?? null
  return { kind, times, of, about: kind === 'step' ? asked.about : null }
}
