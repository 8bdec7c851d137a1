import { useEffect, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useStoreValue } from '#client/store/use-store.ts'
import type { ToolProps } from '#client/tools/contract/tool-props.ts'
import { classNames } from '#client/ui/class-names.ts'
import { blackboardWords as words } from '#client/wording/en-blackboard.ts'
import type { TutorMark } from '#shared/drawing.ts'
import { Actions } from './actions.tsx'
import { type Board, newBoard } from './board.ts'
import { undoKeys } from './board-keys.ts'
import { ElementList } from './element-list.tsx'
import { LateMarksInWords, LateReading } from './late-parts.ts'
import { Options } from './options.tsx'
import { Surface } from './surface.tsx'
import { Toolbar } from './toolbar.tsx'
import { useBoard } from './use-board.ts'
import { useBoardLook, useFreeHand, useTutorMarks } from './use-lesson.ts'
import { useReading } from './use-reading.ts'

/** Up to this grade, and while the grade is not known, everything to press is larger. */
const youngest = 1

/** The blackboard: the child draws, the tutor looks and draws back. */
export function Blackboard(props: ToolProps) {
  const marks = useStoreValue(props.conversation, (state) => state.marks)
  return <BoardTool {...props} marks={marks} />
}

/** `marks`: what the tutor has drawn in this conversation; null when it has drawn nothing. */
export function BoardTool(props: ToolProps & { marks?: TutorMark[] | null }) {
  const board = useOwnBoard(props)
  return props.shown && <BoardHere board={board} {...props} />
}

/** The board of a screen. It lasts as long as the screen, with all that can be undone. */
function useOwnBoard({ drawings, conversation }: ToolProps): Board {
  const [board, setBoard] = useState(() => newBoard(drawings))
  const recording = useStoreValue(conversation, (state) => state.recording)
  useEffect(() => {
    // A lesson that is found again brings its drawing: a board that is still untouched is not the one to go on with.
    const { drawing, typing } = board.get()
    if (recording && drawing.version === 0 && !typing && drawings.last()) setBoard(newBoard(drawings))
  }, [board, drawings, recording])
  return board
}

type BoardHereProps = ToolProps & { board: Board; marks?: TutorMark[] | null }

function BoardHere({ board, marks = null, ...props }: BoardHereProps) {
  const { student, drawings } = props
  const root = useRef<HTMLElement>(null)
  const keysId = useId()
  const onKeyDown = useMemo(() => undoKeys(board), [board])
  const reading = useReading(board, props)
  const large = (student?.grade_level ?? youngest) <= youngest
  const tutor = student?.tutor?.name ?? ''
  const drawn = useBoard(board, ({ drawing }) => drawing.marks)
  useTutorMarks(board, marks)
  useBoardLook(board, props.onBoard)
  useFreeHand(board)
  useKeys(root, onKeyDown)
  return (
    <section
      ref={root}
      aria-label={words.title}
      className="[container-type:size] min-h-0 flex-1 overflow-y-auto px-2 py-2 sm:px-4"
    >
      <div className="mx-auto flex max-w-[80rem] flex-col items-center gap-2 @4xl:grid @4xl:grid-cols-[minmax(0,1fr)_13rem] @4xl:grid-rows-[auto_1fr] @4xl:items-start @4xl:justify-items-center @4xl:gap-x-4 low:grid low:grid-cols-[auto_minmax(0,1fr)_8.5rem] low:items-start low:gap-2">
        <Toolbar board={board} large={large} />
        <div className="flex w-full flex-col gap-2 @2xl:max-w-[max(20rem,(100cqh-9.5rem)*1.6)] @4xl:max-w-[max(26rem,(100cqh-9.5rem)*1.6)] low:max-w-[calc((100cqh-2.5rem)*1.6)] low:justify-self-center">
          <Surface board={board} describedBy={keysId} root={root} />
          <p id={keysId} className="sr-only">
            {words.keys}
          </p>
          <Said board={board} drawings={drawings} />
          {reading.state.stage !== 'none' && <LateReading reading={reading} tutor={tutor} />}
        </div>
        <div className="flex w-full min-w-0 flex-col items-center gap-2 @4xl:col-start-2 @4xl:row-span-2 @4xl:row-start-1 @4xl:items-stretch @4xl:gap-3 low:max-h-[100cqh] low:items-stretch low:overflow-y-auto low:overscroll-y-contain">
          <Actions board={board} drawings={drawings} reading={reading} large={large} tutor={tutor} />
          <Options board={board} large={large} />
        </div>
        {drawn.length > 0 && <LateMarksInWords marks={drawn} tutor={tutor} />}
        <div className="w-full @4xl:col-span-2 low:col-span-3">
          <ElementList board={board} root={root} />
        </div>
      </div>
    </section>
  )
}

/** Listens on the whole tool, so that undo works wherever the focus is in it. */
function useKeys(root: { readonly current: HTMLElement | null }, onKeyDown: (event: KeyboardEvent) => void): void {
  useEffect(() => {
    const element = root.current
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  }, [root, onKeyDown])
}

/** What has just happened, and quietly whether it is kept. */
function Said({ board, drawings }: { board: Board } & Pick<ToolProps, 'drawings'>) {
  const said = useBoard(board, (state) => state.said)
  const isNew = useBoard(board, ({ drawing }) => drawing.version === 0)
  const isSaved = useSyncExternalStore(drawings.subscribe, drawings.isSaved)
  return (
    <div className="flex min-h-5 w-full justify-between gap-4 px-1 text-sm leading-5 text-ink-soft">
      <p role="status" className="min-w-0 flex-1">
        {said}
      </p>
      {/* A moment on the way is nothing to tell. */}
      {!isNew && (
        <p key={String(isSaved)} className={classNames('shrink-0', !isSaved && 'animate-late [animation-delay:4s]')}>
          {isSaved ? words.saved : words.saving}
        </p>
      )}
    </div>
  )
}
