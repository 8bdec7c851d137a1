import type { BandCounts, MappedSkill, ProgressView } from '#shared/progress.ts'
import type { Subject } from '#shared/subjects.ts'

export function countsOf(skills: readonly Pick<MappedSkill, 'band'>[]): BandCounts {
  const counts = { new: 0, learning: 0, steady: 0, secure: 0 }
  for (const { band } of skills) counts[band]++
  return counts
}

export const allSkills = ({ subjects }: Pick<ProgressView, 'subjects'>): MappedSkill[] =>
  subjects.flatMap(({ groups }) => groups.flatMap(({ skills }) => skills))

/** By subject, those without a skill left out. */
export const bySubject = ({ subjects }: Pick<ProgressView, 'subjects'>): { subject: Subject; counts: BandCounts }[] =>
  subjects.flatMap(({ subject, groups }) =>
    groups.length > 0 ? [{ subject, counts: countsOf(groups.flatMap(({ skills }) => skills)) }] : [],
  )
