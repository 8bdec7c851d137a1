import type { Clip } from '#shared/clip.ts'

/** One line or patch of a figure, within 100 units. */
type FigurePart = { d: string; fill: string; stroke: string; width: number }
export type Figures = Readonly<Record<string, readonly FigurePart[]>>

/** What is drawn again and again: the fox, the sun, a drop. */
export async function loadFigures(): Promise<Figures> {
  const { default: figures } = await import('#content/figures.json')
  return figures
}

/** A clip with what it takes to draw it. */
export type Reel = { clip: Clip; figures: Figures }
