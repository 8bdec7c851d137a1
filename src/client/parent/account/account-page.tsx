import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sessionQuery } from '#client/data/account.ts'
import { Page } from '#client/ui/page.tsx'
import { accountWords as words } from '#client/wording/en-account.ts'
import type { DeletedAccount } from '#shared/account.ts'
import { CountrySection } from './country-section.tsx'
import { DataSection } from './data-section.tsx'
import { DeleteSection } from './delete-section.tsx'
import { DeletedDialog } from './deleted-dialog.tsx'
import { EmailSection } from './email-section.tsx'
import { FamilySection } from './family-section.tsx'
import { LetterSection } from './letter-section.tsx'
import { LooksSection } from './looks-section.tsx'
import { NameSection } from './name-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { PhoneSection } from './phone-section.tsx'
import { PinSection } from './pin-section.tsx'
import { PlanSection } from './plan-section.tsx'
import { SessionsSection } from './sessions-section.tsx'

export const accountTitle = words.title

/** Everything about the parent's own account, one matter after the other. */
export function AccountPage() {
  const { data: profile } = useQuery(sessionQuery)
  const [deleted, setDeleted] = useState<DeletedAccount | null>(null)
  if (!profile) return null
  // With the account gone, no section may ask the server for anything.
  if (deleted)
    return (
      <Page title={words.title}>
        <DeletedDialog deleted={deleted} />
      </Page>
    )
  return (
    <Page title={words.title} intro={words.intro}>
      <div className="flex flex-col gap-5 sm:gap-6">
        <NameSection profile={profile} />
        <PlanSection />
        <CountrySection profile={profile} />
        <FamilySection />
        <EmailSection profile={profile} />
        <LetterSection />
        <PhoneSection profile={profile} />
        <PasswordSection profile={profile} />
        <PinSection profile={profile} />
        <SessionsSection />
        <LooksSection />
        <DataSection />
        <DeleteSection profile={profile} onDeleted={setDeleted} />
      </div>
    </Page>
  )
}
