import { and, eq, sql } from 'drizzle-orm'
import { user } from '#server/accounts/account.table.ts'
import { guardianNames } from '#server/accounts/guardians.ts'
import type { Parent } from '#server/auth/actor.ts'
import { careTurn } from '#server/care/care-turn.ts'
import type { App } from '#server/context.ts'
import { planReply, type Situation } from '#server/conversations/plan-reply.ts'
import { notFound } from '#server/errors.ts'
import { checkChild } from '#server/safety/check-child.ts'
import { shieldPersonalData } from '#server/safety/shield.ts'
import { allowanceColumns } from '#server/students/learning-time.ts'
import { student } from '#server/students/student.table.ts'
import { greetingAsks } from '#server/tutor/greet.ts'
import { newLesson } from '#server/tutor/state.ts'
import { builtInBrain } from '#server/tutor/turn.ts'
import type { TriedWords } from '#shared/ledger.ts'

type Needs = Pick<App, 'db' | 'now' | 'log' | 'config'>

/** Long enough for one turn of the built-in tutor, in milliseconds. */
const patience = 5_000

/**
 * What would become of words that a child may say: by the very rules of a lesson, with nothing kept, nobody told and
 * nothing sent. Of harm at home it is not shown what happens: whoever tries it may be the one who must not learn it.
 */
export async function tryWords(app: Needs, parent: Parent, studentId: string, text: string): Promise<TriedWords> {
  const situation = await situationOf(app, parent, studentId)
  const verdict = checkChild(text, situation.grade_level)
  const to = { grade: situation.grade_level, country: situation.country, isNoteRead: false }
  const care = careTurn({ ...to, care: null, verdict, text, now: app.now() })
  const notShown: TriedWords = { telling: 'not_shown', about: null, severity: null, hears: [], sent: null }
  if (care?.tells?.kind === 'home_harm' || care?.tells?.audience === 'safeguarding') return notShown
  const plan = await planReply(
    { ...app, brain: builtInBrain },
    situation,
    { text, isFine: false },
    AbortSignal.timeout(patience),
  )
  const hears = plan.sentences
  if (care) {
    const { tells } = care
    const telling = tells === null ? 'feeling' : verdict.kind === 'unclear' ? 'asked' : 'told'
    return { telling, about: tells?.kind ?? null, severity: tells?.severity ?? null, hears, sent: null }
  }
  if (verdict.kind === 'steer') return { telling: verdict.reason, about: null, severity: null, hears, sent: null }
  const sent = app.config.model ? shieldPersonalData(text, situation.family) : null
  return { telling: verdict.kind === 'nudge' ? 'nudge' : 'fine', about: null, severity: null, hears, sent }
}

/** A lesson of this student that has just begun. */
async function situationOf(app: Needs, parent: Parent, studentId: string): Promise<Situation> {
  const [found] = await app.db
    .select({
      nickname: student.nickname,
      grade_level: student.grade_level,
      country: user.country,
      guardians: guardianNames,
      allowance: allowanceColumns,
      family: sql<string[]>`(select json_agg(b.nickname) from student b where b.parent_id = ${user.id})`,
    })
    .from(student)
    .innerJoin(user, eq(user.id, student.parent_id))
    .where(and(eq(student.id, studentId), eq(student.parent_id, parent.id)))
  if (!found) throw notFound()
  const { nickname, grade_level, country, allowance, family } = found
  return {
    ...allowance,
    nickname,
    grade_level,
    country,
    family: [...family, ...found.guardians],
    lesson: { ...newLesson(1), asked: greetingAsks(false) },
    recent: [],
    tutor_name: 'Trellis',
    personality: '',
    subjects: [],
    notes: [],
    minutes: 0,
    pause: 0,
    learned: 0,
    quiet_from: null,
  }
}
