import { and, desc, eq, gt, gte, inArray, isNull, sql } from 'drizzle-orm'
import { requireConsent } from '#server/allowance/allowance.ts'
import { dayBegan } from '#server/allowance/family-clock.ts'
import type { Learner } from '#server/auth/actor.ts'
import { catalogFor } from '#server/cards/family-catalog.ts'
import { planFor } from '#server/cards/lesson-plan.ts'
import type { App } from '#server/context.ts'
import { conversation } from '#server/conversations/conversation.table.ts'
import { drawing } from '#server/drawings/drawing.table.ts'
import { handwriting } from '#server/handwriting/handwriting.table.ts'
import { grownBy } from '#server/progress/grown.ts'
import { evidence } from '#server/progress/progress.table.ts'
import { clipCatalog } from '#server/videos/clips.ts'
import { videoFile, videoSeen } from '#server/videos/video.table.ts'
import type { Grown, LookBack } from '#shared/growth.ts'

type Needs = Pick<App, 'db' | 'database' | 'now'>

/** As much as one day is looked through for. */
const mostAnswers = 500
/** So many of each are named at the end of a lesson. */
const mostNamed = 6

/**
 * The child's plant: all that grew on the family's day, however many sittings it has; a lesson that began before midnight
 * counts whole. It is read from what was observed, and kept nowhere else.
 */
export async function plantOf(app: Needs, learner: Learner): Promise<Grown[]> {
  const { answers, films } = await dayOf(app, learner)
  const grown = [
    ...answers.map((row) => ({ at: row.answered_at, grown: grownBy(row) })),
    ...films.map(({ video, seen_at }) => ({ at: seen_at, grown: [{ kind: 'bird', id: video } as const] })),
  ]
  return grown.sort((one, other) => one.at.getTime() - other.at.getTime()).flatMap((one) => one.grown)
}

/** What was solved and made on this day, and what would come next. */
export async function lookBackOf(app: Needs, learner: Learner): Promise<LookBack> {
  const { studentId, parentId } = learner
  const { answers, films, since } = await dayOf(app, learner)
  const { graph, get } = await catalogFor(app, parentId)
  const right = answers.filter((row) => grownBy(row).length > 0).reverse()
  const [
    {
      cards: [planned],
    },
    wrote,
    drew,
    watched,
  ] = await Promise.all([
    planFor(app, studentId, { subjects: [], subjects_off: learner.allowance.subjects_off }, answers.length),
    lettersIn(
      app,
      right.map(({ id }) => id),
    ),
    drawingsSince(app, studentId, since),
    titlesOf(
      app,
      films.map(({ video }) => video),
    ),
  ])
  const counted = new Map<string, number>()
  for (const { tool, skill } of right) {
    const name = tool === 'letter-tracing' ? undefined : graph.get(skill)?.name
    if (name !== undefined) counted.set(name, (counted.get(name) ?? 0) + 1)
  }
  const next = planned === undefined ? undefined : get(planned)
  return {
    solved: [...counted].slice(0, mostNamed).map(([name, count]) => ({ name, count })),
    wrote,
    watched,
    drew,
    next: next?.skill.name ?? null,
  }
}

/** What was observed since the family's day began, or the lesson that is open. Oldest first. */
async function dayOf(app: Needs, { studentId, allowance }: Learner) {
  requireConsent(allowance)
  const began = dayBegan(app.now(), allowance.time_zone).toISOString()
  const since = sql`least(${began}::timestamptz, (
    select ${conversation.started_at} from ${conversation}
    where ${conversation.student_id} = ${studentId} and ${isNull(conversation.ended_at)}))`
  const [answers, films] = await Promise.all([
    app.db
      .select({
        id: evidence.id,
        skill: evidence.skill,
        tool: evidence.tool,
        was_correct: evidence.was_correct,
        hint_level: evidence.hint_level,
        grew_to: evidence.grew_to,
        answered_at: evidence.answered_at,
      })
      .from(evidence)
      .where(and(eq(evidence.student_id, studentId), gte(evidence.answered_at, since)))
      .orderBy(desc(evidence.id))
      .limit(mostAnswers),
    app.db
      .select({ video: videoSeen.video, seen_at: videoSeen.seen_at })
      .from(videoSeen)
      .where(and(eq(videoSeen.student_id, studentId), gte(videoSeen.seen_at, since))),
  ])
  return { answers: answers.reverse(), films, since }
}

async function lettersIn({ db }: Needs, evidenceIds: string[]): Promise<string[]> {
  if (evidenceIds.length === 0) return []
  const rows = await db
    .select({ glyph: handwriting.glyph })
    .from(handwriting)
    .where(inArray(handwriting.evidence_id, evidenceIds))
    .orderBy(desc(handwriting.id))
  return [...new Set(rows.map(({ glyph }) => glyph))].slice(0, mostNamed * 2)
}

async function drawingsSince({ db }: Needs, studentId: string, since: ReturnType<typeof sql>): Promise<number> {
  const hasSomething = gt(sql`jsonb_array_length(${drawing.scene}->'elements')`, 0)
  return db.$count(drawing, and(eq(drawing.student_id, studentId), gte(drawing.updated_at, since), hasSomething))
}

async function titlesOf({ db }: Needs, videos: string[]): Promise<string[]> {
  const ours = videos.flatMap((video) => clipCatalog().get(video.replace('clip:', ''))?.title ?? [])
  const added = videos.filter((video) => !video.startsWith('clip:'))
  const rows =
    added.length === 0
      ? []
      : await db.select({ title: videoFile.title }).from(videoFile).where(inArray(videoFile.id, added))
  return [...ours, ...rows.map(({ title }) => title)].slice(0, mostNamed)
}
