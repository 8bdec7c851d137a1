import type { PenHandlers } from '#client/tools/canvas/pen.ts'
import { blackboardWords as words } from '#client/wording/en-blackboard.ts'
import type { Shape } from '#shared/tools/blackboard/outline.ts'
import { type Place, toTenth } from '#shared/tools/blackboard/plane.ts'
import {
  endsOf,
  type Guide,
  type Snapped,
  snapLine,
  snapMiddle,
  snapRadius,
  snapRect,
  snapStart,
} from '#shared/tools/blackboard/snap.ts'
import { distanceBetween } from '#shared/tools/distance.ts'
import type { Board } from './board.ts'
import type { BoardState } from './board-state.ts'
import { newElementId } from './capacity.ts'
import { elementName } from './element-name.ts'

type Kind = Shape['kind']
type Drawn = { shape: Shape; guides: Guide[] }

/** Less than this is a tap: it sets the beginning, and the next tap the end. */
const tap = 6

const pair = ([x, y]: Place): [number, number] => [toTenth(x), toTenth(y)]

/** Where a shape begins that begins near something. */
function startOf(kind: Kind, at: Place, { drawing, snaps, free }: BoardState): Snapped {
  if (!snaps || free) return { to: at, guides: [] }
  const near = snapStart(at, endsOf(drawing.scene.elements))
  return kind === 'circle' && near.guides.length === 0 ? snapMiddle(at) : near
}

/** The shape from one place to another, lined up with what is near. */
export function shapeBetween(kind: Kind, from: Place, to: Place, state: BoardState): Drawn {
  const { color, width, drawing, snaps, free } = state
  const pen = { id: newElementId(), color, width }
  const isFree = !snaps || free
  const none: Snapped = { to, guides: [] }
  if (kind === 'line') {
    const end = isFree ? none : snapLine(from, to, endsOf(drawing.scene.elements))
    return { shape: { kind, ...pen, from: pair(from), to: pair(end.to) }, guides: end.guides }
  }
  if (kind === 'circle') {
    const radius = isFree ? distanceBetween(from, to) : snapRadius(distanceBetween(from, to))
    const [x, y] = pair(from)
    return { shape: { kind, ...pen, x, y, radius: toTenth(radius) }, guides: [{ kind: 'place', at: from }] }
  }
  const corner = isFree ? none : snapRect(from, to)
  const [x, y] = pair([Math.min(from[0], corner.to[0]), Math.min(from[1], corner.to[1])])
  const across = toTenth(Math.abs(corner.to[0] - from[0]))
  const down = toTenth(Math.abs(corner.to[1] - from[1]))
  return { shape: { kind, ...pen, x, y, across, down }, guides: corner.guides }
}

/** Draws a shape: from where the hand comes down to where it lifts, or from one tap to the next. */
export function shapeHand(board: Board, kind: Kind): PenHandlers {
  let from: Place = [0, 0]
  let to: Place = [0, 0]
  const show = () => {
    const { shape, guides } = shapeBetween(kind, from, to, board.get())
    board.set({ sketch: shape, guides })
    return shape
  }
  return {
    start: ([x, y]) => {
      const { anchor } = board.get()
      const begun = startOf(kind, [x, y], board.get())
      from = anchor ?? begun.to
      to = anchor ? [x, y] : begun.to
      if (anchor) show()
      else board.set({ guides: begun.guides })
    },
    move: (points) => {
      const last = points.at(-1)
      if (last) to = [last[0], last[1]]
      show()
    },
    end: () => {
      if (distanceBetween(from, to) < tap) {
        board.set({ sketch: null, anchor: from, said: words.begun })
        return
      }
      const shape = show()
      board.commit([...board.get().drawing.scene.elements, shape], words.added(elementName(shape)))
    },
    cancel: () => board.set({ sketch: null, guides: [], anchor: null }),
  }
}
