import { and, desc, eq, gt, isNull, lte, ne, or } from 'drizzle-orm'
import type { z } from 'zod'
import { requireConsent } from '#server/allowance/allowance.ts'
import type { Learner } from '#server/auth/actor.ts'
import { firstBelief } from '#server/cards/belief.ts'
import { keepHeard, momentOf } from '#server/cards/heard-answer.ts'
import type { Skill } from '#server/cards/skill.ts'
import { skillGraph } from '#server/cards/skills.ts'
import type { App } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { evidence } from '#server/progress/progress.table.ts'
import type { AnswerLogged } from '#shared/card.ts'
import type { logClip } from '#shared/video.ts'
import { clipCatalog, gradeStop, guessOf, type Stop, stopsOf } from './clips.ts'

type Needs = Pick<App, 'db' | 'now' | 'jobs' | 'config'>

/** An answer so soon after another to the same question is a second try: the film has said something about it. In milliseconds. */
const sameOccasion = 6 * 3_600_000
const afterHint = 2

/** Keeps the answer of the pass's student at a stop of a clip, once. The server grades it. */
export async function answerClip(app: Needs, learner: Learner, said: z.output<typeof logClip>): Promise<AnswerLogged> {
  // Not in the quiet hours either is an answer refused: it may have waited on the device since before.
  requireConsent(learner.allowance)
  const { asked, skill } = questionAt(said.clip, said.stop)
  const place = `clips~${said.clip}.${said.stop}`
  const answered_at = momentOf(app, said.answered_at)
  const isAgain = await wasJustAnswered(app, learner, { skill: skill.id, place, ...said, answered_at })
  const { was_correct: isRight, mistake } = gradeStop(asked, said.answer)
  const { recorded, help } = await keepHeard(app, learner, {
    was_correct: isRight,
    mistake,
    skill: skill.id,
    card_id: place,
    memory: place,
    tool: 'video',
    hint_level: isAgain ? afterHint : 0,
    guess: guessOf(asked),
    prior: (grade) => firstBelief(skill, grade),
    latency_ms: said.latency_ms ?? null,
    answer: said.answer,
    client_id: said.client_id,
    answered_at,
  })
  const { was_correct, band, grew, first_time, grown } = recorded
  const about = { correct_answer: asked.correct_answer, skill: skill.id, skill_name: skill.name }
  return { was_correct, band, grew, first_time, grown, ...about, help }
}

function questionAt(clipId: string, at: number): { asked: Stop; skill: Skill } {
  const clip = clipCatalog().get(clipId)
  const asked = clip && stopsOf(clip)[at]
  const skill = clip && skillGraph().get(clip.skill)
  if (!asked || !skill) throw new AppError('not_found', 'This question is not here.')
  return { asked, skill }
}

type Asked = { skill: string; place: string; client_id: string; answered_at: Date }

async function wasJustAnswered({ db }: Needs, { studentId }: Learner, { skill, place, ...said }: Asked) {
  const at = said.answered_at
  const [before] = await db
    .select({ at: evidence.answered_at })
    .from(evidence)
    .where(
      and(
        eq(evidence.student_id, studentId),
        // The skill is what the index knows.
        eq(evidence.skill, skill),
        eq(evidence.card_id, place),
        or(isNull(evidence.client_id), ne(evidence.client_id, said.client_id)),
        gt(evidence.answered_at, new Date(at.getTime() - sameOccasion)),
        lte(evidence.answered_at, at),
      ),
    )
    .orderBy(desc(evidence.id))
    .limit(1)
  return before !== undefined
}
