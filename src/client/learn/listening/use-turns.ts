import { useCallback, useRef, useState } from 'react'
import { lateFile } from '#client/late/late-file.ts'
import type { ShownMessage } from '#client/learn/conversation/conversation-events.ts'
import type { LiveConversation } from '#client/learn/conversation/live-conversation.ts'
import type { Expected } from '#shared/conversation.ts'
import { didYouSay, isDidYouSay } from '#shared/tools/did-you-say.ts'
import type { HeardAs, Option } from '#shared/tools/heard.ts'
import { alternativesOf } from './listener.ts'
import type { SendWhenDone } from './send-when-done.ts'
import { type After, turnTaking } from './turn-taking.ts'
import type { Hearer } from './use-listener.ts'

/** What was heard and is asked about; `typed` stood in the box before. */
type Asking = { options: readonly Option[]; typed: string }

/** What was heard when the tutor's voice closed the microphone in the middle of a turn: it goes on with it. */
type Left = { typed: string; draft: string; heard: readonly HeardAs[] }

export type Turns = {
  asking: Asking | null
  /** Nothing was said for so long that the microphone rests. */
  rested: boolean
  /** The microphone opens. */
  open: (rest: () => void) => Hearer
  yes: (option: Option) => void
  no: () => void
  /** Asks no more: the child does something else. */
  forget: () => void
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
  const [asking, setAsking] = useState<Asking | null>(null)
  const [rested, setRested] = useState(false)
  const told = useRef(onTurn)
  told.current = onTurn
  const left = useRef<Left | null>(null)
  const waiting = useRef(false)
  const typedFirst = useRef('')

  const open = useCallback(
    (rest: () => void): Hearer => {
      const { draft, student, messages, expects } = conversation.get()
      const earlier = left.current?.draft === draft ? left.current : null
      const typed = earlier?.typed ?? draft
      let latest = earlier?.heard ?? []
      typedFirst.current = typed
      void understanding.bring()
      const take = () => {
        const found = takeTurn(conversation, sendWhenDone, typed, latest, () => told.current())
        if (found) setAsking({ options: found, typed })
      }
      const turn = turnTaking({
        grade: student?.grade_level ?? null,
        question: lastSentence(messages),
        mayBeWord: isWord(expects),
        after,
        onTurn: take,
        onRest: () => {
          setRested(true)
          rest()
        },
      })
      setRested(false)
      waiting.current = earlier !== null
      if (earlier) turn.heard(textOf(latest), true)
      return {
        onText: (_text, { alternatives, finished }) => {
          latest = earlier ? alternativesOf([earlier.heard, alternatives]) : alternatives
          waiting.current = latest.length > 0
          conversation.write(behind(typed, textOf(latest)))
          turn.heard(textOf(latest), finished)
        },
        onBusy: turn.busy,
        close: () => {
          turn.stop()
          left.current = latest.length > 0 ? { typed, draft: behind(typed, textOf(latest)), heard: latest } : null
        },
      }
    },
    [conversation, sendWhenDone],
  )
  const forget = useCallback(() => {
    left.current = null
    setAsking(null)
  }, [])
  return {
    asking,
    rested,
    open,
    forget,
    isWaiting: () => waiting.current,
    typedBefore: () => typedFirst.current,
    yes: ({ text }) => {
      forget()
      conversation.write(behind(asking?.typed ?? '', text))
      conversation.say()
    },
    no: () => {
      conversation.hush()
      conversation.write(asking?.typed ?? '')
      forget()
    },
  }
}

/** Sends the words, or gives what has to be asked first. Nothing happens where nothing can be sent now. */
function takeTurn(
  conversation: LiveConversation,
  sendWhenDone: SendWhenDone,
  typed: string,
  alternatives: readonly HeardAs[],
  onTurn: () => void,
): readonly Option[] | null {
  const { recording, replying, ending, expects } = conversation.get()
  if (!recording || replying || ending || !sendWhenDone.get().on) return null
  // Words beside typed ones are no answer by themselves.
  const heard = typed.trim() === '' ? (understanding.here()?.interpretHeard(alternatives, expects) ?? null) : null
  if (heard?.kind === 'unsure') {
    const question = didYouSay(heard.options.map(({ says }) => says))
    if (isDidYouSay(question)) conversation.ask(question)
    return heard.options
  }
  if (heard?.kind === 'sure') conversation.write(heard.text)
  onTurn()
  conversation.say()
  return null
}

/** Brought when it is first listened: until it is here, everything is sent as it was heard. */
const understanding = lateFile(() => import('#shared/tools/heard.ts'))

const textOf = (heard: readonly HeardAs[]) => heard[0]?.text ?? ''

const behind = (typed: string, heard: string) =>
  typed === '' || heard === '' || /\s$/.test(typed) ? typed + heard : `${typed} ${heard}`

const lastSentence = (messages: readonly ShownMessage[]) =>
  messages.findLast(({ role }) => role === 'assistant')?.sentences.at(-1) ?? ''

/** A word, a letter or one of some choices is waited for. */
const isWord = (expects: Expected | null) => expects !== null && ['word', 'letter', 'choice'].includes(expects.kind)

const after: After = (milliseconds, run) => {
  const timer = window.setTimeout(run, milliseconds)
  return () => window.clearTimeout(timer)
}
