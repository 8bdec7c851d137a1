import { useEffect, useState } from 'react'
import type { ToolProps } from '#client/tools/contract/tool-props.ts'
import type { SheetState } from './sheet-state.ts'

/** The tutor knows at which card somebody is, what was tried at it, and what help was taken. Gives what tells of a focus. */
export function useTutorLook({ asked }: SheetState, onLook: ToolProps['onLook']): (cardId: string) => void {
  const [cardId, setCardId] = useState<string | null>(null)
  const at = asked.find(({ card }) => card.id === cardId)
  const open = at?.card.id
  const hints = at?.hints ?? 0
  const tried = at?.status === 'incorrect' ? at.chosen : null
  useEffect(() => {
    onLook(
      open === undefined
        ? null
        : { tool: 'multiple-choice', card_id: open, hint_level: hints, ...(tried !== null && { tried }) },
    )
  }, [onLook, open, hints, tried])
  useEffect(() => () => onLook(null), [onLook])
  return setCardId
}
