import { useState } from 'react'
import { IconButton } from '#client/ui/icon-button.tsx'
import { GearIcon } from '#client/ui/icons.tsx'
import { learnWords as words } from '#client/wording/en-learn.ts'
import { LateSettings } from './late-settings.ts'
import type { SettingsProps } from './settings-dialog.tsx'

/** The one gear: all that is not for learning lies behind it. */
export function SettingsButton(props: Omit<SettingsProps, 'onClose'>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton label={words.settings} icon={<GearIcon />} onClick={() => setOpen(true)} />
      {open && <LateSettings {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
