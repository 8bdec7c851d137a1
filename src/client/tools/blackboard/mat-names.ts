import type { Mat } from '#shared/drawing.ts'

/** The mats in the order of the menu. */
export const matNames = [
  'plain',
  'ten-frame',
  'number-line',
  'fraction-bars',
  'hundred-chart',
  'grid',
] as const satisfies readonly Mat[]
