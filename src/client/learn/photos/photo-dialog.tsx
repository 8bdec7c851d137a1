import { useEffect, useState } from 'react'
import { ApiProblem } from '#client/api.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Spinner } from '#client/ui/loading.tsx'
import { photosWords as words } from '#client/wording/en-photos.ts'
import type { DrawingReading } from '#shared/drawing.ts'
import type { PhotoService } from './photo-service.ts'

type PhotoDialogProps = {
  photo: Blob
  photos: PhotoService
  large: boolean
  /** The tutor still answers: nothing can be sent. */
  busy: boolean
  /** That is what stands there: it is said. */
  onYes: (message: string) => void
  /** The child types it. */
  onNo: () => void
  onClose: () => void
}

type State = { reading: DrawingReading } | { fault: string } | null

/** The photo, and what is read in it: nothing is said for the child before it says yes. */
export function PhotoDialog({ photo, photos, large, busy, onYes, onNo, onClose }: PhotoDialogProps) {
  const [state, setState] = useState<State>(null)
  const [asked, setAsked] = useState({ photo })
  useEffect(() => {
    let left = false
    setState(null)
    // A moment later: a dialog that is mounted only to be mounted again (as in development) sends nothing.
    const sending = setTimeout(() => {
      photos.take(asked.photo).then(
        (reading) => !left && setState({ reading }),
        (error: unknown) => !left && setState({ fault: faultOf(error) }),
      )
    })
    return () => {
      left = true
      clearTimeout(sending)
    }
  }, [asked, photos])
  const size = large ? 'child' : 'lg'
  const seen = state && 'reading' in state && state.reading.kind === 'seen' ? state.reading : null
  return (
    <Dialog open onClose={onClose} title={words.title} closeLabel={words.close}>
      <div className="flex flex-col items-center gap-4">
        <Preview photo={photo} />
        <div role="status" className="flex flex-col items-center gap-2 text-center text-lg">
          {state === null && (
            <>
              <Spinner className="size-9 text-leaf" />
              <p>{words.looking}</p>
            </>
          )}
          {state && 'fault' in state && <p>{state.fault}</p>}
          {state && 'reading' in state && <p className="[overflow-wrap:anywhere]">{state.reading.says}</p>}
          {seen && busy && <p className="text-base text-ink-soft">{words.wait}</p>}
        </div>
        <div className="flex flex-wrap justify-center gap-3">
          {seen && (
            <>
              <Button size={size} disabled={busy} onClick={() => onYes(seen.message)}>
                {words.yes}
              </Button>
              <Button size={size} variant="secondary" onClick={onNo}>
                {words.no}
              </Button>
            </>
          )}
          {state && 'fault' in state && (
            <Button size={size} onClick={() => setAsked({ photo })}>
              {words.again}
            </Button>
          )}
          {state && !seen && (
            <Button size={size} variant="secondary" onClick={onNo}>
              {words.typeIt}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}

function Preview({ photo }: { photo: Blob }) {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(photo)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [photo])
  return (
    address && (
      <img src={address} alt={words.alt} className="max-h-[40dvh] max-w-full rounded-card border border-line" />
    )
  )
}

function faultOf(error: unknown): string {
  if (!(error instanceof ApiProblem)) return words.failed
  const faults: Partial<Record<string, string>> = words.faults
  return faults[error.problem.code] ?? words.failed
}
