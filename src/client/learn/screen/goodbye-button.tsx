import type { LiveConversation } from '#client/learn/conversation/live-conversation.ts'
import { useStoreValue } from '#client/store/use-store.ts'
import { classNames } from '#client/ui/class-names.ts'
import { Sign } from '#client/ui/sign.tsx'
import { learnWords as words } from '#client/wording/en-learn.ts'

type GoodbyeProps = { conversation: LiveConversation; large: boolean; onPress: (says: string) => void }

/** Ends the lesson in every tool: a child who cannot read knows the hand. It is said to the tutor, who says goodbye too. */
export function GoodbyeButton({ conversation, large, onPress }: GoodbyeProps) {
  const ready = useStoreValue(conversation, ({ recording, replying }) => recording && !replying)
  const isOver = useStoreValue(conversation, (state) => state.ending !== null)
  if (isOver) return null
  return (
    <button
      type="button"
      aria-label={words.sayGoodbye}
      aria-disabled={!ready || undefined}
      onClick={() => ready && onPress(words.goodbyeSaid)}
      className={classNames(
        'pressable z-20 col-start-1 col-span-2 row-start-3 mb-[env(safe-area-inset-bottom)] flex w-14 flex-col items-center justify-center gap-0.5 self-end justify-self-end rounded-control text-xs leading-tight font-medium text-ink hover:bg-leaf-soft focus-visible:-outline-offset-3',
        'short:col-start-4 short:col-span-1 short:row-start-1 short:mb-15 short:w-full wide:mt-auto wide:w-full wide:flex-row wide:justify-start wide:gap-3 wide:self-auto wide:px-3 wide:text-base',
        large ? 'min-h-16 wide:text-lg' : 'min-h-14 wide:min-h-12',
      )}
    >
      <Sign name="goodbye" className="size-8 shrink-0 sm:size-9 short:size-8" />
      {words.goodbye}
    </button>
  )
}
