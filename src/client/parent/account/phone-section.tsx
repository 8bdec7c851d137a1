import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sessionQuery } from '#client/data/account.ts'
import { removePhone } from '#client/data/settings.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { useToast } from '#client/ui/toast.tsx'
import { useFocusBack } from '#client/ui/use-focus-back.ts'
import { accountWords } from '#client/wording/en-account.ts'
import type { ProfileView } from '#shared/account.ts'
import { Disclosed } from './disclosed.tsx'
import { PhoneCodeForm, PhoneForm } from './phone-forms.tsx'
import { Section } from './section.tsx'

const words = accountWords.phone

/** A second way to sign in: a code by text message. */
export function PhoneSection({ profile }: { profile: ProfileView }) {
  const { phone } = profile
  return (
    <Section heading={words.heading} intro={words.intro}>
      <p className={phone ? 'font-medium' : 'text-ink-soft'}>{phone ?? words.none}</p>
      <div className="flex flex-wrap gap-3">
        <Disclosed action={phone ? words.change : words.add}>
          {(close) => <NewPhone profile={profile} onClose={close} />}
        </Disclosed>
        {phone && <RemovePhone />}
      </div>
    </Section>
  )
}

/** First the number, then the code that was sent there. */
function NewPhone({ profile, onClose }: { profile: ProfileView; onClose: () => void }) {
  const client = useQueryClient()
  const toast = useToast()
  const [sentTo, setSentTo] = useState<string | null>(null)

  async function handleConfirmed() {
    await client.invalidateQueries({ queryKey: sessionQuery.queryKey })
    onClose()
    toast({ text: words.saved, tone: 'success' })
  }

  if (sentTo === null) return <PhoneForm profile={profile} onSent={setSentTo} onCancel={onClose} />
  return (
    <PhoneCodeForm phone={sentTo} onConfirmed={handleConfirmed} onAgain={() => setSentTo(null)} onCancel={onClose} />
  )
}

function RemovePhone() {
  const client = useQueryClient()
  const toast = useToast()
  const remove = useMutation({
    mutationFn: removePhone,
    onSuccess: async () => {
      toast({ text: words.removed, tone: 'success' })
      await client.invalidateQueries({ queryKey: sessionQuery.queryKey })
    },
  })
  useFocusBack(remove.isPending)
  return (
    <>
      {remove.isError && (
        <div className="order-first w-full">
          <Notice tone="danger">{remove.error.message}</Notice>
        </div>
      )}
      <Button variant="quiet" busy={remove.isPending} onClick={() => remove.mutate()}>
        {words.remove}
      </Button>
    </>
  )
}
