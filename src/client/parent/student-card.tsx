import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { takeMicrophoneWish } from '#client/data/microphone-wish.ts'
import { wishLesson } from '#client/data/start-wish.ts'
import { Avatar } from '#client/ui/avatar.tsx'
import { Button, buttonClass } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { ArrowRightIcon, ClockIcon, EditIcon, GearIcon, LetterIcon } from '#client/ui/icons.tsx'
import { controlWords } from '#client/wording/en-controls.ts'
import { handwritingWords } from '#client/wording/en-handwriting.ts'
import { parentWords } from '#client/wording/en-parent.ts'
import { progressWords } from '#client/wording/en-progress.ts'
import { gradeLabel } from '#shared/grade.ts'
import { screenOf, screens } from '#shared/screens.ts'
import type { StudentView } from '#shared/student.ts'
import { EditDialog } from './edit-dialog.tsx'
import { HandwritingDialog } from './handwriting-dialog.tsx'
import { HistoryDialog } from './history-dialog.tsx'
import { InsightPanel } from './insight-panel.tsx'
import { MemoryList } from './memory-list.tsx'
import { MissingConsent } from './missing-consent.tsx'
import { NotesFold } from './notes-fold.tsx'
import { PairingDialog } from './pairing-dialog.tsx'
import { sessionDate } from './session-date.ts'
import { SettingsDialog } from './settings/settings-dialog.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'
import { WonderList } from './wonder-list.tsx'

const words = parentWords.dashboard

/** One student: who, the way into the lesson, how it goes, and what the tutor is told. */
export function StudentCard({ student }: { student: StudentView }) {
  const [open, setOpen] = useState<'edit' | 'withdraw' | 'history' | 'handwriting' | 'settings' | 'device' | null>(null)
  const close = () => setOpen(null)
  const client = useQueryClient()
  const { id, nickname, consent } = student
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takeMicrophoneWish(client, id)) setOpen('settings')
  }, [client, id])
  useFocusWhenGiven(consent !== null, card)
  return (
    <Card as="article" ref={card} tabIndex={-1} aria-label={nickname} className="@container outline-none">
      <div className="grid gap-6 @4xl:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] @4xl:gap-8">
        <div className="flex flex-col gap-5">
          <Identity student={student} onEdit={() => setOpen('edit')} />
          {consent === null && <MissingConsent student={student} />}
          <div className="flex flex-wrap gap-3">
            <Link
              to={screenOf(id, screens.learn)}
              aria-label={words.startFor(nickname)}
              onClick={() => wishLesson(client, id)}
              className={`${buttonClass(consent ? 'primary' : 'secondary', 'lg')} flex-[1_1_13rem] whitespace-nowrap`}
            >
              {words.start}
              <ArrowRightIcon className="size-5" />
            </Link>
            <Link
              to={screenOf(id, screens.progress)}
              aria-label={progressWords.linkFor(nickname)}
              className={`${buttonClass('secondary')} flex-[1_1_13rem] whitespace-nowrap`}
            >
              {progressWords.link}
            </Link>
            <Button
              variant="quiet"
              aria-label={words.historyFor(nickname)}
              onClick={() => setOpen('history')}
              className="min-h-14 grow px-3 @md:grow-0 @4xl:grow"
            >
              <ClockIcon className="size-5" />
              {words.history}
            </Button>
            <Button
              variant="quiet"
              aria-label={handwritingWords.openFor(nickname)}
              onClick={() => setOpen('handwriting')}
              className="min-h-14 grow px-3 @md:grow-0 @4xl:grow"
            >
              <LetterIcon className="size-5" />
              {handwritingWords.open}
            </Button>
            <Button
              variant="quiet"
              aria-label={controlWords.openFor(nickname)}
              onClick={() => setOpen('settings')}
              className="min-h-14 grow px-3 @md:grow-0 @4xl:grow"
            >
              <GearIcon className="size-5" />
              {controlWords.open}
            </Button>
          </div>
        </div>
        <InsightPanel student={student} />
      </div>
      <div className="mt-6 border-line border-t pt-4">
        <NotesFold student={student} />
      </div>
      <div className="mt-4 grid items-start gap-x-8 gap-y-6 border-line border-t pt-6 @[44rem]:grid-cols-2">
        <WonderList student={student} />
        <MemoryList student={student} />
      </div>
      {open === 'edit' && <EditDialog student={student} onClose={close} onWithdraw={() => setOpen('withdraw')} />}
      {open === 'withdraw' && <WithdrawDialog student={student} onClose={close} />}
      {open === 'history' && <HistoryDialog student={student} onClose={close} />}
      {open === 'handwriting' && <HandwritingDialog student={student} onClose={close} />}
      {open === 'settings' && (
        <SettingsDialog
          student={student}
          microphoneSince={student.microphone && sessionDate(student.microphone.allowed_at)}
          onClose={close}
          onDevice={() => setOpen('device')}
        />
      )}
      {open === 'device' && <PairingDialog student={student} onClose={close} />}
    </Card>
  )
}

/** The button that gave the consent goes away with the notice around it; the card takes its focus. */
function useFocusWhenGiven(isGiven: boolean, card: RefObject<HTMLElement | null>): void {
  const wasGiven = useRef(isGiven)
  useEffect(() => {
    if (isGiven && !wasGiven.current && document.activeElement === document.body) card.current?.focus()
    wasGiven.current = isGiven
  }, [isGiven, card])
}

function Identity({ student, onEdit }: { student: StudentView; onEdit: () => void }) {
  const { id, nickname, grade_level, avatar_url, last_used_tutor, assigned_tutor_id } = student
  const act = assigned_tutor_id ? words.changeTutor : words.chooseTutor
  return (
    <div className="flex items-start gap-4">
      <Avatar src={avatar_url} name={nickname} size="lg" />
      <div className="min-w-0 flex-1">
        <h2 className="text-2xl text-heading [overflow-wrap:anywhere]">{nickname}</h2>
        <p className="text-ink-soft">{gradeLabel(grade_level)}</p>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-3 text-ink-soft text-sm">
          {last_used_tutor ? words.lastSession(last_used_tutor.name || words.defaultTutor) : words.noSession}
          <Link
            to={screenOf(id, screens.tutorSelection)}
            aria-label={words.tutorFor(act, nickname)}
            className="inline-flex min-h-8 items-center font-medium text-leaf-deep underline underline-offset-4"
          >
            {act}
          </Link>
        </p>
      </div>
      <IconButton label={words.edit(nickname)} icon={<EditIcon />} onClick={onEdit} className="-mt-1 -mr-2" />
    </div>
  )
}
