import { useCallback, useEffect, useRef } from 'react'
import type { ToolProps } from '#client/tools/contract/tool-props.ts'

/** Reads what stands on a card. When the card goes, or the tool, so does the voice. */
export function useReading(read: ToolProps['read'], hush: () => void, card: string | number = ''): ToolProps['read'] {
  const wasRead = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a card that comes in the place of another silences that one.
  useEffect(
    () => () => {
      if (wasRead.current) hush()
      wasRead.current = false
    },
    [hush, card],
  )
  return useCallback(
    (text: string, cardId: string) => {
      wasRead.current = true
      read(text, cardId)
    },
    [read],
  )
}
