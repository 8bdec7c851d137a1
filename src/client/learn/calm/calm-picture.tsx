import type { ReactNode } from 'react'
import { classNames } from '#client/ui/class-names.ts'
import { offlineDrawing } from './offline-drawing.tsx'

/** What a calm moment looks like: each has a picture of its own, and none is red. */
export type CalmKind = 'resting' | 'offline' | 'waiting' | 'goodbye' | 'moon'

/** Drawn for us, 96 by 72; the words beside it say the same. */
export function CalmPicture({ kind, className }: { kind: CalmKind; className?: string }) {
  return (
    <svg
      viewBox="0 0 96 72"
      aria-hidden="true"
      className={classNames('w-24 shrink-0', className)}
      fill="none"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {drawn[kind]}
    </svg>
  )
}

const drawn: Record<CalmKind, ReactNode> = {
  /** A cup of tea under a leaf. */
  resting: (
    <>
      <ellipse cx="46" cy="63" rx="34" ry="5" className="fill-cream-deep" />
      <path d="M22 32H66V44C66 55 58 61 44 61S22 55 22 44Z" className="fill-leaf-soft stroke-leaf" />
      <path d="M66 37C76 36 78 50 64 50" className="stroke-leaf" />
      <path d="M36 24C32 19 40 16 36 10M50 24C46 19 54 16 50 10" className="stroke-leaf-line" />
    </>
  ),
  offline: offlineDrawing,
  /** A snail on its way. */
  waiting: (
    <>
      <path d="M12 62H76C84 62 86 52 80 48" className="stroke-sun-deep" />
      <path d="M80 48C78 40 76 38 74 32M80 48C82 40 84 38 87 33" className="stroke-sun-deep" />
      <circle cx="44" cy="40" r="21" className="fill-sun-soft stroke-sun" />
      <path d="M44 40C44 34 53 35 53 42 53 51 36 52 34 41 33 28 50 24 58 32" className="stroke-sun-deep" />
    </>
  ),
  /** A sun that goes down behind a hill, and a hand's worth of rays. */
  goodbye: (
    <>
      <circle cx="48" cy="42" r="17" className="fill-sun" />
      <path d="M48 12V18M22 22 27 27M74 22 69 27M14 44H21M75 44H82" className="stroke-sun" />
      <path d="M2 66C16 46 34 50 48 56S80 50 94 66Z" className="fill-leaf" />
    </>
  ),
  /** A moon over a hill. */
  moon: (
    <>
      <path d="M58 8C40 10 34 32 48 43 56 49 68 46 72 40 56 42 48 22 58 8Z" className="fill-sun" />
      <path d="M22 16V22M19 19H25M80 14V18M78 16H82" className="stroke-sun-line" />
      <path d="M2 66C16 50 34 54 48 59S80 54 94 66Z" className="fill-sky-deep" />
    </>
  ),
}
