import { useQueryClient } from '@tanstack/react-query'
import { leaveBrowser } from '#client/session/leave-browser.ts'
import { tellSignedOut } from '#client/session/session-tabs.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { accountWords } from '#client/wording/en-account.ts'
import type { DeletedAccount } from '#shared/account.ts'
import { screens } from '#shared/screens.ts'

const words = accountWords.deletion

/** The last words: what was deleted. Every way out of it leaves for good. */
export function DeletedDialog({ deleted }: { deleted: DeletedAccount }) {
  const client = useQueryClient()
  const leave = () => {
    tellSignedOut()
    leaveBrowser(client, screens.home)
  }
  return (
    <Dialog
      open
      onClose={leave}
      title={words.doneTitle}
      footer={<Button onClick={leave}>{words.done}</Button>}
      closeLabel={accountWords.close}
    >
      <p>{words.deleted(deleted)}</p>
    </Dialog>
  )
}
