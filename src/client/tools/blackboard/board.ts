import { newId } from '#client/data/new-id.ts'
import { type Store, store } from '#client/store/store.ts'
import { inkClock } from '#client/tools/canvas/clock.ts'
import { canRedo, canUndo, type History, historyOf, push, redo, undo } from '#client/tools/canvas/history.ts'
import type { DrawingService, OpenDrawing } from '#client/tools/contract/drawing-service.ts'
import { blackboardWords as words } from '#client/wording/en-blackboard.ts'
import type { BoardElement, BoardScene, Mat, TutorMark } from '#shared/drawing.ts'
import { atFirst, type BoardState } from './board-state.ts'
import { fits } from './capacity.ts'

/** A board and the drawing on it, without a pixel. */
export type Board = Store<BoardState> & {
  /** Milliseconds since the first point of the drawing. */
  now: () => number
  /** A new step, kept at once; false when the board has no room for it. Steps of the same name in a row are one. */
  commit: (elements: readonly BoardElement[], said: string, name?: string) => boolean
  lay: (mat: Mat) => void
  undo: () => void
  redo: () => void
  /** Takes away the child's work and what the tutor drew beside it, in one step that can be undone. */
  clear: () => void
  /** Puts the drawing into the gallery. */
  keep: () => void
  /** Another drawing: an empty one, or a copy; what was here goes to the gallery. */
  turnTo: (copied: Pick<OpenDrawing, 'scene' | 'marks'> | null, said: string) => void
  /** What the tutor draws is kept with the drawing; the same does not come again on another one. */
  takeMarks: (marks: TutorMark[]) => void
}

const blank: BoardScene = { mat: 'plain', elements: [] }
const emptyDrawing = (): OpenDrawing => ({ id: newId(), version: 0, scene: blank, marks: [], kept: false })

/** What the tutor drew and the child cleared away: it does not come back when the tool is opened again. */
const clearedAway = new WeakSet<readonly TutorMark[]>()

/** When the last point of a drawing was drawn; what is drawn on after a reload comes a moment later. */
function lastMoment({ elements }: BoardScene): number {
  const ends = elements.map((one) => (one.kind === 'ink' ? (one.points.at(-1)?.[2] ?? 0) : 0))
  return ends.some((end) => end > 0) ? Math.max(...ends) + 500 : 0
}

const done = { preview: null, sketch: null, guides: [], anchor: null, rubber: null }
const atRest = { ...done, selected: null, typing: null, down: false }

export function newBoard(drawings: DrawingService): Board {
  const first = drawings.last() ?? emptyDrawing()
  const state = store<BoardState>({ ...atFirst, drawing: first })
  let history: History<BoardScene> = historyOf(first.scene)
  let clock = inkClock(lastMoment(first.scene))
  const save = (change: Partial<OpenDrawing>, more: Partial<BoardState> = {}) => {
    const { drawing } = state.get()
    const saved = { ...drawing, ...change, version: drawing.version + 1 }
    state.set({ ...more, drawing: saved, canUndo: canUndo(history), canRedo: canRedo(history) })
    drawings.save(saved)
  }
  let lastStep: string | undefined
  let taken: TutorMark[] | null = null
  // What the tutor had drawn before and after Clear All, by the scene: taking the step back brings it back, too.
  const marksOf = new WeakMap<BoardScene, TutorMark[]>()
  const show = (next: History<BoardScene>, more: Partial<BoardState>, name?: string) => {
    history = next
    lastStep = name
    const { drawing } = state.get()
    save({ scene: next.present, marks: marksOf.get(next.present) ?? drawing.marks }, more)
  }
  const change = (scene: BoardScene, said: string, name?: string) => {
    const goesOn = name !== undefined && name === lastStep
    show(goesOn ? { ...history, present: scene } : push(history, scene), { ...done, said }, name)
  }
  const sceneNow = () => state.get().drawing.scene
  return {
    ...state,
    now: () => Math.min(clock(), 86_000_000),
    commit: (elements, said, name) => {
      if (!fits(elements)) {
        state.set({ ...done, said: words.full })
        return false
      }
      change({ ...sceneNow(), elements: [...elements] }, said, name)
      return true
    },
    lay: (mat) => change({ ...sceneNow(), mat }, words.matIs(words.mats[mat])),
    undo: () => canUndo(history) && show(undo(history), { ...atRest, said: words.undone }),
    redo: () => canRedo(history) && show(redo(history), { ...atRest, said: words.redone }),
    clear: () => {
      state.set(atRest)
      const { scene, marks } = state.get().drawing
      if (scene.elements.length === 0 && marks.length === 0) return
      const empty = { ...scene, elements: [] }
      marksOf.set(scene, marks).set(empty, [])
      clearedAway.add(marks)
      change(empty, words.cleared)
    },
    keep: () => save({ kept: true }, { said: words.kept }),
    turnTo: (copied, said) => {
      const { drawing } = state.get()
      if (drawing.scene.elements.length > 0 && !drawing.kept) save({ kept: true })
      const next = { ...emptyDrawing(), ...(copied && { scene: copied.scene, marks: copied.marks }) }
      history = historyOf(next.scene)
      clock = inkClock(lastMoment(next.scene))
      state.set({ ...atRest, drawing: next, said })
      save({})
    },
    takeMarks: (marks) => {
      if (marks !== taken && !clearedAway.has(marks)) save({ marks }, { layerShown: true })
      taken = marks
    },
  }
}
