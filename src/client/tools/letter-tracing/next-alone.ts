import type { Band } from '#shared/bands.ts'
import type { HandwritingTask } from '#shared/handwriting.ts'
import { stageAfter } from '#shared/tools/letter-tracing/stages.ts'
import type { Tried } from './tracing-state.ts'

const order = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789']

/** After so many tries in a row another letter is a rest. */
const longestRun = 6

type Bands = Readonly<Record<string, Band>>

/** A letter with the help that suits it, from what this sitting saw; words for the last stage are with the server. */
export function taskAlone(glyph: string, tries: readonly Tried[], bands: Bands): HandwritingTask {
  const stage = stageAfter(tries.filter((tried) => tried.glyph === glyph))
  return { glyph, stage: stage === 'word' ? 'memory' : stage, band: bands[glyph] ?? 'new', isName: glyph.length > 1 }
}

/** What to write next while there is no line: the same letter until it was written from memory, then the next. */
export function nextAlone(tries: readonly Tried[], bands: Bands): HandwritingTask {
  const last = tries.at(-1)
  if (!last) return { glyph: 'A', stage: 'trace', band: bands.A ?? 'new', isName: false }
  const inARow = tries.length - 1 - tries.findLastIndex(({ glyph }) => glyph !== last.glyph)
  const isWritten = last.right && (last.stage === 'word' || (last.stage === 'memory' && secondIsToo(tries, last.glyph)))
  if (!isWritten && inARow < longestRun && last.stage !== 'word') return taskAlone(last.glyph, tries, bands)
  return taskAlone(order[(order.indexOf(last.glyph) + 1) % order.length] ?? 'A', tries, bands)
}

function secondIsToo(tries: readonly Tried[], of: string): boolean {
  const before = tries.filter(({ glyph }) => glyph === of).at(-2)
  return before?.right === true && before.stage === 'memory'
}
