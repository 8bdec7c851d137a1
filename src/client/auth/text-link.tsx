import type { ReactNode, Ref } from 'react'
import { Link } from 'wouter'

type TextLinkProps = { to: string; state?: unknown; ref?: Ref<HTMLAnchorElement>; children: ReactNode }

/** A link between the views, tall enough for a finger. */
export function TextLink(props: TextLinkProps) {
  return (
    <Link
      {...props}
      className="inline-flex min-h-12 items-center rounded-control px-1 font-semibold text-leaf-deep underline underline-offset-4"
    />
  )
}
