import { useQueryClient } from '@tanstack/react-query'
import { sessionQuery } from '#client/data/account.ts'
import { changePin } from '#client/data/settings.ts'
import { PasswordInput, PinInput } from '#client/forms/typed-field.tsx'
import type { FormFaults as Faults } from '#client/forms/use-form.ts'
import { useToast } from '#client/ui/toast.tsx'
import { accountWords } from '#client/wording/en-account.ts'
import type { ProfileView } from '#shared/account.ts'
import { limits } from '#shared/limits.ts'
import { Disclosed } from './disclosed.tsx'
import { Section } from './section.tsx'
import { SectionForm } from './section-form.tsx'
import { useSectionForm } from './use-section-form.ts'

const words = accountWords.pin

const wrongPin = words.wrong(limits.pinMin, limits.pinMax)
const isPin = (text: string) => /^\d+$/.test(text) && text.length >= limits.pinMin && text.length <= limits.pinMax

type PinFormProps = { profile: ProfileView; onClose: () => void }

/** The door between the lesson and the parent's pages. */
export function PinSection({ profile }: { profile: ProfileView }) {
  const { has_pin } = profile
  return (
    <Section heading={words.heading} intro={words.intro}>
      <p className={has_pin ? 'font-medium' : 'text-ink-soft'}>{has_pin ? words.isSet : words.none}</p>
      <div className="flex flex-wrap gap-3">
        <Disclosed action={has_pin ? words.change : words.set}>
          {(close) => <SetPin profile={profile} onClose={close} />}
        </Disclosed>
        {has_pin && (
          <Disclosed action={words.remove} variant="quiet">
            {(close) => <RemovePin profile={profile} onClose={close} />}
          </Disclosed>
        )}
      </div>
    </Section>
  )
}

function SetPin({ profile, onClose }: PinFormProps) {
  const proof = proofOf(profile)
  const onDone = usePinChanged(true, onClose)
  const { field, ...form } = useSectionForm({
    start: { pin: '', repeat: '', password: '', current_pin: '' },
    shown: ['pin', 'repeat', ...proof.shown],
    check: (typed): Faults => ({
      ...(!isPin(typed.pin) && { pin: wrongPin }),
      ...(isPin(typed.pin) && typed.repeat !== typed.pin && { repeat: words.different }),
      ...proof.check(typed),
    }),
    send: (typed) => changePin({ pin: typed.pin, ...proof.of(typed) }),
    onDone,
  })
  return (
    <SectionForm {...form} submit={words.submit} onCancel={onClose}>
      {proof.by === 'password' && <PasswordInput {...field('password')} label={accountWords.password} />}
      {proof.by === 'current_pin' && (
        <PinInput {...field('current_pin')} label={words.current} hint={words.currentHint} />
      )}
      <PinInput {...field('pin')} label={words.label} hint={words.hint(limits.pinMin, limits.pinMax)} />
      <PinInput {...field('repeat')} label={words.repeat} />
    </SectionForm>
  )
}

function RemovePin({ profile, onClose }: PinFormProps) {
  const proof = proofOf(profile)
  const onDone = usePinChanged(false, onClose)
  const { field, ...form } = useSectionForm({
    start: { password: '', current_pin: '' },
    shown: proof.shown,
    check: proof.check,
    send: (typed) => changePin({ pin: null, ...proof.of(typed) }),
    onDone,
  })
  return (
    <SectionForm {...form} submit={words.removeSubmit} busyLabel={words.removing} danger onCancel={onClose}>
      <p>{words.removeText}</p>
      {proof.by === 'password' && <PasswordInput {...field('password')} label={accountWords.password} />}
      {proof.by === 'current_pin' && (
        <PinInput {...field('current_pin')} label={words.current} hint={words.currentHint} />
      )}
    </SectionForm>
  )
}

type Proof = { password: string; current_pin: string }

/** How this parent shows that it is not the child who changes the PIN. */
function proofOf({ has_password, has_pin }: ProfileView) {
  const by: keyof Proof | null = has_password ? 'password' : has_pin ? 'current_pin' : null
  return {
    by,
    shown: by === null ? [] : [by],
    check: ({ password, current_pin }: Proof): Faults => {
      if (by === 'password' && password === '') return { password: accountWords.missingPassword }
      return by === 'current_pin' && current_pin !== '' && !isPin(current_pin) ? { current_pin: wrongPin } : {}
    },
    // A PIN that is forgotten is left out: whoever has just signed in needs none.
    of: (typed: Proof) => (by === null || typed[by] === '' ? {} : { [by]: typed[by] }),
  }
}

function usePinChanged(isSet: boolean, onClose: () => void) {
  const client = useQueryClient()
  const toast = useToast()
  return async () => {
    await client.invalidateQueries({ queryKey: sessionQuery.queryKey })
    onClose()
    toast({ text: isSet ? words.saved : words.removed, tone: 'success' })
  }
}
