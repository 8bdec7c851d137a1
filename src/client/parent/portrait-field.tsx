import { type ChangeEvent, useEffect, useMemo, useRef } from 'react'
import { PortraitPicker } from '#client/student/portrait-picker.tsx'
import { Avatar } from '#client/ui/avatar.tsx'
import { Button } from '#client/ui/button.tsx'
import { studentPortraitWords as words } from '#client/wording/en-portraits.ts'
import { type DrawnAddress, largestAvatar } from '#shared/avatars.ts'

/** What was chosen and not saved yet; null: the portrait stays. */
export type ChosenPortrait = { drawn: DrawnAddress } | { file: File } | null

export const portraitFaults = (chosen: ChosenPortrait): { avatar?: string } =>
  chosen !== null && 'file' in chosen && !isPicture(chosen.file) ? { avatar: words.wrongFile } : {}

const isPicture = ({ type, size }: File) => /^image\/(?:jpeg|png|webp)$/.test(type) && size <= largestAvatar

type PortraitFieldProps = {
  nickname: string
  current: string | null
  chosen: ChosenPortrait
  fault: string | undefined
  onChoose: (chosen: ChosenPortrait) => void
}

/** A student's portrait: one of the drawn ones, or 'Upload Avatar'. */
export function PortraitField({ nickname, current, chosen, fault, onChoose }: PortraitFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const file = chosen !== null && 'file' in chosen ? chosen.file : null
  const drawn = chosen !== null && 'drawn' in chosen ? chosen.drawn : null
  const preview = usePreview(file)
  function handleFile(event: ChangeEvent<HTMLInputElement>) {
    const picked = event.target.files?.[0]
    if (picked) onChoose({ file: picked })
    // The same file again is a choice again.
    event.target.value = ''
  }
  return (
    <div className="flex flex-col gap-4">
      <PortraitPicker
        chosen={drawn ?? (file ? null : current)}
        onChoose={(address) => onChoose(address === current ? null : { drawn: address })}
      />
      <div className="flex flex-wrap items-center gap-4">
        <Avatar src={preview ?? drawn ?? current} name={nickname} size="lg" />
        <div className="min-w-0 flex-[1_1_14rem]">
          <input
            ref={input}
            type="file"
            name="avatar"
            accept="image/png,image/jpeg,image/webp"
            className="sr-only"
            tabIndex={-1}
            aria-label={words.upload}
            onChange={handleFile}
          />
          <Button variant="secondary" onClick={() => input.current?.click()}>
            {words.upload}
          </Button>
          <p className="mt-2 text-ink-soft text-sm [overflow-wrap:anywhere]">
            {file ? words.chosenFile(file.name) : words.uploadHint}
          </p>
          {fault !== undefined && (
            <p role="alert" className="mt-1 font-medium text-rose-deep text-sm">
              {fault}
            </p>
          )}
        </div>
      </div>
    </div>
  )
}

/** A file of this browser as a picture, as long as it is shown. */
function usePreview(file: File | null): string | null {
  const address = useMemo(() => (file && isPicture(file) ? URL.createObjectURL(file) : null), [file])
  useEffect(() => {
    if (address === null) return
    return () => URL.revokeObjectURL(address)
  }, [address])
  return address
}
