import type { CSSProperties } from 'react'
import { boardPartWords as words } from '#client/wording/en-blackboard-parts.ts'
import type { TutorMark } from '#shared/drawing.ts'
import { boardSize } from '#shared/tools/blackboard/plane.ts'
import { MarkShape } from './mark-shape.tsx'
import { markName } from './mark-words.ts'

const keyOf = (mark: TutorMark, at: number) => `${at} ${JSON.stringify(mark)}`

/** What the tutor drew, on a layer of its own over the child's work; one thing comes after the other. */
export function MarksLayer({ marks }: { marks: readonly TutorMark[] }) {
  return (
    <svg
      viewBox={`0 0 ${boardSize.width} ${boardSize.height}`}
      aria-hidden="true"
      data-layer="tutor"
      className="pointer-events-none absolute inset-0 size-full overflow-hidden"
    >
      {marks.map((mark, at) => {
        const turn: CSSProperties & Record<'--turn', number> = { '--turn': at }
        return (
          <g key={keyOf(mark, at)} style={turn} className="animate-late [animation-delay:calc(var(--turn)*0.5s+0.2s)]">
            <MarkShape mark={mark} />
          </g>
        )
      })}
    </svg>
  )
}

/** The same in words. */
export function MarksInWords({ marks, tutor }: { marks: readonly TutorMark[]; tutor: string }) {
  return (
    <ul aria-label={words.layer(tutor)} className="sr-only">
      {marks.map((mark, at) => (
        <li key={keyOf(mark, at)}>{markName(mark)}</li>
      ))}
    </ul>
  )
}
