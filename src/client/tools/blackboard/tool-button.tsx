import type { ComponentProps } from 'react'
import { classNames } from '#client/ui/class-names.ts'
import { Glyph, type GlyphName } from './icons.tsx'

type ToolButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  glyph: GlyphName
  label: string
  large: boolean
  /** For a tool that stays in the hand. */
  pressed?: boolean
  /** Cannot be pressed now, and keeps the focus that it has. */
  off?: boolean
}

/** A picture with its word under it: at least 48 px, for the youngest 64. */
export function ToolButton({
  glyph,
  label,
  large,
  pressed,
  off = false,
  onClick,
  className,
  ...rest
}: ToolButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={pressed}
      aria-disabled={off || undefined}
      onClick={off ? undefined : onClick}
      className={classNames(
        'pressable flex shrink-0 flex-col items-center justify-center gap-0.5 rounded-control border-2 px-1 leading-none font-medium whitespace-nowrap select-none active:translate-y-px aria-disabled:opacity-45 aria-disabled:active:translate-y-0 forced-colors:border-[ButtonText]',
        large ? 'h-17 min-w-16 text-sm' : 'h-14 min-w-13 text-xs',
        pressed ? 'border-leaf bg-leaf text-white' : 'border-transparent text-ink not-aria-disabled:hover:bg-leaf-soft',
        className,
      )}
    >
      <Glyph name={glyph} className={large ? 'size-8' : 'size-6'} />
      {label}
    </button>
  )
}
