import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { MessageForm } from '#client/learn/composer/message-form.tsx'
import { MicAndStop, type Microphone } from '#client/learn/composer/mic-and-stop.tsx'
import type { Said } from '#client/learn/messages/chat-tool.tsx'
import type { PhotoService } from '#client/learn/photos/photo-service.ts'
import { JumpingPortrait } from '#client/learn/portrait/jumping-portrait.tsx'
import { NewestPress } from '#client/learn/press/newest-press.tsx'
import { isStart } from '#client/learn/start/is-start.ts'
import { useStoreValue } from '#client/store/use-store.ts'
import { classNames } from '#client/ui/class-names.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import { ChevronDownIcon, CloseIcon, EditIcon } from '#client/ui/icons.tsx'
import { learnWords as words } from '#client/wording/en-learn.ts'
import { isBlank } from '#shared/text-rules.ts'
import { LastMessages } from './last-messages.tsx'

type TalkStripProps = Said & {
  /** How it stands, in a few words. */
  status: ReactNode
  microphone: Microphone
  notice: ReactNode
  photos?: PhotoService | undefined
  /** For when something is wrong. */
  flag: ReactNode
}

/** Under a tool: the newest line by the portrait, what there is to press, and to talk, to silence or to type. The tool has the rest of the screen. */
export function TalkStrip({ student, mood, status, microphone, notice, photos, flag, ...talk }: TalkStripProps) {
  const { conversation, large } = talk
  const [open, setOpen] = useState(false)
  const lastId = useId()
  const box = useBox(conversation, microphone)
  const tutor = student?.tutor ?? null
  // Who has gone into a tool has begun: the ways to begin are in the chat, and the words have the room.
  const start = useStoreValue(conversation, ({ messages }) => isStart(messages))
  useEscape(open || box.isOpen, () => {
    setOpen(false)
    box.close()
  })
  return (
    <div className="relative shrink-0 border-t border-line bg-paper px-2 py-1.5 sm:px-4 short:py-1">
      <div className="absolute inset-x-0 bottom-full z-30 mx-auto pointer-events-none flex max-w-3xl flex-col gap-2 px-2 pb-2 *:pointer-events-auto">
        {notice}
        {box.isOpen && (
          <div className="animate-rise rounded-[2.1rem] shadow-lift">
            <MessageForm
              conversation={conversation}
              microphone={microphone}
              large={large}
              photos={photos}
              box={box.ref}
            />
          </div>
        )}
      </div>
      <div
        className={classNames(
          'mx-auto grid max-w-6xl grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2 gap-y-1 wide:flex wide:h-25 wide:gap-4 short:flex short:h-16',
          large ? 'grid-rows-[3.5rem_4rem]' : 'grid-rows-[3.5rem_3rem]',
          '[@media(max-height:43.75rem)]:grid-rows-[2.5rem_auto]',
        )}
      >
        <JumpingPortrait
          tutor={tutor}
          mood={mood}
          size="own"
          className="size-11 wide:size-18 [@media(max-height:43.75rem)]:size-10"
        />
        <div className="col-span-2 flex h-full min-h-0 min-w-0 flex-1 items-center gap-1">
          <div className="grid h-full min-h-0 min-w-0 flex-1 grid-rows-[minmax(0,1fr)] *:[grid-area:1/1]">
            <div className="flex min-h-0 min-w-0 flex-col justify-center">
              {/* The panel says it where there is one. */}
              <div className="*:text-xs wide:hidden [@media(max-height:43.75rem)]:hidden">{status}</div>
              <LastMessages id={lastId} tutor={tutor} conversation={conversation} open={open} />
            </div>
            <button
              type="button"
              aria-label={open ? words.closeLast : words.openLast}
              aria-expanded={open}
              aria-controls={lastId}
              onClick={() => setOpen(!open)}
              className="relative z-10 flex items-start justify-end rounded-control text-leaf-deep hover:bg-leaf/5"
            >
              <ChevronDownIcon className={classNames('size-5', !open && 'rotate-180')} />
            </button>
          </div>
          <div className="wide:hidden short:hidden max-sm:[&_button>span]:sr-only">{flag}</div>
        </div>
        <div className="col-span-2 col-start-1 row-start-2 min-w-0 empty:hidden wide:max-w-[46%] short:max-w-[40%]">
          {!start && <NewestPress {...talk} inLine />}
        </div>
        <div className="col-start-3 row-start-2 flex justify-end gap-0.5 sm:gap-1">
          <MicAndStop conversation={conversation} microphone={microphone} large={large} />
          <IconButton
            label={box.isOpen ? words.closeBox : words.openBox}
            icon={box.isOpen ? <CloseIcon /> : <EditIcon />}
            size={large ? 'child' : 'md'}
            aria-expanded={box.isOpen}
            ref={box.pencil}
            onClick={box.toggle}
            className="max-sm:w-12!"
          />
        </div>
      </div>
    </div>
  )
}

/** The folded box: it opens when it is asked for, and by itself where words are in it that the child must see. */
function useBox(conversation: Said['conversation'], microphone: Microphone) {
  const ref = useRef<HTMLTextAreaElement>(null)
  const pencil = useRef<HTMLButtonElement>(null)
  const [wanted, setWanted] = useState(false)
  const hasWords = useStoreValue(conversation, ({ draft }) => !isBlank(draft))
  const failed = useStoreValue(conversation, ({ failure, pause }) => failure !== null || pause?.why === 'break')
  const isOpen = wanted || (hasWords && (microphone.wanted || failed))
  useEffect(() => {
    if (wanted) ref.current?.focus()
  }, [wanted])
  const close = () => {
    // The box goes; whoever was in it goes on from where it was opened.
    if (document.activeElement === ref.current) pencil.current?.focus()
    setWanted(false)
  }
  return { ref, pencil, isOpen, close, toggle: () => setWanted(!isOpen) }
}

/** Folds away what was opened here. */
function useEscape(isOpen: boolean, onEscape: () => void) {
  const latest = useRef(onEscape)
  useEffect(() => {
    latest.current = onEscape
  })
  useEffect(() => {
    if (!isOpen) return
    const listening = new AbortController()
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && latest.current()
    window.addEventListener('keydown', onKey, { signal: listening.signal })
    return () => listening.abort()
  }, [isOpen])
}
