import type { Stage } from '#shared/handwriting.ts'

/** Tries of one letter, the oldest first. */
export type StageHistory = readonly { stage: Stage; right: boolean }[]

const ladder: readonly Stage[] = ['model', 'trace', 'dots', 'copy', 'memory', 'word']

const hints: Record<Stage, number> = { model: 3, trace: 3, dots: 2, copy: 1, memory: 0, word: 0 }

/** How much help a stage is, as evidence counts it: 3 hardly shows knowledge, 0 shows it in full. */
export const hintLevelOf = (stage: Stage): number => hints[stage]

const up = (stage: Stage): Stage => ladder[Math.min(ladder.length - 1, ladder.indexOf(stage) + 1)] ?? stage
const down = (stage: Stage): Stage => ladder[Math.max(1, ladder.indexOf(stage) - 1)] ?? stage

/**
 * The help that suits the next try: less after two right in a row in a stage, more after two misses there. The model is
 * watched once; nobody is sent back further than to trace.
 */
export function stageAfter(history: StageHistory): Stage {
  let stage: Stage = 'model'
  let run = 0
  for (const tried of history) {
    if (tried.stage !== stage) run = 0
    stage = tried.stage
    if (stage === 'model') {
      stage = 'trace'
      continue
    }
    run = tried.right ? Math.max(1, run + 1) : Math.min(-1, run - 1)
    if (run < 2 && run > -2) continue
    stage = run > 0 ? up(stage) : down(stage)
    run = 0
  }
  return stage
}

const weight: Record<Stage, number> = { model: 0, trace: 0.1, dots: 0.2, copy: 0.5, memory: 1, word: 1 }

/** How well a letter sits, 0 to 1, from the last eight tries: what was written from memory counts most. */
export function letterMastery(history: StageHistory): number {
  const recent = history.slice(-8)
  const most = Math.max(
    2,
    recent.reduce((sum, { stage }) => sum + weight[stage], 0),
  )
  return recent.reduce((sum, { stage, right }) => sum + (right ? weight[stage] : 0), 0) / most
}
