import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { LiveConversation } from '#client/learn/conversation/live-conversation.ts'
import { useStoreValue } from '#client/store/use-store.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { useFocusBack } from '#client/ui/use-focus-back.ts'
import { lateLearnWords } from '#client/wording/en-learn-late.ts'
import type { HelpKind, ReportAnswer, ReportSomething } from '#shared/alarm.ts'
import { HelpLines } from './help-lines.tsx'

const words = lateLearnWords.report

type About = ReportSomething['about']

const abouts = ['upset', 'tutor_wrong', 'someone_hurts_me', 'something_else'] as const satisfies About[]

type ReportDialogProps = { conversation: LiveConversation; onClose: () => void }

/** What is wrong, in four large buttons; then the words that answer it. */
export function ReportDialog({ conversation, onClose }: ReportDialogProps) {
  const country = useStoreValue(conversation, (state) => state.country)
  const report = useMutation({ mutationFn: (about: About) => conversation.report(about) })
  const { data: answer, isPending, isError, variables: about } = report
  useFocusBack(isPending)
  const footer = (
    <Button variant={answer ? 'primary' : 'secondary'} size="lg" onClick={onClose}>
      {answer ? words.back : words.cancel}
    </Button>
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title={answer ? words.answered : words.title}
      closeLabel={words.close}
      footer={footer}
    >
      {answer ? (
        <Answer answer={answer} country={country} />
      ) : (
        <div className="flex flex-col gap-3">
          {isError && about && <Failed about={about} country={country} onRetry={() => report.mutate(about)} />}
          {abouts.map((each) => (
            <Button
              key={each}
              variant="secondary"
              size="child"
              className="text-left! text-lg!"
              disabled={isPending}
              busy={isPending && each === about}
              busyLabel={words.sending}
              onClick={() => report.mutate(each)}
            >
              {words.abouts[each]}
            </Button>
          ))}
        </div>
      )}
    </Dialog>
  )
}

function Answer({ answer, country }: { answer: ReportAnswer; country: string | null }) {
  const said = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone; who listens hears the answer.
  useEffect(() => said.current?.focus(), [])
  const placed = answer.sentences.map((text, place) => ({ text, place }))
  return (
    // On a small screen this scrolls: it must be reachable by keyboard.
    <div ref={said} role="status" tabIndex={0} className="flex flex-col gap-3 text-lg outline-none">
      {placed.map(({ text, place }) => (
        <p key={place}>{text}</p>
      ))}
      {answer.help && <Help kind={answer.help} country={country} />}
    </div>
  )
}

/** Who cannot be reached by us can still be helped by others. */
const helpWithoutUs: Partial<Record<About, HelpKind>> = { someone_hurts_me: 'abuse' }

function Failed({ about, country, onRetry }: { about: About; country: string | null; onRetry: () => void }) {
  const help = helpWithoutUs[about]
  const retry = (
    <Button variant="secondary" onClick={onRetry}>
      {words.retry}
    </Button>
  )
  return (
    <div role="alert" className="flex flex-col gap-3">
      <Notice tone="info" action={retry}>
        {words.failed}
      </Notice>
      {help && <Help kind={help} country={country} />}
    </div>
  )
}

function Help({ kind, country }: { kind: HelpKind; country: string | null }) {
  return (
    <div className="flex flex-col gap-3 rounded-card border border-sky-line bg-sky-soft p-4">
      <HelpLines kind={kind} country={country} />
    </div>
  )
}
