import type { LiveConversation } from '#client/learn/conversation/live-conversation.ts'
import { offeredTo } from '#client/learn/press/offered-to.ts'
import { type OnPress, PressButton } from '#client/learn/press/press-button.tsx'
import { useStoreValue } from '#client/store/use-store.ts'
import { learnWords as words } from '#client/wording/en-learn.ts'
import type { Press } from '#shared/reply.ts'
import { SignPicture } from './sign-picture.tsx'

type StartPressProps = { conversation: LiveConversation; onPress: OnPress }

/** What a lesson can begin with: large pictures, that a child who does not read yet can press while the tutor still speaks. */
export function StartPress({ conversation, onPress }: StartPressProps) {
  const press = useStoreValue(conversation, ({ messages, ending }) => (ending ? null : messages.at(-1)?.extras?.press))
  const ready = useStoreValue(conversation, ({ recording, replying }) => recording && !replying)
  const student = useStoreValue(conversation, (state) => state.student)
  if (!press) return null
  const begin = (one: Press) => {
    conversation.hush()
    onPress(one)
  }
  return (
    <fieldset className="grid min-w-0 animate-rise grid-cols-2 gap-2.5 pb-1 max-[22.4rem]:gap-1.5 sm:grid-cols-3 sm:gap-4 short:gap-2">
      <legend className="sr-only">{words.press}</legend>
      {offeredTo(student, press).map((one) => (
        <PressButton
          key={`${one.label} ${one.says}`}
          one={one}
          ready={ready}
          large
          onPress={begin}
          className="flex-col gap-1.5! rounded-card! px-2! py-1.5! text-lg! leading-tight! max-[22.4rem]:min-h-16! max-[22.4rem]:flex-row max-[22.4rem]:py-0.5! max-[22.4rem]:text-base! sm:min-h-40 sm:text-xl! sm:wide:min-h-38 short:min-h-16! short:flex-row short:py-1! short:text-lg!"
        >
          {one.sign && <SignPicture sign={one.sign} />}
        </PressButton>
      ))}
    </fieldset>
  )
}
