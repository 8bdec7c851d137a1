import { useEffect, useMemo } from 'react'
import { Avatar } from '#client/ui/avatar.tsx'
import { Field, TextInput } from '#client/ui/field.tsx'
import { tutorAdminWords as words } from '#client/wording/en-admin-tutors.ts'

type AvatarFieldProps = {
  label: string
  name: string
  /** The picture that is there, until another one is chosen. */
  current: string | null
  file: File | null
  fault: string | undefined
  onChoose: (file: File | null) => void
}

/** Chooses a picture for a tutor and shows it. */
export function AvatarField({ label, name, current, file, fault, onChoose }: AvatarFieldProps) {
  const chosen = useObjectAddress(file)
  return (
    <Field label={label} hint={words.avatarHint} {...(fault !== undefined && { error: fault })}>
      {(control) => (
        <span className="flex items-center gap-4">
          <Avatar src={chosen ?? current} name={name} size="md" className="object-cover" />
          <TextInput
            {...control}
            type="file"
            name="avatar"
            accept="image/png,image/jpeg,image/webp"
            onChange={(event) => onChoose(event.target.files?.[0] ?? null)}
          />
        </span>
      )}
    </Field>
  )
}

/** The address of a file that is only in this browser. */
function useObjectAddress(file: File | null): string | null {
  const address = useMemo(() => (file ? URL.createObjectURL(file) : null), [file])
  useEffect(() => {
    if (address === null) return
    return () => URL.revokeObjectURL(address)
  }, [address])
  return address
}
