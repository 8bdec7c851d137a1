export type Point = readonly [x: number, y: number]

/** Two places behind the point are finer than any screen. */
export const fine = (value: number) => Math.round(value * 100) / 100

const full = 360
const radians = (degrees: number) => (degrees * Math.PI) / (full / 2)

/** The point of a circle at so many degrees, clockwise from the top. */
export const onCircle = ([x, y]: Point, radius: number, degrees: number): Point => [
  fine(x + radius * Math.sin(radians(degrees))),
  fine(y - radius * Math.cos(radians(degrees))),
]

/** Where the hands of a clock stand, in degrees from the top. The short one moves on with the minutes. */
export const handAngles = (hour: number, minute: number) => ({
  hour: (hour % 12) * 30 + minute / 2,
  minute: minute * 6,
})

/** The outline of a slice of a circle, clockwise. All the way round it is the circle. */
export function sectorPath(middle: Point, radius: number, from: number, to: number): string {
  const [x, y] = middle
  if (to - from >= full) {
    return `M${x} ${fine(y - radius)}a${radius} ${radius} 0 1 1 0 ${2 * radius}a${radius} ${radius} 0 1 1 0 ${-2 * radius}Z`
  }
  const [start, end] = [onCircle(middle, radius, from), onCircle(middle, radius, to)]
  const large = to - from > full / 2 ? 1 : 0
  return `M${x} ${y}L${start[0]} ${start[1]}A${radius} ${radius} 0 ${large} 1 ${end[0]} ${end[1]}Z`
}

/** Every tick from the one end to the other; no tick drifts, however many there are. */
export function ticksFrom(from: number, to: number, step: number): number[] {
  const count = Math.floor((to - from) / step + 1e-6)
  return Array.from({ length: count + 1 }, (_, index) => Number((from + index * step).toFixed(6)))
}

/** Finds the place of a value on a line that is drawn from `start` to `end`. */
export const scaleOf =
  ([from, to]: readonly [number, number], [start, end]: readonly [number, number]) =>
  (value: number): number =>
    fine(start + ((value - from) / (to - from)) * (end - start))

/** Through these points in order, and back to the first. */
export const pathThrough = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${fine(x)} ${fine(y)}`).join('L')}Z`

/** Turned clockwise around (0, 0). */
export function turn([x, y]: Point, degrees: number): Point {
  const [sin, cos] = [Math.sin(radians(degrees)), Math.cos(radians(degrees))]
  return [fine(x * cos - y * sin), fine(x * sin + y * cos)]
}

/** Counted places: 0, 1, 2 … */
export const places = (count: number): number[] => Array.from({ length: Math.max(0, count) }, (_, place) => place)

/** The column and the row of the nth thing, where rows hold so many. */
export const cellOf = (place: number, perRow: number) => ({ column: place % perRow, row: Math.floor(place / perRow) })
