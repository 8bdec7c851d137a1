import type { ReactNode } from 'react'

export type IconProps = { className?: string }

// Our own drawings: 24 units, round ends, in the colour of the text. The words beside them carry the meaning.
// Free of side effects, so that a page carries only the icons it shows.
/* @__NO_SIDE_EFFECTS__ */
function icon(drawing: ReactNode) {
  return ({ className }: IconProps) => (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className ?? 'size-6'}
    >
      {drawing}
    </svg>
  )
}

export const SendIcon = icon(
  <>
    <path d="M4.2 4.6 20.5 12 4.2 19.4 6.6 12Z" />
    <path d="M6.6 12h6" />
  </>,
)
export const MicIcon = icon(
  <>
    <rect x="9" y="3" width="6" height="11" rx="3" />
    <path d="M5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3M8.5 21h7" />
  </>,
)
export const StopIcon = icon(<rect x="6" y="6" width="12" height="12" rx="2.5" fill="currentColor" />)
export const AttachIcon = icon(
  <path d="m20 11.2-8.3 8.3a5 5 0 0 1-7.1-7.1l8.6-8.6a3.4 3.4 0 0 1 4.8 4.8l-8.5 8.5a1.7 1.7 0 0 1-2.4-2.4l7.8-7.8" />,
)
export const ChatIcon = icon(
  <>
    <path d="M21 11.5c0 4.4-4 8-9 8-1.2 0-2.4-.2-3.4-.6L3.8 20.4l1.3-3.9C3.8 15.1 3 13.4 3 11.5c0-4.4 4-8 9-8s9 3.6 9 8Z" />
    <path d="M8.5 11.5h.01M12 11.5h.01M15.5 11.5h.01" strokeWidth="2.6" />
  </>,
)
export const LetterIcon = icon(
  <>
    <path d="M4 18 9 5.5 14 18M5.7 14h6.6" />
    <path d="M17 20c2.5-.6 3.7-2.2 3.5-4.5" strokeDasharray="0.1 3" strokeWidth="2.4" />
    <path d="M20.5 12v.01" strokeWidth="2.4" />
  </>,
)
export const VideoIcon = icon(
  <>
    <rect x="3" y="6.5" width="18" height="12.5" rx="2.5" />
    <path d="m8 3 4 3.5L16 3M10.5 10.2v5.1l4.3-2.55Z" />
  </>,
)
export const EditIcon = icon(
  <path d="m4 20 1-4.4L16.3 4.3a2.1 2.1 0 0 1 3 0l.4.4a2.1 2.1 0 0 1 0 3L8.4 19 4 20ZM14.5 6.2l3.4 3.4" />,
)
export const TrashIcon = icon(
  <path d="M4 6.5h16M9 6.5V4.8A1.3 1.3 0 0 1 10.3 3.5h3.4A1.3 1.3 0 0 1 15 4.8v1.7M6 6.5l.9 12a2 2 0 0 0 2 1.9h6.2a2 2 0 0 0 2-1.9l.9-12M10 10.5v6M14 10.5v6" />,
)
export const CloseIcon = icon(<path d="M6 6l12 12M18 6 6 18" />)
export const CheckIcon = icon(<path d="m4.5 12.8 5 5L19.5 6.5" strokeWidth="2.5" />)
export const StarIcon = icon(
  <path
    d="M12 3.2c.5 0 .8.3 1 .7l2 4.3 4.6.6c.9.1 1.2 1.1.6 1.8l-3.4 3.3.9 4.7c.1.9-.8 1.5-1.5 1.1L12 17.4l-4.2 2.3c-.7.4-1.6-.2-1.5-1.1l.9-4.7-3.4-3.3c-.6-.7-.3-1.7.6-1.8l4.6-.6 2-4.3c.2-.4.5-.7 1-.7Z"
    fill="currentColor"
    stroke="none"
  />,
)
export const ArrowRightIcon = icon(<path d="M4.5 12h15M13 5.5l6.5 6.5-6.5 6.5" />)
export const MenuIcon = icon(<path d="M4 7h16M4 12h16M4 17h16" />)
export const ClockIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.8" />
    <path d="M12 7v5.3l3.4 2" />
  </>,
)
export const NoteIcon = icon(
  <>
    <path d="M5 4.5h14a1.5 1.5 0 0 1 1.5 1.5v8l-6 6H5A1.5 1.5 0 0 1 3.5 18.5V6A1.5 1.5 0 0 1 5 4.5Z" />
    <path d="M20.5 14h-4.5a1.5 1.5 0 0 0-1.5 1.5V20M7.5 9h9M7.5 13h4" />
  </>,
)
export const PinIcon = icon(<path d="M8.5 3.5h7l-.8 6 3.3 3.4v1.6H6v-1.6l3.3-3.4-.8-6ZM12 14.5V21" />)
export const PlusIcon = icon(<path d="M12 5v14M5 12h14" />)
export const ShieldIcon = icon(
  <path d="M12 3 4.5 5.8v5.7c0 4.6 3 7.9 7.5 9.5 4.5-1.6 7.5-4.9 7.5-9.5V5.8L12 3ZM8.5 12l2.5 2.5 4.5-5" />,
)
export const SparkIcon = icon(
  <path d="M11 4.5c.6 4.3 2.7 6.4 7 7-4.3.6-6.4 2.7-7 7-.6-4.3-2.7-6.4-7-7 4.3-.6 6.4-2.7 7-7ZM18.5 3v4M20.5 5h-4" />,
)
export const BookIcon = icon(
  <path d="M12 6.5C10 4.8 7.3 4.3 3.5 4.5v13.3c3.8-.2 6.5.4 8.5 2.2 2-1.8 4.7-2.4 8.5-2.2V4.5C16.7 4.3 14 4.8 12 6.5ZM12 6.5V20" />,
)
export const RefreshIcon = icon(
  <path d="M19.5 8.5A8.3 8.3 0 0 0 4 10.5M4.5 15.5A8.3 8.3 0 0 0 20 13.5M19.8 3.8v4.7h-4.7M4.2 20.2v-4.7h4.7" />,
)
export const LockIcon = icon(
  <>
    <rect x="5" y="10.5" width="14" height="10" rx="2.5" />
    <path d="M8 10.5V7.8a4 4 0 0 1 8 0v2.7M12 14.5v2" />
  </>,
)
export const SpeakerIcon = icon(
  <path d="M4 9.5v5h3.5l5 4v-13l-5 4H4ZM16 9a4.2 4.2 0 0 1 0 6M18.7 6.3a8 8 0 0 1 0 11.4" />,
)
export const ChevronDownIcon = icon(<path d="m6 9.5 6 6 6-6" />)
export const AlertIcon = icon(<path d="M12 4 2.8 19.5h18.4L12 4ZM12 10v4.5M12 17.2v.01" />)
export const InfoIcon = icon(<path d="M12 3.2a8.8 8.8 0 1 0 0 17.6 8.8 8.8 0 0 0 0-17.6ZM12 11.5v5M12 7.8v.01" />)
export const SproutIcon = icon(
  <path d="M12 20.5v-9M12 13.5C12 9.5 9.5 7 4.5 7c0 4.5 2.5 6.8 7.5 6.5ZM12 11c0-4 2.5-6.7 7.5-6.7 0 4.7-2.5 7-7.5 6.7ZM7.5 20.5h9" />,
)
export const HomeIcon = icon(<path d="M4 11.5 12 4l8 7.5M6.5 10v9.5h11V10" />)
export const FlagIcon = icon(<path d="M6 21V4.2c4-2 7.5 2 12.5 0v9c-5 2-8.5-2-12.5 0" />)
export const GearIcon = icon(
  <>
    <circle cx="12" cy="12" r="3.2" />
    <path d="M12 3v2.6M12 18.4V21M3 12h2.6M18.4 12H21M5.64 5.64l1.84 1.84M16.52 16.52l1.84 1.84M5.64 18.36l1.84-1.84M16.52 7.48l1.84-1.84" />
  </>,
)
