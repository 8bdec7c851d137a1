import { useState } from 'react'
import { progressWords as words } from '#client/wording/en-progress.ts'
import { gradeLabel } from '#shared/grade.ts'
import type { MappedSkill, ProgressView } from '#shared/progress.ts'
import { BandMark } from './band-mark.tsx'
import { Section } from './section.tsx'
import { SkillDialog } from './skill-dialog.tsx'

type SkillGroupsProps = { studentId: string; progress: ProgressView }

/** Every skill of the year with its sign, grouped as a teacher groups them; each opens what is behind it. */
export function SkillGroups({ studentId, progress: { subjects, map_grade } }: SkillGroupsProps) {
  const [open, setOpen] = useState<MappedSkill | null>(null)
  return (
    <Section title={words.map} hint={words.mapHint}>
      <div className="flex flex-col gap-8">
        {subjects.map(
          ({ subject, groups }) =>
            groups.length > 0 && (
              <div key={subject}>
                <h3 className="mb-3 text-heading text-lg">{words.subjects[subject]}</h3>
                <ul className="gap-x-6 sm:columns-2 lg:columns-3">
                  {groups.map(({ name, skills }) => (
                    <li key={name} className="mb-5 break-inside-avoid">
                      <h4 className="mb-1 border-line border-b pb-1 font-semibold text-ink-soft text-sm">{name}</h4>
                      <ul>
                        {skills.map((skill) => (
                          <li key={skill.id}>
                            <SkillButton skill={skill} mapGrade={map_grade} onOpen={() => setOpen(skill)} />
                          </li>
                        ))}
                      </ul>
                    </li>
                  ))}
                </ul>
              </div>
            ),
        )}
      </div>
      {open && <SkillDialog studentId={studentId} skill={open} onClose={() => setOpen(null)} />}
    </Section>
  )
}

type SkillButtonProps = { skill: MappedSkill; mapGrade: number; onOpen: () => void }

function SkillButton({ skill: { name, band, grade }, mapGrade, onOpen }: SkillButtonProps) {
  const other = grade === mapGrade ? null : gradeLabel(grade)
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={words.skillOf(name, words.bands[band], other)}
      onClick={onOpen}
      className="-mx-1.5 flex min-h-11 w-full items-center gap-2.5 rounded-control px-1.5 py-1 text-left leading-snug hover:bg-leaf-mist print:min-h-0"
    >
      <BandMark band={band} />
      <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
      {other && (
        <span className="ml-auto shrink-0 rounded-full border border-line bg-cream px-2 text-ink-soft text-xs">
          {other}
        </span>
      )}
    </button>
  )
}
