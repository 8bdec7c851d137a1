import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { changeWeeklyLetter, weeklyLetterQuery } from '#client/data/weekly-letter.ts'
import { Loading } from '#client/ui/loading.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { useToast } from '#client/ui/toast.tsx'
import { weeklyLetterWords } from '#client/wording/en-weekly-letter.ts'
import { letterLengths } from '#shared/weekly-letter-rules.ts'
import { LoadFailure } from '../load-failure.tsx'
import { Section } from './section.tsx'

const words = weeklyLetterWords.account

/** How much the weekly letter says; a choice is saved as it is made. */
export function LetterSection() {
  const client = useQueryClient()
  const toast = useToast()
  const letter = useQuery(weeklyLetterQuery)
  const change = useMutation({
    mutationFn: changeWeeklyLetter,
    onSuccess: (changed) => {
      client.setQueryData(weeklyLetterQuery.queryKey, changed)
      toast({ text: words.saved, tone: 'success' })
    },
  })
  const chosen = change.isPending ? change.variables : letter.data?.length
  return (
    <Section heading={words.heading} intro={words.intro}>
      {letter.isPending && <Loading label={words.loading} />}
      {letter.isError && !letter.data && (
        <LoadFailure text={words.failed} busy={letter.isFetching} onRetry={letter.refetch} />
      )}
      {letter.data && (
        <fieldset className="flex flex-col gap-1">
          <legend className="mb-2 font-medium">{words.choose}</legend>
          {letterLengths.map((length) => (
            <label
              key={length}
              className="flex min-h-12 cursor-pointer items-center gap-3 rounded-control px-2 hover:bg-leaf-mist"
            >
              <input
                type="radio"
                name="letter-length"
                value={length}
                checked={chosen === length}
                onChange={() => change.mutate(length)}
                className="size-5 shrink-0 accent-leaf"
              />
              {words.lengths[length]}
            </label>
          ))}
        </fieldset>
      )}
      {change.isError && <Notice tone="danger">{words.saveFailed}</Notice>}
    </Section>
  )
}
