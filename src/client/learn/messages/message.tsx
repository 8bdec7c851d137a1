import { memo } from 'react'
import type { ShownMessage } from '#client/learn/conversation/conversation-events.ts'
import { LatePicture } from '#client/tools/picture/late-picture.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { learnWords as words } from '#client/wording/en-learn.ts'
import type { TutorView } from '#shared/tutor.ts'
import { Portrait } from './portrait.tsx'
import { SpokenMark } from './spoken-mark.tsx'

type MessageProps = {
  tutor: TutorView | null
  message: ShownMessage
  /** More sentences are on their way. */
  growing: boolean
  /** Where there is little room: the sentence that is spoken comes into view, and a picture is small. */
  follow?: boolean
}

const bubble = 'rounded-[1.4rem] px-4 py-3 text-lg leading-relaxed [overflow-wrap:anywhere] whitespace-pre-wrap'

/** One message. Kept as it is while others grow: a long conversation would otherwise be drawn anew with every sentence. */
export const Message = memo(function Message({ tutor, message, growing, follow = false }: MessageProps) {
  const mine = message.role === 'user'
  return (
    <li
      data-role={message.role}
      className={classNames(
        'flex items-end gap-2.5 [contain-intrinsic-size:auto_4.5rem] [content-visibility:auto]',
        mine && 'justify-end',
      )}
    >
      {!mine && <Portrait tutor={tutor} mood="calm" size="sm" className="mb-1 max-[22rem]:hidden" />}
      <div
        className={classNames(
          bubble,
          'relative isolate max-w-[85%] sm:max-w-[75%]',
          mine
            ? 'rounded-br-md border border-leaf-line bg-leaf-soft'
            : 'rounded-bl-md border border-line bg-paper shadow-card',
        )}
      >
        <span className="sr-only">{mine ? words.you : tutor?.name || words.yourTutor}: </span>
        {!mine && <SpokenMark messageId={message.id} follow={follow} />}
        <Sentences sentences={message.sentences} />
        {growing && <Dots className="ml-2 inline-flex" />}
        {message.extras?.picture && (
          <div className={follow ? 'mt-2 h-20 w-72 max-w-full' : 'mt-3 mb-1'}>
            <LatePicture picture={message.extras.picture} size={follow ? 'row' : 'chat'} />
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
export function Thinking({ tutor }: { tutor: TutorView | null }) {
  return (
    <li className="flex items-end gap-2.5">
      <Portrait tutor={tutor} mood="thinking" size="sm" className="mb-1 max-[22rem]:hidden" />
      <div className={classNames(bubble, 'rounded-bl-md border border-line bg-paper shadow-card')}>
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
