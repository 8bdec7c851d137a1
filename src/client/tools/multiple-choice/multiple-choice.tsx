import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { ToolProps } from '#client/tools/contract/tool-props.ts'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Loading } from '#client/ui/loading.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { choiceWords as words } from '#client/wording/en-multiple-choice.ts'
import { CategoryChoice } from './category-choice.tsx'
import { QuestionCard } from './question-card.tsx'
import { newSheet, type Sheet } from './sheet.ts'
import { SheetEnd } from './sheet-end.tsx'
import type { SheetState } from './sheet-state.ts'
import { useTutorLook } from './use-tutor-look.ts'

/** Up to this grade, and while the grade is not known, everything to press is larger. */
const youngest = 1

/** Six questions at once, each with four choices. The sheet lasts as long as the screen: whoever asks the tutor in the chat comes back to the same questions. */
export function MultipleChoice(props: ToolProps) {
  const [sheet] = useState(() => newSheet(props.cards))
  return props.shown && <Questions sheet={sheet} {...props} />
}

type QuestionsProps = ToolProps & { sheet: Sheet }

function Questions({ sheet, student, conversation, cards, read, onLook, toChat }: QuestionsProps) {
  const top = useRef<HTMLHeadingElement>(null)
  const state = useSyncExternalStore(sheet.subscribe, sheet.get)
  const waiting = useSyncExternalStore(cards.subscribe, cards.waiting)
  const large = (student?.grade_level ?? youngest) <= youngest
  const handleFocus = useTutorLook(state, onLook)
  const handleRead = useReading(read, conversation.hush)
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
  return (
    <section aria-labelledby="choices-title" className="@container min-h-0 flex-1 overflow-y-auto px-3 py-3 sm:px-8">
      <div className="mx-auto flex max-w-7xl flex-col gap-3">
        <h2 ref={top} id="choices-title" tabIndex={-1} className="text-heading">
          {words.title}
        </h2>
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <CategoryChoice state={state} onChoose={sheet.choose} large={large} />
          <Button variant="secondary" size={large ? 'child' : 'md'} onClick={sheet.load}>
            {words.loadNew}
          </Button>
        </div>
        <ol className="grid list-none grid-cols-1 gap-4 empty:hidden @xl:grid-cols-2 @4xl:grid-cols-3">
          {state.asked.map((asked, index) => (
            <QuestionCard
              key={asked.card.id}
              asked={asked}
              number={index + 1}
              sheet={sheet}
              large={large}
              onRead={handleRead}
              onFocus={handleFocus}
            />
          ))}
        </ol>
        <Standing state={state} />
        <SheetEnd state={state} onLoad={loadFromEnd} toChat={toChat} large={large} />
        <p role="status" className="text-center text-sm text-ink-soft empty:-mt-4">
          {waiting > 0 && words.offline}
        </p>
      </div>
    </section>
  )
}

/** How the batch stands: on its way, here, missing, or none. */
function Standing({ state: { stage, asked, failure } }: { state: SheetState }) {
  if (stage === 'loading') return <Loading label={words.loading} />
  return (
    <>
      {failure !== null && <Notice tone="danger">{words.failed(failure)}</Notice>}
      <div role="status">
        {asked.length > 0 && <p className="sr-only">{words.ready(asked.length)}</p>}
        {asked.length === 0 && failure === null && <EmptyState title={words.none}>{words.noneHint}</EmptyState>}
      </div>
    </>
  )
}

/** Reads aloud; the voice goes when the tool does. */
function useReading(read: ToolProps['read'], hush: () => void) {
  const wasRead = useRef(false)
  useEffect(
    () => () => {
      if (wasRead.current) hush()
    },
    [hush],
  )
  return useCallback(
    (text: string, cardId: string) => {
      wasRead.current = true
      read(text, cardId)
    },
    [read],
  )
}
