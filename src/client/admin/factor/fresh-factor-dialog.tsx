import { showFactor } from '#client/data/admin.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { adminWords } from '#client/wording/en-admin.ts'
import { FactorForm } from './factor-form.tsx'

const words = adminWords.factor

type FreshFactorDialogProps = { onShown: () => unknown; onClose: () => void }

/** Asks for the second factor once more, before what cannot be undone. */
export function FreshFactorDialog({ onShown, onClose }: FreshFactorDialogProps) {
  return (
    <Dialog open onClose={onClose} title={words.again} closeLabel={adminWords.close}>
      <p className="mb-4">{words.againIntro}</p>
      <FactorForm submit={words.confirm} mayRecover send={showFactor} onDone={onShown} />
    </Dialog>
  )
}
