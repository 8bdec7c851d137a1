import { onCircle, type Point, pathThrough, turn } from './geometry.ts'
import { type Flat, isFlat, outlineOf, partsOf, type Solid } from './outlines.ts'
import type { Draw } from './sketch.tsx'
import { SolidMark } from './solids.tsx'

const size = 224

/** A flat shape or a solid, perhaps turned, cut into parts, or with a dashed line through its middle. */
export const shape: Draw<'shape'> = ({ shape: name, turned = 0, line, parts, shaded = 0 }) => ({
  width: size,
  height: size,
  marks: (
    <g transform={`translate(${size / 2} ${size / 2})`} strokeLinejoin="round" strokeLinecap="round">
      {isFlat(name) ? <FlatMark shape={name} turned={turned} /> : <TurnedSolid solid={name} turned={turned} />}
      {isFlat(name) && parts !== undefined && <Parts shape={name} turned={turned} parts={parts} shaded={shaded} />}
      {line !== undefined && <MirrorLine degrees={line} />}
    </g>
  ),
})

type FlatProps = { shape: Flat; turned: number }

function FlatMark({ shape: name, turned }: FlatProps) {
  return <path d={pathThrough(outlineOf(name, turned))} className="fill-leaf-soft stroke-ink" strokeWidth="3" />
}

function TurnedSolid({ solid, turned }: { solid: Solid; turned: number }) {
  return (
    <g transform={`rotate(${turned})`}>
      <SolidMark solid={solid} />
    </g>
  )
}

function Parts({ shape: name, turned, parts, shaded }: FlatProps & { parts: number; shaded: number }) {
  const pieces = partsOf(name, parts).map((piece) => piece.map((point) => turn(point, turned)))
  const outlines = pieces.map((piece) => pathThrough(piece))
  return (
    <>
      <path d={pathThrough(outlineOf(name, turned))} className="fill-paper" />
      <path d={outlines.slice(0, shaded).join('') || 'M0 0'} className="fill-leaf" />
      <path d={outlines.join('')} className="fill-none stroke-paper" strokeWidth="5" />
      <path d={outlines.join('')} className="fill-none stroke-ink" strokeWidth="2" />
      <path d={pathThrough(outlineOf(name, turned))} className="fill-none stroke-ink" strokeWidth="3" />
    </>
  )
}

function MirrorLine({ degrees }: { degrees: number }) {
  const middle: Point = [0, 0]
  const [from, to] = [onCircle(middle, 110, degrees), onCircle(middle, 110, degrees + 180)]
  const path = `M${from.join(' ')}L${to.join(' ')}`
  return (
    <>
      <path d={path} className="stroke-paper" strokeWidth="7" />
      <path d={path} className="stroke-rose-deep" strokeWidth="3" strokeDasharray="9 7" />
    </>
  )
}
