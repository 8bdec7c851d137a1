import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { ToolProps } from '#client/tools/contract/tool-props.ts'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Loading } from '#client/ui/loading.tsx'
import { flashcardWords as words } from '#client/wording/en-flashcards.ts'
import { CardFace } from './card-face.tsx'
import { CategoryPicker } from './category-picker.tsx'
import { Progress } from './progress.tsx'
import { RoundEnd } from './round-end.tsx'
import { newSitting, type Sitting } from './sitting.ts'
import type { SittingState } from './sitting-state.ts'
import { useCardFocus } from './use-card-focus.ts'
import { useNextKey } from './use-next-key.ts'
import { useTutorLook } from './use-tutor-look.ts'

/** Up to this grade, and while the grade is not known, everything to press is larger. */
const youngest = 1

/** Practice with one card after the other (test mode). The sitting lasts as long as the screen: whoever asks the tutor in the chat comes back to the same card. */
export function Flashcards(props: ToolProps) {
  const [sitting] = useState(() => newSitting(props.cards))
  return props.shown && <Practice sitting={sitting} {...props} />
}

type PracticeProps = ToolProps & { sitting: Sitting }

function Practice({ sitting, student, conversation, cards, read, onLook, toChat }: PracticeProps) {
  const root = useRef<HTMLElement>(null)
  const state = useSyncExternalStore(sitting.subscribe, sitting.get)
  const waiting = useSyncExternalStore(cards.subscribe, cards.waiting)
  const large = (student?.grade_level ?? youngest) <= youngest
  useEffect(() => {
    sitting.open()
    // With a line again, a card that could not be fetched comes by itself.
    window.addEventListener('online', sitting.retry)
    return () => window.removeEventListener('online', sitting.retry)
  }, [sitting])
  useCardFocus(root, state)
  useNextKey(root, sitting.goOn)
  useTutorLook(state, onLook)
  return (
    <section ref={root} aria-label={words.title} className="min-h-0 flex-1 overflow-y-auto px-3 py-3 sm:px-8">
      <div className="mx-auto flex max-w-2xl flex-col gap-3">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <CategoryPicker state={state} onChoose={sitting.choose} large={large} />
          <Progress practiced={state.practiced} inRound={state.practiced - state.roundFrom} />
        </div>
        <Stage state={state} sitting={sitting} large={large} toChat={toChat} read={read} hush={conversation.hush} />
        <p role="status" className="text-center text-sm text-ink-soft empty:hidden">
          {waiting > 0 && words.offline}
        </p>
      </div>
    </section>
  )
}

type StageProps = Pick<ToolProps, 'read' | 'toChat'> & {
  state: SittingState
  sitting: Sitting
  large: boolean
  hush: () => void
}

function Stage({ state, sitting, large, toChat, ...reading }: StageProps) {
  const { stage, question, failure } = state
  if (stage === 'ended') return <RoundEnd state={state} large={large} onMore={sitting.more} toChat={toChat} />
  if (stage === 'none') {
    return (
      <div role="status">
        <EmptyState title={words.none}>{state.categories.length > 1 && words.noneHint}</EmptyState>
      </div>
    )
  }
  if (stage === 'failed') {
    return (
      <div role="alert">
        <EmptyState
          title={failure ?? words.failed}
          action={
            <Button size={large ? 'child' : 'md'} onClick={sitting.retry}>
              {words.tryAgain}
            </Button>
          }
        />
      </div>
    )
  }
  if (!question || stage === 'loading') return <Loading label={words.loading} />
  return <CardFace question={question} stage={stage} sitting={sitting} large={large} {...reading} />
}
