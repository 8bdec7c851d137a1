import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { IconButton } from '#client/ui/icon-button.tsx'
import { AttachIcon, MicIcon, SendIcon, StopIcon } from '#client/ui/icons.tsx'
import { learnWords as words } from '#client/wording/en-learn.ts'
import { limits } from '#shared/limits.ts'
import { codePoints, isBlank } from '#shared/text-rules.ts'

export type ComposerProps = {
  text: string
  onText: (text: string) => void
  /** The conversation is started and no reply is on its way. */
  ready: boolean
  onSend: () => void
  onStop: () => void
  onMicrophone: () => void
  listening: boolean
  speechSupported: boolean
  /** Larger buttons, for kindergarten and first grade. */
  large: boolean
  notice?: ReactNode
}

/** The bar at the bottom: attach, text, microphone, stop, send. */
export function Composer(props: ComposerProps) {
  const { text, ready, onSend, speechSupported, notice } = props
  const hintId = useId()
  const count = codePoints(text)
  const tooLong = count > limits.message
  const sendable = ready && !tooLong && !isBlank(text)
  const send = () => {
    if (sendable) onSend()
  }
  return (
    <div className="border-t border-line bg-paper px-3 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-6">
      <div className="mx-auto flex max-w-3xl flex-col gap-2">
        {notice}
        <form
          className="flex flex-wrap items-end gap-1.5 sm:flex-nowrap sm:gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            send()
          }}
        >
          <MessageBox {...props} hintId={hintId} tooLong={tooLong} onSend={send} />
          <Buttons {...props} sendable={sendable} />
        </form>
        <p id={hintId} className="text-center text-ink-soft text-sm" aria-live="polite">
          {tooLong ? words.tooLong(count, limits.message) : words.watched}
        </p>
        {!speechSupported && <p className="text-center text-ink-soft text-sm">{words.unsupported}</p>}
      </div>
    </div>
  )
}

type BoxProps = ComposerProps & { hintId: string; tooLong: boolean }

/** Where the child types: grows with its text, to five lines. Enter sends, Shift+Enter adds a line, Escape silences. */
function MessageBox({ text, onText, onSend, onStop, large, hintId, tooLong }: BoxProps) {
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const element = box.current
    if (!element) return
    element.style.height = 'auto'
    if (text !== '') element.style.height = `${Math.min(element.scrollHeight + 4, 176)}px`
  }, [text])

  const handleKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape') onStop()
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    onSend()
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
      onChange={(event) => onText(event.target.value)}
      onKeyDown={handleKey}
      className={`w-full min-w-0 flex-[1_0_100%] resize-none rounded-[1.4rem] border-2 border-line-strong bg-cream px-4 py-2.5 text-lg leading-relaxed sm:order-1 sm:flex-1 ${large ? 'min-h-16' : 'min-h-12'}`}
    />
  )
}

function Buttons(props: ComposerProps & { sendable: boolean }) {
  const { onStop, onMicrophone, listening, speechSupported, large, sendable } = props
  const size = large ? 'child' : 'md'
  return (
    <>
      <IconButton label={words.attach} icon={<AttachIcon />} size={size} disabled className="sm:order-0" />
      <IconButton
        label={listening ? words.microphone.off : words.microphone.on}
        icon={<MicIcon />}
        size={size}
        pressed={listening}
        disabled={!speechSupported}
        onClick={onMicrophone}
        className="sm:order-2"
      />
      <IconButton label={words.stop} icon={<StopIcon />} size={size} onClick={onStop} className="sm:order-3" />
      <button
        type="submit"
        aria-label={words.send}
        title={words.send}
        disabled={!sendable}
        className={`pressable ml-auto inline-flex shrink-0 items-center justify-center rounded-full bg-leaf text-white shadow-edge-leaf hover:bg-leaf-hover disabled:opacity-50 disabled:shadow-none sm:order-4 sm:ml-0 ${large ? 'size-16' : 'size-12'}`}
      >
        <SendIcon className={large ? 'size-8' : 'size-6'} />
      </button>
    </>
  )
}
