import type { ComponentProps, ElementType } from 'react'
import { classNames } from './class-names.ts'

const tones = {
  plain: 'border-line bg-paper shadow-card',
  sunny: 'border-sun-line bg-sun-soft shadow-card',
  leaf: 'border-leaf-line bg-leaf-mist shadow-card',
  /** For a white ground: sunk instead of raised. */
  cream: 'border-line bg-cream',
} as const

type CardProps = ComponentProps<'div'> & {
  /** The element, when a `div` says too little: `section`, `article`, `li`, `form`. */
  as?: ElementType
  tone?: keyof typeof tones
}

export function Card({ as: Element = 'div', tone = 'plain', className, children, ...rest }: CardProps) {
  return (
    <Element {...rest} className={classNames('rounded-card border p-5 sm:p-6', tones[tone], className)}>
      {children}
    </Element>
  )
}
