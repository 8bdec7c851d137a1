import { classNames } from '#client/ui/class-names.ts'
import { letterTracingWords as words } from '#client/wording/en-letter-tracing.ts'
import type { HandwritingTask } from '#shared/handwriting.ts'
import { LetterPicture } from './letter-picture.tsx'

const alike = ['b', 'd', 'p', 'q'] as const

/** The four that differ only by where the ball goes, and which of them is wanted. */
export function ContrastStrip({ task: { glyph, stage, style } }: { task: HandwritingTask }) {
  const isFree = stage === 'copy' || stage === 'memory' || stage === 'word'
  if (!isFree || !alike.some((letter) => letter === glyph)) return null
  const others = alike.filter((letter) => letter !== glyph)
  return (
    <div role="img" aria-label={words.contrastIs(glyph, others)} className="flex items-center justify-center gap-2">
      {alike.map((letter) => (
        <span
          key={letter}
          className={classNames(
            'grid h-14 w-12 place-items-center rounded-lg',
            letter === glyph ? 'border-2 border-leaf bg-leaf-soft text-leaf-deep' : 'border border-line text-ink-soft',
          )}
        >
          <LetterPicture text={letter} style={style} className="h-12" />
        </span>
      ))}
    </div>
  )
}
