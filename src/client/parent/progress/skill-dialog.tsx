import { useInfiniteQuery } from '@tanstack/react-query'
import { skillAnswersQuery } from '#client/data/progress.ts'
import { classNames } from '#client/ui/class-names.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { parentWords } from '#client/wording/en-parent.ts'
import { progressWords as words } from '#client/wording/en-progress.ts'
import type { MappedSkill, SkillAnswer } from '#shared/progress.ts'
import { Paged } from '../paged.tsx'
import { sessionDate, shortDay } from '../session-date.ts'
import { BandMark } from './band-mark.tsx'

type SkillDialogProps = { studentId: string; skill: MappedSkill; onClose: () => void }

/** What a skill means, how well it is known, and the very answers that say so. */
export function SkillDialog({ studentId, skill, onClose }: SkillDialogProps) {
  const { id, name, can, standards, band, answers, right_answers, last_at } = skill
  return (
    <Dialog open onClose={onClose} title={name} size="lg" closeLabel={parentWords.close}>
      <div className="flex flex-col gap-5">
        <p className="max-w-prose text-lg">{can}</p>
        <div className="flex items-start gap-3">
          <BandMark band={band} className="size-8" />
          <p className="min-w-0">
            <span className="block font-semibold">{words.bands[band]}</span>
            <span className="text-ink-soft">
              {words.bandMeans[band]} {answers > 0 && words.soFar(right_answers, answers)}{' '}
              {last_at !== null && words.lastAt(shortDay(last_at))}
            </span>
          </p>
        </div>
        {standards.length > 0 && (
          <p className="text-ink-soft text-sm">
            {words.standards}: {standards.join(', ')}
          </p>
        )}
        {answers > 0 && <Answers studentId={studentId} skill={id} />}
      </div>
    </Dialog>
  )
}

function Answers({ studentId, skill }: { studentId: string; skill: string }) {
  const query = useInfiniteQuery(skillAnswersQuery(studentId, skill))
  const answers = query.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <section aria-label={words.answers}>
      <h3 className="mb-2 text-heading text-lg">{words.answers}</h3>
      <Paged query={query} empty={<p>{words.noAnswers}</p>}>
        {answers.length > 0 && (
          <ol className="flex flex-col divide-y divide-line">
            {answers.map((one) => (
              <OneAnswer key={one.id} answered={one} />
            ))}
          </ol>
        )}
      </Paged>
    </section>
  )
}

function OneAnswer({ answered }: { answered: SkillAnswer }) {
  const { question, answer, was_correct, hint_level, misconception, tool, answered_at } = answered
  return (
    <li className="flex flex-col gap-0.5 py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 [overflow-wrap:anywhere]">
        <span className={question === null ? 'text-ink-soft' : 'font-medium'}>{question ?? words.noQuestion}</span>
        <span
          className={classNames(
            'rounded-full px-3 py-0.5 text-sm',
            was_correct ? 'bg-leaf-soft text-leaf-deep' : 'bg-sun-soft text-sun-deep',
          )}
        >
          {was_correct ? words.wasRight : words.wasNot}
        </span>
      </p>
      {answer !== null && <p className="[overflow-wrap:anywhere]">{words.said(answer)}</p>}
      {misconception !== null && <p className="text-sm">{words.mixedUp(misconception)}</p>}
      <p className="text-ink-soft text-sm">
        {words.tools[tool]} · {words.hints(hint_level)} · <time dateTime={answered_at}>{sessionDate(answered_at)}</time>
      </p>
    </li>
  )
}
