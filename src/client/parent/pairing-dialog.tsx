import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { newPairingCode } from '#client/data/devices.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Loading } from '#client/ui/loading.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { useFocusBack } from '#client/ui/use-focus-back.ts'
import { parentWords } from '#client/wording/en-parent.ts'
import type { PairingCode } from '#shared/account.ts'
import { screens } from '#shared/screens.ts'
import type { StudentView } from '#shared/student.ts'
import { DeviceList } from './device-list.tsx'

const words = parentWords.pairing

/** The code that lets the child's own device in, and the devices that are in already. */
export function PairingDialog({ student, onClose }: { student: StudentView; onClose: () => void }) {
  const asked = useCode(student.id)
  const { data, error, isFetching } = asked
  const secondsLeft = useSecondsLeft(data?.expires_at)
  useFocusBack(isFetching)
  const isOver = data !== undefined && secondsLeft === 0
  return (
    <Dialog open onClose={onClose} title={words.title(student.nickname)} closeLabel={parentWords.close}>
      <p>
        {words.open} <strong className="[overflow-wrap:anywhere]">{window.location.origin + screens.join}</strong>.{' '}
        {words.type}
      </p>
      <Card tone="sunny" className="mt-4 flex flex-col items-center gap-2 text-center">
        {!data && !error && <Loading label={words.asking} />}
        <div role="status">
          {data && !isOver && <Code code={data.code} />}
          {isOver && <p className="text-heading">{words.over}</p>}
        </div>
        {data && !isOver && <p className="text-ink-soft tabular-nums">{words.timeLeft(minutes(secondsLeft))}</p>}
        {error && (
          <Notice tone="danger">
            {words.askFailed} {error.message}
          </Notice>
        )}
        {(data || error) && (
          <Button variant={isOver || error ? 'primary' : 'quiet'} busy={isFetching} onClick={() => asked.refetch()}>
            {words.newCode}
          </Button>
        )}
      </Card>
      <DeviceList student={student} watching={data !== undefined && !isOver} />
    </Dialog>
  )
}

/** A code for as long as the dialog is open: asked for once, and again only when the parent says so. */
const useCode = (studentId: string) =>
  useQuery({
    queryKey: ['pairing-code', studentId],
    queryFn: (): Promise<PairingCode> => newPairingCode(studentId),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })

/** Large, in two groups; a screen reader says every digit. */
function Code({ code }: { code: string }) {
  return (
    <p className="text-4xl font-semibold tracking-widest whitespace-nowrap tabular-nums max-[24rem]:text-3xl max-[24rem]:tracking-wide">
      <span className="sr-only">
        {words.code}: {inGroups(code, ' ', ', ')}
      </span>
      <span aria-hidden="true">{inGroups(code, '', ' ')}</span>
    </p>
  )
}

const inGroups = (code: string, between: string, groups: string) =>
  [code.slice(0, 4), code.slice(4)].map((half) => [...half].join(between)).join(groups)

const minutes = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

function useSecondsLeft(until: string | undefined): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!until) return
    setNow(Date.now())
    const ticking = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(ticking)
  }, [until])
  return until ? Math.max(0, Math.ceil((Date.parse(until) - now) / 1_000)) : 0
}
