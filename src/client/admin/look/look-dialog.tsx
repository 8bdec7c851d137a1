import { useState } from 'react'
import { openHistory, openTranscript } from '#client/data/admin.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { adminWords } from '#client/wording/en-admin.ts'
import type { OpenedHistory, OpenedTranscript } from '#shared/look.ts'
import { type Reason, ReasonForm } from './reason-form.tsx'
import { SessionList } from './session-list.tsx'
import { Transcript } from './transcript.tsx'

const words = adminWords.look

type LookDialogProps = {
  student: { id: string; name: string }
  /** A session that is opened at once, instead of the history. */
  conversationId?: string
  /** The message that it is about. */
  at?: string | null
  suggested?: Reason
  onClose: () => void
}

/** A child's sessions and what was said in them: each is opened for a reason, which is asked for first. */
export function LookDialog({ student, conversationId, at, suggested, onClose }: LookDialogProps) {
  const [history, setHistory] = useState<OpenedHistory | null>(null)
  const [wanted, setWanted] = useState<string | null>(conversationId ?? null)
  const [said, setSaid] = useState<OpenedTranscript | null>(null)
  const [reason, setReason] = useState<Reason | undefined>(suggested)
  const back = () => {
    setSaid(null)
    setWanted(null)
    if (conversationId !== undefined) onClose()
  }
  return (
    <>
      {conversationId === undefined && (
        <Dialog open onClose={onClose} title={words.historyTitle(student.name)} size="lg" closeLabel={adminWords.close}>
          {history ? (
            <SessionList student={student} opened={history} onView={setWanted} />
          ) : (
            <ReasonForm
              name={student.name}
              start={reason}
              send={(json) => openHistory(student.id, json)}
              onOpened={(opened, why) => {
                setReason(why)
                setHistory(opened)
              }}
            />
          )}
        </Dialog>
      )}
      {wanted && (
        <Dialog open onClose={back} title={words.transcript} size="lg" closeLabel={adminWords.close}>
          {said ? (
            <Transcript conversationId={wanted} opened={said} name={student.name} at={at ?? null} />
          ) : (
            <ReasonForm
              name={student.name}
              start={reason}
              send={(json) => openTranscript(wanted, json)}
              onOpened={(opened, why) => {
                setReason(why)
                setSaid(opened)
              }}
            />
          )}
        </Dialog>
      )}
    </>
  )
}
