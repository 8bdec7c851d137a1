import { useEffect } from 'react'
import type { ToolProps } from '#client/tools/contract/tool-props.ts'
import type { SittingState } from './sitting-state.ts'

/** The tutor knows which card is open, what was tried at it, and what help was taken. */
export function useTutorLook({ stage, question }: SittingState, onLook: ToolProps['onLook']): void {
  const cardId = question?.card.id
  const hints = question?.hints ?? 0
  const tried = stage === 'incorrect' ? question?.given : null
  useEffect(() => {
    onLook(
      cardId === undefined
        ? null
        : {
            tool: 'flashcards',
            card_id: cardId,
            hint_level: Math.min(hints, 3),
            ...(tried && { tried: tried.slice(0, 200) }),
          },
    )
  }, [onLook, cardId, hints, tried])
  useEffect(() => () => onLook(null), [onLook])
}
