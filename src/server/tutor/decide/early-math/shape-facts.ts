// What is so of the shapes of the first grades.

/** So many straight sides, and as many corners. */
export const sidesOf: Readonly<Record<string, number>> = {
  circle: 0,
  oval: 0,
  triangle: 3,
  square: 4,
  rectangle: 4,
  rhombus: 4,
  diamond: 4,
  trapezoid: 4,
  parallelogram: 4,
  pentagon: 5,
  hexagon: 6,
  heptagon: 7,
  octagon: 8,
}

/** Solid shapes with their flat faces, corners and edges. */
export const solids: Readonly<Record<string, { faces: number; corners: number; edges: number }>> = {
  cube: { faces: 6, corners: 8, edges: 12 },
  sphere: { faces: 0, corners: 0, edges: 0 },
  pyramid: { faces: 5, corners: 5, edges: 8 },
}

/** Things that are solid, by what they are called when they are flat. */
const solidThings: readonly (readonly [RegExp, string, string])[] = [
  [
    /^(?:(?:soccer|beach|tennis|bouncy|golf)? ?ball|basketball|baseball|globe|orange|marble|earth|moon|bubble|gumball)s?$/,
    'sphere',
    'circle',
  ],
  [/^(?:box|dice|die|block|ice cube|cube|lego)(?:e?s)?$/, 'cube', 'square'],
  [/^(?:(?:soup|soda|pop)? ?can|cup|drum|tube|candle|paper towel roll)s?$/, 'cylinder', 'circle'],
  [/^(?:ice cream cone|cone|traffic cone|party hat)s?$/, 'cone', 'triangle'],
]

/** The solid that a thing is, where it is said to be a flat shape. */
export const solidOf = (thing: string, flat: string): string | null =>
  solidThings.find(([pattern, , shape]) => shape === flat && pattern.test(thing))?.[1] ?? null

/** The shapes with so many sides, the usual one first. */
export const shapesWith = (sides: number): string[] =>
  Object.entries(sidesOf)
    .filter(([, count]) => count === sides)
    .map(([name]) => name)
