import type { Skill } from './skill.ts'

/** So many are shown at once to a child who chooses what to practice: few enough to look at each. */
const most = 6
const least = 5

type Placed = Pick<Skill, 'category' | 'subject' | 'grade'>

/**
 * The categories that a grade is about: of each subject in turn the one with the most skills of the grade; where the grade has
 * few, some of the others that fit. `skills` are those that fit the child, in teaching order.
 */
export function categoriesAtGrade(skills: readonly Placed[], grade: number): ReadonlySet<string> {
  const taught = Math.min(grade, Math.max(...skills.map((skill) => skill.grade)))
  const bySubject = largestOfSubjects(skills.filter((skill) => skill.grade === taught))
  const rounds = Math.max(0, ...bySubject.map((names) => names.length))
  const inTurn = Array.from({ length: rounds }, (_, round) => bySubject.flatMap((names) => names[round] ?? []))
  const shown = inTurn.flat().slice(0, most)
  const others = new Set(skills.map(({ category }) => category).filter((category) => !shown.includes(category)))
  return new Set([...shown, ...[...others].slice(0, Math.max(0, least - shown.length))])
}

/** The categories of each subject, that with the most skills first. */
function largestOfSubjects(skills: readonly Placed[]): string[][] {
  const counts = new Map<string, Map<string, number>>()
  for (const { subject, category } of skills) {
    const ofSubject = counts.get(subject) ?? new Map<string, number>()
    counts.set(subject, ofSubject.set(category, (ofSubject.get(category) ?? 0) + 1))
  }
  return [...counts.values()].map((names) => [...names].sort(([, a], [, b]) => b - a).map(([name]) => name))
}
