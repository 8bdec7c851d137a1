import { useId } from 'react'
import { sketchOf } from '#client/tools/picture/picture.tsx'
import { ThingMark } from '#client/tools/picture/things.tsx'
import type { ClipArt } from '#shared/clip-art.ts'
import type { Picture } from '#shared/picture.ts'
import type { Figures } from './figures.ts'
import { painted } from './paint.ts'
import { fraction, gap, partsOf, wideOf } from './words.ts'

const outline = 2.5
/** What a figure is drawn within. */
const figureSize = 100

/** What is drawn by itself. Many of a thing stand in many.tsx. */
export type OneArt = Exclude<ClipArt, { kind: 'many' }>

/** How far it is drawn from its middle at most, in units of the stage, with room for its outline; undefined where only the browser knows. */
export function reachOf(art: OneArt): number | undefined {
  switch (art.kind) {
    case 'circle':
      return Math.ceil(art.radius) + margin
    case 'rect':
    case 'tile':
      return Math.ceil(Math.max(art.width, art.height) / 2) + margin
    case 'thing':
    case 'figure':
      return Math.ceil(art.size / 2) + margin
    default:
      return undefined
  }
}
const margin = 8

type DrawingProps = { art: OneArt; figures: Figures }

/** One thing of a scene, drawn around the point 0, 0. */
export function Drawing({ art, figures }: DrawingProps) {
  switch (art.kind) {
    case 'circle':
      return (
        <circle r={art.radius} className={painted(art.fill ?? 'sun', art.stroke ?? 'ink')} strokeWidth={lineOf(art)} />
      )
    case 'rect':
      return <Box {...art} />
    case 'tile':
      return <Tile {...art} />
    case 'line':
      return <Line {...art} />
    case 'text':
      return <Words text={art.text} size={art.size} fill={art.fill} />
    case 'path':
      return (
        <path
          d={art.d}
          className={painted(art.fill ?? 'none', art.stroke ?? 'ink')}
          strokeWidth={art.width ?? outline}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )
    case 'thing':
      return (
        // What is drawn large keeps a fine outline.
        <g className={art.size > 64 ? '[&>g]:[stroke-width:1.1]' : undefined}>
          <ThingMark thing={art.thing} at={[-art.size / 2, -art.size / 2]} size={art.size} />
        </g>
      )
    case 'figure':
      return <Figure {...art} figures={figures} />
    case 'picture':
      return <Inset picture={art.picture} width={art.width} />
  }
}

/** A ring is drawn thicker than the outline of a thing. */
const lineOf = ({ fill }: { fill?: string }) => (fill === 'none' ? 2 * outline : outline)

type Of<Kind extends OneArt['kind']> = Extract<OneArt, { kind: Kind }>

function Box({ width, height, round = 0, ...art }: Of<'rect'>) {
  return (
    <rect
      x={-width / 2}
      y={-height / 2}
      width={width}
      height={height}
      rx={round}
      className={painted(art.fill ?? 'sun-soft', art.stroke ?? (width >= 600 ? 'none' : 'ink'))}
      strokeWidth={lineOf(art)}
    />
  )
}

function Tile({ width, height, text, size, fill = 'paper', stroke = 'ink' }: Of<'tile'>) {
  const round = Math.min(14, height / 4)
  return (
    <>
      <rect
        x={-width / 2}
        y={-height / 2 + 4}
        width={width}
        height={height}
        rx={round}
        className={painted(stroke, stroke)}
      />
      <rect
        x={-width / 2}
        y={-height / 2}
        width={width}
        height={height}
        rx={round}
        className={painted(fill, stroke)}
        strokeWidth={outline}
      />
      <Words text={text} size={size} />
    </>
  )
}

function Line({ x, y, to, width = 4, stroke = 'ink', arrow, dashed }: Of<'line'>) {
  const [dx, dy] = [to[0] - x, to[1] - y]
  const degrees = (Math.atan2(dy, dx) * 180) / Math.PI
  const head = width + 8
  return (
    <>
      <path
        d={`M0 0L${dx} ${dy}`}
        className={painted('none', stroke)}
        strokeWidth={width}
        strokeLinecap="round"
        strokeDasharray={dashed ? `${width * 2} ${width * 2}` : undefined}
      />
      {arrow && (
        <path
          d={`M${-head} ${-head * 0.75}L0 0L${-head} ${head * 0.75}`}
          transform={`translate(${dx} ${dy}) rotate(${degrees})`}
          className={painted('none', stroke)}
          strokeWidth={width}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </>
  )
}

/** A word around its middle; its fractions stand top over bottom. */
function Words({ text, size, fill = 'ink' }: { text: string; size: number; fill?: string }) {
  const parts = partsOf(text)
  const widths = parts.map((part) => wideOf(part) * size)
  const whole = widths.reduce((sum, width) => sum + width, 0) + (parts.length - 1) * size * gap
  let left = -whole / 2
  return (
    <g className={`font-semibold ${painted(fill, 'none')}`} fontSize={size} textAnchor="middle">
      {parts.map((part, place) => {
        const middle = left + (widths[place] ?? 0) / 2
        left += (widths[place] ?? 0) + size * gap
        const [, , top, bottom] = fraction.exec(part) ?? []
        if (top === undefined || bottom === undefined)
          return (
            <text key={`${part} ${middle}`} x={middle} dy="0.36em">
              {part}
            </text>
          )
        return <Fraction key={`${part} ${middle}`} x={middle} top={top} bottom={bottom} size={size} fill={fill} />
      })}
    </g>
  )
}

type FractionProps = { x: number; top: string; bottom: string; size: number; fill: string }

function Fraction({ x, top, bottom, size, fill }: FractionProps) {
  const half = (Math.max(top.length, bottom.length) * size * 0.5) / 2
  return (
    <g transform={`translate(${x} 0)`} fontSize={size * 0.72}>
      <text dy="-0.28em">{top}</text>
      <path
        d={`M${-half} 0H${half}`}
        className={painted('none', fill)}
        strokeWidth={size * 0.07}
        strokeLinecap="round"
      />
      <text dy="1.02em">{bottom}</text>
    </g>
  )
}

function Figure({ figure, size, flip, figures }: Of<'figure'> & { figures: Figures }) {
  const scale = size / figureSize
  return (
    <g
      transform={`scale(${flip ? -scale : scale} ${scale}) translate(${-figureSize / 2} ${-figureSize / 2})`}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {figures[figure]?.map(({ d, fill, stroke, width }) => (
        <path key={`${d} ${stroke}`} d={d} className={painted(fill, stroke)} strokeWidth={width} />
      ))}
    </g>
  )
}

/** A picture as on a card, around its middle. */
function Inset({ picture, width }: { picture: Picture; width: number }) {
  const sketch = sketchOf(picture, { name: useId(), named: false })
  const scale = width / sketch.width
  return <g transform={`scale(${scale}) translate(${-sketch.width / 2} ${-sketch.height / 2})`}>{sketch.marks}</g>
}
