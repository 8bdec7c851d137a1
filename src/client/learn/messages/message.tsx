import { memo } from 'react'
import type { ShownMessage } from '#client/learn/conversation/conversation-events.ts'
import { JumpingPortrait } from '#client/learn/portrait/jumping-portrait.tsx'
import { Portrait, type PortraitMood } from '#client/learn/portrait/portrait.tsx'
import { LatePicture } from '#client/tools/picture/late-picture.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { learnWords as words } from '#client/wording/en-learn.ts'
import type { TutorView } from '#shared/tutor.ts'
import { SpokenMark } from './spoken-mark.tsx'
import { StartFace } from './start-face.tsx'

/** `start`: the tutor fills the screen; `newest`: large, beside the portrait; `earlier`: calm, in the thread; `line`: only its words, for the strip under a tool. */
export type MessageLook = 'start' | 'newest' | 'earlier' | 'line'

type MessageProps = {
  tutor: TutorView | null
  message: ShownMessage
  /** More sentences are on their way. */
  growing: boolean
  look: MessageLook
  /** The face beside the newest words. */
  mood?: PortraitMood
  className?: string | undefined
}

const text = '[overflow-wrap:anywhere] whitespace-pre-wrap'
const bubbles: Record<'user' | MessageLook, string> = {
  user: 'max-w-[85%] rounded-[1.4rem] rounded-br-md border border-leaf-line bg-leaf-soft px-4 py-2.5 text-lg leading-relaxed sm:max-w-[75%]',
  earlier:
    'max-w-[90%] rounded-[1.4rem] rounded-bl-md bg-cream-deep px-4 py-2.5 text-base leading-relaxed text-ink sm:max-w-[80%]',
  newest:
    'min-w-0 rounded-[1.6rem] rounded-bl-md border border-line bg-paper px-4 py-3 text-xl leading-relaxed shadow-card max-[22.4rem]:text-lg max-[22.4rem]:leading-snug sm:px-5 sm:py-4 sm:text-2xl sm:leading-relaxed short:py-2 short:text-lg',
  start:
    'min-w-0 rounded-[1.8rem] border border-line bg-paper px-4 py-2.5 text-lg leading-snug font-medium shadow-card max-[22.4rem]:px-3 max-[22.4rem]:text-base sm:px-6 sm:py-5 sm:text-3xl sm:leading-snug short:py-2 short:text-xl',
  line: 'min-w-0 flex-1 pr-5 text-[0.9375rem] leading-5 sm:text-base wide:leading-6 short:text-sm',
}
const newestFace = 'mb-1 size-14 shadow-card max-[22rem]:size-11 sm:size-20 wide:size-24 short:size-16'

/** One message. Kept as it is while others grow: a long conversation would otherwise be drawn anew with every sentence. */
export const Message = memo(function Message({
  tutor,
  message,
  growing,
  look,
  mood = 'calm',
  className,
}: MessageProps) {
  const mine = message.role === 'user'
  const isLine = look === 'line'
  return (
    <li
      data-role={message.role}
      data-growing={growing || undefined}
      className={classNames(
        'flex gap-2.5',
        look === 'start'
          ? 'items-center max-sm:flex-col [@media(max-width:40rem)_and_(max-height:50rem)]:flex-row! sm:gap-6'
          : 'items-end sm:gap-3',
        look === 'earlier' && '[contain-intrinsic-size:auto_4.5rem] [content-visibility:auto]',
        mine && 'justify-end',
        className,
      )}
    >
      {!mine && look === 'newest' && <JumpingPortrait tutor={tutor} mood={mood} size="own" className={newestFace} />}
      {!mine && look === 'start' && <StartFace tutor={tutor} mood={mood} sentences={message.sentences} />}
      <div className={classNames('relative isolate', text, bubbles[mine && !isLine ? 'user' : look])}>
        <span className="sr-only">{mine ? words.you : tutor?.name || words.yourTutor}: </span>
        {!mine && <SpokenMark messageId={message.id} follow={isLine} />}
        <Sentences sentences={message.sentences} />
        {growing && <Dots className="ml-2 inline-flex" />}
        {message.extras?.picture && !isLine && (
          <div className={look === 'earlier' ? 'mt-2 h-20 w-72 max-w-full' : 'mt-3 mb-1'}>
            <LatePicture picture={message.extras.picture} size={look === 'earlier' ? 'row' : 'chat'} />
          </div>
        )}
      </div>
    </li>
  )
})

/** Each sentence is its own piece, so that a screen reader reads a new one and not the whole message again. */
function Sentences({ sentences }: { sentences: string[] }) {
  // Sentences are only ever added at the end: their place is their name.
  const placed = sentences.map((text, place) => ({ text: keepTogether(place === 0 ? text : ` ${text}`), place }))
  return placed.map(({ text, place }) => (
    <span key={place} data-sentence={place}>
      {text}
    </span>
  ))
}

/** A sum is not broken over two lines: '7 × 8' has spaces that hold. */
const keepTogether = (text: string) => text.replace(/(?<=[\d)]) ([×÷+−=:<>-]) (?=[\d(])/g, '\u00a0$1\u00a0')

/** The tutor has not said anything yet. */
export function Thinking({ tutor, look }: { tutor: TutorView | null; look: 'newest' | 'line' }) {
  return (
    <li className="flex items-end gap-2.5 sm:gap-3">
      {look === 'newest' && <Portrait tutor={tutor} mood="thinking" size="own" className={newestFace} />}
      <div className={bubbles[look]}>
        <span className="sr-only">{words.thinking(tutor?.name ?? '')}</span>
        <Dots className="flex h-[1lh]" />
      </div>
    </li>
  )
}

function Dots({ className }: { className: string }) {
  return (
    <span aria-hidden="true" className={classNames('items-center gap-1.5', className)}>
      <span className="size-2.5 animate-breathe rounded-full bg-leaf" />
      <span className="size-2.5 animate-breathe rounded-full bg-leaf [animation-delay:0.25s]" />
      <span className="size-2.5 animate-breathe rounded-full bg-leaf [animation-delay:0.5s]" />
    </span>
  )
}
