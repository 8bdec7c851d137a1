import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { waitingQuery } from '#client/data/admin.ts'
import { adminDesk } from '#client/data/messages.ts'
import { MessageThread } from '#client/messages/message-thread.tsx'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { adminWords } from '#client/wording/en-admin.ts'
import type { CustomerView } from '#shared/customer.ts'
import { LookDialog } from '../look/look-dialog.tsx'

const words = adminWords.customers
type Child = CustomerView['students'][number]

/** One family: who it is, its children, and the messages with the parent. */
export function FamilyPane({ family }: { family: CustomerView }) {
  const [looking, setLooking] = useState<Child | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className="flex flex-col gap-6">
      <div className="[overflow-wrap:anywhere]">
        <h2 ref={heading} tabIndex={-1} className="text-title outline-none">
          {family.full_name || words.noName}
        </h2>
        <p className="text-ink-soft">{family.email}</p>
      </div>
      <Children students={family.students} onLook={setLooking} />
      <Messages parentId={family.id} />
      {looking && (
        <LookDialog student={{ id: looking.id, name: looking.first_name }} onClose={() => setLooking(null)} />
      )}
    </div>
  )
}

function Children({ students, onLook }: { students: Child[]; onLook: (child: Child) => void }) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id}>
      <h3 id={id} className="mb-3 text-heading">
        {words.children}
      </h3>
      {students.length === 0 && <p className="text-ink-soft">{words.noChildren}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {students.map((child) => (
          <li key={child.id} className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0 last:pb-0">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <span className="block font-medium">{child.first_name}</span>
              <span className="block text-ink-soft text-xs">
                {words.id} {child.id}
              </span>
            </span>
            <Button variant="secondary" aria-label={words.historyOf(child.first_name)} onClick={() => onLook(child)}>
              {words.history}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Messages({ parentId }: { parentId: string }) {
  const id = useId()
  const client = useQueryClient()
  const desk = useMemo(() => adminDesk(parentId), [parentId])
  const lookAnew = useCallback(() => void client.invalidateQueries({ queryKey: waitingQuery.queryKey }), [client])
  return (
    <Card as="section" aria-labelledby={id}>
      <h3 id={id} className="mb-3 text-heading">
        {words.messages}
      </h3>
      <MessageThread desk={desk} onUnread={lookAnew} />
    </Card>
  )
}
