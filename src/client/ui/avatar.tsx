import { useState } from 'react'
import { classNames } from './class-names.ts'

/** `own`: as large as the class name says. */
const sizes = { sm: 'size-9', md: 'size-12', lg: 'size-20', xl: 'size-32', own: '' } as const

type AvatarProps = { src: string | null; name: string; size: keyof typeof sizes; className?: string }

/** A round picture of someone whose name stands beside it; the first letter when there is no picture or it fails. */
export function Avatar({ src, name, size, className }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null)
  const look = classNames('block shrink-0 rounded-full', sizes[size], className)
  if (!src || src === failedSrc) return <LetterDisc name={name} className={look} />
  return (
    <img
      src={src}
      alt=""
      draggable={false}
      decoding="async"
      onError={() => setFailedSrc(src)}
      className={classNames(look, 'bg-leaf-soft object-cover')}
    />
  )
}

function LetterDisc({ name, className }: { name: string; className: string }) {
  const letter = [...name.trim()][0]?.toLocaleUpperCase() ?? ''
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className={classNames(className, 'overflow-hidden')}>
      <rect width="64" height="64" fill="var(--color-leaf)" />
      <path d="M-4 52C10 36 22 40 30 68L-8 72Z" fill="var(--color-leaf-deep)" />
      <path d="M70 44C52 34 40 44 38 70l34 4Z" fill="#2c9268" />
      <path d="M46 66c4-10 10-16 20-20" stroke="#8fcfa9" strokeWidth="1.5" fill="none" strokeLinecap="round" />
      <text
        x="32"
        y="33"
        dominantBaseline="central"
        textAnchor="middle"
        fill="var(--color-cream)"
        fontSize="30"
        fontWeight="650"
        fontFamily="var(--font-sans)"
      >
        {letter}
      </text>
    </svg>
  )
}
