import { progressWords as words } from '#client/wording/en-progress.ts'
import type { ProgressView } from '#shared/progress.ts'
import { allSkills } from './counting.ts'
import { Section } from './section.tsx'

/** What the tutor takes up next, subject by subject, and why. */
export function NextList({ progress }: { progress: ProgressView }) {
  const skills = allSkills(progress)
  return (
    <Section title={words.next} hint={words.nextHint}>
      <ol className="grid gap-4 sm:grid-cols-2">
        {progress.next.map(({ subject, skill, name, why, of }) => (
          <li key={skill} className="min-w-0 border-leaf-line border-l-4 pl-4">
            <p className="text-ink-soft text-sm">{words.subjects[subject]}</p>
            <p className="font-semibold">{name}</p>
            <p className="text-sm [overflow-wrap:anywhere]">
              {words.why[why](
                of,
                skills.find(({ id }) => id === skill),
              )}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
