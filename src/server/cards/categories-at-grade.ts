import type { Skill } from './skill.ts'

/** So many are shown at once to a child who chooses what to practice. */
const most = 8
const least = 5

type Placed = Pick<Skill, 'category' | 'subject' | 'grade'>

/**
 * The categories that a grade is about: the largest one of each subject, then those with the most skills of the grade; where
 * the grade has few, some of the others that fit. `skills` are those that fit the child, in teaching order.
 */
export function categoriesAtGrade(skills: readonly Placed[], grade: number): ReadonlySet<string> {
  const taught = Math.min(grade, Math.max(...skills.map((skill) => skill.grade)))
  const bySize = largestFirst(skills.filter((skill) => skill.grade === taught))
  const leading = [...new Map(bySize.toReversed().map((one) => [one.subject, one])).values()]
  const names = [...new Set([...leading, ...bySize].map(({ category }) => category))].slice(0, most)
  const others = skills.map(({ category }) => category).filter((category) => !names.includes(category))
  return new Set([...names, ...[...new Set(others)].slice(0, Math.max(0, least - names.length))])
}

/** One of each category, that with the most skills first. */
function largestFirst(skills: readonly Placed[]): Placed[] {
  const counts = new Map<string, { one: Placed; count: number }>()
  for (const one of skills) {
    const count = counts.get(one.category)?.count ?? 0
    counts.set(one.category, { one, count: count + 1 })
  }
  return [...counts.values()].sort((a, b) => b.count - a.count).map(({ one }) => one)
}
