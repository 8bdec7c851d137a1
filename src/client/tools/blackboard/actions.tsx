import { useState } from 'react'
import type { DrawingService } from '#client/tools/contract/drawing-service.ts'
import { Button } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { blackboardWords as words } from '#client/wording/en-blackboard.ts'
import type { Board } from './board.ts'
import type { Gallery as GalleryDialog } from './gallery.tsx'
import { Glyph } from './icons.tsx'
import { ToolButton } from './tool-button.tsx'
import { ToolRow } from './tool-row.tsx'
import { commitTyping } from './typing.ts'
import { useBoard } from './use-board.ts'
import type { Reading } from './use-reading.ts'

type ActionProps = { board: Board; drawings: DrawingService; reading: Reading; large: boolean; tutor: string }

/** What is done with a whole drawing. */
export function Actions({ board, drawings, reading, large, tutor }: ActionProps) {
  const [open, setOpen] = useState(false)
  const [Shown, setShown] = useState<{ Gallery: typeof GalleryDialog } | null>(null)
  const kept = useBoard(board, ({ drawing }) => drawing.kept)
  const isEmpty = useBoard(board, ({ drawing }) => drawing.scene.elements.length === 0)
  // What is not needed to draw comes when it is asked for.
  const openGallery = async () => {
    commitTyping(board)
    try {
      setShown(await import('./gallery.tsx'))
      setOpen(true)
    } catch {
      board.set({ said: words.galleryFailed('') })
    }
  }
  return (
    <div className="flex w-full items-center justify-center gap-2 @4xl:flex-col @4xl:items-stretch low:flex-col low:items-stretch">
      <Button
        className={classNames(
          'shrink-0 whitespace-nowrap low:px-2! low:leading-tight low:whitespace-normal',
          large ? 'min-h-17' : 'min-h-14',
        )}
        busy={reading.state.stage === 'busy'}
        busyLabel={words.looking}
        onClick={reading.analyze}
      >
        <Glyph name="look" />
        {words.analyze}
      </Button>
      <ToolRow label={words.more} beside="actions">
        <ToolButton
          glyph="keep"
          label={kept ? words.isKept : words.keep}
          large={large}
          off={isEmpty || kept}
          onClick={board.keep}
        />
        <ToolButton glyph="gallery" label={words.gallery} large={large} onClick={openGallery} />
        <ToolButton
          glyph="fresh"
          label={words.fresh}
          large={large}
          off={isEmpty}
          onClick={() => board.turnTo(null, words.freshDone)}
        />
        <ToolButton
          glyph="download"
          label={words.download}
          large={large}
          off={isEmpty}
          onClick={() => void download(board)}
        />
        <LayerButton board={board} large={large} tutor={tutor} />
      </ToolRow>
      {Shown && <Shown.Gallery board={board} drawings={drawings} open={open} onClose={() => setOpen(false)} />}
    </div>
  )
}

/** Hides or shows what the tutor drew; not there while that is nothing. */
function LayerButton({ board, large, tutor }: Pick<ActionProps, 'board' | 'large' | 'tutor'>) {
  const marks = useBoard(board, ({ drawing }) => drawing.marks)
  const shown = useBoard(board, (state) => state.layerShown)
  if (marks.length === 0) return null
  return (
    <ToolButton
      glyph="draw"
      label={shown ? words.hideLayer(tutor) : words.showLayer(tutor)}
      large={large}
      onClick={() => board.set({ layerShown: !shown })}
    />
  )
}

async function download(board: Board): Promise<void> {
  commitTyping(board)
  const { drawing, layerShown } = board.get()
  const saved = await import('./download.ts').then(
    ({ takeHome }) => takeHome(drawing.scene, layerShown ? drawing.marks : [], words.fileName),
    () => false,
  )
  board.set({ said: saved ? words.downloaded : words.downloadFailed })
}
