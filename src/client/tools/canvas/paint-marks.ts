import type { TutorMark } from '#shared/drawing.ts'
import { boardFont } from './paint-scene.ts'

type MarkOf<Kind extends TutorMark['kind']> = Extract<TutorMark, { kind: Kind }>
type Context = CanvasRenderingContext2D

/** The tutor's chalk: no child's colour, readable on paper. */
export const tutorInk = { line: '#c2187e', glow: 'rgb(246 185 59 / 0.35)', width: 3.5 } as const

/** Paints what the tutor drew, where there is no layer of its own for it: in small pictures, and in a picture that is taken home. */
export function paintMark(context: Context, mark: TutorMark) {
  context.save()
  context.strokeStyle = tutorInk.line
  context.fillStyle = tutorInk.line
  context.lineWidth = tutorInk.width
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.beginPath()
  markPath(context, mark)
  context.restore()
}

function markPath(context: Context, mark: TutorMark) {
  switch (mark.kind) {
    case 'text':
      return write(context, mark.text, mark.x, mark.y, mark.size)
    case 'line':
    case 'arrow':
      return line(context, mark)
    case 'circle':
      context.arc(mark.x, mark.y, mark.radius, 0, Math.PI * 2)
      return context.stroke()
    case 'highlight':
      context.fillStyle = tutorInk.glow
      context.roundRect(mark.x, mark.y, mark.width, mark.height, 10)
      return context.fill()
    case 'array':
      return dots(context, mark)
    case 'number-line':
      return numberLine(context, mark)
  }
}

function write(context: Context, text: string, x: number, y: number, size: number, align: CanvasTextAlign = 'left') {
  context.font = boardFont(size)
  context.textAlign = align
  context.textBaseline = 'alphabetic'
  context.fillText(text, x, y)
}

function line(context: Context, { kind, from, to }: MarkOf<'line' | 'arrow'>) {
  context.moveTo(...from)
  context.lineTo(...to)
  if (kind === 'arrow') {
    const along = Math.atan2(to[1] - from[1], to[0] - from[0])
    for (const side of [-0.5, 0.5]) {
      context.moveTo(...to)
      context.lineTo(to[0] - 16 * Math.cos(along + side), to[1] - 16 * Math.sin(along + side))
    }
  }
  context.stroke()
}

function dots(context: Context, { x, y, rows, columns, gap }: MarkOf<'array'>) {
  const radius = Math.min(10, gap / 3)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      context.moveTo(x + column * gap + radius, y + row * gap)
      context.arc(x + column * gap, y + row * gap, radius, 0, Math.PI * 2)
    }
  context.fill()
}

/** More ticks than this nobody can count, nor read. */
const mostTicks = 100

function numberLine(context: Context, { x, y, width, from, to, step, hops }: MarkOf<'number-line'>) {
  if (to <= from) return
  const place = (value: number) => x + ((value - from) / (to - from)) * width
  const ticks = Math.min(mostTicks, Math.floor((to - from) / step + 1e-9))
  context.moveTo(x, y)
  context.lineTo(x + width, y)
  for (let tick = 0; tick <= ticks; tick++) {
    const value = from + tick * step
    context.moveTo(place(value), y - 8)
    context.lineTo(place(value), y + 8)
    write(context, String(Number(value.toFixed(4))).replace('-', '−'), place(value), y + 30, 18, 'center')
  }
  for (const [start, end] of hops) {
    const [a, b] = [place(start), place(end)]
    context.moveTo(a, y - 8)
    context.quadraticCurveTo((a + b) / 2, y - 8 - Math.min(90, Math.abs(b - a)), b, y - 8)
  }
  context.stroke()
}
