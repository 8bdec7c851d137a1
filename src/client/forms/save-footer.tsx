import { Button } from '#client/ui/button.tsx'

type Words = { cancel: string; save: string; saving: string }
type Props = { words: Words; formId: string; busy: boolean; onClose: () => void }

/** What stands below a form in a dialog: leave it, or save it. */
export function SaveFooter({ words, formId, busy, onClose }: Props) {
  return (
    <>
      <Button variant="secondary" onClick={onClose}>
        {words.cancel}
      </Button>
      <Button type="submit" form={formId} busy={busy} busyLabel={words.saving}>
        {words.save}
      </Button>
    </>
  )
}
