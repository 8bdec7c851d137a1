import { useCallback, useRef, useState } from 'react'
import type { ShownMessage } from '#client/learn/conversation/conversation-events.ts'
import type { LiveConversation } from '#client/learn/conversation/live-conversation.ts'
import type { Expected } from '#shared/conversation.ts'
import type { HeardAs } from '#shared/tools/heard.ts'
import { alternativesOf } from './listener.ts'
import type { SendWhenDone } from './send-when-done.ts'
import { type After, turnTaking } from './turn-taking.ts'
import { type Asking, behind, textOf, understanding, useAsking } from './use-asking.ts'
import type { Hearer } from './use-listener.ts'

/** What was heard when the tutor's voice closed the microphone in the middle of a turn: it goes on with it. */
type Left = { typed: string; draft: string; heard: readonly HeardAs[] }

export type Turns = Pick<Asking, 'question' | 'yes' | 'no' | 'forget'> & {
  /** Nothing was said for so long that the microphone rests. */
  rested: boolean
  /** The microphone opens. */
  open: (rest: () => void) => Hearer
  /** Words were heard that are not sent yet. */
  isWaiting: () => boolean
  /** What stood in the box when the microphone opened. */
  typedBefore: () => string
}

/**
 * Whose turn it is: sends what the child has said when it has finished, and asks first where that may be misheard.
 * `onTurn` is told just before something is sent without a press.
 */
export function useTurns(conversation: LiveConversation, sendWhenDone: SendWhenDone, onTurn: () => void): Turns {
  const [rested, setRested] = useState(false)
  const left = useRef<Left | null>(null)
  const waiting = useRef(false)
  const typedFirst = useRef('')

  const { question, take, yes, no, forget: askNoMore } = useAsking(conversation, sendWhenDone, onTurn)
  const forget = useCallback(() => {
    left.current = null
    askNoMore()
  }, [askNoMore])
  const open = useCallback(
    (rest: () => void): Hearer => {
      const { draft, student, messages, expects } = conversation.get()
      const earlier = !question && left.current?.draft === draft ? left.current : null
      const typed = question?.typed ?? earlier?.typed ?? draft
      let latest = earlier?.heard ?? []
      typedFirst.current = typed
      void understanding.bring()
      const turn = turnTaking({
        grade: student?.grade_level ?? null,
        question: question ? '' : lastSentence(messages),
        mayBeWord: question !== null || isWord(expects),
        after,
        onTurn: () => take(typed, latest),
        onRest: () => {
          setRested(true)
          rest()
        },
      })
      setRested(false)
      waiting.current = question !== null || earlier !== null
      if (earlier) turn.heard(textOf(latest), true)
      return {
        onText: (_text, { alternatives, finished }) => {
          latest = earlier ? alternativesOf([earlier.heard, alternatives]) : alternatives
          // What is asked about stays in the box until it is answered.
          if (!question) {
            waiting.current = latest.length > 0
            conversation.write(behind(typed, textOf(latest)))
          }
          turn.heard(textOf(latest), finished)
        },
        onBusy: turn.busy,
        close: () => {
          turn.stop()
          const isKept = !question && latest.length > 0
          left.current = isKept ? { typed, draft: behind(typed, textOf(latest)), heard: latest } : null
        },
      }
    },
    [conversation, question, take],
  )
  return {
    question,
    rested,
    open,
    yes,
    no,
    forget,
    isWaiting: () => waiting.current,
    typedBefore: () => typedFirst.current,
  }
}

const lastSentence = (messages: readonly ShownMessage[]) =>
  messages.findLast(({ role }) => role === 'assistant')?.sentences.at(-1) ?? ''

/** A word, a letter or one of some choices is waited for. */
const isWord = (expects: Expected | null) => expects !== null && ['word', 'letter', 'choice'].includes(expects.kind)

const after: After = (milliseconds, run) => {
  const timer = window.setTimeout(run, milliseconds)
  return () => window.clearTimeout(timer)
}
