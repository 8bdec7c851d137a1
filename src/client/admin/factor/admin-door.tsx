import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { accessQuery, showFactor } from '#client/data/admin.ts'
import { Card } from '#client/ui/card.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { adminWords } from '#client/wording/en-admin.ts'
import type { AdminAccess } from '#shared/admin-access.ts'
import { FactorForm } from './factor-form.tsx'
import { SetUpFactor } from './set-up-factor.tsx'

const words = adminWords.factor

/** Before the area: the second factor is set up or shown, or what stands in the way is said. */
export function AdminDoor({ access }: { access: AdminAccess }) {
  const client = useQueryClient()
  // The recovery codes are shown after the area is open already: what is begun here is brought to its end.
  const [isEnrolling] = useState(access.state === 'enroll')
  const look = () => client.invalidateQueries({ queryKey: accessQuery.queryKey })
  const title = isEnrolling ? words.enrollTitle : access.state === 'disabled' ? words.disabledTitle : words.showTitle
  return (
    <Card as="section" aria-label={title} className="mx-auto flex max-w-xl flex-col gap-5">
      <div className="flex flex-col gap-2">
        <h2 className="text-heading">{title}</h2>
        <p className="text-ink-soft">{words.why}</p>
      </div>
      {access.state === 'disabled' ? (
        <Notice tone="warning">{words.disabled}</Notice>
      ) : isEnrolling ? (
        <SetUpFactor access={access} onDone={look} />
      ) : (
        <>
          <p>{words.showIntro}</p>
          <FactorForm submit={words.open} mayRecover send={showFactor} onDone={look} />
        </>
      )}
    </Card>
  )
}
