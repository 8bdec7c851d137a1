import type { ClipArt } from '#shared/clip-art.ts'
import { painted } from './paint.ts'

type Place = 'water' | 'meadow' | 'table' | 'wall'

const swims = ['fish', 'shell']
const outdoors =
  'bat bee bird caterpillar cat dog duck flower fox frog grass hive house kid kite ladybug leaf log pine rabbit sprout tree umbrella car'.split(
    ' ',
  )
const inHand =
  'apple basket bed block book bottle bowl can cap cookie hat magnet nail paperclip pencil pin plate tub'.split(' ')

/** Where a scene plays that draws no place of its own: by what there is in it. */
function placeOf(art: readonly ClipArt[]): Place {
  const names = art.flatMap((one) => {
    if (one.kind === 'thing') return [one.thing]
    if (one.kind === 'figure') return [one.figure]
    return one.kind === 'many' ? [one.thing ?? one.figure ?? ''] : []
  })
  if (names.some((name) => swims.includes(name))) return 'water'
  if (names.some((name) => outdoors.includes(name))) return 'meadow'
  return names.some((name) => inHand.includes(name)) ? 'table' : 'wall'
}

const hasPlace = (art: readonly ClipArt[]) => art.some((one) => one.kind === 'rect' && one.width >= 600)

/** The place behind a scene, pale, so that what is told of stands before it. Drawn once; it never moves. */
export function Backdrop({ art }: { art: readonly ClipArt[] }) {
  if (hasPlace(art)) return null
  return (
    <svg viewBox="0 0 640 360" aria-hidden="true" className="absolute inset-0 size-full">
      {places[placeOf(art)]}
    </svg>
  )
}

/** Flags on a line that hangs a little. */
const flags = ['sun-soft', 'sky-soft', 'leaf-soft', 'rose-soft', 'sun-soft', 'sky-soft', 'leaf-soft', 'rose-soft']
const hung = flags.map((fill, at) => ({ x: 22 + at * 80, y: 9 + 11 * (1 - ((at - 3.5) / 4) ** 2), fill }))

const places = {
  water: (
    <>
      <rect width="640" height="360" className={painted('sky-soft', 'none')} />
      <path d="M0 326C110 306 240 340 380 322S590 316 640 328V360H0Z" className={painted('sun-soft', 'none')} />
      <path
        d="M34 330c-9-20 9-28 0-52M52 330c9-16-7-24 2-44M596 326c-9-20 9-28 0-52"
        className={painted('none', 'leaf-line')}
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path
        d="M60 26q14-10 28 0t28 0M300 18q14-10 28 0t28 0M520 34q14-10 28 0t28 0"
        className={painted('none', 'sky-line')}
        strokeWidth="4"
        strokeLinecap="round"
      />
    </>
  ),
  meadow: (
    <>
      <rect width="640" height="360" className={painted('sky-soft', 'none')} />
      <path
        d="M70 66a16 16 0 0 1 8-30 26 26 0 0 1 48-4 20 20 0 0 1 14 34ZM500 50a12 12 0 0 1 6-23 20 20 0 0 1 37-3 15 15 0 0 1 10 26Z"
        className={painted('paper', 'none')}
      />
      <path d="M0 318C120 284 250 300 350 316S560 330 640 298V360H0Z" className={painted('leaf-soft', 'none')} />
      <path d="M0 340C160 318 330 352 640 330V360H0Z" className={painted('leaf-line', 'none')} />
    </>
  ),
  table: (
    <>
      <rect width="640" height="360" className={painted('cream', 'none')} />
      <path d="M0 308H640V360H0Z" className={painted('sun-soft', 'none')} />
      <path d="M0 308H640" className={painted('none', 'sun-line')} strokeWidth="5" />
    </>
  ),
  wall: (
    <>
      <rect width="640" height="360" className={painted('cream', 'none')} />
      <path d="M0 6C160 26 480 26 640 6" className={painted('none', 'line')} strokeWidth="3" />
      {hung.map(({ x, y, fill }) => (
        <path key={x} d="M0 0H34L17 24Z" transform={`translate(${x} ${y})`} className={painted(fill, 'none')} />
      ))}
      <path d="M0 336H640V360H0Z" className={painted('cream-deep', 'none')} />
    </>
  ),
} satisfies Record<Place, unknown>
