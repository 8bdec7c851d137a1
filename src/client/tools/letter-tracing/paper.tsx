import { type KeyboardEvent, useId } from 'react'
import { Sheet } from '#client/tools/canvas/sheet.tsx'
import { letterTracingWords as words } from '#client/wording/en-letter-tracing.ts'
import { Guide } from './guide.tsx'
import { Model } from './model.tsx'
import { paperSize, viewBox } from './paper-size.ts'
import type { Sitting } from './sitting.ts'
import { inkPath, pathOf } from './strokes.ts'
import { usePaper } from './use-paper.ts'
import { useTracing } from './use-tracing.ts'

type PaperProps = { sitting: Sitting; onStroke: (stroke: number) => void }

/** What the child writes on: the lines and the letter under the ink, and over it what came of the try. */
export function Paper({ sitting, onStroke }: PaperProps) {
  const helpId = useId()
  const { onReady, redraw, pen } = usePaper(sitting)
  const task = useTracing(sitting, (state) => state.task)
  const shape = useTracing(sitting, (state) => state.shape)
  const phase = useTracing(sitting, (state) => state.phase)
  const showing = useTracing(sitting, (state) => state.showing)
  const count = useTracing(sitting, ({ ink }) => ink.present.length)
  const turn = useTracing(sitting, (state) => state.turn)
  if (!task || !shape) return null
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      sitting.setHabits({ withoutDrawing: true })
    } else if ((event.ctrlKey || event.metaKey) && event.key === 'z') {
      event.preventDefault()
      sitting.undo()
    }
  }
  return (
    <div className="relative w-full overflow-hidden rounded-control border-2 border-line-strong bg-white shadow-card has-[>[role=application]:focus-visible]:outline-3 has-[>[role=application]:focus-visible]:outline-offset-2 has-[>[role=application]:focus-visible]:outline-leaf-deep">
      <Guide shape={shape} stage={task.stage} isWritten={phase === 'judged'} />
      {showing && <Model key={turn} shape={shape} onStroke={onStroke} onEnd={() => sitting.show(false)} />}
      <Sheet
        size={paperSize}
        label={words.sheet}
        describedBy={helpId}
        pen={phase === 'writing' ? pen : null}
        now={sitting.now}
        onReady={onReady}
        redraw={redraw}
        onKeyDown={onKeyDown}
        className="cursor-crosshair outline-none"
      >
        <JudgedInk sitting={sitting} />
        <BeginHere sitting={sitting} />
      </Sheet>
      <p id={helpId} className="sr-only">
        {words.sheetHelp} {count === 0 ? words.noStrokes : words.strokes(count)}
      </p>
    </div>
  )
}

/** The child's own lines: green where they are good, yellow and dashed where another look helps. */
function JudgedInk({ sitting }: Pick<PaperProps, 'sitting'>) {
  const verdict = useTracing(sitting, (state) => state.verdict)
  const strokes = useTracing(sitting, ({ ink }) => ink.present)
  if (!verdict || verdict.marks.every((mark) => mark === null)) return null
  return (
    <svg viewBox={viewBox} aria-hidden="true" className="absolute inset-0 size-full animate-late fill-none" data-judged>
      {strokes.map((stroke, at) => {
        const mark = verdict.marks[at] ?? null
        if (mark === null) return null
        return (
          <g key={inkPath(stroke)} strokeLinecap="round" strokeLinejoin="round">
            <path d={inkPath(stroke)} strokeWidth="10" className={mark === 'good' ? 'stroke-leaf' : 'stroke-ink'} />
            {mark === 'again' && (
              <path d={inkPath(stroke)} strokeWidth="6.5" strokeDasharray="0.1 13" className="stroke-sun" />
            )}
          </g>
        )
      })}
    </svg>
  )
}

/** How far along the stroke the arrow goes, in its points. */
const arrowPoints = 10

/** Where the pen should begin next time, and which way it goes. */
function BeginHere({ sitting }: Pick<PaperProps, 'sitting'>) {
  const begin = useTracing(sitting, ({ verdict }) => verdict?.begin ?? null)
  const [start] = begin ?? []
  if (!begin || !start) return null
  const way = begin.slice(0, arrowPoints)
  const [from, tip] = [way.at(-3) ?? start, way.at(-1) ?? start]
  const angle = (Math.atan2(tip[1] - from[1], tip[0] - from[0]) * 180) / Math.PI
  return (
    <svg viewBox={viewBox} aria-hidden="true" className="absolute inset-0 size-full animate-late" data-begin>
      <path d={pathOf(way)} className="fill-none stroke-paper" strokeWidth="9" strokeLinecap="round" />
      <path d={pathOf(way)} className="fill-none stroke-leaf-deep" strokeWidth="4" strokeLinecap="round" />
      <path
        d="M-9 -9L7 0L-9 9Z"
        transform={`translate(${tip[0]} ${tip[1]}) rotate(${angle})`}
        className="fill-leaf-deep stroke-paper"
        strokeWidth="2"
      />
      <circle cx={start[0]} cy={start[1]} r="11" className="fill-leaf-deep stroke-paper" strokeWidth="3" />
    </svg>
  )
}
