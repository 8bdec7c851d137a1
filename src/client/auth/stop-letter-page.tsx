import { useMutation } from '@tanstack/react-query'
import { ApiProblem } from '#client/api.ts'
import { stopWeeklyLetter } from '#client/data/weekly-letter.ts'
import { useAddress } from '#client/routing/address.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { Page } from '#client/ui/page.tsx'
import { useFocusBack } from '#client/ui/use-focus-back.ts'
import { weeklyLetterWords } from '#client/wording/en-weekly-letter.ts'
import { screens } from '#shared/screens.ts'
import { TextLink } from './text-link.tsx'

const words = weeklyLetterWords.stop

export const stopLetterTitle = words.title

/** Where the link in a weekly letter leads: programs that look at links press no button, so nothing happens before one is pressed. */
export function StopLetterPage() {
  const { hash } = useAddress()
  const token = hash.slice(1)
  const stop = useMutation({ mutationFn: () => stopWeeklyLetter(token) })
  useFocusBack(stop.isPending)
  const isOver = token === '' || isOldLink(stop.error)
  return (
    <Page width="narrow">
      <div className="mx-auto w-full max-w-90">
        <h1 className="text-center text-title">{stop.isSuccess ? words.doneTitle : words.title}</h1>
        <Card className="mt-8 flex flex-col gap-5">
          {stop.isSuccess ? (
            <p role="status">{words.done}</p>
          ) : isOver ? (
            <Notice tone="warning">{words.over}</Notice>
          ) : (
            <>
              <p>{words.intro}</p>
              {stop.isError && <Notice tone="danger">{words.failed}</Notice>}
              <Button size="lg" busy={stop.isPending} busyLabel={words.pressing} onClick={() => stop.mutate()}>
                {words.press}
              </Button>
            </>
          )}
          {(stop.isSuccess || isOver) && <TextLink to={screens.account}>{words.toAccount}</TextLink>}
        </Card>
      </div>
    </Page>
  )
}

const isOldLink = (error: Error | null) =>
  error instanceof ApiProblem && ['link_expired', 'validation_failed', 'bad_request'].includes(error.problem.code)
