import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link } from 'wouter'
import { keepStudent, updateStudent } from '#client/data/students.ts'
import { SaveFooter } from '#client/forms/save-footer.tsx'
import { useForm } from '#client/forms/use-form.ts'
import { MicrophoneSwitch } from '#client/student/microphone-switch.tsx'
import { studentReason } from '#client/student/student-faults.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { ArrowRightIcon, ShieldIcon } from '#client/ui/icons.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { useToast } from '#client/ui/toast.tsx'
import { controlWords as words } from '#client/wording/en-controls.ts'
import { ledgerWords } from '#client/wording/en-ledger.ts'
import { parentWords } from '#client/wording/en-parent.ts'
import type { Controls } from '#shared/controls-rules.ts'
import { screenOf, screens } from '#shared/screens.ts'
import type { StudentView } from '#shared/student.ts'
import { KeepField } from './keep-field.tsx'
import { OfferFields } from './offer-fields.tsx'
import { SettingsGroup } from './settings-group.tsx'
import { changeOf, findControlFaults, type TypedSettings } from './settings-rules.ts'
import { SideTalkField } from './side-talk-field.tsx'
import { TimeFields } from './time-fields.tsx'
import { findTimeFaults, typedTime } from './time-rules.ts'
import { VoiceFields } from './voice-fields.tsx'

type SettingsProps = {
  student: StudentView
  /** Since which day the microphone is allowed, in words; null: it is off. */
  microphoneSince: string | null
  onClose: () => void
  onDevice: () => void
}

/** All that a parent steers for one child, in one form. What was switched stays when saving fails. */
export function SettingsDialog({ student, microphoneSince, onClose, onDevice }: SettingsProps) {
  const formId = useId()
  const [typed, onTyped] = useState<TypedSettings>(() => ({
    time: typedTime(student.time),
    microphone: student.microphone !== null,
    controls: student.controls,
    keep_days: student.keep_days,
  }))
  const { form, faults, type, problem, busy } = useForm({
    typed,
    onTyped,
    check: ({ time, controls }) => ({ ...findTimeFaults(time), ...findControlFaults(controls) }),
    faultsOf: (error) => (error ? { form: `${words.failed} ${studentReason(error)}` } : {}),
    send: async (now) => {
      const { change } = changeOf(student, now)
      return change ? updateStudent(student.id, change) : student
    },
    onDone: useSaved(student, onClose),
  })
  const typeControls = (change: Partial<Controls>) => type({ controls: { ...typed.controls, ...change } })
  const { controls } = typed
  const footer = <SaveFooter words={words} formId={formId} busy={busy} onClose={onClose} />
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={words.title(student.nickname)}
      footer={footer}
      closeLabel={parentWords.close}
    >
      <form id={formId} {...form} className="flex flex-col gap-4">
        <p className="text-ink-soft">{words.intro}</p>
        <SettingsGroup title={words.time}>
          <TimeFields
            typed={typed.time}
            faults={faults}
            onType={(change) => type({ time: { ...typed.time, ...change } })}
          />
        </SettingsGroup>
        <SettingsGroup title={words.offer}>
          <OfferFields controls={controls} fault={faults.subjects} onType={typeControls} />
        </SettingsGroup>
        <SettingsGroup title={words.voice}>
          <VoiceFields
            controls={controls}
            microphone={
              <MicrophoneSwitch
                allowed={typed.microphone}
                note={microphoneSince ? parentWords.microphone.since(microphoneSince) : parentWords.microphone.off}
                onChange={(microphone) => type({ microphone })}
              />
            }
            onType={typeControls}
          />
        </SettingsGroup>
        <SettingsGroup title={words.talk}>
          <SideTalkField chosen={controls.side_talk} onChoose={(side_talk) => typeControls({ side_talk })} />
        </SettingsGroup>
        <SettingsGroup title={words.kept}>
          <KeepField
            chosen={typed.keep_days}
            before={student.keep_days}
            onChoose={(keep_days) => type({ keep_days })}
          />
        </SettingsGroup>
        <SettingsGroup title={words.device}>
          <p className="text-ink-soft text-sm">{words.deviceHint}</p>
          <Button
            variant="secondary"
            aria-label={parentWords.dashboard.ownDeviceFor(student.nickname)}
            onClick={onDevice}
            className="self-start"
          >
            <ShieldIcon className="size-5" />
            {parentWords.dashboard.ownDevice}
          </Button>
        </SettingsGroup>
        <Link
          to={screenOf(student.id, screens.ledger)}
          aria-label={ledgerWords.openFor(student.nickname)}
          className="inline-flex min-h-11 items-center gap-2 self-start font-medium text-leaf-deep underline underline-offset-4"
        >
          {ledgerWords.open}
          <ArrowRightIcon className="size-5" />
        </Link>
        {problem && <Notice tone="danger">{problem}</Notice>}
      </form>
    </Dialog>
  )
}

function useSaved(before: StudentView, onSaved: () => void) {
  const client = useQueryClient()
  const toast = useToast()
  return (after: StudentView, sent: TypedSettings) => {
    const { groups } = changeOf(before, sent)
    onSaved()
    keepStudent(client, after)
    toast({ text: groups.length > 0 ? words.saved(groups) : words.unchanged, tone: 'success' })
  }
}
