import { useRef, useState } from 'react'
import { ApiProblem } from '#client/api.ts'
import { tellTutor } from '#client/tools/contract/tell-tutor.ts'
import type { ToolProps } from '#client/tools/contract/tool-props.ts'
import { blackboardWords as words } from '#client/wording/en-blackboard.ts'
import type { DrawingReading } from '#shared/drawing.ts'
import type { Board } from './board.ts'
import { commitTyping } from './typing.ts'

export type ReadingState =
  | { stage: 'none' }
  | { stage: 'busy' }
  | { stage: 'failed'; why: string }
  | { stage: 'read'; reading: DrawingReading }
  | { stage: 'telling' }
  | { stage: 'sent' }

/** Has the drawing looked at, asks the child, and tells the tutor what the child says it is. */
export function useReading(board: Board, { drawings, conversation }: Pick<ToolProps, 'drawings' | 'conversation'>) {
  const [state, setState] = useState<ReadingState>({ stage: 'none' })
  const [refused, setRefused] = useState(false)
  const turn = useRef(0)
  const turnTo = (next: ReadingState) => {
    turn.current += 1
    setRefused(false)
    setState(next)
  }
  const analyze = async () => {
    commitTyping(board)
    turnTo({ stage: 'busy' })
    const mine = turn.current
    const arrived = (next: ReadingState) => {
      if (mine === turn.current) setState(next)
    }
    try {
      arrived({ stage: 'read', reading: await drawings.read(board.get().drawing.scene) })
    } catch (error) {
      arrived({ stage: 'failed', why: words.readFailed(error instanceof ApiProblem ? error.problem.error : '') })
    }
  }
  const tell = (message: string) => {
    if (tellTutor(conversation, message)) turnTo({ stage: 'sent' })
    else setRefused(true)
  }
  return {
    state,
    /** The tutor could not be told just now. */
    refused,
    analyze,
    tell,
    doubt: () => turnTo({ stage: 'telling' }),
    close: () => turnTo({ stage: 'none' }),
  }
}

export type Reading = ReturnType<typeof useReading>
