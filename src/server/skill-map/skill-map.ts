import type { Parent } from '#server/auth/actor.ts'
import type { Catalog } from '#server/cards/catalog.ts'
import { catalogFor } from '#server/cards/family-catalog.ts'
import { categories, type Skill } from '#server/cards/skill.ts'
import { upNext } from '#server/cards/up-next.ts'
import type { App } from '#server/context.ts'
import { itemAskedBefore } from '#server/curriculum/curriculum.ts'
import { placeOf, skillPrefix } from '#server/handwriting/handwriting-record.ts'
import { isMastered } from '#server/progress/mastery.ts'
import type { MappedSkill, NextSkill, ProgressView } from '#shared/progress.ts'
import { type Subject, subjects } from '#shared/subjects.ts'
import { factGrids } from './fact-grid.ts'
import { lettersFrom } from './letters.ts'
import { misconceptionsIn } from './misconceptions.ts'
import { type KeptProgress, readProgress } from './read-progress.ts'
import { bandsByWeek } from './weeks.ts'

type Needs = Pick<App, 'db' | 'database' | 'now'>
type States = ReadonlyMap<string, KeptProgress['states'][number]>

/** The last year that has skills. */
const lastGrade = 5

/** What is known of one of the parent's students, as a map of the skills of its year. Fails with not_found. */
export async function progressOf(app: Needs, parent: Parent, studentId: string): Promise<ProgressView> {
  const kept = await readProgress(app, parent, studentId)
  const catalog = await catalogFor(app, parent.id)
  const { nickname, grade, today, first_at, changes, late, facts } = kept
  const states: States = new Map(kept.states.map((state) => [state.skill, state]))
  const map_grade = Math.min(lastGrade, grade)
  const shown = catalog.graph.skills.filter((skill) => skill.grade === map_grade || states.has(skill.id))
  const ids = shown.map(({ id }) => id)
  return {
    nickname,
    grade_level: grade,
    map_grade,
    first_at: first_at?.toISOString() ?? null,
    now: app.now().toISOString(),
    subjects: subjects.map((subject) => ({ subject, groups: groupsOf(subject, shown, states) })),
    next: nextIn(catalog, { now: app.now(), grade, states }),
    misconceptions: misconceptionsIn(late, (card) => questionOf(catalog, card)),
    facts: factGrids(grade, facts),
    letters: lettersFrom(kept.letters, (glyph) => states.get(placeOf(skillPrefix, glyph))?.band ?? 'new'),
    weeks: bandsByWeek(today, ids, changes, states),
    strengths: strengthsOf(shown, states),
  }
}

/** What was asked, wherever: a card, or the child's own question. */
export const questionOf = (catalog: Catalog, card: string): string | null =>
  (catalog.get(card) ?? itemAskedBefore(card))?.question ?? null

/** As a teacher groups them; categories of decks from outside come last. */
function groupsOf(subject: Subject, shown: readonly Skill[], states: States) {
  const own = shown.filter((skill) => skill.subject === subject)
  const names: string[] = [...categories[subject], ...own.map(({ category }) => category)]
  return [...new Set(names)].flatMap((name) => {
    const skills = own.filter(({ category }) => category === name)
    return skills.length > 0 ? [{ name, skills: skills.map((skill) => toMapped(skill, states)) }] : []
  })
}

function toMapped({ id, name, parent, grade, standard, standards = [] }: Skill, states: States): MappedSkill {
  const own = states.get(id)
  return {
    id,
    name,
    can: parent,
    grade,
    standards: [...new Set([...(standard === null ? [] : [standard]), ...standards])],
    band: own?.band ?? 'new',
    answers: own?.answers ?? 0,
    right_answers: own?.right_answers ?? 0,
    last_at: own?.last_at.toISOString() ?? null,
  }
}

function nextIn({ graph }: Catalog, child: { now: Date; grade: number; states: States }): NextSkill[] {
  return subjects.flatMap((subject) => {
    const own = graph.skills.filter((skill) => skill.subject === subject)
    return upNext(graph, child, own).map(({ skill, why, of }) => ({
      subject,
      skill: skill.id,
      name: skill.name,
      why,
      of: of.map(({ name }) => name),
    }))
  })
}

const mostStrengths = 3

/** What stayed comes first, then what is farthest on; of each category one, as long as there are others. */
function strengthsOf(shown: readonly Skill[], states: States): string[] {
  const known = shown.filter(({ id }) => {
    const own = states.get(id)
    return own !== undefined && isMastered(own)
  })
  const isSecure = ({ id }: Skill) => states.get(id)?.band === 'secure'
  const farthest = known.toReversed()
  const best = [...farthest.filter(isSecure), ...farthest.filter((skill) => !isSecure(skill))]
  const isFirstOfIts = (skill: Skill) => best.find(({ category }) => category === skill.category) === skill
  const varied = [...best.filter(isFirstOfIts), ...best.filter((skill) => !isFirstOfIts(skill))]
  return varied.slice(0, mostStrengths).map(({ id }) => id)
}
