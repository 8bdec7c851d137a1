import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import type { LiveConversation } from '#client/learn/conversation/live-conversation.ts'
import { ReportButton } from '#client/learn/help/report-button.tsx'
import { AttachButton } from '#client/learn/photos/attach-button.tsx'
import type { PhotoService } from '#client/learn/photos/photo-service.ts'
import { useStoreValue } from '#client/store/use-store.ts'
import { classNames } from '#client/ui/class-names.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import { MicIcon, SendIcon, StopIcon } from '#client/ui/icons.tsx'
import { learnWords as words } from '#client/wording/en-learn.ts'
import { limits } from '#shared/limits.ts'
import { codePoints, isBlank } from '#shared/text-rules.ts'

export type ComposerProps = {
  conversation: LiveConversation
  /** The microphone: wanted or not, and whether this browser can do it at all. */
  microphone: { supported: boolean; wanted: boolean; toggle: () => void; stop: () => void; pause?: () => void }
  /** Larger buttons, for the youngest. */
  large: boolean
  /** Who is listened to, for the sign that stands here always. */
  tutorName: string
  notice: ReactNode
  photos?: PhotoService | undefined
}

/** The bar at the bottom: attach, text, microphone, stop, send. */
export function Composer({ conversation, microphone, large, tutorName, notice, photos }: ComposerProps) {
  const box = useRef<HTMLTextAreaElement>(null)
  const hintId = useId()
  const draft = useStoreValue(conversation, (state) => state.draft)
  const ready = useStoreValue(conversation, (state) => state.recording && !state.replying)
  const speaking = useStoreValue(conversation, (state) => state.speaking)
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
    <div className="border-t border-line bg-paper px-3 pt-3 pb-[max(0.625rem,env(safe-area-inset-bottom))] sm:px-6">
      <div className="mx-auto flex max-w-3xl flex-col gap-2">
        {notice}
        <form onSubmit={submit} className="flex flex-wrap items-end gap-1.5 sm:flex-nowrap sm:gap-2">
          <AttachButton
            conversation={conversation}
            photos={photos}
            large={large}
            onOpen={microphone.stop}
            onType={() => box.current?.focus()}
          />
          <MessageBox box={box} text={draft} onText={type} large={large} hintId={hintId} tooLong={tooLong} />
          <IconButton
            label={words.microphone}
            icon={<MicIcon />}
            size={large ? 'child' : 'md'}
            pressed={microphone.wanted}
            disabled={!microphone.supported}
            onClick={microphone.toggle}
          />
          <IconButton
            label={words.stop}
            icon={<StopIcon />}
            size={large ? 'child' : 'md'}
            onClick={() => {
              microphone.pause?.()
              conversation.hush()
            }}
            className={speaking ? 'bg-sun-soft! text-sun-deep!' : ''}
          />
          <SendButton large={large} disabled={!sendable} />
        </form>
        <p id={hintId} aria-live="polite" className="text-center text-sm font-medium text-rose-deep empty:hidden">
          {tooLong && words.tooLong(count, limits.message)}
        </p>
        {!microphone.supported && <p className="text-center text-sm text-ink-soft">{words.unsupported}</p>}
        <div className="flex items-center justify-center gap-3">
          <p className="text-xs text-balance text-ink-soft sm:text-center sm:text-sm">{words.watched(tutorName)}</p>
          <ReportButton conversation={conversation} onOpen={microphone.stop} />
        </div>
      </div>
    </div>
  )
}

type BoxProps = {
  box: RefObject<HTMLTextAreaElement | null>
  text: string
  onText: (text: string) => void
  large: boolean
  hintId: string
  tooLong: boolean
}

/** Where the child types: grows with its text, to five lines. Enter sends, Shift+Enter adds a line. */
function MessageBox({ box, text, onText, large, hintId, tooLong }: BoxProps) {
  useLayoutEffect(() => {
    const element = box.current
    // Where the style sheet can do it, measuring would lay out the whole conversation with every letter.
    if (!element || growsByItself()) return
    element.style.height = 'auto'
    if (text !== '') element.style.height = `${element.scrollHeight + element.offsetHeight - element.clientHeight}px`
  }, [box, text])

  const handleKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // While an input method composes a word, Enter belongs to it; Safari says so only by the key code.
    const composing = event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229
    if (event.key !== 'Enter' || event.shiftKey || composing) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }
  return (
    <textarea
      ref={box}
      rows={1}
      value={text}
      placeholder={words.placeholder}
      aria-label={words.placeholder}
      aria-describedby={hintId}
      aria-invalid={tooLong || undefined}
      enterKeyHint="send"
      onChange={(event) => onText(event.target.value)}
      onKeyDown={handleKey}
      className={classNames(
        'field-sizing-content max-h-[min(calc(5lh+1.5rem),36dvh)] w-full min-w-0 flex-[1_0_100%] resize-none rounded-[1.4rem] border-2 border-line-strong bg-cream px-4 text-lg leading-normal max-sm:-order-1 sm:flex-1',
        'aria-invalid:border-rose focus-visible:border-leaf-deep focus-visible:-outline-offset-2',
        large ? 'min-h-16 py-4' : 'min-h-12 py-2.5',
      )}
    />
  )
}

const growsByItself = () => CSS.supports('field-sizing', 'content')

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
        'pressable inline-flex shrink-0 items-center justify-center rounded-full bg-leaf text-white shadow-edge-leaf max-sm:ml-auto',
        'hover:bg-leaf-hover active:translate-y-0.5 active:shadow-edge-leaf-pressed disabled:translate-y-0 disabled:opacity-50 disabled:shadow-none',
        large ? 'size-16' : 'size-12',
      )}
    >
      <SendIcon className={large ? 'size-8' : 'size-6'} />
    </button>
  )
}
