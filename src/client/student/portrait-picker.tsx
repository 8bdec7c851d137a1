import { useId } from 'react'
import { studentPortraitWords as words } from '#client/wording/en-portraits.ts'
import { type DrawnAddress, drawnAvatarAddress, drawnAvatars } from '#shared/avatars.ts'

type PortraitPickerProps = { chosen: string | null; onChoose: (address: DrawnAddress) => void }

/** The twelve drawn portraits, one of which may be chosen: a group of radio buttons that look like pictures. */
export function PortraitPicker({ chosen, onChoose }: PortraitPickerProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className="font-medium">{words.label}</legend>
      <p className="mb-2 text-ink-soft text-sm">{words.hint}</p>
      <div className="grid grid-cols-4 gap-1.5 sm:grid-cols-6">
        {drawnAvatars.map((drawn) => {
          const address = drawnAvatarAddress(drawn)
          return (
            <label
              key={drawn}
              className="group relative flex aspect-square cursor-pointer items-center justify-center rounded-control border-2 border-transparent p-1 hover:bg-leaf-mist has-checked:border-leaf has-checked:bg-leaf-soft has-focus-visible:outline-3 has-focus-visible:outline-leaf-deep has-focus-visible:outline-offset-1"
            >
              <input
                type="radio"
                name={name}
                className="absolute inset-0 size-full cursor-pointer opacity-0"
                aria-label={words.names[drawn]}
                checked={chosen === address}
                onChange={() => onChoose(address)}
              />
              <img src={address} alt="" draggable={false} className="pointer-events-none size-full max-h-18 max-w-18" />
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
