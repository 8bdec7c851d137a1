import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { adminTutorsQuery, createTutor, uploadTutorAvatar } from '#client/data/admin-tutors.ts'
import { useRequestKeys } from '#client/data/request-key.ts'
import { useForm } from '#client/forms/use-form.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { useToast } from '#client/ui/toast.tsx'
import { tutorAdminWords as words } from '#client/wording/en-admin-tutors.ts'
import { emptyDraft, findTutorFaults, type TutorDraft } from './tutor-draft.ts'
import { TutorFields } from './tutor-fields.tsx'

/** 'Create New Tutor': what is typed stays until the tutor is there. */
export function CreateTutorForm() {
  const titleId = useId()
  const [made, setMade] = useState(0)
  return (
    <Card as="section" aria-labelledby={titleId}>
      <h2 id={titleId} className="text-heading">
        {words.create}
      </h2>
      <p className="mt-1 mb-5 text-ink-soft">{words.createIntro}</p>
      {/* A new form for the next tutor. */}
      <NewTutorFields key={made} onCreated={() => setMade(made + 1)} />
    </Card>
  )
}

function NewTutorFields({ onCreated }: { onCreated: () => void }) {
  const [typed, onTyped] = useState<TutorDraft>(emptyDraft)
  const create = useCreating(onCreated)
  const { form, faults, type, problem, busy } = useForm({
    typed,
    onTyped,
    check: (draft) => ({ ...(!draft.avatar && { avatar: words.missingAvatar }), ...findTutorFaults(draft) }),
    faultsOf: (error) => (error ? { form: words.createFailed(error.message) } : {}),
    ...create,
  })
  const isWithoutAvatar = faults.avatar === words.missingAvatar
  return (
    <form {...form} className="flex flex-col gap-5">
      <TutorFields
        draft={typed}
        faults={isWithoutAvatar ? { ...faults, avatar: undefined } : faults}
        onChange={type}
        avatar={{ label: words.avatar, current: null }}
      />
      {isWithoutAvatar && <Notice tone="danger">{words.missingAvatar}</Notice>}
      {problem && <Notice tone="danger">{problem}</Notice>}
      <Button type="submit" size="lg" busy={busy} busyLabel={words.creating} className="self-stretch sm:self-start">
        {words.createButton}
      </Button>
    </form>
  )
}

/** The picture first, then the tutor that names it: once, however often the same is sent. */
function useCreating(onCreated: () => void) {
  const client = useQueryClient()
  const toast = useToast()
  const keys = useRequestKeys()
  return {
    send: async ({ avatar, ...draft }: TutorDraft) => {
      if (!avatar) throw new Error(words.missingAvatar)
      const key = keys.keyFor(JSON.stringify([draft, avatar.name, avatar.size, avatar.lastModified]))
      return createTutor({ ...draft, avatar_id: await uploadTutorAvatar(avatar) }, key)
    },
    onDone: async () => {
      toast({ text: words.created, tone: 'success' })
      await client.invalidateQueries({ queryKey: adminTutorsQuery.queryKey })
      onCreated()
    },
  }
}
