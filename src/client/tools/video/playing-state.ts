import type { Clip } from '#shared/clip.ts'
import type { ClipStop } from '#shared/clip-stop.ts'

/** `again`: not yet, once more. `told`: the second answer was not right either. */
export type StopVerdict = 'right' | 'again' | 'told'

export type PlayingState = {
  /** `responding`: the question is settled, and what came of it is said. */
  stage: 'paused' | 'playing' | 'asking' | 'checking' | 'responding' | 'ended'
  scene: number
  /** Which sentence of the scene; one after the last when its question is settled. */
  line: number
  verdict: StopVerdict | null
  /** What is said to the last answer. */
  said: string[]
  /** What was answered here, in order. */
  given: string[]
  /** It was never started: nothing was heard yet. */
  fresh: boolean
}

export const atFirst: PlayingState = {
  stage: 'paused',
  scene: 0,
  line: 0,
  verdict: null,
  said: [],
  given: [],
  fresh: true,
}

/** A question is open or was just settled. */
export const isAtStop = ({ stage }: PlayingState): boolean =>
  stage === 'asking' || stage === 'checking' || stage === 'responding'

/** The question of this scene, when it has come to it. */
export const stopAt = (clip: Clip, { scene, line }: PlayingState): ClipStop | null => {
  const here = clip.scenes[scene]
  return here?.stop && line >= here.says.length - 1 ? here.stop : null
}

/** Which of the clip's questions it is, from 0. */
export const stopNumber = (clip: Clip, scene: number): number =>
  clip.scenes.slice(0, scene).filter(({ stop }) => stop).length
