import { catalog } from '#server/cards/catalog.ts'
import { type Dice, diceOf } from '#server/cards/dice.ts'
import { newId } from '#server/db/columns.ts'
import type { CardView } from '#shared/card.ts'
import {
  type Answer,
  addStudent,
  assignTutor,
  call,
  cookieOf,
  type Door,
  type Lesson,
  passFor,
  say,
  signUp,
  startConversation,
} from '#tests/support/family.ts'
import { simulatedLearner } from '../../bench/simulated-learner.ts'
import { pastServer } from './past-server.ts'
import { stories } from './stories.ts'

const email = 'demo@example.org'
const password = 'correct horse battery'
const weeks = 8
const cardsADay = 8
const day = 86_400_000

type Clock = { now: Date }
type Child = Pick<Lesson, 'student' | 'tutor'> & {
  learner: ReturnType<typeof simulatedLearner>
  /** The wrong idea that it holds, once it has met one. */
  idea: string | null
  story: (typeof stories)[number]
}
type Stage = { door: Door; clock: Clock; dice: Dice; parent: Lesson['parent'] }

/** A family of simulated children who learn through the real doors for eight weeks, until this day. */
export async function inventFamily(settings: Record<string, string | undefined>, seed: number) {
  // The last lesson was two hours ago.
  const today = Date.now() - 2 * 3_600_000
  const clock: Clock = { now: new Date(today - weeks * 7 * day) }
  const { http, close } = await pastServer(settings, clock)
  const door: Door = { http }
  const dice = diceOf(seed)
  const stage: Stage = { door, clock, dice, parent: await signUp(door, 'Robin', email) }
  const children: Child[] = []
  for (const [at, story] of stories.entries()) children.push(await child(stage, story, seed * 100 + at))
  for (let on = 0; on <= weeks * 7; on++) {
    clock.now = new Date(today - (weeks * 7 - on) * day)
    // A sign-in does not last for eight weeks.
    if (on % 7 === 0) stage.parent = { email, cookie: await signIn(door) }
    for (const one of children) {
      if (on === weeks * 7 || (isSchoolDay(on) && dice(1, 100) <= 80)) await lesson(stage, one, on)
      one.learner.nextDay()
    }
    if (on === 2) for (const one of children) await write(stage, one, one.story.note, true)
    if (on === 28) for (const one of children) await write(stage, one, one.story.wish, false)
  }
  // The sign-ins of the weeks are over.
  ok(await call(door, 'DELETE', '/api/sessions', undefined, stage.parent))
  await close()
  return { email, password }
}

/** Five of seven days, as they fall. */
const isSchoolDay = (on: number) => on % 7 !== 3 && on % 7 !== 6

const signIn = async (door: Door) =>
  cookieOf(ok(await call(door, 'POST', '/api/auth/sign-in/email', { email, password })))

function ok(answer: Answer): Answer {
  if (answer.status >= 300) throw new Error(`${answer.status}: ${answer.text}`)
  return answer
}

async function child({ door, parent }: Stage, story: Child['story'], seed: number): Promise<Child> {
  const student = await addStudent(door, parent, story.nickname, story.grade)
  const tutor = await assignTutor(door, parent, student)
  return { student, tutor, story, idea: null, learner: simulatedLearner(catalog(), story.grade, seed) }
}

async function write({ door, parent }: Stage, { student }: Child, note_content: string, is_permanent: boolean) {
  ok(await call(door, 'POST', `/api/students/${student.id}/notes`, { note_content, is_permanent }, parent))
}

/** One lesson: some talk, cards, now and then a drawing. */
async function lesson(stage: Stage, one: Child, on: number): Promise<void> {
  const { door, clock, dice, parent } = stage
  const { token: pass } = await passFor(door, parent, one.student)
  const conversation = await startConversation(door, { ...one, pass })
  const here: Lesson = { parent, pass, conversation, student: one.student, tutor: one.tutor }
  for (const words of one.story.says[on % one.story.says.length] ?? []) {
    wait(clock, dice(12, 40))
    ok(await say(door, here, words))
  }
  for (let at = 0; at < cardsADay; at++) await card(stage, one, here)
  if (on % 6 === 1) await draw(stage, here)
  wait(clock, 20)
  const { conversation_id, end_token } = conversation
  ok(await call(door, 'POST', '/api/conversations/end', { conversation_id, end_token }))
  wait(clock, 600)
}

const wait = (clock: Clock, seconds: number) => {
  clock.now = new Date(clock.now.getTime() + seconds * 1_000)
}

async function card({ door, clock, dice }: Stage, one: Child, { pass, student }: Lesson): Promise<void> {
  const asked = `/api/flashcards/next_card?student_id=${student.id}&seed=${dice(1, 1_000_000)}`
  const next: CardView = ok(await call(door, 'GET', asked, undefined, { pass })).json.card
  const known = catalog().get(next.id)
  if (!known) return
  const { distractors } = known.shown().item
  one.idea ??= distractors[0]?.misconception ?? null
  const held = distractors.find(({ misconception }) => misconception === one.idea)
  const isRight = one.learner.answer(known, 'flashcards', held !== undefined && dice(1, 10) <= 7)
  const wrong = held?.answer ?? next.distractors[dice(0, Math.max(0, next.distractors.length - 1))]
  const answer = isRight ? next.correct_answer : wrong
  wait(clock, dice(20, 70))
  const body = {
    student_id: student.id,
    card_id: next.id,
    was_correct: isRight,
    ...(answer !== undefined && { answer }),
    latency_ms: dice(2_000, 9_000),
    client_id: newId(),
  }
  ok(await call(door, 'POST', '/api/flashcards/log_answer', body, { pass }))
}

/** A house with a sun, as a child draws it. */
async function draw({ door, clock, dice }: Stage, { pass, student, conversation }: Lesson): Promise<void> {
  const pen = (id: string, color: string) => ({ id, color, width: 6 })
  const [x, y] = [dice(120, 320), dice(220, 280)]
  const elements = [
    { kind: 'rect', ...pen('wall', '#16372c'), x, y, across: 180, down: 150 },
    { kind: 'line', ...pen('roof1', '#b3261e'), from: [x, y], to: [x + 90, y - 90] },
    { kind: 'line', ...pen('roof2', '#b3261e'), from: [x + 90, y - 90], to: [x + 180, y] },
    { kind: 'circle', ...pen('sun1', '#c98a00'), x: 680, y: 90, radius: dice(30, 55) },
  ]
  wait(clock, 45)
  const scene = { mat: 'plain', elements }
  const { conversation_id } = conversation
  const body = { student_id: student.id, conversation_id, version: 1, scene, marks: [], kept: true }
  ok(await call(door, 'PUT', `/api/drawings/${newId()}`, body, { pass }))
}
