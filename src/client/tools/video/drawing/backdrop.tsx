import type { ClipArt } from '#shared/clip-art.ts'
import { boxOf } from './boxes.ts'
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

/** How high the table's edge lies, from above; it goes down where a word would stand on it. */
const edges = [308, 320, 332, 344]

function edgeOf(art: readonly ClipArt[]): number {
  const words = art.flatMap((one) => {
    if (one.kind !== 'text') return []
    const lines = [one.from ?? 0, ...(one.moves ?? []).map(({ at }) => at)]
    return lines.map((line) => boxOf(one, line))
  })
  return edges.find((edge) => words.every(({ y, height }) => edge < y - 4 || edge > y + height + 4)) ?? 360
}

/** The place behind a scene, pale, so that what is told of stands before it: a file, so that no script grows by it. It never moves. */
export function Backdrop({ art }: { art: readonly ClipArt[] }) {
  if (art.some((one) => one.kind === 'rect' && one.width >= 600)) return null
  const place = placeOf(art)
  return (
    <svg viewBox="0 0 640 360" aria-hidden="true" className="absolute inset-0 size-full">
      <use href={`${places}#${place}`} y={place === 'table' ? edgeOf(art) - 308 : 0} />
    </svg>
  )
}
