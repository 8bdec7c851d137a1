import { useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { accountWords } from '#client/wording/en-account.ts'
import type { DeletedAccount, ProfileView } from '#shared/account.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { Section } from './section.tsx'

const words = accountWords.deletion

type DeleteSectionProps = { profile: ProfileView; onDeleted: (deleted: DeletedAccount) => void }

/** The end of the account, behind one more question. */
export function DeleteSection({ profile, onDeleted }: DeleteSectionProps) {
  const [open, setOpen] = useState(false)
  return (
    <Section heading={words.heading} intro={words.intro}>
      <Button variant="danger" className="self-start" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      {open && <DeleteDialog profile={profile} onClose={() => setOpen(false)} onDeleted={onDeleted} />}
    </Section>
  )
}
