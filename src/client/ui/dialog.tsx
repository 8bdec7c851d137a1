import { type PointerEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { CloseIcon } from './icons.tsx'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  footer?: ReactNode
  size?: 'md' | 'lg'
  /** The name of the cross; without it the cross is named after the title. */
  closeLabel?: string
}

const widths = { md: 'max-w-lg', lg: 'max-w-3xl' } as const

/** A question or a detail in front of the page. Native: the page behind is inert, Escape closes, focus goes back. */
export function Dialog({ open, onClose, title, children, footer, size = 'md', closeLabel }: DialogProps) {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)

  // Before paint and before removal, so that focus returns even when the whole dialog goes away at once.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    element.showModal()
    return () => element.close()
  }, [open])

  // The dialog itself is only its own backdrop: everything inside lies on the panel.
  const isBackdrop = (event: PointerEvent<HTMLDialogElement>) => event.target === dialog.current

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={classNames(
        'm-auto w-[calc(100%-2rem)] overflow-visible bg-transparent p-0 text-ink open:animate-rise',
        widths[size],
      )}
      onCancel={(event) => {
        // `open` is the caller's: it closes when the caller says so.
        if (event.target !== dialog.current) return
        event.preventDefault()
        onClose()
      }}
      onPointerDown={(event) => {
        pressedOutside.current = isBackdrop(event)
      }}
      onPointerUp={(event) => {
        if (pressedOutside.current && isBackdrop(event)) onClose()
      }}
    >
      {open && (
        <div className="flex max-h-[calc(100dvh-3rem)] flex-col rounded-card border border-line bg-paper shadow-lift">
          <div className="flex items-start justify-between gap-4 px-6 pt-5 pb-3">
            <h2 id={titleId} className="min-w-0 pt-2 text-heading [overflow-wrap:anywhere]">
              {title}
            </h2>
            <IconButton label={closeLabel ?? `× ${title}`} icon={<CloseIcon />} onClick={onClose} className="-mr-2" />
          </div>
          <div className="overflow-y-auto overscroll-contain px-6 pt-1 pb-6">{children}</div>
          {footer && (
            <div className="flex flex-wrap justify-end gap-3 rounded-b-card border-t border-line bg-cream px-6 pt-4 pb-5">
              {footer}
            </div>
          )}
        </div>
      )}
    </dialog>
  )
}
