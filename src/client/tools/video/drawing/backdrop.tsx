import type { ClipArt } from '#shared/clip-art.ts'
import places from './places.svg'

const wet = 'fish shell'.split(' ')
const outdoors =
  'bat bee bird caterpillar cat dog duck flower fox frog grass hive house kid kite ladybug leaf log pine rabbit sprout tree umbrella car'.split(
    ' ',
  )
const inHand = 'apple basket bed block book bottle can cap cookie hat magnet nail paperclip pencil pin plate tub'.split(
  ' ',
)

/** Where a scene plays that draws no place of its own: by what there is in it. */
function placeOf(art: readonly ClipArt[]): string {
  const has = (names: readonly string[]) =>
    art.some(
      (one) =>
        ('thing' in one && names.includes(one.thing ?? '')) || ('figure' in one && names.includes(one.figure ?? '')),
    )
  if (has(wet)) return 'water'
  if (has(outdoors)) return 'meadow'
  return has(inHand) ? 'table' : 'wall'
}

/** The place behind a scene, pale, so that what is told of stands before it: a file, so that no script grows by it. It never moves. */
export const Backdrop = ({ art }: { art: readonly ClipArt[] }) =>
  !art.some((one) => one.kind === 'rect' && one.width >= 600) && (
    <svg viewBox="0 0 640 360" aria-hidden="true" className="absolute inset-0 size-full">
      <use href={`${places}#${placeOf(art)}`} />
    </svg>
  )
