import type { ComponentProps } from 'react'
import { Link } from 'react-router'

/** A link between the views, tall enough for a finger. */
export function TextLink(props: Omit<ComponentProps<typeof Link>, 'className'>) {
  return (
    <Link
      {...props}
      className="inline-flex min-h-12 items-center rounded-control px-1 font-semibold text-leaf-deep underline underline-offset-4"
    />
  )
}
