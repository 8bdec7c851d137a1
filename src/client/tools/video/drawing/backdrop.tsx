import type { ClipArt } from '#shared/clip-art.ts'
import { lifeOf } from './life.ts'
import places from './places.svg'

const wet = ['fish', 'shell']
const outdoors = ['car', 'hive', 'house', 'log', 'umbrella']
/** Counted, or far away: these lie on no table. */
const nowhere = ['star', 'moon', 'earth', 'drop', 'mountain']

/** Where a scene plays that draws no place of its own: by what there is in it. */
function placeOf(art: readonly ClipArt[]): string {
  const names = art.flatMap((one) => ('thing' in one && one.thing) || ('figure' in one && one.figure) || [])
  if (names.some((name) => wet.includes(name))) return 'water'
  if (names.some((name) => outdoors.includes(name) || lifeOf(name))) return 'meadow'
  return names.some((name) => !nowhere.includes(name)) ? 'table' : 'wall'
}

/** The place behind a scene, pale, so that what is told of stands before it: a file, so that no script grows by it. It never moves. */
export const Backdrop = ({ art }: { art: readonly ClipArt[] }) =>
  !art.some((one) => one.kind === 'rect' && one.width >= 600) && (
    <svg viewBox="0 0 640 360" aria-hidden="true" className="absolute inset-0 size-full">
      <use href={`${places}#${placeOf(art)}`} />
    </svg>
  )
