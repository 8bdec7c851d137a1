import type { ReactNode } from 'react'
import { tutorInk } from '#client/tools/canvas/paint-marks.ts'
import type { TutorMark } from '#shared/drawing.ts'
import type { Place } from '#shared/tools/blackboard/plane.ts'

type MarkOf<Kind extends TutorMark['kind']> = Extract<TutorMark, { kind: Kind }>

const pen = {
  fill: 'none',
  stroke: tutorInk.line,
  strokeWidth: tutorInk.width,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** A line as a hand draws it: with a little belly. */
function byHand([ax, ay]: Place, [bx, by]: Place): string {
  const belly = Math.min(5, Math.hypot(bx - ax, by - ay) * 0.02)
  const turn = Math.atan2(by - ay, bx - ax) + Math.PI / 2
  const [x, y] = [(ax + bx) / 2 + belly * Math.cos(turn), (ay + by) / 2 + belly * Math.sin(turn)]
  return `M${ax} ${ay}Q${x} ${y} ${bx} ${by}`
}

function arrowHead([ax, ay]: Place, [bx, by]: Place): string {
  const along = Math.atan2(by - ay, bx - ax)
  const wing = (side: number) => `${bx - 18 * Math.cos(along + side)} ${by - 18 * Math.sin(along + side)}`
  return `M${wing(-0.5)}L${bx} ${by}L${wing(0.45)}`
}

/** A ring that does not quite close where it began. */
function ring({ x, y, radius: r }: MarkOf<'circle'>): string {
  const at = (turn: number, far: number) => `${x + far * Math.cos(turn)} ${y + far * Math.sin(turn)}`
  return `M${at(-1.9, r)}A${r} ${r} 0 1 1 ${at(-2.2, r)}Q${at(-2, r * 1.03)} ${at(-1.75, r * 1.06)}`
}

function Written({ x, y, size, text, middle = false }: Omit<MarkOf<'text'>, 'kind'> & { middle?: boolean }) {
  return (
    <text x={x} y={y} fontSize={size} fontWeight={500} fill={tutorInk.line} textAnchor={middle ? 'middle' : 'start'}>
      {text}
    </text>
  )
}

function Dots({ x, y, rows, columns, gap }: MarkOf<'array'>) {
  const dots = Array.from({ length: rows * columns }, (_, at) => [at % columns, Math.floor(at / columns)] as const)
  return dots.map(([column, row]) => (
    <circle
      key={`${column} ${row}`}
      cx={x + column * gap}
      cy={y + row * gap}
      r={Math.min(10, gap / 3)}
      fill={tutorInk.line}
    />
  ))
}

/** More ticks than this nobody can count, nor read. */
const mostTicks = 100

function NumberLine({ x, y, width, from, to, step, hops }: MarkOf<'number-line'>) {
  if (to <= from) return null
  const place = (value: number) => x + ((value - from) / (to - from)) * width
  const count = Math.min(mostTicks, Math.floor((to - from) / step + 1e-9)) + 1
  const values = Array.from({ length: count }, (_, at) => from + at * step)
  const ticks = values.map((value) => `M${place(value)} ${y - 8}v16`).join('')
  const arcs = hops.map(([start, end]) => {
    const [a, b] = [place(start), place(end)]
    return `M${a} ${y - 8}Q${(a + b) / 2} ${y - 8 - Math.min(90, Math.abs(b - a))} ${b} ${y - 8}`
  })
  return (
    <>
      <path {...pen} d={`M${x} ${y}h${width}${ticks}${arcs.join('')}`} />
      {values.map((value) => (
        <Written key={value} x={place(value)} y={y + 30} size={18} text={inWords(value)} middle />
      ))}
    </>
  )
}

const inWords = (value: number) => String(Number(value.toFixed(4))).replace('-', '−')

/** One thing that the tutor drew, as a friendly hand draws it. */
export function MarkShape({ mark }: { mark: TutorMark }): ReactNode {
  switch (mark.kind) {
    case 'text':
      return <Written {...mark} />
    case 'line':
      return <path {...pen} d={byHand(mark.from, mark.to)} />
    case 'arrow':
      return <path {...pen} d={byHand(mark.from, mark.to) + arrowHead(mark.from, mark.to)} />
    case 'circle':
      return <path {...pen} d={ring(mark)} />
    case 'highlight':
      return <rect x={mark.x} y={mark.y} width={mark.width} height={mark.height} rx={10} fill={tutorInk.glow} />
    case 'array':
      return <Dots {...mark} />
    case 'number-line':
      return <NumberLine {...mark} />
  }
}
