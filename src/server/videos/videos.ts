import { and, desc, eq, isNull, lte, or } from 'drizzle-orm'
import { noteUse, takeTool } from '#server/allowance/tool-time.ts'
import type { Learner } from '#server/auth/actor.ts'
import type { Skill } from '#server/cards/skill.ts'
import { skillGraph } from '#server/cards/skills.ts'
import type { App } from '#server/context.ts'
import { notFound } from '#server/errors.ts'
import { skillState } from '#server/progress/progress.table.ts'
import type { Band } from '#shared/bands.ts'
import type { Grown } from '#shared/growth.ts'
import type { VideoItem } from '#shared/video.ts'
import { type Clip, clipCatalog, secondsOf, suits } from './clips.ts'
import { filmAddress } from './film-address.ts'
import { videoFile, videoSeen } from './video.table.ts'
import { watcherGrade } from './watching.ts'

type Needs = Pick<App, 'db' | 'now' | 'config'>

/** What this child may watch, what fits best first: our clips, then what grown-ups added. */
export async function videosFor(app: Needs, learner: Learner): Promise<VideoItem[]> {
  await takeTool(app, learner, 'video')
  const grade = await watcherGrade(app, learner)
  const [seen, bands, films] = await Promise.all([
    seenBy(app, learner),
    bandsOf(app, learner),
    filmsFor(app, learner, grade),
  ])
  const { subjects_off } = learner.allowance
  const ours = [...clipCatalog().values()].filter(
    (clip) => suits(clip, grade) && !subjects_off.some((one) => one === clip.subject),
  )
  const items = inTurn(ours, grade, bands).map((clip) => clipItem(clip, seen))
  return [...unseenFirst(items), ...unseenFirst(films.map((film) => filmItem(app, film, seen)))]
}

const clipItem = (clip: Clip, seen: ReadonlySet<string>): VideoItem => ({
  id: `clip:${clip.id}`,
  kind: 'clip',
  title: clip.title,
  about: clip.about,
  seconds: secondsOf(clip),
  address: null,
  captions: null,
  seen: seen.has(`clip:${clip.id}`),
})

function filmItem(app: Needs, film: typeof videoFile.$inferSelect, seen: ReadonlySet<string>): VideoItem {
  const { address, captions } = filmAddress(app, film)
  return {
    id: film.id,
    kind: 'file',
    title: film.title,
    about: film.parent_id === null ? 'A video for every family.' : 'A video from your family.',
    seconds: null,
    address,
    captions: film.captions === null ? null : captions,
    seen: seen.has(film.id),
  }
}

const unseenFirst = (items: VideoItem[]) => [...items.filter((one) => !one.seen), ...items.filter((one) => one.seen)]

async function seenBy({ db }: Needs, { studentId }: Learner): Promise<ReadonlySet<string>> {
  const rows = await db.select({ video: videoSeen.video }).from(videoSeen).where(eq(videoSeen.student_id, studentId))
  return new Set(rows.map(({ video }) => video))
}

type Bands = ReadonlyMap<string, Band>

async function bandsOf({ db }: Needs, { studentId }: Learner): Promise<Bands> {
  const rows = await db
    .select({ skill: skillState.skill, band: skillState.band })
    .from(skillState)
    .where(eq(skillState.student_id, studentId))
  return new Map(rows.map(({ skill, band }) => [skill, band]))
}

/** The films for this child: of the own family and for every family, from its grade on. */
const filmsFor = ({ db }: Needs, { parentId }: Learner, grade: number) =>
  db
    .select()
    .from(videoFile)
    .where(
      and(
        or(eq(videoFile.parent_id, parentId), isNull(videoFile.parent_id)),
        lte(videoFile.minimum_grade_level, grade),
      ),
    )
    .orderBy(desc(videoFile.id))

/** What the child is learning comes first, then what it could learn next, then the rest; and of each the nearest grade. */
function inTurn(ours: readonly Clip[], grade: number, bands: Bands): Clip[] {
  const far = (clip: Clip) => Math.max(clip.from_grade - grade, grade - clip.to_grade, 0)
  const place = (clip: Clip) => [turnOf(clip, grade, bands), far(clip), skillGraph().placeOf(clip.skill)]
  const placed = ours.map((clip) => ({ clip, place: place(clip) }))
  return placed.sort((one, other) => compare(one.place, other.place)).map(({ clip }) => clip)
}

function turnOf({ skill: id }: Clip, grade: number, bands: Bands): number {
  const skill = skillGraph().get(id)
  const band = bands.get(id)
  if (band === 'learning') return 0
  return skill && (band === undefined || band === 'new') && isReady(skill, grade, bands) ? 1 : 2
}

/** All that it needs is known, or of earlier years and not asked yet. */
const isReady = (skill: Skill, grade: number, bands: Bands) =>
  skill.grade >= grade - 1 &&
  skill.after.every((id) => {
    const band = bands.get(id)
    return band === undefined ? (skillGraph().get(id)?.grade ?? grade) < grade : band === 'steady' || band === 'secure'
  })

function compare(one: number[], other: number[]): number {
  const at = one.findIndex((value, index) => value !== other[index])
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0)
}

/** Keeps that the child watched something to its end; gives what grew by it. */
export async function keepSeen(app: Needs, learner: Learner, video: string): Promise<Grown[]> {
  const grade = await watcherGrade(app, learner)
  const isThere = video.startsWith('clip:')
    ? clipCatalog().has(video.slice('clip:'.length))
    : (await filmsFor(app, learner, grade)).some((film) => film.id === video)
  if (!isThere) throw notFound()
  await noteUse(app, learner.studentId)
  const seen_at = app.now()
  await app.db
    .insert(videoSeen)
    .values({ student_id: learner.studentId, video, seen_at })
    .onConflictDoUpdate({ target: [videoSeen.student_id, videoSeen.video], set: { seen_at } })
  return [{ kind: 'bird', id: video }]
}
