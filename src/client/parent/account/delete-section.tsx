import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { familyQuery } from '#client/data/family.ts'
import { Button } from '#client/ui/button.tsx'
import { accountWords } from '#client/wording/en-account.ts'
import { familyWords } from '#client/wording/en-family.ts'
import type { DeletedAccount, ProfileView } from '#shared/account.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { Section } from './section.tsx'

const words = accountWords.deletion

type DeleteSectionProps = { profile: ProfileView; onDeleted: (deleted: DeletedAccount) => void }

/** The end of the account, behind one more question. */
export function DeleteSection({ profile, onDeleted }: DeleteSectionProps) {
  const [open, setOpen] = useState(false)
  const { data: family } = useQuery(familyQuery)
  // The family is its founder's to delete.
  if (family?.guardians.some(({ you, founder }) => you && !founder))
    return (
      <Section heading={words.heading} intro={words.intro}>
        <p className="text-pretty">{familyWords.deletion}</p>
      </Section>
    )
  return (
    <Section heading={words.heading} intro={words.intro}>
      <Button variant="danger" className="self-start" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      {open && <DeleteDialog profile={profile} onClose={() => setOpen(false)} onDeleted={onDeleted} />}
    </Section>
  )
}
