import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { ApiProblem } from '#client/api.ts'
import { correctMemory, keepMemory } from '#client/data/memory.ts'
import { SaveFooter } from '#client/forms/save-footer.tsx'
import { TypedField } from '#client/forms/typed-field.tsx'
import { useForm } from '#client/forms/use-form.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { useToast } from '#client/ui/toast.tsx'
import { memoryWords as words } from '#client/wording/en-wonders.ts'
import { limits } from '#shared/limits.ts'
import type { MemoryView } from '#shared/memory.ts'
import type { StudentView } from '#shared/student.ts'
import { isBlank } from '#shared/text-rules.ts'

type CorrectProps = { memory: MemoryView; student: StudentView; onClose: () => void }

/** What a child likes, said right by the parent. */
export function CorrectMemoryDialog({ memory, student, onClose }: CorrectProps) {
  const formId = useId()
  const client = useQueryClient()
  const toast = useToast()
  const [typed, onTyped] = useState({ what: memory.what })
  const { form, field, problem, busy } = useForm({
    typed,
    onTyped,
    check: ({ what }) => (isBlank(what) ? { what: words.missing } : {}),
    faultsOf: (error) => {
      if (!error) return {}
      const isAboutWords = error instanceof ApiProblem && error.problem.fields?.what !== undefined
      return isAboutWords ? { what: error.message } : { form: `${words.correctFailed} ${error.message}` }
    },
    send: ({ what }) => correctMemory(student.id, memory.id, what),
    onDone: (changed) => {
      keepMemory(client, student.id, changed)
      onClose()
      toast({ text: words.corrected, tone: 'success' })
    },
  })
  const title = words.correct(words.kinds[memory.kind](student.nickname, memory.what))
  const footer = <SaveFooter words={words} formId={formId} busy={busy} onClose={onClose} />
  return (
    <Dialog open onClose={onClose} title={title} footer={footer}>
      <form id={formId} {...form} className="flex flex-col gap-4">
        <TypedField
          {...field('what')}
          label={words.likes(student.nickname)}
          hint={words.likesHint}
          maxLength={limits.like}
        />
        {problem && <Notice tone="danger">{problem}</Notice>}
      </form>
    </Dialog>
  )
}
