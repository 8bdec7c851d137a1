import { controlWords as words } from '#client/wording/en-controls.ts'
import type { Controls } from '#shared/controls-rules.ts'
import { subjects } from '#shared/subjects.ts'
import { switchableTools } from '#shared/tools/tool-kinds.ts'
import { SwitchRow } from './switch-row.tsx'

type OfferProps = {
  controls: Controls
  fault: string | undefined
  onType: (change: Partial<Controls>) => void
}

const without = <T,>(list: readonly T[], one: T, isOn: boolean): T[] =>
  isOn ? list.filter((other) => other !== one) : [...list, one]

/** Which subjects and tools there are for a child. */
export function OfferFields({ controls, fault, onType }: OfferProps) {
  const { subjects_off, tools_off } = controls
  return (
    <div className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
      <fieldset className="flex min-w-0 flex-col" aria-describedby="subjects-hint">
        <legend className="font-semibold">{words.subjects}</legend>
        <p id="subjects-hint" className="mb-1 text-ink-soft text-sm">
          {words.subjectsHint}
        </p>
        {subjects.map((subject) => (
          <SwitchRow
            key={subject}
            name="subjects"
            label={words.subject[subject]}
            on={!subjects_off.includes(subject)}
            onChange={(on) => onType({ subjects_off: without(subjects_off, subject, on) })}
          />
        ))}
        <p role="alert" className="font-medium text-rose-deep text-sm empty:hidden">
          {fault}
        </p>
      </fieldset>
      <fieldset className="flex min-w-0 flex-col" aria-describedby="tools-hint">
        <legend className="font-semibold">{words.tools}</legend>
        <p id="tools-hint" className="mb-1 text-ink-soft text-sm">
          {words.toolsHint}
        </p>
        {switchableTools.map((tool) => (
          <SwitchRow
            key={tool}
            label={words.tool[tool]}
            on={!tools_off.includes(tool)}
            onChange={(on) => onType({ tools_off: without(tools_off, tool, on) })}
          />
        ))}
      </fieldset>
    </div>
  )
}
