import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { ApiProblem } from '#client/api.ts'
import { devicesQuery, endDevice } from '#client/data/devices.ts'
import { Button } from '#client/ui/button.tsx'
import { Skeleton } from '#client/ui/loading.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { useToast } from '#client/ui/toast.tsx'
import { useFocusBack } from '#client/ui/use-focus-back.ts'
import { parentWords } from '#client/wording/en-parent.ts'
import type { DeviceView } from '#shared/account.ts'
import type { StudentView } from '#shared/student.ts'
import { sessionDate } from './session-date.ts'

const words = parentWords.devices

/** So often a new device is looked for while a code is open. Milliseconds. */
const lookEvery = 5_000

type DeviceListProps = {
  student: StudentView
  /** A code is open: the device that uses it is to show up. */
  watching: boolean
}

/** The child's own devices, and the way to end one. */
export function DeviceList({ student, watching }: DeviceListProps) {
  const headingId = useId()
  const { data, isError, isFetching, refetch } = useQuery({
    ...devicesQuery,
    select: (all) => all.filter((one) => one.student_id === student.id),
    refetchInterval: watching ? lookEvery : false,
  })
  return (
    <section aria-labelledby={headingId} className="mt-6">
      <h3 id={headingId} className="mb-2 font-semibold">
        {words.heading(student.nickname)}
      </h3>
      {data ? (
        <Devices devices={data} />
      ) : isError ? (
        <Notice
          tone="warning"
          action={
            <Button variant="secondary" busy={isFetching} onClick={() => refetch()}>
              {parentWords.retry}
            </Button>
          }
        >
          {words.failed}
        </Notice>
      ) : (
        <div role="status">
          <span className="sr-only">{words.loading}</span>
          <Skeleton className="h-14" />
        </div>
      )}
    </section>
  )
}

function Devices({ devices }: { devices: DeviceView[] }) {
  const list = useRef<HTMLDivElement>(null)
  // The row goes away with its button; whoever uses keys goes on from the list.
  const ending = useEnding(() => list.current?.focus({ preventScroll: true }))
  useFocusBack(ending.isPending)
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      {devices.length === 0 && <p className="text-ink-soft">{words.empty}</p>}
      {devices.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {devices.map((device) => (
            <Device
              key={device.id}
              device={device}
              busy={ending.isPending && ending.variables.id === device.id}
              disabled={ending.isPending}
              onRemove={() => ending.mutate(device)}
            />
          ))}
        </ul>
      )}
      {ending.isError && (
        <Notice tone="danger">
          {words.removeFailed} {ending.error.message}
        </Notice>
      )}
    </div>
  )
}

function useEnding(onEnded: () => void) {
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: endIfThere,
    onSuccess: async (_, { name }) => {
      await client.invalidateQueries({ queryKey: devicesQuery.queryKey })
      onEnded()
      toast({ text: words.removed(name), tone: 'success' })
    },
  })
}

/** A device that has left by itself meanwhile is removed too. */
async function endIfThere({ id }: DeviceView): Promise<void> {
  try {
    await endDevice(id)
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.problem.code !== 'not_found') throw error
  }
}

type DeviceProps = { device: DeviceView; busy: boolean; disabled: boolean; onRemove: () => void }

function Device({ device: { name, last_used_at }, busy, disabled, onRemove }: DeviceProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <div className="min-w-0">
        <p className="font-medium [overflow-wrap:anywhere]">{name}</p>
        <p className="text-ink-soft text-sm">{words.lastUsed(sessionDate(last_used_at))}</p>
      </div>
      <Button
        variant="quiet"
        className="max-sm:-ml-5"
        aria-label={busy ? words.removing : words.removeNamed(name)}
        busy={busy}
        busyLabel={words.removing}
        disabled={disabled}
        onClick={onRemove}
      >
        {words.remove}
      </Button>
    </li>
  )
}
