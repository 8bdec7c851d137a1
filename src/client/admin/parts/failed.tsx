import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { adminWords as words } from '#client/wording/en-admin.ts'

type FailedProps = { query: { isFetching: boolean; refetch: () => unknown }; text?: string }

/** Something did not come, with a way to try again. */
export function Failed({ query, text = words.failed }: FailedProps) {
  return (
    <Notice
      tone="danger"
      action={
        <Button variant="secondary" busy={query.isFetching} onClick={() => query.refetch()}>
          {words.retry}
        </Button>
      }
    >
      {text}
    </Notice>
  )
}
