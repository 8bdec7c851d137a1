import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiProblem } from '#client/api.ts'
import { accessQuery, renewRecoveryCodes } from '#client/data/admin.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { adminWords } from '#client/wording/en-admin.ts'
import { FreshFactorDialog } from '../factor/fresh-factor-dialog.tsx'
import { RecoveryCodeList } from '../factor/recovery-code-list.tsx'

const words = adminWords.factor

const isNotFresh = (error: unknown) =>
  error instanceof ApiProblem && error.problem.fields?.second_factor === 'not_fresh'

/** How many recovery codes are left, and new ones. */
export function RecoveryCodes() {
  const client = useQueryClient()
  const { data: access } = useQuery(accessQuery)
  const [asks, setAsks] = useState(false)
  const renew = useMutation({
    mutationFn: renewRecoveryCodes,
    onError: (error) => setAsks(isNotFresh(error)),
  })
  if (!access) return null
  const done = async () => {
    renew.reset()
    await client.invalidateQueries({ queryKey: accessQuery.queryKey })
  }
  return (
    <Card as="section" aria-label={words.title} className="flex flex-col gap-3">
      <h2 className="text-heading">{words.title}</h2>
      <p>
        {words.left(access.recovery_codes_left)} {access.recovery_codes_left < 4 && words.fewLeft}
      </p>
      {renew.error && !isNotFresh(renew.error) && <Notice tone="danger">{renew.error.message}</Notice>}
      <Button variant="secondary" className="self-start" busy={renew.isPending} onClick={() => renew.mutate()}>
        {words.renew}
      </Button>
      {asks && (
        <FreshFactorDialog
          onClose={() => setAsks(false)}
          onShown={() => {
            setAsks(false)
            renew.mutate()
          }}
        />
      )}
      {renew.data && (
        <Dialog open onClose={done} title={words.codes} closeLabel={adminWords.close}>
          <RecoveryCodeList codes={renew.data.recovery_codes} onKept={done} />
        </Dialog>
      )}
    </Card>
  )
}
