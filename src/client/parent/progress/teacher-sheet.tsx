import { progressWords } from '#client/wording/en-progress.ts'
import type { ProgressView } from '#shared/progress.ts'
import { allSkills, bySubject, countsOf } from './counting.ts'
import { CountsTable } from './counts-table.tsx'
import { longDay } from './days.ts'

const words = progressWords.teacher
/** So much fits on one page beside the rest. */
const mostNext = 3
const mostMixed = 2
const mostOf = 2
const noteLines = [1, 2, 3]

/** One page for a conference: what is known, what is strong, what to work on. Nothing of what was said. */
export function TeacherSheet({ progress }: { progress: ProgressView }) {
  const { nickname, grade_level, map_grade, first_at, now, misconceptions } = progress
  const skills = allSkills(progress)
  const subjects = bySubject(progress).map(({ subject, counts }) => ({
    name: progressWords.subjects[subject],
    counts,
  }))
  const strengths = progress.strengths.flatMap((id) => skills.find((skill) => skill.id === id) ?? [])
  const next = nextFor(progress)
  return (
    <article className="hidden text-[13px] leading-snug print:block">
      <h1 className="font-semibold text-2xl [overflow-wrap:anywhere]">{words.title(nickname, grade_level)}</h1>
      <p className="mb-4">{words.range(longDay(first_at ?? now), longDay(now))}</p>
      <h2 className="mb-1 font-semibold text-base">{words.bySubject(map_grade)}</h2>
      <CountsTable
        caption={words.bySubject(map_grade)}
        first={progressWords.subject}
        rows={[...subjects, { name: words.total, counts: countsOf(skills) }]}
      />
      <h2 className="mt-4 mb-1 font-semibold text-base">{words.strengths}</h2>
      {strengths.length === 0 ? (
        <p>{words.noStrengths}</p>
      ) : (
        <ul className="list-disc pl-5">
          {strengths.map(({ id, name, can, band }) => (
            <li key={id}>
              <strong>{name}</strong> ({progressWords.bands[band].toLowerCase()}): {can}
            </li>
          ))}
        </ul>
      )}
      <h2 className="mt-4 mb-1 font-semibold text-base">{words.work}</h2>
      {next.length + misconceptions.length === 0 ? (
        <p>{words.noWork}</p>
      ) : (
        <ul className="list-disc pl-5">
          {next.map(({ skill, name, subject, why, of }) => (
            <li key={skill}>
              <strong>{name}</strong> ({progressWords.subjects[subject]}):{' '}
              {progressWords.why[why](
                of.slice(0, mostOf),
                skills.find(({ id }) => id === skill),
              )}
            </li>
          ))}
          {misconceptions.slice(0, mostMixed).map(({ id, name, means }) => (
            <li key={id}>
              <strong>{words.mixes(name)}.</strong> {means}
            </li>
          ))}
        </ul>
      )}
      <h2 className="mt-4 font-semibold text-base">{words.notes}</h2>
      {noteLines.map((line) => (
        <div key={line} className="h-8 border-line-strong border-b" />
      ))}
      <p className="mt-4 text-xs">{words.how}</p>
    </article>
  )
}

/** What is begun tells a teacher more than what would come after. */
function nextFor({ next }: ProgressView) {
  const told = next.filter(({ why }) => why !== 'place')
  const isBegun = ({ why }: (typeof told)[number]) => why === 'begun' || why === 'again'
  return [...told.filter(isBegun), ...told.filter((one) => !isBegun(one))].slice(0, mostNext)
}
