import { classNames } from '#client/ui/class-names.ts'
import { CheckIcon } from '#client/ui/icons.tsx'
import { letterTracingWords as words } from '#client/wording/en-letter-tracing.ts'
import { type Band, bandNames } from '#shared/bands.ts'
import type { LetterStyle } from '#shared/handwriting.ts'
import { LetterPicture } from './letter-picture.tsx'
import { wantsNoMotion } from './model.tsx'
import type { Sitting } from './sitting.ts'
import { useTracing } from './use-tracing.ts'

type HeadingProps = { sitting: Sitting; large: boolean; stroke: number }

/** What to write; after the try, what came of it. The sample to be copied stands where the hand does not cover it. */
export function Heading({ sitting, large, stroke }: HeadingProps) {
  const task = useTracing(sitting, (state) => state.task)
  const verdict = useTracing(sitting, (state) => state.verdict)
  const { hand, withoutDrawing } = useTracing(sitting, ({ habits }) => habits)
  const band = useTracing(sitting, ({ bands }) => (task ? bands[task.glyph] : undefined)) ?? 'new'
  if (!task) return null
  const { glyph, stage, style } = task
  const isSample = verdict === null && !withoutDrawing && (stage === 'copy' || stage === 'word')
  return (
    <div
      className={classNames(
        'flex min-h-18 w-full low:min-h-16 items-center justify-between gap-3',
        hand === 'left' && 'flex-row-reverse',
      )}
    >
      {isSample && (
        <LetterPicture
          text={glyph}
          hand={hand}
          style={style}
          label={words.sample(glyph)}
          className="h-16 max-w-[40%] shrink-0 rounded-control border border-line bg-paper p-1 text-ink"
        />
      )}
      <div className="min-w-0 flex-1">
        <h2
          tabIndex={-1}
          data-tracing-focus="writing"
          className={classNames(
            'leading-tight font-semibold outline-none',
            verdict ? 'sr-only' : large ? 'text-2xl @md:text-3xl' : 'text-2xl',
          )}
        >
          {withoutDrawing ? words.pieces.task(glyph, task.isName) : words.task(task)}
        </h2>
        {!verdict && !withoutDrawing && <Caption sitting={sitting} large={large} stroke={stroke} />}
        <div role="status" className="empty:hidden">
          {verdict && <Verdict sitting={sitting} large={large} />}
        </div>
      </div>
      {!verdict && <BandSign glyph={glyph} band={band} />}
    </div>
  )
}

/** While the model shows: how the hand goes. */
function Caption({ sitting, large, stroke }: HeadingProps) {
  const showing = useTracing(sitting, (state) => state.showing)
  const shape = useTracing(sitting, (state) => state.shape)
  const stage = useTracing(sitting, ({ task }) => task?.stage)
  const said = shape?.strokes[stroke]?.says
  const text = showing
    ? wantsNoMotion()
      ? shape?.strokes.map(({ says }, at) => `${at + 1}. ${says}`).join(' ')
      : said && `${stroke + 1}. ${said}`
    : stage === 'model' || stage === 'trace' || stage === 'dots'
      ? words.follow
      : ''
  if (!text) return null
  return <p className={classNames('text-ink-soft', large ? 'text-xl' : 'text-lg')}>{text}</p>
}

function Verdict({ sitting, large }: Omit<HeadingProps, 'stroke'>) {
  const verdict = useTracing(sitting, (state) => state.verdict)
  const glyph = useTracing(sitting, ({ task }) => task?.glyph ?? '')
  const style = useTracing(sitting, ({ task }) => task?.style)
  if (!verdict) return null
  const { right, says, tryThis, reversedAs, marks } = verdict
  return (
    <div
      className={classNames(
        'flex animate-rise items-center gap-3 rounded-control border px-3 py-1.5 low:py-0.5',
        right === false ? 'border-sun-line bg-sun-soft' : 'border-leaf-line bg-leaf-mist',
      )}
    >
      {right && <CheckIcon className="size-7 shrink-0 text-leaf-deep" />}
      {reversedAs && reversedAs !== glyph && <Pair made={reversedAs} wanted={glyph} style={style} />}
      <div
        className={classNames('min-w-0 leading-snug low:text-base low:leading-tight', large ? 'text-xl' : 'text-lg')}
      >
        <p className="font-semibold">{says}</p>
        {tryThis && <p>{tryThis}</p>}
        {marks.includes('again') && <p className="sr-only">{words.lookAgain}</p>}
      </div>
    </div>
  )
}

/** What was made, and what was wanted, side by side. */
function Pair({ made, wanted, style }: { made: string; wanted: string; style: LetterStyle | undefined }) {
  return (
    <span className="flex shrink-0 gap-2">
      <LetterPicture
        text={made}
        style={style}
        label={words.looksLike(made)}
        className="h-12 rounded-lg border border-sun-line bg-paper p-1 text-ink-soft"
      />
      <LetterPicture
        text={wanted}
        style={style}
        label={words.wanted(wanted)}
        className="h-12 rounded-lg border-2 border-leaf bg-paper p-1 text-leaf-deep"
      />
    </span>
  )
}

const grown = bandNames.slice(1)

/** How well this letter sits: a quiet sign that only grows. */
function BandSign({ glyph, band }: { glyph: string; band: Band }) {
  const reached = grown.indexOf(band)
  return (
    <span
      role="img"
      aria-label={words.bandOf(glyph, words.bands[band])}
      title={words.bands[band]}
      className="flex gap-1"
    >
      {grown.map((name, at) => (
        <span
          key={name}
          className={classNames(
            'size-2.5 rounded-full border border-leaf',
            at <= reached ? 'bg-leaf forced-colors:bg-[CanvasText]' : 'bg-transparent',
          )}
        />
      ))}
    </span>
  )
}
