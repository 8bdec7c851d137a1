import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { ToolProps } from '#client/tools/contract/tool-props.ts'
import { Button } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Loading } from '#client/ui/loading.tsx'
import { letterTracingWords as words } from '#client/wording/en-letter-tracing.ts'
import { ContrastStrip } from './contrast-strip.tsx'
import { Controls } from './controls.tsx'
import { HabitsRow } from './habits-row.tsx'
import { Heading } from './heading.tsx'
import { fetchLateParts, LatePieces, LateRoundEnd } from './late-parts.ts'
import { Paper } from './paper.tsx'
import { Picker } from './picker.tsx'
import { newSitting, type Sitting } from './sitting.ts'
import { useTracing } from './use-tracing.ts'
import { useTracingFocus } from './use-tracing-focus.ts'

/** Up to this grade, and while the grade is not known, everything to press is larger. */
const youngest = 1

/** A letter to write, with less help each time, until the hand knows it. The sitting lasts as long as the screen. */
export function LetterTracing(props: ToolProps) {
  const [sitting] = useState(() => newSitting(props.handwriting))
  return props.shown && <Writing sitting={sitting} {...props} />
}

type WritingProps = ToolProps & { sitting: Sitting }

export function Writing({ sitting, student, cards, onLook, toChat }: WritingProps) {
  const root = useRef<HTMLElement>(null)
  const phase = useTracing(sitting, (state) => state.phase)
  const turn = useTracing(sitting, (state) => state.turn)
  // Letters wait where answers do.
  const waiting = useSyncExternalStore(cards.subscribe, cards.waiting)
  const hasTask = useTracing(sitting, ({ task }) => task !== null)
  const large = (student?.grade_level ?? youngest) <= youngest
  const grade = student?.grade_level ?? -1
  const studentId = student?.id ?? null
  useEffect(() => sitting.open({ studentId, grade }), [sitting, studentId, grade])
  useEffect(() => {
    // With a line again, a letter that could not be fetched comes by itself.
    window.addEventListener('online', sitting.retry)
    return () => window.removeEventListener('online', sitting.retry)
  }, [sitting])
  useEffect(() => onLook(null), [onLook])
  useEffect(fetchLateParts, [])
  useTracingFocus(root, phase, turn)
  return (
    <section
      ref={root}
      aria-label={words.title}
      className="@container/tool [container-type:size] min-h-0 flex-1 overflow-y-auto px-2 py-2 sm:px-4"
    >
      {phase === 'ended' ? (
        <LateRoundEnd sitting={sitting} large={large} toChat={toChat} />
      ) : phase === 'failed' ? (
        <Failed sitting={sitting} large={large} />
      ) : hasTask ? (
        <Desk
          sitting={sitting}
          large={large}
          grade={grade}
          nickname={student?.nickname ?? ''}
          isWaiting={waiting > 0}
        />
      ) : (
        <Loading label={words.loading} />
      )}
    </section>
  )
}

type DeskProps = { sitting: Sitting; large: boolean; grade: number; nickname: string; isWaiting: boolean }

/** The paper, what to write on it, and what to press: beside the paper where there is room, on the side of the hand. */
function Desk({ sitting, large, grade, nickname, isWaiting }: DeskProps) {
  const task = useTracing(sitting, (state) => state.task)
  const verdict = useTracing(sitting, (state) => state.verdict)
  const { hand, withoutDrawing } = useTracing(sitting, ({ habits }) => habits)
  const [stroke, setStroke] = useState(0)
  const onStroke = useCallback((now: number) => setStroke(now), [])
  return (
    <div
      className={classNames(
        'mx-auto flex max-w-[60rem] flex-col items-center gap-2 low:items-start low:justify-center low:gap-3 @4xl:items-start @4xl:justify-center @4xl:gap-4',
        hand === 'left' ? '@4xl:flex-row-reverse low:flex-row-reverse' : '@4xl:flex-row low:flex-row',
      )}
    >
      <div className="flex w-full max-w-[min(45rem,max(17rem,(100cqh-11rem)*5/3))] flex-col gap-2 @4xl:max-w-[min(45rem,max(22rem,(100cqh-6.5rem)*5/3))] low:max-w-[calc((100cqh-5rem)*5/3)] low:gap-1">
        <Heading sitting={sitting} large={large} stroke={stroke} />
        {withoutDrawing ? (
          <LatePieces sitting={sitting} large={large} />
        ) : (
          <Paper sitting={sitting} onStroke={onStroke} />
        )}
      </div>
      <div className="flex w-full max-w-[45rem] flex-col gap-3 @4xl:w-56 @4xl:shrink-0 @4xl:pt-20 low:max-h-[100cqh] low:w-60 low:shrink-0 low:gap-2 low:overflow-y-auto low:pt-0">
        <Controls sitting={sitting} />
        {task && !verdict && <ContrastStrip task={task} />}
        <Picker sitting={sitting} nickname={nickname} large={large} />
        <HabitsRow sitting={sitting} large={large} grade={grade} />
        <p role="status" className="text-sm text-ink-soft empty:hidden">
          {isWaiting && words.offline}
        </p>
      </div>
    </div>
  )
}

function Failed({ sitting, large }: Pick<DeskProps, 'sitting' | 'large'>) {
  const failure = useTracing(sitting, (state) => state.failure)
  return (
    <div role="alert">
      <EmptyState
        title={failure ?? words.failed}
        action={
          <Button size={large ? 'child' : 'md'} onClick={sitting.retry}>
            {words.tryAgain}
          </Button>
        }
      />
    </div>
  )
}
