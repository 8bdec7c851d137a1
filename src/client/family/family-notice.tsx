import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'wouter'
import { familyNewsSeen, familyQuery } from '#client/data/family.ts'
import { Button, buttonClass } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { useFocusBack } from '#client/ui/use-focus-back.ts'
import { familyWords } from '#client/wording/en-family.ts'
import { screens } from '#shared/screens.ts'

const words = familyWords.notice

/** What changed about who the guardians are, until it is seen, and an invitation that waits. Mostly nothing. */
export function FamilyNotice() {
  const { data: family } = useQuery({ ...familyQuery, refetchOnMount: 'always' })
  if (!family?.news && !family?.invited) return null
  return (
    <section aria-label={words.label} className="mb-6 flex flex-col gap-4">
      {family.news && <News text={words.news[family.news]} />}
      {family.invited && (
        <Notice
          tone="info"
          action={
            <Link to={screens.invitation} className={buttonClass('secondary')}>
              {words.look}
            </Link>
          }
        >
          <span className="[overflow-wrap:anywhere]">{words.invited(family.invited.by)}</span>
        </Notice>
      )}
    </section>
  )
}

function News({ text }: { text: string }) {
  const client = useQueryClient()
  const seen = useMutation({
    mutationFn: familyNewsSeen,
    onSuccess: () => client.setQueryData(familyQuery.queryKey, (known) => known && { ...known, news: null }),
  })
  useFocusBack(seen.isPending)
  return (
    <>
      <Notice
        tone="info"
        action={
          <Button variant="secondary" busy={seen.isPending} onClick={() => seen.mutate()}>
            {words.ok}
          </Button>
        }
      >
        {text}
      </Notice>
      {seen.isError && <Notice tone="danger">{seen.error.message || familyWords.failed}</Notice>}
    </>
  )
}
