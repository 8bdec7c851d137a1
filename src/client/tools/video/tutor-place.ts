import type { Clip } from '#shared/clip.ts'
import type { ClipArt } from '#shared/clip-art.ts'
import { boxOf, isBackground, toldOf } from './drawing/boxes.ts'
import type { Box } from './drawing/path-box.ts'
import { isOn } from './drawing/placed.ts'

type Scene = Clip['scenes'][number]
type Point = readonly [x: number, y: number]

/** How wide the tutor is, on the stage. */
export const tutorSize = 88

const edge = tutorSize / 2 + 8
/** The corners first: it stands between them only where they are taken. */
const spots: readonly Point[] = [
  [edge, 360 - edge],
  [640 - edge, 360 - edge],
  [edge, edge],
  [640 - edge, edge],
  [edge, 180],
  [640 - edge, 180],
  [320, 360 - edge],
]

const shared = (one: Box, other: Box): number => {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return Math.max(0, width) * Math.max(0, height)
}

const linesOf = ({ says }: Scene) => Array.from({ length: says.length + 1 }, (_, line) => line)
const shownIn = (art: readonly ClipArt[], line: number) => art.filter((one) => isOn(one, line) && !isBackground(one))

/** What is hidden of a word is missed more than what is hidden of a drawing. */
const weight = ({ kind }: ClipArt) => (kind === 'text' || kind === 'tile' ? 3 : 1)

/** How much of a scene the tutor would cover there. */
export function coveredAt(scene: Scene, [x, y]: Point): number {
  const tutor = { x: x - tutorSize / 2, y: y - tutorSize / 2, width: tutorSize, height: tutorSize }
  return Math.max(
    ...linesOf(scene).map((line) =>
      shownIn(scene.art, line).reduce((sum, one) => sum + shared(tutor, boxOf(one, line)) * weight(one), 0),
    ),
  )
}

/** Where the hand lies, from the tutor's middle to its finger. */
const fingers = [52, 62, 72, 84]
/** Half as thick as it is. */
const thick = 9

/** Whether the hand can point from there to what a sentence is about without lying on something, or beyond the edge. */
function handFits(art: readonly ClipArt[], line: number, [x, y]: Point, degrees: number): boolean {
  const [across, down] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const points = fingers.flatMap((far) =>
    [-thick, 0, thick].map((aside): Point => [x + across * far - down * aside, y + down * far + across * aside]),
  )
  if (points.some(([px, py]) => px < 2 || px > 638 || py < 2 || py > 358)) return false
  const boxes = shownIn(art, line).map((one) => inner(boxOf(one, line), round.includes(one.kind) ? 0.12 : 0))
  return !boxes.some((box) => points.some((point) => isWithin(point, box)))
}

/** What leaves the corners of its box free. */
const round = ['circle', 'figure', 'thing']
const inner = (box: Box, share: number): Box => ({
  x: box.x + box.width * share,
  y: box.y + box.height * share,
  width: box.width * (1 - 2 * share),
  height: box.height * (1 - 2 * share),
})

const isWithin = ([x, y]: Point, box: Box): boolean =>
  x > box.x - air && x < box.x + box.width + air && y > box.y - air && y < box.y + box.height + air
/** So near a hand touches. */
const air = 5

/** Which way the tutor points in a sentence, and whether its hand is seen: where it would lie on something, the tutor only leans. */
export function pointing(art: readonly ClipArt[], line: number, at: Point): { degrees: number; shown: boolean } | null {
  const told = toldOf(art, line)
  if (!told) return null
  const box = boxOf(told, line)
  const degrees = (Math.atan2(box.y + box.height / 2 - at[1], box.x + box.width / 2 - at[0]) * 180) / Math.PI
  return { degrees, shown: handFits(art, line, at, degrees) }
}

/** What a sentence is worth in which the tutor cannot point: a bit of what it may cover. */
const pointless = 90

function costOf(scene: Scene, spot: Point): number {
  const mute = scene.says.filter((_, line) => pointing(scene.art, line, spot)?.shown === false).length
  return coveredAt(scene, spot) + mute * pointless
}

/** Where the tutor stands in a scene: where it is told to, else where it covers least and can point. */
export function tutorPlace(scene: Scene): Point {
  const known = found.get(scene)
  if (known) return known
  const place =
    scene.tutor ?? spots.reduce((best, spot) => (costOf(scene, spot) < costOf(scene, best) - 1 ? spot : best))
  found.set(scene, place)
  return place
}
/** Looked for once: it is asked for with every sentence. */
const found = new WeakMap<Scene, Point>()
