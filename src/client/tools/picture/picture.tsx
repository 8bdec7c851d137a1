import { useId } from 'react'
import { classNames } from '#client/ui/class-names.ts'
import type { Picture as PictureData } from '#shared/picture.ts'
import { baseTen, tenFrame } from './blocks.tsx'
import { clock } from './clock.tsx'
import { coins } from './coins.tsx'
import { fractionBars, fractionCircles } from './fractions.tsx'
import { glyph } from './glyph.tsx'
import { graph, linePlot } from './graphs.tsx'
import { gridPoints } from './grid-points.tsx'
import { angle, rectangle } from './measured.tsx'
import { numberLine } from './number-line.tsx'
import { ruler } from './ruler.tsx'
import { array, objects } from './sets.tsx'
import { shape } from './shape.tsx'
import type { Draw, Pen, PictureOf, Sketch } from './sketch.tsx'

type Kind = PictureData['kind']
type Drawings = { [K in Kind]: Draw<K> }

/** Who draws what. A new kind of picture is one entry. */
const drawings = {
  clock,
  coins,
  array,
  objects,
  'ten-frame': tenFrame,
  'base-ten': baseTen,
  'number-line': numberLine,
  'fraction-bars': fractionBars,
  'fraction-circles': fractionCircles,
  shape,
  rectangle,
  angle,
  graph,
  'line-plot': linePlot,
  ruler,
  'grid-points': gridPoints,
  glyph,
} satisfies Drawings

const table: Drawings = drawings

/** The drawing of a picture, to stand in a larger one. */
export function sketchOf<K extends Kind>(picture: { [P in K]: PictureOf<P> & { kind: P } }[K], pen: Pen): Sketch {
  return table[picture.kind](picture, pen)
}

type PictureProps = {
  picture: PictureData
  className?: string
  /** After the answer: what the coins are called may be shown. */
  named?: boolean
  /** In a frame of another shape it stands at the left. */
  atStart?: boolean
  /** How much larger than it is drawn it may become. */
  grows?: number
}

/** A picture of a card, drawn from its data. It grows with its place. */
export function Picture({ picture, className, named = false, atStart = false, grows = 1.5 }: PictureProps) {
  const { width, height, marks } = sketchOf(picture, { name: useId(), named })
  return (
    <svg
      role="img"
      aria-label={picture.alt}
      preserveAspectRatio={atStart ? 'xMinYMid' : undefined}
      viewBox={`0 0 ${Math.ceil(width)} ${Math.ceil(height)}`}
      width={Math.ceil(width * 1.25)}
      style={{ maxWidth: `min(100%, ${Math.ceil(width * grows)}px)` }}
      className={classNames('block h-auto', className ?? 'mx-auto')}
    >
      {marks}
    </svg>
  )
}
