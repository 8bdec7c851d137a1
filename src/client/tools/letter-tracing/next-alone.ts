import type { HandwritingTask, LetterStyle } from '#shared/handwriting.ts'
import { stageAfter } from '#shared/tools/letter-tracing/stages.ts'
import type { TracingState, Tried } from './tracing-state.ts'

const order = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789']

/** After so many tries in a row another letter is a rest. */
const longestRun = 6

/** What this sitting knows. */
type Known = Pick<TracingState, 'tries' | 'bands' | 'task'>

const usualStyle: LetterStyle = 'ball-and-stick'

/** A letter with the help that suits it, from what this sitting saw; words for the last stage are with the server. */
export function taskAlone(glyph: string, { tries, bands, task }: Known): HandwritingTask {
  const stage = stageAfter(tries.filter((tried) => tried.glyph === glyph))
  return {
    glyph,
    stage: stage === 'word' ? 'memory' : stage,
    band: bands[glyph] ?? 'new',
    isName: glyph.length > 1,
    style: task?.style ?? usualStyle,
  }
}

/** What to write next while there is no line: the same letter until it was written from memory, then the next. */
export function nextAlone(known: Known): HandwritingTask {
  const { tries, bands, task } = known
  const last = tries.at(-1)
  if (!last)
    return { glyph: 'A', stage: 'trace', band: bands.A ?? 'new', isName: false, style: task?.style ?? usualStyle }
  const inARow = tries.length - 1 - tries.findLastIndex(({ glyph }) => glyph !== last.glyph)
  const isWritten = last.right && (last.stage === 'word' || (last.stage === 'memory' && secondIsToo(tries, last.glyph)))
  if (!isWritten && inARow < longestRun && last.stage !== 'word') return taskAlone(last.glyph, known)
  return taskAlone(order[(order.indexOf(last.glyph) + 1) % order.length] ?? 'A', known)
}

function secondIsToo(tries: readonly Tried[], of: string): boolean {
  const before = tries.filter(({ glyph }) => glyph === of).at(-2)
  return before?.right === true && before.stage === 'memory'
}
