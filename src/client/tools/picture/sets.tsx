import type { Thing } from '#shared/picture.ts'
import { cellOf, fine, type Point, places } from './geometry.ts'
import type { Draw } from './sketch.tsx'
import { ThingMark } from './things.tsx'

/** Rows of equal length. */
export const array: Draw<'array'> = ({ rows, columns, thing }, { name }) => {
  const cell = fine(Math.min(36, 280 / columns, 280 / rows))
  return {
    width: columns * cell,
    height: rows * cell,
    marks: (
      <>
        <Pattern id={name} thing={thing} />
        {places(rows * columns).map((place) => {
          const { column, row } = cellOf(place, columns)
          return (
            <Copy key={place} of={name} at={[fine(column * cell + 1), fine(row * cell + 1)]} size={fine(cell - 2)} />
          )
        })}
      </>
    ),
  }
}

/** A thing that is drawn once and copied to wherever it stands. */
const Pattern = ({ id, thing }: { id: string; thing: Thing }) => (
  <defs>
    <g id={id}>
      <ThingMark thing={thing} at={[0, 0]} size={32} />
    </g>
  </defs>
)

const Copy = ({ of, at: [x, y], size }: { of: string; at: Point; size: number }) => (
  <use href={`#${of}`} transform={`translate(${x} ${y}) scale(${fine(size / 32)})`} />
)

const inRow = 5
const inset = 8
const gap = 14
const widest = 340

/** One group alone may be large. */
const cellFor = (groups: number) => (groups === 1 ? 36 : 28)

type Group = { thing: Thing; count: number }
type Laid = Group & { x: number; y: number; width: number; height: number }

/** Groups beside each other, in lines that fit; within a group the things stand in rows of five. */
export function layGroups(groups: readonly Group[]): { laid: Laid[]; width: number; height: number } {
  let [x, y, deep, width] = [0, 0, 0, 0]
  const cell = cellFor(groups.length)
  const laid = groups.map((group) => {
    const size = {
      width: Math.max(1, Math.min(inRow, group.count)) * cell + 2 * inset,
      height: Math.max(1, Math.ceil(group.count / inRow)) * cell + 2 * inset,
    }
    if (x > 0 && x + size.width > widest) {
      x = 0
      y += deep + gap
      deep = 0
    }
    const placed = { ...group, ...size, x, y }
    x += size.width + gap
    deep = Math.max(deep, size.height)
    width = Math.max(width, x - gap)
    return placed
  })
  return { laid, width, height: y + deep }
}

export const objects: Draw<'objects'> = ({ groups, crossed = 0 }) => {
  const { laid, width, height } = layGroups(groups)
  const cell = cellFor(groups.length)
  return {
    width,
    height,
    marks: laid.map((group, index) => (
      <g key={`${group.x} ${group.y}`}>
        {laid.length > 1 && (
          <rect
            x={group.x + 1}
            y={group.y + 1}
            width={group.width - 2}
            height={group.height - 2}
            rx="10"
            className="fill-leaf-mist stroke-line-strong"
            strokeWidth="1.25"
          />
        )}
        {places(group.count).map((place) => {
          const { column, row } = cellOf(place, inRow)
          const at: Point = [group.x + inset + column * cell + 1, group.y + inset + row * cell + 1]
          const out = index === laid.length - 1 && place >= group.count - crossed
          return (
            <g key={place}>
              <ThingMark thing={group.thing} at={at} size={cell - 2} />
              {out && <Crossed at={at} size={cell - 2} />}
            </g>
          )
        })}
      </g>
    )),
  }
}

function Crossed({ at: [x, y], size }: { at: Point; size: number }) {
  const cross = `M${x + 1} ${y + 1}l${size - 2} ${size - 2}M${x + size - 1} ${y + 1}l${2 - size} ${size - 2}`
  return (
    <>
      <path d={cross} className="stroke-paper" strokeWidth="5" strokeLinecap="round" />
      <path d={cross} className="stroke-ink" strokeWidth="2.5" strokeLinecap="round" />
    </>
  )
}
