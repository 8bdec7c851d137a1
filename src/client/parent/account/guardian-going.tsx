import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changeFamily } from '#client/data/account.ts'
import { familyQuery, leaveFamily, removeGuardian } from '#client/data/family.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { useToast } from '#client/ui/toast.tsx'
import { useFocusBack } from '#client/ui/use-focus-back.ts'
import { familyWords } from '#client/wording/en-family.ts'

type Going = 'remove' | 'leave' | 'handOver'

type GuardianGoingProps = { name: string; isFounder: boolean }

/** The ways in which one of two guardians goes, each behind one more question. `name`: the other one's. */
export function GuardianGoing({ name, isFounder }: GuardianGoingProps) {
  const [asking, setAsking] = useState<Going | null>(null)
  return (
    <div className="flex flex-wrap gap-3">
      {isFounder ? (
        <>
          <Button variant="secondary" onClick={() => setAsking('remove')}>
            {familyWords.remove.open(name)}
          </Button>
          <Button variant="quiet" onClick={() => setAsking('handOver')}>
            {familyWords.handOver.open(name)}
          </Button>
        </>
      ) : (
        <Button variant="secondary" onClick={() => setAsking('leave')}>
          {familyWords.leave.open}
        </Button>
      )}
      {asking && <Question going={asking} name={name} onClose={() => setAsking(null)} />}
    </div>
  )
}

/** What is asked, by how somebody goes. */
const questions: Record<
  Going,
  (name: string) => { title: string; what: string; more: string; no: string; yes: string }
> = {
  remove: (name) => {
    const { title, what, devices, no, yes } = familyWords.remove
    return { title: title(name), what: what(name), more: devices, no, yes }
  },
  leave: (name) => {
    const { title, what, stays, no, yes } = familyWords.leave
    return { title, what: what(name), more: stays, no, yes }
  },
  handOver: (name) => {
    const { title, what, stays, no, yes } = familyWords.handOver
    return { title: title(name), what: what(name), more: stays, no, yes }
  },
}

type QuestionProps = { going: Going; name: string; onClose: () => void }

function Question({ going, name, onClose }: QuestionProps) {
  const go = useGoing(going, name, onClose)
  useFocusBack(go.isPending)
  const { title, what, more, no, yes } = questions[going](name)
  const close = () => !go.isPending && onClose()
  const footer = (
    <>
      <Button variant="secondary" disabled={go.isPending} onClick={close}>
        {no}
      </Button>
      <Button variant="danger" busy={go.isPending} onClick={() => go.mutate()}>
        {yes}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={close} title={title} footer={footer} closeLabel={familyWords.close}>
      <div className="flex flex-col gap-4 [overflow-wrap:anywhere]">
        <p>{what}</p>
        <p>{more}</p>
        {go.isError && <Notice tone="danger">{go.error.message || familyWords.failed}</Notice>}
      </div>
    </Dialog>
  )
}

function useGoing(going: Going, name: string, onClose: () => void) {
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: going === 'remove' ? removeGuardian : leaveFamily,
    onSuccess: async () => {
      const { remove, leave, handOver } = familyWords
      const done = { remove: remove.done(name), leave: leave.done, handOver: handOver.done(name) }
      onClose()
      toast({ text: done[going], tone: 'success' })
      if (going === 'remove') await client.invalidateQueries({ queryKey: familyQuery.queryKey })
      else await changeFamily(client)
    },
  })
}
