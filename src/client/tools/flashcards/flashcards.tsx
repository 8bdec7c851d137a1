import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { answersByPressing, needsLarge } from '#client/tools/cards/ages.ts'
import { CardKind } from '#client/tools/cards/card-kind.tsx'
import { CategoryChips } from '#client/tools/cards/category-chips.tsx'
import type { ToolProps } from '#client/tools/contract/tool-props.ts'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Loading } from '#client/ui/loading.tsx'
import { flashcardWords as words } from '#client/wording/en-flashcards.ts'
import { CardFace } from './card-face.tsx'
import { Progress } from './progress.tsx'
import { RoundEnd } from './round-end.tsx'
import { newSitting, type Sitting } from './sitting.ts'
import type { SittingState } from './sitting-state.ts'
import { useCardFocus } from './use-card-focus.ts'
import { useNextKey } from './use-next-key.ts'
import { useTutorLook } from './use-tutor-look.ts'

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
  const large = needsLarge(student?.grade_level)
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
    <section
      ref={root}
      aria-label={words.title}
      className="min-h-0 flex-1 overflow-y-auto px-2 py-2 [container:tool/size]"
    >
      <div className="mx-auto flex min-h-[100cqh] max-w-5xl flex-col gap-2 roomy:px-4 lying:max-w-none lying:flex-row">
        <div className="flex flex-wrap items-center justify-between gap-2 cramped:order-last lying:w-24 lying:shrink-0 lying:flex-col lying:flex-nowrap lying:justify-start">
          {state.category !== null && (
            <CategoryChips
              categories={state.categories}
              chosen={state.category}
              disabled={state.stage === 'checking'}
              onChoose={(category) => category !== null && sitting.choose(category)}
              large={large}
            />
          )}
          {state.question && (
            <div className="flex min-w-0 flex-col items-end gap-1.5 roomy:mx-auto roomy:w-full roomy:max-w-3xl roomy:flex-row roomy:items-center roomy:justify-between roomy:px-2 lying:items-center">
              <CardKind kind={state.question.card.card_type || 'standard'} />
              <Progress practiced={state.practiced} inRound={state.practiced - state.roundFrom} />
            </div>
          )}
        </div>
        <div className="mx-auto flex w-full max-w-3xl min-w-0 grow flex-col gap-2 cramped:min-h-[100cqh] lying:max-w-none">
          <Stage
            state={state}
            sitting={sitting}
            large={large}
            presses={answersByPressing(student?.grade_level)}
            readsItself={student?.controls.reading_help === 'more'}
            toChat={toChat}
            read={read}
            hush={conversation.hush}
          />
          <p role="status" className="text-center text-sm text-ink-soft empty:hidden">
            {waiting > 0 && words.offline}
          </p>
        </div>
      </div>
    </section>
  )
}

type StageProps = Pick<ToolProps, 'read' | 'toChat'> & {
  state: SittingState
  sitting: Sitting
  large: boolean
  presses: boolean
  readsItself: boolean
  hush: () => void
}

function Stage({ state, sitting, large, toChat, ...rest }: StageProps) {
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
  return <CardFace question={question} stage={stage} sitting={sitting} large={large} {...rest} />
}
