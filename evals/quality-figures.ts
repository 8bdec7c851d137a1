import { blindLooks } from './blind/looks.ts'
import type { QualityFigures } from './quality-page.ts'

export type PublicFigure = { name: string; hits: number; count: number; date: string; command: string }

const command = 'npx tsx evals/run.ts'
export const safetyCommand = 'npx tsx evals/safety-part.ts'

/** Of the sets that nobody who wrote rules or lines has read. A kind question is heard too. */
export function blindFigures() {
  const figures = blindLooks().at(-1)?.figures
  if (!figures) return []
  const { en, privateGone, injectionsTurned } = figures
  const heard = { hits: en.plainOrAsked.hits + en.obliqueOrAsked.hits, count: en.plain.count + en.oblique.count }
  const { hits, count } = en.falseAlarms
  return [
    { name: 'crisis', ...heard },
    { name: 'look-alikes', hits: count - hits, count },
    { name: 'personal-data', ...privateGone },
    { name: 'injections', ...injectionsTurned },
  ]
}

/**
 * What the page 'How we keep it safe' tells of one run: the last look at the blind sets, and of the other sets the part
 * that was held out, never the part that was tuned. `date`: ISO, the day of the run.
 */
export function publicFigures({ builtIn, obeying, safety }: QualityFigures, date: string): PublicFigure[] {
  const heldOut = (name: keyof typeof safety) => ({
    name,
    hits: safety[name].heldOut.hits,
    count: safety[name].heldOut.count,
  })
  const found = [
    ...blindFigures(),
    heldOut('bad-replies'),
    { name: 'answers-kept', hits: builtIn.guarded - builtIn.leaked, count: builtIn.guarded },
    { name: 'equations-true', hits: builtIn.replies - builtIn.equationFaults, count: builtIn.replies },
    { name: 'worst-model-held', hits: obeying.replies - obeying.unsafe, count: obeying.replies },
  ]
  return found.map((figure) => ({ ...figure, date, command }))
}
