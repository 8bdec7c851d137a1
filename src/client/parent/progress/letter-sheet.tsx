import { useState } from 'react'
import { pencil, viewBox } from '#client/tools/letter-tracing/paper-size.ts'
import { pathOf } from '#client/tools/letter-tracing/strokes.ts'
import { progressWords as words } from '#client/wording/en-progress.ts'
import type { LastLetter, ProgressView } from '#shared/progress.ts'
import { HandwritingDialog } from '../handwriting-dialog.tsx'
import { BandMark } from './band-mark.tsx'
import { Section } from './section.tsx'

const alphabets = [
  [words.capitals, [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']],
  [words.small, [...'abcdefghijklmnopqrstuvwxyz']],
] as const

type LetterSheetProps = { studentId: string; progress: ProgressView }

/** Both alphabets in the child's own hand, as last written. */
export function LetterSheet({ studentId, progress: { nickname, letters } }: LetterSheetProps) {
  const [open, setOpen] = useState<string | null>(null)
  const written = new Map(letters.map((letter) => [letter.glyph, letter]))
  return (
    <Section title={words.letters} hint={words.lettersHint}>
      <p className="mb-3 font-semibold">{words.lettersWritten(letters.length)}</p>
      {alphabets.map(([name, glyphs]) => (
        <div key={name} className="mb-4">
          <h3 className="mb-2 font-semibold text-ink-soft text-sm">{name}</h3>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-1.5">
            {glyphs.map((glyph) => (
              <li key={glyph}>
                <Letter glyph={glyph} letter={written.get(glyph)} onOpen={() => setOpen(glyph)} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {open && <HandwritingDialog student={{ id: studentId, nickname }} letter={open} onClose={() => setOpen(null)} />}
    </Section>
  )
}

type LetterProps = { glyph: string; letter: LastLetter | undefined; onOpen: () => void }

function Letter({ glyph, letter, onOpen }: LetterProps) {
  if (!letter)
    return (
      <p className="grid aspect-4/3 place-items-center rounded-control border border-line border-dashed text-ink-soft">
        <span aria-hidden="true">{glyph}</span>
        <span className="sr-only">{words.notWritten(glyph)}</span>
      </p>
    )
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={words.letter(glyph, words.bands[letter.band])}
      onClick={onOpen}
      className="relative block aspect-4/3 w-full rounded-control border border-line-strong bg-white hover:bg-leaf-mist"
    >
      <svg
        viewBox={viewBox}
        aria-hidden="true"
        strokeWidth={pencil.width * 1.8}
        strokeLinecap="round"
        strokeLinejoin="round"
        className="size-full fill-none stroke-ink p-1"
      >
        <path d={letter.strokes.map(pathOf).join('')} />
      </svg>
      <BandMark band={letter.band} className="absolute top-1 right-1 size-4" />
    </button>
  )
}
