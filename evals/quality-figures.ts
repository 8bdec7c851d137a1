import type { QualityFigures } from './quality-page.ts'

export type PublicFigure = { name: string; hits: number; count: number; date: string; command: string }

const command = 'npx tsx evals/run.ts'

/**
 * What the page 'How we keep it safe' tells of one run: always the part that was held out, never the part that was
 * tuned. `date`: ISO, the day of the run.
 */
export function publicFigures({ builtIn, obeying, safety }: QualityFigures, date: string): PublicFigure[] {
  const heldOut = (name: keyof typeof safety) => ({
    name,
    hits: safety[name].heldOut.hits,
    count: safety[name].heldOut.count,
  })
  const found = [
    heldOut('crisis'),
    heldOut('look-alikes'),
    heldOut('personal-data'),
    heldOut('injections'),
    heldOut('bad-replies'),
    { name: 'answers-kept', hits: builtIn.guarded - builtIn.leaked, count: builtIn.guarded },
    { name: 'equations-true', hits: builtIn.replies - builtIn.equationFaults, count: builtIn.replies },
    { name: 'worst-model-held', hits: obeying.replies - obeying.unsafe, count: obeying.replies },
  ]
  return found.map((figure) => ({ ...figure, date, command }))
}
