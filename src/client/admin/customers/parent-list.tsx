import { classNames } from '#client/ui/class-names.ts'
import { adminWords } from '#client/wording/en-admin.ts'

const words = adminWords.customers

type Listed = { id: string; full_name: string; email: string; unread?: number }

type ParentListProps<T extends Listed> = {
  families: T[]
  chosen: { id: string } | null
  onChoose: (family: T) => void
}

/** Families to choose from. */
export function ParentList<T extends Listed>({ families, chosen, onChoose }: ParentListProps<T>) {
  if (families.length === 0) return null
  return (
    <ul aria-label={words.parents} className="flex flex-col gap-1">
      {families.map((family) => (
        <li key={family.id}>
          <button
            type="button"
            aria-current={family.id === chosen?.id ? 'true' : undefined}
            onClick={() => onChoose(family)}
            className={classNames(
              'pressable flex min-h-12 w-full items-center justify-between gap-3 rounded-control border-2 px-4 py-2 text-left hover:bg-leaf-mist',
              family.id === chosen?.id ? 'border-leaf bg-leaf-mist' : 'border-transparent',
            )}
          >
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <span className="block font-medium">{family.full_name || words.noName}</span>
              <span className="block text-ink-soft text-sm">{family.email}</span>
            </span>
            {family.unread !== undefined && (
              <span className="shrink-0 rounded-full bg-sun px-2.5 py-0.5 font-semibold text-ink text-sm">
                {words.unread(family.unread)}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}
