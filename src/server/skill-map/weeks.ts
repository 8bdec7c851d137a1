import type { Band } from '#shared/bands.ts'
import type { BandCounts } from '#shared/progress.ts'

/** A skill went into a band on a day of the family's clock. */
export type BandChange = { skill: string; band: Band; day: string }

const shownWeeks = 12
const dayMs = 24 * 3_600_000

const shifted = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** The Monday of a day's week. */
function mondayOf(day: string): string {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  return shifted(day, -weekday)
}

/**
 * How many of the skills stood in each band at the end of each of the last twelve weeks; the last one is this week, as it
 * stands now. `changes` in the order in which they happened.
 */
export function bandsByWeek(
  today: string,
  skills: readonly string[],
  changes: readonly BandChange[],
  now: ReadonlyMap<string, { band: Band }>,
): { from: string; counts: BandCounts }[] {
  const thisWeek = mondayOf(today)
  const bySkill = new Map<string, BandChange[]>(skills.map((skill) => [skill, []]))
  for (const change of changes) bySkill.get(change.skill)?.push(change)
  return Array.from({ length: shownWeeks }, (_, at) => {
    const from = shifted(thisWeek, (at + 1 - shownWeeks) * 7)
    const end = shifted(from, 7)
    const counts: BandCounts = { new: 0, learning: 0, steady: 0, secure: 0 }
    for (const skill of skills) {
      const last = bySkill.get(skill)?.findLast(({ day }) => day < end)
      counts[(from === thisWeek ? now.get(skill)?.band : last?.band) ?? 'new']++
    }
    return { from, counts }
  })
}
