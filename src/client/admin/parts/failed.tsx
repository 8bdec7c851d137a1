import { TryAgain } from '#client/ui/try-again.tsx'
import { adminWords as words } from '#client/wording/en-admin.ts'

type FailedProps = { query: { isFetching: boolean; refetch: () => unknown }; text?: string }

/** Something did not come, with a way to try again. */
export const Failed = ({ query, text = words.failed }: FailedProps) => (
  <TryAgain text={text} label={words.retry} busy={query.isFetching} onAgain={query.refetch} />
)
