import { useEffect, useState } from 'react'
import { ApiProblem } from '#client/api.ts'
import { ScenePicture } from '#client/tools/canvas/scene-picture.tsx'
import type { DrawingService } from '#client/tools/contract/drawing-service.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Loading } from '#client/ui/loading.tsx'
import { blackboardWords } from '#client/wording/en-blackboard.ts'
import { boardPartWords as words } from '#client/wording/en-blackboard-parts.ts'
import type { DrawingView } from '#shared/drawing.ts'
import type { Board } from './board.ts'
import { MatPicture } from './mat-picture.tsx'

type GalleryProps = { board: Board; drawings: DrawingService; open: boolean; onClose: () => void }

/** The drawings that the child kept. One that is opened goes on as a copy. */
export function Gallery({ board, drawings, open, onClose }: GalleryProps) {
  const goOnWith = (drawing: DrawingView) => {
    board.turnTo(drawing, words.opened)
    onClose()
  }
  return (
    <Dialog open={open} onClose={onClose} title={blackboardWords.gallery} size="lg" closeLabel={words.close}>
      <Kept drawings={drawings} onOpen={goOnWith} />
    </Dialog>
  )
}

type Fetched = { stage: 'loading' } | { stage: 'failed'; why: string } | { stage: 'here'; list: DrawingView[] }

function useGallery(drawings: DrawingService) {
  const [fetched, setFetched] = useState<Fetched>({ stage: 'loading' })
  const isWanted = fetched.stage === 'loading'
  useEffect(() => {
    if (!isWanted) return
    let left = false
    const arrived = (next: Fetched) => {
      if (!left) setFetched(next)
    }
    drawings.gallery().then(
      (list) => arrived({ stage: 'here', list }),
      (error) => arrived({ stage: 'failed', why: error instanceof ApiProblem ? error.problem.error : '' }),
    )
    return () => {
      left = true
    }
  }, [drawings, isWanted])
  return { fetched, again: () => setFetched({ stage: 'loading' }) }
}

function Kept({ drawings, onOpen }: { drawings: DrawingService; onOpen: (drawing: DrawingView) => void }) {
  const { fetched, again } = useGallery(drawings)
  if (fetched.stage === 'loading') return <Loading label={words.galleryLoading} />
  if (fetched.stage === 'failed') {
    return (
      <div role="alert">
        <EmptyState
          title={words.galleryFailed(fetched.why)}
          action={<Button onClick={again}>{words.tryAgain}</Button>}
        />
      </div>
    )
  }
  if (fetched.list.length === 0) return <EmptyState title={words.galleryEmpty}>{words.galleryHint}</EmptyState>
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {fetched.list.map((drawing) => (
        <li key={drawing.id}>
          <Picture drawing={drawing} onOpen={() => onOpen(drawing)} />
        </li>
      ))}
    </ul>
  )
}

const day = (instant: string) =>
  new Date(instant).toLocaleString('en', { month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' })

function Picture({ drawing, onOpen }: { drawing: DrawingView; onOpen: () => void }) {
  const when = day(drawing.updated_at)
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-label={words.goOnWith(when)}
      className="pressable block w-full overflow-hidden rounded-control border-2 border-line bg-paper text-left hover:border-leaf"
    >
      <ScenePicture scene={drawing.scene} marks={drawing.marks} label="">
        <MatPicture mat={drawing.scene.mat} />
      </ScenePicture>
      <span className="block border-t border-line px-3 py-2 text-sm">{when}</span>
    </button>
  )
}
