import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { handwritingQuery } from '#client/data/history.ts'
import { latePart } from '#client/late/late-part.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Field, Select } from '#client/ui/field.tsx'
import { Loading } from '#client/ui/loading.tsx'
import { TryAgain } from '#client/ui/try-again.tsx'
import { handwritingWords as words } from '#client/wording/en-handwriting.ts'
import { parentWords } from '#client/wording/en-parent.ts'
import type { StudentView } from '#shared/student.ts'

type HandwritingDialogProps = {
  student: Pick<StudentView, 'id' | 'nickname'>
  /** The letter it opens with; without it all of them. */
  letter?: string
  onClose: () => void
}

/** What a student wrote by hand: letter by letter, each to be watched again. */
export function HandwritingDialog({ student: { id, nickname }, letter, onClose }: HandwritingDialogProps) {
  const [glyph, setGlyph] = useState<string | null>(letter ?? null)
  return (
    <Dialog open onClose={onClose} title={words.title(nickname)} size="lg" closeLabel={parentWords.close}>
      <div className="flex flex-col gap-5">
        <Style studentId={id} />
        <Filter studentId={id} glyph={glyph} onChange={setGlyph} />
        <List key={glyph} studentId={id} glyph={glyph} />
      </div>
    </Dialog>
  )
}

const Style = latePart(async () => (await import('./letter-style-field.tsx')).LetterStyleField, {
  waiting: null,
  missing: () => null,
  reloads: false,
})

const List = latePart(async () => (await import('./handwriting-list.tsx')).HandwritingList, {
  waiting: <Loading label={words.loading} />,
  missing: (again) => (
    <div role="status">
      <TryAgain tone="warning" text={words.failed} label={words.again} onAgain={again} />
    </div>
  ),
  reloads: false,
})

const sets = {
  big: [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
  small: [...'abcdefghijklmnopqrstuvwxyz'],
  numbers: [...'0123456789'],
} as const

type FilterProps = { studentId: string; glyph: string | null; onChange: (glyph: string | null) => void }

function Filter({ studentId, glyph, onChange }: FilterProps) {
  const seen = useSeenWords(studentId)
  const groups: [string, readonly string[]][] = [
    [words.sets.big, sets.big],
    [words.sets.small, sets.small],
    [words.sets.numbers, sets.numbers],
    [words.sets.words, [...new Set(glyph !== null && glyph.length > 1 ? [...seen, glyph] : seen)]],
  ]
  return (
    <Field label={words.filter}>
      {(control) => (
        <Select {...control} value={glyph ?? ''} onChange={({ target }) => onChange(target.value || null)}>
          <option value="">{words.all}</option>
          {groups.map(
            ([name, glyphs]) =>
              glyphs.length > 0 && (
                <optgroup key={name} label={name}>
                  {glyphs.map((one) => (
                    <option key={one} value={one}>
                      {one}
                    </option>
                  ))}
                </optgroup>
              ),
          )}
        </Select>
      )}
    </Field>
  )
}

/** Words, and the name, among what was loaded; the list itself loads. */
function useSeenWords(studentId: string): string[] {
  const { data } = useInfiniteQuery({ ...handwritingQuery(studentId), enabled: false })
  const all = data?.pages.flatMap(({ items }) => items) ?? []
  return [...new Set(all.flatMap(({ glyph }) => (glyph.length > 1 ? [glyph] : [])))]
}
