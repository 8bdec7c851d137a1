import type { ElementType, ReactNode } from 'react'

export type FrameLinkProps = {
  href: string
  className?: string
  'aria-current'?: 'page'
  onClick?: () => void
  children?: ReactNode
}

/** The anchor a document uses: `a` on the landing page, the router's in the application ('/' is always a new document). */
export type FrameLink = ElementType<FrameLinkProps>
