import { boards } from '../../evals/ink/boards.ts'
import { inkOf, sceneOf, writeLine } from '../../evals/ink/write-board.ts'

export { boardKinds, boardOf } from '../../evals/boards/boards.ts'
/** Synthetic writing and drawing, as evals/ink makes it, for tests of what reads it. */
export { boards, inkOf, sceneOf, writeLine }
