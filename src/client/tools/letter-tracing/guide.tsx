import type { Stage } from '#shared/handwriting.ts'
import type { LetterShape } from '#shared/tools/letter-tracing/letter-shapes.ts'
import { paperSize, viewBox } from './paper-size.ts'
import { dotsAlong, numberPlaces, pathOf, scaleOf } from './strokes.ts'

/** What stands on the paper before the child writes: the writing lines, and as much of the letter as the stage gives. */
export function Guide({ shape, stage, isWritten }: { shape: LetterShape; stage: Stage; isWritten: boolean }) {
  return (
    <svg viewBox={viewBox} aria-hidden="true" className="absolute inset-0 size-full" data-stage={stage}>
      <WritingLines lines={shape.lines} />
      {(stage === 'model' || stage === 'trace') && <GreyLetter shape={shape} />}
      {stage === 'dots' && <Dots shape={shape} />}
      {!isWritten && (stage === 'model' || stage === 'trace' || stage === 'dots') && <Numbers shape={shape} />}
    </svg>
  )
}

function WritingLines({ lines: { top, middle, base, below } }: Pick<LetterShape, 'lines'>) {
  const line = (y: number) => ({ x1: 14, x2: paperSize.width - 14, y1: y, y2: y })
  return (
    <g className="stroke-sky-line" strokeWidth="1.5">
      <line {...line(top)} />
      <line {...line(middle)} strokeDasharray="8 8" />
      <line {...line(base)} strokeWidth="3" />
      {below < paperSize.height && <line {...line(below)} />}
    </g>
  )
}

/** The specification's light grey. */
const lightGrey = '#d3d3d3'

function GreyLetter({ shape }: { shape: LetterShape }) {
  return (
    <g
      stroke={lightGrey}
      strokeWidth={Math.max(14, 30 * scaleOf(shape))}
      strokeLinecap="round"
      strokeLinejoin="round"
      fill="none"
    >
      {shape.strokes.map(({ path }) => (
        <path key={pathOf(path)} d={pathOf(path)} />
      ))}
    </g>
  )
}

function Dots({ shape }: { shape: LetterShape }) {
  const scale = scaleOf(shape)
  return (
    <g className="fill-none stroke-line-strong" strokeWidth={Math.max(5, 8 * scale)} strokeLinecap="round">
      {shape.strokes.map(({ path }) => (
        <path
          key={pathOf(path)}
          d={dotsAlong(path, Math.max(11, 20 * scale))
            .map((dot) => pathOf([dot]))
            .join('')}
        />
      ))}
    </g>
  )
}

/** Where each stroke begins, by its number. In a word the strokes of each letter are counted anew. */
export function Numbers({ shape }: { shape: LetterShape }) {
  const radius = Math.max(7, 12 * scaleOf(shape))
  const places = numberPlaces(shape, 2 * radius + 2)
  return (
    <g>
      {shape.strokes.map(({ letter }, stroke) => {
        const [x, y] = places[stroke] ?? [0, 0]
        const number = stroke - shape.strokes.findIndex((one) => one.letter === letter) + 1
        return (
          <g key={`${letter} ${number}`}>
            <circle cx={x} cy={y} r={radius} className="fill-leaf stroke-paper" strokeWidth="2" />
            <text
              x={x}
              y={y}
              dy="0.35em"
              textAnchor="middle"
              fontSize={radius * 1.25}
              className="fill-white font-semibold"
            >
              {number}
            </text>
          </g>
        )
      })}
    </g>
  )
}
