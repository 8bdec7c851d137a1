import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiProblem } from '#client/api.ts'
import { useRequestKeys } from '#client/data/request-key.ts'
import { addNote, keepNotes, removeNote } from '#client/data/students.ts'
import { Button } from '#client/ui/button.tsx'
import { useToast } from '#client/ui/toast.tsx'
import { useFocusBack } from '#client/ui/use-focus-back.ts'
import { insightWords as words } from '#client/wording/en-insights.ts'
import type { InsightView } from '#shared/insight.ts'
import type { NoteView } from '#shared/note.ts'
import type { StudentView } from '#shared/student.ts'

type SuggestionProps = { suggestion: NonNullable<InsightView['suggestion']>; student: StudentView }

/** One thing to try next time: one press makes a note for the next session of it, another takes it back. */
export function Suggestion({ suggestion: { says, note }, student }: SuggestionProps) {
  const sent = student.parent_notes.find((one) => !one.is_permanent && one.note_content === note)
  const send = useSending(student.id, note)
  const undo = useUndoing(student.id)
  useFocusBack(send.isPending || undo.isPending)
  const act = sent ? () => undo.mutate(sent) : () => send.mutate()
  return (
    <div className="rounded-control border border-sun-line bg-sun-soft px-4 py-3">
      <p className="text-ink-soft text-sm">{words.suggestion}</p>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 flex-[1_1_14rem] font-medium [overflow-wrap:anywhere]">{says}</p>
        <Button
          variant={sent ? 'quiet' : 'secondary'}
          aria-label={sent ? words.undoOf(says) : words.sendOf(says)}
          busy={send.isPending || undo.isPending}
          busyLabel={words.sending}
          onClick={act}
        >
          {sent ? words.undo : words.send}
        </Button>
      </div>
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {sent ? words.sent : null}
      </p>
    </div>
  )
}

function useSending(studentId: string, note: string) {
  const client = useQueryClient()
  const toast = useToast()
  const keys = useRequestKeys()
  return useMutation({
    mutationFn: () => addNote(studentId, { note_content: note, is_permanent: false }, keys.keyFor(note)),
    onSuccess: (added) => {
      keys.forget()
      keepNotes(client, studentId, (notes) => [...notes.filter((one) => one.id !== added.id), added])
    },
    onError: (error) => toast({ text: refusalIn(error) ?? words.sendFailed, tone: 'danger' }),
  })
}

/** Why the server takes no note by now, in its own words. */
const refusalIn = (error: unknown) =>
  error instanceof ApiProblem && error.problem.fields?.note_content ? error.problem.error : null

function useUndoing(studentId: string) {
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: (note: NoteView) => removeNote(note),
    onSuccess: (_, note) => {
      keepNotes(client, studentId, (notes) => notes.filter((one) => one.id !== note.id))
      toast({ text: words.undone, tone: 'success' })
    },
    onError: () => toast({ text: words.undoFailed, tone: 'danger' }),
  })
}
