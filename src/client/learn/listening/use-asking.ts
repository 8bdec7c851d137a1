import { useCallback, useRef, useState } from 'react'
import { lateFile } from '#client/late/late-file.ts'
import type { LiveConversation } from '#client/learn/conversation/live-conversation.ts'
import { didYouSay, isDidYouSay } from '#shared/tools/did-you-say.ts'
import type { HeardAs, Option } from '#shared/tools/heard.ts'
import type { SendWhenDone } from './send-when-done.ts'

/** What was heard and is asked about; `typed` stood in the box before. */
export type Question = { options: readonly Option[]; typed: string }

export type Asking = {
  question: Question | null
  /** The child has finished: sends what was heard behind what was typed, or asks about it. Under a question it answers that. */
  take: (typed: string, heard: readonly HeardAs[]) => void
  yes: (option: Option) => void
  no: () => void
  /** Asks no more: the child does something else. */
  forget: () => void
}

/** Asks 'Did you say 6?' before something is sent that may be misheard. The answer is pressed or said. */
export function useAsking(conversation: LiveConversation, sendWhenDone: SendWhenDone, onTurn: () => void): Asking {
  const [question, setQuestion] = useState<Question | null>(null)
  const told = useRef(onTurn)
  told.current = onTurn
  const before = question?.typed ?? ''
  const forget = useCallback(() => setQuestion(null), [])
  const yes = useCallback(
    ({ text }: Option) => {
      forget()
      conversation.write(behind(before, text))
      conversation.say()
    },
    [conversation, before, forget],
  )
  const no = useCallback(() => {
    conversation.hush()
    conversation.write(before)
    forget()
  }, [conversation, before, forget])
  const take = useCallback(
    (typed: string, heard: readonly HeardAs[]) => {
      const { answerAloud } = understanding.here() ?? {}
      const answer = question && answerAloud?.(question.options, heard, conversation.get().expects)
      if (answer?.kind === 'yes') return yes(answer.option)
      if (answer?.heard.length === 0) return no()
      // What else is said to the question is a new answer.
      if (answer) conversation.write(behind(typed, textOf(answer.heard)))
      const options = takeTurn(conversation, sendWhenDone, typed, answer?.heard ?? heard, () => told.current())
      setQuestion(options && { options, typed })
    },
    [conversation, sendWhenDone, question, yes, no],
  )
  return { question, take, yes, no, forget }
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
export const understanding = lateFile(() => import('./understanding.ts'))

export const textOf = (heard: readonly HeardAs[]) => heard[0]?.text ?? ''

export const behind = (typed: string, heard: string) =>
  typed === '' || heard === '' || /\s$/.test(typed) ? typed + heard : `${typed} ${heard}`
