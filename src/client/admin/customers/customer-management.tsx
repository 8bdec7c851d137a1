import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { customersQuery, waitingQuery } from '#client/data/admin.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Field, TextInput } from '#client/ui/field.tsx'
import { adminWords } from '#client/wording/en-admin.ts'
import type { CustomerView } from '#shared/customer.ts'
import { searchPause, searchRange } from '#shared/customer-rules.ts'
import { codePoints } from '#shared/text-rules.ts'
import { Failed } from '../parts/failed.tsx'
import { FamilyPane } from './family-pane.tsx'
import { ParentList } from './parent-list.tsx'

const words = adminWords.customers

/** Families: found by name or email, and the one that is chosen beside them. */
export function CustomerManagement() {
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim())
  const [chosen, setChosen] = useState<CustomerView | null>(null)
  const isAsked = codePoints(search) >= searchRange.fewest
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <Card
        as="section"
        aria-label={words.parents}
        className={classNames('flex-col gap-5', chosen ? 'hidden lg:flex' : 'flex')}
      >
        <Field label={words.searchLabel} hint={words.hint}>
          {(control) => (
            <TextInput
              {...control}
              type="search"
              value={typed}
              maxLength={searchRange.most}
              placeholder={words.search}
              autoComplete="off"
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        {isAsked ? (
          <Found search={search} chosen={chosen} onChoose={setChosen} />
        ) : (
          <Waiting chosen={chosen} onChoose={setChosen} />
        )}
      </Card>
      {chosen ? (
        <div className="min-w-0">
          <Button variant="quiet" className="mb-3 lg:hidden" onClick={() => setChosen(null)}>
            {words.back}
          </Button>
          <FamilyPane key={chosen.id} family={chosen} />
        </div>
      ) : (
        <div className="hidden lg:block">
          <EmptyState title={words.choose}>{words.chooseHint}</EmptyState>
        </div>
      )}
    </div>
  )
}

/** What was typed, once nothing more has come for half a second. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), searchPause)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

type ChoiceProps = { chosen: CustomerView | null; onChoose: (family: CustomerView) => void }

function Found({ search, chosen, onChoose }: ChoiceProps & { search: string }) {
  const query = useInfiniteQuery(customersQuery(search))
  const families = query.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="text-ink-soft text-sm">
        {query.data ? words.found(families.length, query.hasNextPage) : query.isError ? '' : words.searching}
      </p>
      {query.isError && <Failed query={query} />}
      {query.data && families.length === 0 && <p className="text-ink-soft">{words.nobody}</p>}
      <ParentList families={families} chosen={chosen} onChoose={onChoose} />
      {query.hasNextPage && (
        <Button variant="secondary" busy={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
          {adminWords.more}
        </Button>
      )}
    </div>
  )
}

/** Before anything is searched: who wrote, and waits. */
function Waiting({ chosen, onChoose }: ChoiceProps) {
  const { data } = useQuery({ ...waitingQuery, refetchOnMount: 'always' })
  // To choose one of them is to look it up like any other.
  const [picked, setPicked] = useState<string | null>(null)
  const found = useInfiniteQuery({ ...customersQuery(picked ?? ''), enabled: picked !== null })
  const family = found.data?.pages[0]?.items.find((one) => one.email === picked)
  useEffect(() => {
    if (!family) return
    onChoose(family)
    setPicked(null)
  }, [family, onChoose])
  if (!data || data.length === 0) return null
  return (
    <div>
      <h2 className="mb-2 font-semibold">{words.waiting}</h2>
      <ParentList
        families={data.map(({ parent_id, full_name, email, unread }) => ({ id: parent_id, full_name, email, unread }))}
        chosen={chosen}
        onChoose={({ email }) => setPicked(email)}
      />
    </div>
  )
}
