import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { answersByPressing, needsLarge } from '#client/tools/cards/ages.ts'
import { CategoryChips } from '#client/tools/cards/category-chips.tsx'
import { useFits } from '#client/tools/cards/use-fits.ts'
import { useReading } from '#client/tools/cards/use-reading.ts'
import type { ToolProps } from '#client/tools/contract/tool-props.ts'
import { Button } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Loading } from '#client/ui/loading.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { choiceWords as words } from '#client/wording/en-multiple-choice.ts'
import { OneAtATime } from './one-at-a-time.tsx'
import { QuestionCard } from './question-card.tsx'
import { newSheet, type Sheet } from './sheet.ts'
import { SheetEnd } from './sheet-end.tsx'
import type { SheetState } from './sheet-state.ts'
import { useTutorLook } from './use-tutor-look.ts'

/** A screen on which a grid of cards fits. */
const forGrid = '(min-width: 40rem) and (min-height: 36rem)'

/** Six questions at once, each with four choices; one at a time for the young, and where a grid does not fit. The sheet lasts as long as the screen: whoever asks the tutor in the chat comes back to the same questions. */
export function MultipleChoice(props: ToolProps) {
  const [sheet] = useState(() => newSheet(props.cards))
  return props.shown && <Questions sheet={sheet} {...props} />
}

type QuestionsProps = ToolProps & { sheet: Sheet }

function Questions({ sheet, student, conversation, cards, read, onLook, toChat }: QuestionsProps) {
  const top = useRef<HTMLHeadingElement>(null)
  const state = useSyncExternalStore(sheet.subscribe, sheet.get)
  const waiting = useSyncExternalStore(cards.subscribe, cards.waiting)
  const large = needsLarge(student?.grade_level)
  const fits = useFits(forGrid)
  const isAlone = answersByPressing(student?.grade_level) || !fits
  const handleFocus = useTutorLook(state, onLook)
  const handleRead = useReading(read, conversation.hush, isAlone ? state.at : '')
  useEffect(() => {
    sheet.open()
    // With a line again, questions that could not be fetched come by themselves.
    window.addEventListener('online', sheet.retry)
    return () => window.removeEventListener('online', sheet.retry)
  }, [sheet])
  const loadFromEnd = () => {
    sheet.load()
    top.current?.focus()
  }
  const questions = { sheet, large, onRead: handleRead, onFocus: handleFocus }
  return (
    <section aria-labelledby="choices-title" className="min-h-0 flex-1 overflow-y-auto px-2 py-2 [container:tool/size]">
      <h2 ref={top} id="choices-title" tabIndex={-1} className="sr-only">
        {words.title}
      </h2>
      <div
        className={classNames(
          'mx-auto flex min-h-[100cqh] flex-col gap-2 roomy:px-4',
          isAlone ? 'max-w-5xl lying:max-w-none lying:flex-row' : 'max-w-7xl',
        )}
      >
        <div
          className={classNames(
            'flex flex-wrap items-start justify-between gap-2 empty:hidden',
            isAlone &&
              'cramped:order-last cramped:flex-nowrap lying:w-24 lying:shrink-0 lying:flex-col lying:justify-start',
          )}
        >
          <CategoryChips
            categories={state.categories}
            chosen={state.category}
            onChoose={sheet.choose}
            large={large}
            withAll
          />
          <Button
            variant="secondary"
            size={large ? 'child' : 'md'}
            className="ml-auto min-w-0 px-3! text-base! leading-tight! roomy:min-h-18! roomy:max-w-36 roomy:leading-tight lying:ml-0 lying:w-full lying:px-1! lying:text-xs!"
            onClick={sheet.load}
          >
            {words.loadNew}
          </Button>
        </div>
        <div
          className={classNames(
            'flex w-full min-w-0 grow flex-col gap-3',
            isAlone && 'mx-auto max-w-3xl cramped:min-h-[100cqh] lying:max-w-none',
          )}
        >
          {isAlone ? (
            state.at < state.asked.length && <OneAtATime state={state} {...questions} />
          ) : (
            <div className="@container">
              <ol className="grid list-none grid-cols-1 gap-3 empty:hidden @xl:grid-cols-2 @4xl:grid-cols-3">
                {state.asked.map((asked, index) => (
                  <QuestionCard key={asked.card.id} asked={asked} number={index + 1} {...questions} />
                ))}
              </ol>
            </div>
          )}
          <Standing state={state} isAlone={isAlone} />
          {(!isAlone || state.at >= state.asked.length) && (
            <SheetEnd state={state} onLoad={loadFromEnd} toChat={toChat} large={large} />
          )}
          <p role="status" className="text-center text-sm text-ink-soft empty:hidden">
            {waiting > 0 && words.offline}
          </p>
        </div>
      </div>
    </section>
  )
}

/** How the batch stands: on its way, here, missing, or none. */
function Standing({ state: { stage, asked, failure, at }, isAlone }: { state: SheetState; isAlone: boolean }) {
  // Who sees one question at a time does not wait for the ones behind it.
  if (stage === 'loading') return isAlone && at < asked.length ? null : <Loading label={words.loading} />
  return (
    <>
      {failure !== null && (
        <div role="alert">
          <Notice tone="warning">{words.failed(failure)}</Notice>
        </div>
      )}
      <div role="status">
        {asked.length > 0 && <p className="sr-only">{words.ready(asked.length)}</p>}
        {asked.length === 0 && failure === null && <EmptyState title={words.none}>{words.noneHint}</EmptyState>}
      </div>
    </>
  )
}
