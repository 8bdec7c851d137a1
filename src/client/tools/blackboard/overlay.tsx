import { elementBounds } from '#shared/tools/blackboard/bounds.ts'
import { boardSize } from '#shared/tools/blackboard/plane.ts'
import type { Guide } from '#shared/tools/blackboard/snap.ts'
import type { Board } from './board.ts'
import { eraserWidth } from './eraser-width.ts'
import { useBoard } from './use-board.ts'
import { shownElements } from './use-painter.ts'

const guideColor = '#1f7a55'

/** What helps the hand and is no part of the drawing: guides, the frame of what is picked, the keyboard's pen. */
export function Overlay({ board }: { board: Board }) {
  const guides = useBoard(board, (state) => state.guides)
  const anchor = useBoard(board, (state) => state.anchor)
  const rubber = useBoard(board, (state) => state.rubber)
  const width = useBoard(board, (state) => state.width)
  return (
    <svg
      viewBox={`0 0 ${boardSize.width} ${boardSize.height}`}
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full overflow-hidden"
      fill="none"
    >
      {guides.map((guide) => (
        <GuideLine key={JSON.stringify(guide)} guide={guide} />
      ))}
      {anchor && <circle cx={anchor[0]} cy={anchor[1]} r={7} fill={guideColor} stroke="#fff" strokeWidth={2} />}
      {rubber && (
        <circle
          cx={rubber[0]}
          cy={rubber[1]}
          r={eraserWidth(width) / 2}
          stroke="#4b6358"
          strokeWidth={1.5}
          fill="#ffffff99"
        />
      )}
      <Frame board={board} />
      <Cursor board={board} />
    </svg>
  )
}

function GuideLine({ guide }: { guide: Guide }) {
  if (guide.kind === 'place') {
    return <circle cx={guide.at[0]} cy={guide.at[1]} r={9} stroke={guideColor} strokeWidth={2} opacity={0.7} />
  }
  const [[x1, y1], [x2, y2]] = [guide.from, guide.to]
  return (
    <line x1={x1} y1={y1} x2={x2} y2={y2} stroke={guideColor} strokeWidth={1.5} strokeDasharray="7 7" opacity={0.6} />
  )
}

function Frame({ board }: { board: Board }) {
  const id = useBoard(board, (state) => state.selected)
  const element = useBoard(board, (state) => shownElements(state).find((one) => one.id === id))
  if (!element) return null
  const [x, y, width, height] = elementBounds(element)
  const box = { x: x - 6, y: y - 6, width: width + 12, height: height + 12, rx: 8 }
  return (
    <>
      <rect {...box} stroke="#fff" strokeWidth={5} />
      <rect {...box} stroke={guideColor} strokeWidth={2.5} strokeDasharray="9 6" />
    </>
  )
}

/** The keyboard's pen: a cross with a gap, so that what is under it can be seen; filled while it is down. */
function Cursor({ board }: { board: Board }) {
  const cursor = useBoard(board, (state) => state.cursor)
  const down = useBoard(board, (state) => state.down)
  if (!cursor) return null
  const [x, y] = cursor
  const cross = `M${x - 16} ${y}h10M${x + 6} ${y}h10M${x} ${y - 16}v10M${x} ${y + 6}v10`
  return (
    <>
      <path d={cross} stroke="#fff" strokeWidth={6} strokeLinecap="round" />
      <path d={cross} stroke="#16372c" strokeWidth={2.5} strokeLinecap="round" />
      {down && <circle cx={x} cy={y} r={4} fill={guideColor} />}
    </>
  )
}
