import { fine, type Point, places, scaleOf, ticksFrom } from './geometry.ts'
import { type Draw, heightBelow, NumberBelow, type PictureOf, Word, widthOf } from './sketch.tsx'
import { ThingMark } from './things.tsx'

type Graph = PictureOf<'graph'>

const width = 320
const rowHeight = 34
const titleHeight = 28

const Title = ({ children }: { children: string }) => (
  <Word at={[width / 2, 12]} size={15} className="fill-ink font-semibold">
    {children}
  </Word>
)

/** Names at the left, amounts to the right: so a long name has room, however many bars there are. */
export const graph: Draw<'graph'> = (data) => {
  const left = Math.max(...data.bars.map(({ label }) => widthOf(label, 13))) + 10
  return data.thing ? pictureGraph(data, data.thing, left) : barGraph(data, left)
}

/** The steps of a scale that nobody chose: at most ten of them. */
export const stepFor = (most: number): number => [1, 2, 5, 10].find((step) => most / step <= 10) ?? 20

function barGraph({ title, bars, scale }: Graph, left: number) {
  const most = Math.max(...bars.map(({ value }) => value), 1)
  const step = scale ?? stepFor(most)
  const end = Math.ceil(most / step) * step
  const x = scaleOf([0, end], [left, width - 14])
  const ticks = ticksFrom(0, end, step)
  const bottom = titleHeight + bars.length * rowHeight
  const apart = (width - 14 - left) / (ticks.length - 1)
  const each = Math.ceil((widthOf(String(end), 12) + 4) / apart)
  return {
    width,
    height: bottom + 26,
    marks: (
      <>
        <Title>{title}</Title>
        <path
          d={ticks.map((at) => `M${x(at)} ${titleHeight}V${bottom + 5}`).join('')}
          className="stroke-line-strong"
          strokeWidth="1"
        />
        {bars.map(({ label, value }, row) => (
          <g key={label}>
            <RowName left={left} row={row}>
              {label}
            </RowName>
            <rect
              x={left}
              y={titleHeight + row * rowHeight + 6}
              width={fine(x(value) - left)}
              height={rowHeight - 12}
              className="fill-leaf stroke-ink"
              strokeWidth={value > 0 ? 1.5 : 0}
            />
          </g>
        ))}
        <path
          d={`M${left} ${titleHeight}V${bottom}H${width - 14}`}
          className="fill-none stroke-ink"
          strokeWidth="2.5"
        />
        {ticks
          .filter((_, index) => index % each === 0)
          .map((at) => (
            <Word key={at} at={[x(at), bottom + 15]} size={12}>
              {String(at)}
            </Word>
          ))}
      </>
    ),
  }
}

const RowName = ({ left, row, children }: { left: number; row: number; children: string }) => (
  <Word at={[left - 8, titleHeight + (row + 0.5) * rowHeight]} size={13} anchor="end">
    {children}
  </Word>
)

/** Each thing stands for `worth`; what is left over is a part of a thing, cut off at the right. */
function pictureGraph({ title, bars, worth = 1 }: Graph, thing: NonNullable<Graph['thing']>, left: number) {
  const most = Math.max(...bars.map(({ value }) => value / worth), 1)
  const size = fine(Math.min(26, (width - left - 12) / most))
  const bottom = titleHeight + bars.length * rowHeight
  return {
    width,
    height: bottom + 40,
    marks: (
      <>
        <Title>{title}</Title>
        {bars.map(({ label, value }, row) => (
          <g key={label}>
            <RowName left={left} row={row}>
              {label}
            </RowName>
            {places(Math.ceil(value / worth)).map((place) => {
              const at: Point = [fine(left + 6 + place * size), titleHeight + row * rowHeight + (rowHeight - size) / 2]
              return (
                <PartOfThing key={place} thing={thing} at={at} size={size} part={Math.min(1, value / worth - place)} />
              )
            })}
            <path
              d={`M4 ${titleHeight + (row + 1) * rowHeight}H${width - 4}`}
              className="stroke-line"
              strokeWidth="1"
            />
          </g>
        ))}
        <path d={`M${left} ${titleHeight}V${bottom}`} className="stroke-ink" strokeWidth="2.5" />
        <ThingMark thing={thing} at={[left + 6, bottom + 8]} size={26} />
        <Word at={[left + 40, bottom + 21]} size={15} anchor="start" className="fill-ink font-semibold">
          {`= ${worth}`}
        </Word>
      </>
    ),
  }
}

type PartProps = { thing: NonNullable<Graph['thing']>; at: Point; size: number; part: number }

/** A drawing of its own cuts off what it does not show. */
function PartOfThing({ thing, at, size, part }: PartProps) {
  if (part >= 1) return <ThingMark thing={thing} at={at} size={size} />
  return (
    <svg
      x={at[0]}
      y={at[1]}
      width={fine(size * part)}
      height={size}
      viewBox={`0 0 ${fine(32 * part)} 32`}
      aria-hidden="true"
    >
      <ThingMark thing={thing} at={[0, 0]} size={32} />
    </svg>
  )
}

/** X marks above a line, each for one. */
export const linePlot: Draw<'line-plot'> = ({ title, columns }) => {
  const apart = fine(Math.min(44, (width - 20) / columns.length))
  const left = fine((width - apart * (columns.length - 1)) / 2)
  const cell = 20
  const base = titleHeight + Math.max(...columns.map(({ count }) => count), 1) * cell + 4
  const labels = columns.map(({ label }) => label)
  const size = labels.some((label) => widthOf(label, 14) > apart - 4) ? 11 : 14
  const spread = labels.some((label) => widthOf(label, size) > apart - 3)
  const written = heightBelow(labels, size)
  return {
    width,
    height: base + 12 + written * (spread ? 2 : 1),
    marks: (
      <>
        <Title>{title}</Title>
        <path
          d={`M${fine(left - apart / 2)} ${base}H${fine(left + apart * (columns.length - 0.5))}${columns.map((_, at) => `M${fine(left + at * apart)} ${base - 5}v10`).join('')}`}
          className="stroke-ink"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
        {columns.map(({ label, count }, at) => (
          <g key={label}>
            <NumberBelow
              at={[fine(left + at * apart), base + 8 + (spread && at % 2 === 1 ? written : 0)]}
              text={label}
              size={size}
            />
            <path
              d={places(count)
                .map((mark) => cross(fine(left + at * apart), base - 13 - mark * cell))
                .join('')}
              className="stroke-leaf-deep"
              strokeWidth="3"
              strokeLinecap="round"
            />
          </g>
        ))}
      </>
    ),
  }
}

const cross = (x: number, y: number) => `M${fine(x - 5)} ${y - 5}l10 10m0-10l-10 10`
