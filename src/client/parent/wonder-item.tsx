import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeWonder, dropWonder, removeWonder } from '#client/data/wonders.ts'
import { Button } from '#client/ui/button.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { TrashIcon } from '#client/ui/icons.tsx'
import { useToast } from '#client/ui/toast.tsx'
import { listWords, wonderWords as words } from '#client/wording/en-wonders.ts'
import type { WonderView } from '#shared/wonder.ts'
import { Evidence } from './card-section.tsx'
import { shortDay } from './session-date.ts'

type WonderItemProps = {
  wonder: WonderView
  studentId: string
  onView: (wonder: WonderView) => void
  /** It has left its list. */
  onGone: () => void
}

/** A question, what the tutor said to it, and what the parent does with it. */
export function WonderItem({ wonder, studentId, onView, onGone }: WonderItemProps) {
  const { question, said, asked_at, talked_at } = wonder
  const isOpen = talked_at === null
  const { change, remove } = useChanges(wonder, studentId, onGone)
  const isBusy = change.isPending || remove.isPending
  const line = words.asked(shortDay(asked_at))
  return (
    <li className="rounded-control border border-line bg-cream pb-3 pl-4">
      <div className="flex items-start gap-1">
        <p className="min-w-0 flex-1 py-3 font-medium leading-normal [overflow-wrap:anywhere]">
          {words.question(question)}
        </p>
        <IconButton
          label={words.remove(question)}
          icon={<TrashIcon className="size-5" />}
          disabled={isBusy}
          onClick={() => remove.mutate()}
          className="text-ink-soft"
        />
      </div>
      <div className="flex flex-col gap-2 pr-4">
        {said.length > 0 && (
          <p className="text-sm leading-normal [overflow-wrap:anywhere]">{words.answered(said.join(' '))}</p>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <Evidence line={line} label={listWords.readOf(line, question)} onOpen={() => onView(wonder)} />
          <Button
            variant="secondary"
            busy={change.isPending}
            busyLabel={words.saving}
            disabled={isBusy}
            aria-label={isOpen ? words.talkedOf(question) : words.backOf(question)}
            onClick={() => change.mutate()}
          >
            {isOpen ? words.talked : words.back}
          </Button>
        </div>
      </div>
    </li>
  )
}

function useChanges(wonder: WonderView, studentId: string, onGone: () => void) {
  const client = useQueryClient()
  const toast = useToast()
  const isOpen = wonder.talked_at === null
  const gone = (text: string) => {
    onGone()
    dropWonder(client, studentId, wonder)
    toast({ text, tone: 'success' })
  }
  const change = useMutation({
    mutationFn: () => changeWonder(studentId, wonder.id, isOpen),
    onSuccess: () => gone(isOpen ? words.talkedDone : words.backDone),
    onError: () => toast({ text: words.changeFailed, tone: 'danger' }),
  })
  const remove = useMutation({
    mutationFn: () => removeWonder(studentId, wonder.id),
    onSuccess: () => gone(words.removed),
    onError: () => toast({ text: words.removeFailed, tone: 'danger' }),
  })
  return { change, remove }
}
