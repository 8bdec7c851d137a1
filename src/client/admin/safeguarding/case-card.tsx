import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { addCaseStep } from '#client/data/admin.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { Notice } from '#client/ui/notice.tsx'
import { useFocusBack } from '#client/ui/use-focus-back.ts'
import { adminWords } from '#client/wording/en-admin.ts'
import type { AddCaseStep, SafeguardingCase } from '#shared/alarm.ts'
import { helplinesOf } from '#shared/helplines.ts'
import { LookDialog } from '../look/look-dialog.tsx'
import { shortMoment } from '../parts/moments.ts'
import { StepForm } from './step-form.tsx'

const words = adminWords.safeguarding

type CaseCardProps = { one: SafeguardingCase; onChanged: () => unknown }

/** One case: what it is, what was done, and what can be done now. */
export function CaseCard({ one, onChanged }: CaseCardProps) {
  const id = useId()
  const [reading, setReading] = useState(false)
  const isSevere = one.severity === 'severe'
  return (
    <Card
      as="article"
      tone={isSevere && one.state !== 'closed' ? 'sunny' : 'plain'}
      aria-labelledby={id}
      className="flex flex-col gap-4 [overflow-wrap:anywhere]"
    >
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 id={id} className="text-heading">
            {words.heading(one.nickname, words.kinds[one.kind])}
          </h3>
          <p className="text-ink-soft text-sm">
            {words.family(one.parent.full_name || adminWords.customers.noName)} ·{' '}
            {words.raisedAt(shortMoment(one.created_at))}
          </p>
        </div>
        <p className="flex gap-2 font-medium text-sm">
          {isSevere && <Mark tone="severe">{words.severe}</Mark>}
          <Mark>{words.states[one.state]}</Mark>
        </p>
      </div>
      <p>{one.concerns_family ? words.concerns : words.unreached}</p>
      {one.updates > 0 && <p className="font-medium">{words.updates(one.updates)}</p>}
      {one.state !== 'closed' && <WhatNow country={one.country} />}
      <Steps one={one} />
      <Actions one={one} onChanged={onChanged} onRead={() => setReading(true)} />
      {reading && one.conversation_id && (
        <LookDialog
          student={{ id: one.student_id, name: one.nickname }}
          conversationId={one.conversation_id}
          at={one.message_id}
          suggested={{ reason: 'safety' }}
          onClose={() => setReading(false)}
        />
      )}
    </Card>
  )
}

/** What to do, and whom to call in the family's country. */
function WhatNow({ country }: { country: string | null }) {
  const lines = helplinesOf(country)
  return (
    <div className="max-w-prose text-ink-soft text-sm">
      <p>{words.todo}</p>
      <p className="mt-1 font-medium text-ink">
        {lines ? words.call(lines.emergency, lines.child) : words.callUnknown}
      </p>
    </div>
  )
}

function Mark({ tone, children }: { tone?: 'severe'; children: string }) {
  const look = tone ? 'border-rose-line bg-rose-soft text-rose-deep' : 'border-line bg-paper'
  return <span className={classNames('rounded-full border px-3 py-0.5', look)}>{children}</span>
}

function Steps({ one }: { one: SafeguardingCase }) {
  if (one.steps.length === 0) return null
  return (
    <ol aria-label={words.steps} className="flex flex-col gap-3 border-line border-l-2 pl-4">
      {one.steps.map((step) => (
        <li key={step.id}>
          <p className="text-ink-soft text-sm">
            {words.stepBy(words.states[step.state], step.admin_name || words.someone, shortMoment(step.created_at))}
          </p>
          {step.note && <p className="whitespace-pre-wrap">{step.note}</p>}
        </li>
      ))}
    </ol>
  )
}

type ActionsProps = CaseCardProps & { onRead: () => void }

function Actions({ one, onChanged, onRead }: ActionsProps) {
  const [writing, setWriting] = useState<'followed_up' | 'closed' | null>(null)
  const step = useMutation({
    mutationFn: (json: AddCaseStep) => addCaseStep(one.id, json),
    onSuccess: async () => {
      setWriting(null)
      await onChanged()
    },
  })
  useFocusBack(step.isPending)
  const { state } = one
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-3">
        {one.conversation_id && (
          <Button variant={state === 'raised' ? 'secondary' : 'primary'} onClick={onRead}>
            {words.read}
          </Button>
        )}
        {state === 'raised' && (
          <Button busy={step.isPending} busyLabel={words.saving} onClick={() => step.mutate({ state: 'seen' })}>
            {words.markSeen}
          </Button>
        )}
        {state !== 'raised' && (
          <Button variant="secondary" onClick={() => setWriting('followed_up')}>
            {words.follow}
          </Button>
        )}
        {(state === 'seen' || state === 'followed_up') && (
          <Button variant="secondary" onClick={() => setWriting('closed')}>
            {words.shut}
          </Button>
        )}
      </div>
      {step.error && <Notice tone="danger">{`${words.stepFailed} ${step.error.message}`}</Notice>}
      {writing && (
        <StepForm
          key={writing}
          title={writing === 'closed' ? words.shut : words.follow}
          busy={step.isPending}
          onSave={(note) => step.mutate({ state: writing, note })}
          onCancel={() => setWriting(null)}
        />
      )}
    </div>
  )
}
