import type { ReactNode } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Loading } from '#client/ui/loading.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { TryAgain } from '#client/ui/try-again.tsx'
import { useFocusBack } from '#client/ui/use-focus-back.ts'
import { historyWords as words } from '#client/wording/en-history.ts'
import { parentWords } from '#client/wording/en-parent.ts'

type DeleteDialogProps = {
  title: string
  /** What would go is counted first: nobody deletes what they have not been told. */
  counts: { data: unknown; isError: boolean; isFetching: boolean; refetch: () => unknown }
  failure: string | false
  isRemoving: boolean
  isNothing?: boolean
  onRemove: () => void
  onClose: () => void
  children: ReactNode
}

/** The one question before something that was said is deleted for good. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { title, counts, failure, isRemoving, isNothing = false, onRemove, onClose, children } = props
  useFocusBack(isRemoving || counts.isFetching)
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {words.removeNo}
      </Button>
      <Button
        variant="danger"
        busy={isRemoving}
        busyLabel={words.removing}
        disabled={counts.data === undefined || isNothing}
        onClick={onRemove}
      >
        {words.removeYes}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={title} footer={footer} closeLabel={parentWords.close}>
      <div className="flex flex-col gap-3">
        {children}
        {counts.data === undefined && !counts.isError && <Loading label={words.counting} />}
        {counts.isError && (
          <TryAgain
            text={words.countFailed}
            label={parentWords.retry}
            busy={counts.isFetching}
            onAgain={() => counts.refetch()}
          />
        )}
        {failure && <Notice tone="danger">{failure}</Notice>}
      </div>
    </Dialog>
  )
}
