import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { chooseLetterStyle, letterStyleQuery } from '#client/data/handwriting.ts'
import { LetterPicture } from '#client/tools/letter-tracing/letter-picture.tsx'
import { Field, Select } from '#client/ui/field.tsx'
import { handwritingWords as words } from '#client/wording/en-handwriting.ts'
import type { LetterStyle } from '#shared/handwriting.ts'
import { letterStyles } from '#shared/handwriting-rules.ts'

/** What shows how the styles differ. */
const sample = 'adikt17'

/** The parent chooses which letters the child is shown. */
export function LetterStyleField({ studentId }: { studentId: string }) {
  const client = useQueryClient()
  const query = letterStyleQuery(studentId)
  const { data } = useQuery(query)
  const { mutate, variables, isPending, isSuccess, isError } = useMutation({
    mutationFn: (style: LetterStyle) => chooseLetterStyle(studentId, style),
    onSuccess: (chosen) => client.setQueryData(query.queryKey, chosen),
  })
  const style = (isPending ? variables : undefined) ?? data?.style
  if (!style) return null
  return (
    <div className="flex flex-wrap items-end gap-x-5 gap-y-3">
      <div className="min-w-0 flex-[1_1_16rem]">
        <Field label={words.style} hint={words.styleHint}>
          {(control) => (
            <Select
              {...control}
              value={style}
              onChange={({ target }) => {
                const wanted = letterStyles.find((one) => one === target.value)
                if (wanted) mutate(wanted)
              }}
            >
              {letterStyles.map((one) => (
                <option key={one} value={one}>
                  {words.styles[one]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <LetterPicture text={sample} style={style} label={words.styleSample} className="h-14 max-w-full text-ink" />
      <p role="status" className="w-full text-sm empty:hidden">
        {isSuccess && words.styleSaved(words.styles[style])}
        {isError && words.styleFailed}
      </p>
    </div>
  )
}
