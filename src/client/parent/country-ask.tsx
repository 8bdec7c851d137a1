import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { sessionQuery } from '#client/data/account.ts'
import { changeCountry } from '#client/data/settings.ts'
import { guessCountry, otherCountry } from '#client/forms/countries.ts'
import { CountrySelect } from '#client/forms/country-select.tsx'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { useToast } from '#client/ui/toast.tsx'
import { parentWords } from '#client/wording/en-parent.ts'

const words = parentWords.countryAsk

/** A family whose country nobody knows is asked once, so that a child in need is told the right number. */
export function CountryAsk() {
  const { data: profile } = useQuery(sessionQuery)
  if (!profile || profile.country !== null || profile.country_asked) return null
  return <Ask />
}

function Ask() {
  const headingId = useId()
  const client = useQueryClient()
  const toast = useToast()
  const [chosen, setChosen] = useState(() => guessCountry() ?? '')
  const save = useMutation({
    mutationFn: changeCountry,
    onSuccess: (changed) => {
      client.setQueryData(sessionQuery.queryKey, changed)
      toast({ text: changed.country ? words.saved : words.noted, tone: 'success' })
    },
  })
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (chosen !== '') save.mutate(chosen === otherCountry ? null : chosen)
  }
  return (
    <Card as="section" aria-labelledby={headingId} className="mb-6">
      <form onSubmit={handleSubmit} className="flex flex-col gap-4">
        <div>
          <h2 id={headingId} className="text-heading">
            {words.heading}
          </h2>
          <p className="mt-1 max-w-prose text-ink-soft">{words.intro}</p>
        </div>
        <div className="flex flex-wrap items-end gap-3">
          <div className="w-full sm:w-80">
            <CountrySelect value={chosen} onValue={setChosen} />
          </div>
          <Button type="submit" busy={save.isPending} busyLabel={words.saving} disabled={chosen === ''}>
            {words.save}
          </Button>
          <Button variant="quiet" disabled={save.isPending} onClick={() => save.mutate(null)}>
            {words.notNow}
          </Button>
        </div>
        {save.isError && <Notice tone="danger">{words.failed}</Notice>}
      </form>
    </Card>
  )
}
