import { useEffect, useRef } from 'react'
import { classNames } from '#client/ui/class-names.ts'
import { ChevronDownIcon } from '#client/ui/icons.tsx'
import { videoWords as words } from '#client/wording/en-video.ts'
import type { Clip } from '#shared/clip.ts'
import type { PlayingState } from './playing-state.ts'

type TranscriptProps = {
  clip: Clip
  state: PlayingState /** For who reads: beside the stage where there is room. */
  beside: boolean
  /** A question has the height: what has to be opened below it is away meanwhile. */
  asks: boolean
}

/** Between what is being said and the edge of what is seen. Pixels. */
const margin = 16

/** What is being said stays in sight: only its own box moves, and never under who reads there. */
function useFollowing(asks: boolean, { scene, line, fresh }: PlayingState) {
  const box = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn changes with them
  useEffect(() => {
    const around = box.current
    if (!around || around === document.activeElement) return
    const question = around.querySelector('li:last-child > :last-child')
    const now = asks ? question : (around.querySelector('[aria-current]') ?? question)
    if (!now) return
    const [outer, inner] = [around.getBoundingClientRect(), now.getBoundingClientRect()]
    const [above, below] = [outer.top + margin - inner.top, inner.bottom - outer.bottom + margin]
    if (above > 0) around.scrollTop -= above
    else if (below > 0) around.scrollTop += below
  }, [asks, scene, line, fresh])
  return box
}

/** What is said up to this scene, to be read (what comes later may hold an answer); below the stage it comes when it is asked for. */
export function Transcript({ beside, asks, ...props }: TranscriptProps) {
  const box = useFollowing(asks, props.state)
  return (
    <>
      {beside && (
        <aside
          ref={box}
          aria-label={words.transcript}
          className="hidden max-h-[70dvh] overflow-y-auto rounded-card border border-line bg-paper p-4 @4xl:block"
          tabIndex={0}
        >
          <h3 className="mb-2 font-semibold">{words.transcript}</h3>
          <Sentences {...props} />
        </aside>
      )}
      {!asks && (
        <details className={classNames('group rounded-control border border-line bg-paper', beside && '@4xl:hidden')}>
          <summary className="flex min-h-12 list-none items-center justify-between gap-2 px-4 font-semibold">
            {words.transcript}
            <ChevronDownIcon className="size-5 group-open:rotate-180" />
          </summary>
          <div className="px-4 pb-3">
            <Sentences {...props} />
          </div>
        </details>
      )}
    </>
  )
}

function Sentences({ clip, state }: Omit<TranscriptProps, 'beside' | 'asks'>) {
  return (
    <ol className="flex flex-col gap-2.5">
      {clip.scenes.slice(0, state.scene + 1).map(({ says, stop }, scene) => (
        <li key={says.join()} className="leading-snug">
          {says.map((text, line) => {
            const isNow = !state.fresh && scene === state.scene && line === state.line
            return (
              <span
                key={text}
                aria-current={isNow || undefined}
                className={isNow ? 'rounded bg-sun-soft font-semibold' : 'text-ink-soft'}
              >
                {text}{' '}
              </span>
            )
          })}
          {stop && <span className="text-sky-deep">{stop.question}</span>}
        </li>
      ))}
    </ol>
  )
}
