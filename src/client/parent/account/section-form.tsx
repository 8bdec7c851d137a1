import type { FormEvent, ReactNode, RefObject } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { accountWords as words } from '#client/wording/en-account.ts'

type SectionFormProps = {
  form: { ref: RefObject<HTMLFormElement | null>; onSubmit: (event: FormEvent) => void; noValidate: boolean }
  problem: string | undefined
  busy: boolean
  submit: string
  busyLabel?: string
  danger?: boolean
  onCancel?: () => void
  children: ReactNode
}

/** The fields of a section, what the service said about them, and the buttons below. */
export function SectionForm({
  form,
  problem,
  busy,
  submit,
  busyLabel = words.saving,
  danger = false,
  onCancel,
  children,
}: SectionFormProps) {
  return (
    <form {...form} className="flex max-w-md flex-col gap-5">
      {children}
      {problem && <Notice tone="danger">{problem}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={busy} busyLabel={busyLabel}>
          {submit}
        </Button>
        {onCancel && (
          <Button variant="secondary" disabled={busy} onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}
