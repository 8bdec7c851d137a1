import type { MouseEvent, ReactNode } from 'react'
import { Button } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { keepTogether } from '#client/ui/keep-together.ts'
import type { Press } from '#shared/reply.ts'
import { openedTool } from './opened-tool.ts'

export type OnPress = (one: Press) => void

export type PressButtonProps = {
  one: Press
  /** Until then it is shown, but cannot be pressed. */
  ready: boolean
  /** Larger, for the youngest. */
  large: boolean
  onPress: OnPress
  className: string
  /** Before its words. */
  children?: ReactNode
}

/** One thing to press under a reply. */
export function PressButton({ one, ready, large, onPress, className, children }: PressButtonProps) {
  const handlePress = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (!ready) return
    // The button goes; whoever pressed it by keyboard goes on from where it stood.
    const next = currentTarget.closest<HTMLElement>(openedTool(one) ? '#main' : '[tabindex]')
    if (document.activeElement === currentTarget) next?.focus({ preventScroll: true })
    onPress(one)
  }
  return (
    <Button
      variant="secondary"
      size={large ? 'child' : 'md'}
      // Not switched off by the browser: the focus would be lost.
      aria-disabled={!ready || undefined}
      // A sign alone is read out in its words.
      aria-label={/[\p{L}\p{N}]/u.test(one.label) ? undefined : one.says}
      // A tap must not take the focus out of the box: the screen keyboard would jump.
      onPointerDown={(event) => event.preventDefault()}
      onClick={handlePress}
      className={classNames('min-w-0', className, !ready && off)}
    >
      {children}
      {keepTogether(one.label)}
    </Button>
  )
}

/** Calm and legible: it will be pressed in a moment. */
const off = 'translate-y-0! border-line! bg-cream-deep! text-ink-soft! shadow-none!'
