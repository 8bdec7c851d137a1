import { IconButton } from '#client/ui/icon-button.tsx'
import { flashcardWords as words } from '#client/wording/en-flashcards.ts'

/** Takes the last key away again. */
export const TakeBack = ({ isEmpty, onTake }: { isEmpty: boolean; onTake: () => void }) => (
  <IconButton
    label={words.takeBack}
    icon={<TakeBackIcon />}
    size="child"
    className="border-line! bg-paper! aria-disabled:opacity-50"
    aria-disabled={isEmpty || undefined}
    // The focus stays in the box.
    onPointerDown={(event) => event.preventDefault()}
    onClick={onTake}
  />
)

const TakeBackIcon = () => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d="M8.5 5H20a1.5 1.5 0 0 1 1.5 1.5v11A1.5 1.5 0 0 1 20 19H8.5L2.5 12ZM12 9l6 6M18 9l-6 6" />
  </svg>
)
