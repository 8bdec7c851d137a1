import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { EditIcon, ShieldIcon } from '#client/ui/icons.tsx'
import { insightWords as words } from '#client/wording/en-insights.ts'
import { parentWords } from '#client/wording/en-parent.ts'
import type { StudentView } from '#shared/student.ts'

type SettingsDialogProps = {
  student: StudentView
  onEdit: () => void
  onDevice: () => void
  onClose: () => void
}

/** Everything that a parent sets for one child, in one place. */
export function SettingsDialog({ student: { nickname }, onEdit, onDevice, onClose }: SettingsDialogProps) {
  return (
    <Dialog open onClose={onClose} title={words.settings(nickname)} closeLabel={parentWords.close}>
      <div className="flex flex-col gap-3">
        <Button variant="secondary" className="justify-start text-left" onClick={onEdit}>
          <EditIcon className="size-5 shrink-0" />
          {words.settingsEdit}
        </Button>
        <Button
          variant="secondary"
          className="justify-start text-left"
          aria-label={parentWords.dashboard.ownDeviceFor(nickname)}
          onClick={onDevice}
        >
          <ShieldIcon className="size-5 shrink-0" />
          {parentWords.dashboard.ownDevice}
        </Button>
      </div>
    </Dialog>
  )
}
