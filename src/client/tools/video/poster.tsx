import { useCallback } from 'react'
import { loadReel } from './load-reel.ts'
import { Stage } from './stage.tsx'
import { useArrival } from './use-arrival.ts'

/** What a clip's first scene looks like when all of it has been said; until it is here, nothing. */
export function Poster({ name }: { name: string }) {
  const { value: reel } = useArrival(useCallback(() => loadReel(name), [name]))
  const lines = reel?.clip.scenes[0]?.says.length ?? 1
  return reel && <Stage {...reel} scene={0} line={lines - 1} still />
}
