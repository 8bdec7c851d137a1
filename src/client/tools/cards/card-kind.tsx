import type { ReactNode } from 'react'
import { cardWords as words } from '#client/wording/en-cards.ts'
import type { CardView } from '#shared/card.ts'

type Kind = CardView['card_type']

const signs: Record<Kind, ReactNode> = {
  standard: <path d="M6 13.5a5 5 0 1 1 8 0c-1 1-1.5 2-1.5 3h-5c0-1-.5-2-1.5-3ZM8 19h4" />,
  choice: (
    <>
      <path d="M3 4.5h5v5H3ZM3 12.5h5v5H3ZM12 5h5v5h-5Z" />
      <path d="m11.5 14.5 2 2 4-4" />
    </>
  ),
  number: <path d="M7.5 3 6 17M14 3l-1.5 14M3.5 7.5H17M3 12.5h13.5" />,
  word: <path d="m3 16 4-12 4 12M4.3 12h5.4M17 16v-6.5M17 12.5a2.8 2.8 0 1 0 0 .5" />,
  image: (
    <>
      <path d="M2 10c4-6.5 12-6.5 16 0-4 6.5-12 6.5-16 0Z" />
      <circle cx="10" cy="10" r="2.5" />
    </>
  ),
}

const isKind = (kind: string): kind is Kind => Object.hasOwn(signs, kind)

/** What kind of card it is: a sign, and a child's word for it. A kind of a later release is a card like any other. */
export function CardKind({ kind }: { kind: string }) {
  const known = isKind(kind) ? kind : 'standard'
  return (
    <p
      className="flex min-w-0 items-center gap-1.5 text-sm leading-tight font-medium lying:flex-col lying:gap-0.5 lying:text-center lying:text-xs text-ink-soft"
      data-card-type={known}
    >
      <svg
        viewBox="0 0 20 20"
        aria-hidden="true"
        className="size-5 shrink-0"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {signs[known]}
      </svg>
      {words.kinds[known]}
    </p>
  )
}
