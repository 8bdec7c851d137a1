import { readScene } from '#server/drawings/read/read-scene.ts'
import { boardKinds, boards } from './boards.ts'
import type { StyleSet } from './strokes.ts'

export type BoardFigure = {
  kind: string
  boards: number
  exact: number
  offered: number
  unsure: number
  wrong: number
  misses: string[]
  slowest: number
  mean: number
}

/** Every kind of board, read as the product reads it. */
export function measureBoards(set: StyleSet, count: number, seed: number): BoardFigure[] {
  return boardKinds.map((kind, index) => {
    const figure: BoardFigure = {
      kind,
      boards: 0,
      exact: 0,
      offered: 0,
      unsure: 0,
      wrong: 0,
      misses: [],
      slowest: 0,
      mean: 0,
    }
    for (const { truth, scene } of boards(kind, set, count, seed + index)) {
      const began = performance.now()
      const reading = readScene(scene)
      const took = performance.now() - began
      figure.slowest = Math.max(figure.slowest, took)
      figure.mean += took / count
      figure.boards += 1
      if (reading.kind === 'seen' && reading.message === truth) figure.exact += 1
      else if (reading.kind === 'seen') {
        figure.wrong += 1
        figure.misses.push(`WRONG ${truth} -> ${reading.message}`)
      } else {
        const options = reading.kind === 'unsure' ? reading.options.map(({ message }) => message) : []
        if (truth !== null && options.includes(truth)) figure.offered += 1
        else {
          figure.unsure += 1
          if (truth !== null) figure.misses.push(`unsure ${truth} -> ${options.join(' | ')}`)
        }
      }
    }
    return figure
  })
}
