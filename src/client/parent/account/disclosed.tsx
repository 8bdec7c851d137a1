import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button, type ButtonVariant } from '#client/ui/button.tsx'

type DisclosedProps = {
  action: string
  variant?: ButtonVariant
  onOpen?: () => void
  children: (close: () => void) => ReactNode
}

/** A form that is out of the way until it is wanted. The focus goes in with it, and back out. */
export function Disclosed({ action, variant = 'secondary', onOpen, children }: DisclosedProps) {
  const [open, setOpen] = useState(false)
  const inside = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)

  useEffect(() => {
    if (open) inside.current?.querySelector('input')?.focus()
    else if (wasOpen.current) button.current?.focus({ preventScroll: true })
    wasOpen.current = open
  }, [open])

  function handleOpen() {
    onOpen?.()
    setOpen(true)
  }

  if (open)
    return (
      <div ref={inside} className="w-full">
        {children(() => setOpen(false))}
      </div>
    )
  return (
    <Button ref={button} variant={variant} className="self-start" onClick={handleOpen}>
      {action}
    </Button>
  )
}
