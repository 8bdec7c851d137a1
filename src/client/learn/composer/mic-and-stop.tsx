import type { LiveConversation } from '#client/learn/conversation/live-conversation.ts'
import { useStoreValue } from '#client/store/use-store.ts'
import { classNames } from '#client/ui/class-names.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import { MicIcon, StopIcon } from '#client/ui/icons.tsx'
import { learnWords as words } from '#client/wording/en-learn.ts'

/** The microphone: wanted or not, and whether this browser can do it at all. */
export type Microphone = {
  supported: boolean
  wanted: boolean
  toggle: () => void
  stop: () => void
  pause?: () => void
}

type MicAndStopProps = { conversation: LiveConversation; microphone: Microphone; large: boolean }

/** To talk, and to silence the tutor: the second stands out only while there is something to silence. */
export function MicAndStop({ conversation, microphone, large }: MicAndStopProps) {
  const sounds = useStoreValue(conversation, ({ speaking, voicing }) => speaking || voicing)
  const size = large ? 'child' : 'md'
  return (
    <>
      <IconButton
        label={words.microphone}
        icon={<MicIcon />}
        size={size}
        pressed={microphone.wanted}
        disabled={!microphone.supported}
        onClick={microphone.toggle}
        className="max-[22.4rem]:w-12!"
      />
      <IconButton
        label={words.stop}
        icon={<StopIcon />}
        size={size}
        onClick={() => {
          microphone.pause?.()
          conversation.hush()
        }}
        className={classNames(
          // Its ring lies over its neighbor, not under it.
          'relative focus-visible:z-10 max-sm:w-12!',
          sounds ? 'border-sun-line! bg-sun-soft! text-sun-deep!' : 'text-ink-soft!',
        )}
      />
    </>
  )
}
