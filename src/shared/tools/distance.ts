type Point = readonly [x: number, y: number]

/** How far one point is from another, in a straight line. */
export const distanceBetween = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])
