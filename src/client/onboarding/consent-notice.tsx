import { useQuery } from '@tanstack/react-query'
import { configQuery } from '#client/data/account.ts'
import { ShieldIcon } from '#client/ui/icons.tsx'
import { parentWords } from '#client/wording/en-parent.ts'

const words = parentWords.consent

/** What a parent agrees to by pressing the button below it. `consentVersion` changes whenever this does. */
export function ConsentNotice() {
  const { data: config } = useQuery(configQuery)
  return (
    <div className="rounded-control border border-leaf-line bg-leaf-mist p-4">
      <h3 className="flex items-center gap-2 font-semibold">
        <ShieldIcon className="size-5 text-leaf-deep" />
        {words.title}
      </h3>
      <ul className="mt-3 flex list-disc flex-col gap-1.5 pl-6 text-sm">
        {words.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
        {config && <li>{config.tutor === 'model' ? words.model : words.builtin}</li>}
      </ul>
      <p className="mt-3 font-medium text-sm">{words.agree}</p>
    </div>
  )
}
