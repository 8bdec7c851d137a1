import { useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { LetterIcon } from '#client/ui/icons.tsx'
import { letterTracingWords as words } from '#client/wording/en-letter-tracing.ts'
import { LateChoice } from './late-parts.ts'
import type { Sitting } from './sitting.ts'

type PickerProps = { sitting: Sitting; nickname: string; large: boolean }

/** Opens the choice of what to write. */
export function Picker({ sitting, nickname, large }: PickerProps) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="secondary" size={large ? 'child' : 'md'} className="px-4!" onClick={() => setOpen(true)}>
        <LetterIcon className="size-6" />
        {words.choose}
      </Button>
      <Dialog open={open} onClose={close} title={words.choose} size="lg" closeLabel={words.close}>
        <LateChoice
          sitting={sitting}
          nickname={nickname}
          large={large}
          onChoose={(glyph) => {
            close()
            sitting.choose(glyph)
          }}
        />
      </Dialog>
    </>
  )
}
