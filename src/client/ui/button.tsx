import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Spinner } from './loading.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'md' | 'lg' | 'child'

const base =
  'pressable inline-flex items-center justify-center gap-2.5 rounded-control border-2 text-center font-semibold no-underline select-none ' +
  'disabled:translate-y-0 disabled:shadow-none forced-colors:border-[ButtonText]'

/** Flat and grey, yet legible: what cannot be pressed may still be worth reading. */
const off =
  'not-aria-busy:disabled:border-line not-aria-busy:disabled:bg-cream-deep not-aria-busy:disabled:text-ink-soft'

const variants: Record<ButtonVariant, string> = {
  primary:
    'border-leaf bg-leaf text-white shadow-edge-leaf hover:border-leaf-hover hover:bg-leaf-hover active:translate-y-0.5 active:shadow-edge-leaf-pressed',
  secondary:
    'border-line bg-paper text-ink shadow-edge-line hover:border-leaf/50 hover:bg-leaf-mist active:translate-y-0.5 active:shadow-edge-line-pressed',
  quiet:
    'border-transparent bg-transparent text-leaf-deep hover:bg-leaf-soft active:bg-leaf-soft active:translate-y-px',
  danger:
    'border-rose bg-rose text-white shadow-edge-rose hover:border-rose-deep hover:bg-rose-deep active:translate-y-0.5 active:shadow-edge-rose-pressed',
}

const sizes: Record<ButtonSize, string> = {
  md: 'min-h-12 px-5 py-2 text-base leading-snug',
  lg: 'min-h-14 px-7 py-3 text-lg leading-snug',
  child: 'min-h-16 min-w-16 rounded-[1.125rem] px-7 py-3 text-xl leading-snug',
}

/** The classes of a button, for a link that looks like one. */
export function buttonClass(variant: ButtonVariant = 'primary', size: ButtonSize = 'md'): string {
  return classNames(base, variants[variant], off, sizes[size])
}

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Under way: cannot be pressed again, says so, and shows `busyLabel` when there is one. */
  busy?: boolean
  busyLabel?: string
}

export function Button({
  variant,
  size,
  busy = false,
  busyLabel,
  className,
  disabled,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={classNames(buttonClass(variant, size), className)}
    >
      {busy && <Spinner className="size-5" />}
      {busy ? (busyLabel ?? children) : children}
    </button>
  )
}
