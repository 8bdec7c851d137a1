import { type FormEvent, type ReactNode, type RefObject, useId, useRef } from 'react'
import type { LiveConversation } from '#client/learn/conversation/live-conversation.ts'
import { AttachButton } from '#client/learn/photos/attach-button.tsx'
import type { PhotoService } from '#client/learn/photos/photo-service.ts'
import { useStoreValue } from '#client/store/use-store.ts'
import { classNames } from '#client/ui/class-names.ts'
import { SendIcon } from '#client/ui/icons.tsx'
import { learnWords as words } from '#client/wording/en-learn.ts'
import { limits } from '#shared/limits.ts'
import { codePoints, isBlank } from '#shared/text-rules.ts'
import { MessageBox } from './message-box.tsx'
import type { Microphone } from './mic-and-stop.tsx'

type FormProps = {
  conversation: LiveConversation
  microphone: Pick<Microphone, 'wanted' | 'stop'>
  /** Larger buttons, for the youngest. */
  large: boolean
  photos?: PhotoService | undefined
  /** Where the child types, for whoever wants to lead it there. */
  box?: RefObject<HTMLTextAreaElement | null>
  /** Between the box and Send. */
  children?: ReactNode
}

/** One row: attach, text, whatever else there is, send. */
export function MessageForm({ conversation, microphone, large, photos, box: given, children }: FormProps) {
  const own = useRef<HTMLTextAreaElement>(null)
  const box = given ?? own
  const hintId = useId()
  const draft = useStoreValue(conversation, (state) => state.draft)
  const ready = useStoreValue(conversation, (state) => state.recording && !state.replying)
  const count = codePoints(draft)
  const tooLong = count > limits.message
  const sendable = ready && !tooLong && !isBlank(draft)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!sendable) return
    conversation.say()
    // Whoever pressed Send by keyboard types on; whoever tapped it keeps the screen keyboard as it was.
    if (document.activeElement?.getAttribute('type') === 'submit') box.current?.focus()
  }
  const type = (text: string) => {
    // Typing takes over: words that are heard later must not undo it.
    if (microphone.wanted) microphone.stop()
    conversation.write(text)
  }
  return (
    <>
      <form
        onSubmit={submit}
        className={classNames(
          'relative flex items-end rounded-[2.1rem] border-2 bg-cream p-0.5 has-[textarea:focus-visible]:border-leaf-deep max-[22.4rem]:flex-wrap sm:gap-1',
          tooLong ? 'border-sun' : 'border-line-strong',
        )}
      >
        <AttachButton
          conversation={conversation}
          photos={photos}
          large={large}
          onOpen={microphone.stop}
          onType={() => box.current?.focus()}
        />
        <MessageBox box={box} text={draft} onText={type} large={large} hintId={hintId} tooLong={tooLong} />
        {children}
        <SendButton large={large} disabled={!sendable} />
      </form>
      <p id={hintId} aria-live="polite" className="text-center text-sm font-medium text-rose-deep empty:hidden">
        {tooLong && words.tooLong(count, limits.message)}
      </p>
    </>
  )
}

function SendButton({ large, disabled }: { large: boolean; disabled: boolean }) {
  return (
    <button
      type="submit"
      aria-label={words.send}
      title={words.send}
      disabled={disabled}
      // A tap must not take the focus out of the box: the screen keyboard would jump.
      onPointerDown={(event) => event.preventDefault()}
      className={classNames(
        'pressable inline-flex shrink-0 items-center justify-center rounded-full bg-leaf text-white max-[22.4rem]:ml-auto',
        'hover:bg-leaf-hover active:translate-y-0.5 disabled:translate-y-0 disabled:bg-line disabled:text-ink-soft',
        large ? 'size-16' : 'size-12',
      )}
    >
      <SendIcon className={large ? 'size-8' : 'size-6'} />
    </button>
  )
}
