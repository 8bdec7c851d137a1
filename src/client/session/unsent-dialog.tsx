import { useQueryClient } from '@tanstack/react-query'
import { studentsQuery } from '#client/data/students.ts'
import type { Unreached } from '#client/outbox/deliver-unsent.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { useFocusBack } from '#client/ui/use-focus-back.ts'
import { commonWords } from '#client/wording/en-common.ts'
import { parentWords } from '#client/wording/en-parent.ts'

const words = parentWords.unsent

type UnsentDialogProps = {
  unreached: Unreached[]
  /** What is under way. */
  busy: 'bring' | 'throw away' | undefined
  /** Logging out itself did not reach the server. */
  failed: boolean
  onAgain: () => void
  onThrowAway: () => void
  onStay: () => void
}

/** Before a log-out would throw away what a child wrote: the words themselves, and what may become of them. */
export function UnsentDialog({ unreached, busy, failed, onAgain, onThrowAway, onStay }: UnsentDialogProps) {
  const students = useQueryClient().getQueryData(studentsQuery.queryKey)
  const nameOf = (id: string) => students?.find((one) => one.id === id)?.nickname ?? words.someone
  const names = [...new Set(unreached.map(({ studentId }) => nameOf(studentId)))]
  const stay = () => busy === undefined && onStay()
  useFocusBack(busy !== undefined)
  const footer = (
    <>
      <Button variant="secondary" disabled={busy !== undefined} onClick={stay}>
        {words.stay}
      </Button>
      <Button
        variant="danger"
        disabled={busy !== undefined}
        busy={busy === 'throw away'}
        busyLabel={words.loggingOut}
        onClick={onThrowAway}
      >
        {words.throwAway}
      </Button>
      <Button disabled={busy !== undefined} busy={busy === 'bring'} busyLabel={words.trying} onClick={onAgain}>
        {words.again}
      </Button>
    </>
  )
  return (
    <Dialog
      open
      onClose={stay}
      title={words.title(names.join(words.and))}
      footer={footer}
      closeLabel={parentWords.close}
    >
      <p>{words.intro}</p>
      {unreached.map(({ studentId, text }) => (
        <blockquote
          key={studentId}
          className="mt-3 rounded-control bg-sky-soft px-4 py-3 whitespace-pre-wrap text-sky-deep [overflow-wrap:anywhere]"
        >
          {text}
        </blockquote>
      ))}
      {failed && (
        <div className="mt-4">
          <Notice tone="danger">{commonWords.logOutFailed}</Notice>
        </div>
      )}
    </Dialog>
  )
}
