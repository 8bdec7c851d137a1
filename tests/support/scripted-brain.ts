import type { Brain, Turn } from '#server/tutor/turn.ts'

export type ScriptedBrain = { brain: Brain; turns: Turn[] }

type Script = string[] | ((turn: Turn) => AsyncIterable<string>)

/** A brain that says what the test wants, and remembers every turn it was given. */
export function scriptedBrain(script: Script, pause = 0): ScriptedBrain {
  const turns: Turn[] = []
  return {
    turns,
    brain: async function* (turn) {
      turns.push(turn)
      if (typeof script === 'function') return yield* script(turn)
      for (const piece of script) {
        if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause))
        yield piece
      }
    },
  }
}
