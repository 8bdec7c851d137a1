import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'title'> & {
  /** What it does, in words: read aloud and shown on hover. */
  label: string
  icon: ReactNode
  size?: 'md' | 'child'
  /** For a button that stays down. */
  pressed?: boolean
}

const sizes = {
  md: 'size-12 rounded-control [&_svg]:size-6',
  child: 'size-16 rounded-[1.125rem] [&_svg]:size-8',
} as const

/** A square button with a picture. At least 48 px; for the youngest 64. */
export function IconButton({
  label,
  icon,
  size = 'md',
  pressed,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      className={classNames(
        'pressable inline-flex shrink-0 items-center justify-center border-2 active:translate-y-0.5 disabled:translate-y-0 disabled:opacity-50 forced-colors:border-[ButtonText]',
        pressed
          ? 'border-leaf bg-leaf text-white shadow-edge-leaf-pressed'
          : 'border-transparent bg-transparent text-leaf-deep hover:bg-leaf-soft',
        sizes[size],
        className,
      )}
    >
      {icon}
    </button>
  )
}
