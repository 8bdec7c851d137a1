import type { ReactNode } from 'react'
import type { LiveConversation } from '#client/learn/conversation/live-conversation.ts'
import type { PhotoService } from '#client/learn/photos/photo-service.ts'
import { learnWords as words } from '#client/wording/en-learn.ts'
import { MessageForm } from './message-form.tsx'
import { MicAndStop, type Microphone } from './mic-and-stop.tsx'

export type ComposerProps = {
  conversation: LiveConversation
  microphone: Microphone
  /** Larger buttons, for the youngest. */
  large: boolean
  notice: ReactNode
  photos?: PhotoService | undefined
}

/** The bar under the chat, in one row: attach, text, microphone, stop, send. Below it, who answers and who can read along. */
export function Composer({ notice, ...props }: ComposerProps) {
  return (
    <div className="border-t border-line bg-paper px-2 pt-2 pb-[max(0.375rem,env(safe-area-inset-bottom))] sm:px-6 short:py-1">
      <div className="mx-auto flex max-w-3xl flex-col gap-1.5 short:gap-0.5">
        {notice}
        <MessageForm {...props}>
          <MicAndStop {...props} />
        </MessageForm>
        {!props.microphone.supported && <p className="text-center text-sm text-ink-soft">{words.unsupported}</p>}
        <p className="text-balance text-center text-[0.71875rem] leading-4 text-ink-soft sm:text-sm short:text-xs">
          {words.watched}
        </p>
      </div>
    </div>
  )
}
