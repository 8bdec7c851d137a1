import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { AlertIcon, CheckIcon, SparkIcon } from './icons.tsx'

type ToastTone = 'plain' | 'success' | 'danger'
/** `stays`: another time than its tone has. Milliseconds. */
type ShowToast = (toast: { text: string; tone?: ToastTone; stays?: number }) => void
type Shown = { id: number; text: string; tone: ToastTone; stays: number }

/** How long a toast stays if nobody says otherwise. Milliseconds. */
const durations: Record<ToastTone, number> = { plain: 3_000, success: 3_000, danger: 6_000 }

const looks: Record<ToastTone, { box: string; icon: ReactNode }> = {
  plain: { box: 'bg-ink text-cream border-ink', icon: <SparkIcon className="size-5 shrink-0 text-sun" /> },
  success: {
    box: 'bg-leaf-deep text-cream border-leaf-deep',
    icon: <CheckIcon className="size-5 shrink-0 text-sun" />,
  },
  danger: { box: 'bg-rose-deep text-white border-rose-deep', icon: <AlertIcon className="size-5 shrink-0" /> },
}

const ToastContext = createContext<ShowToast>(() => undefined)

/** Gives `toast({ text })`: a short word that goes away by itself. Nothing that must be read belongs in it. */
export const useToast = (): ShowToast => useContext(ToastContext)

export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown[]>([])
  const nextId = useRef(0)

  const show = useCallback<ShowToast>(({ text, tone = 'plain', stays = durations[tone] }) => {
    nextId.current += 1
    const id = nextId.current
    // The same words twice are one toast that stays longer; three are the most that anyone reads.
    setShown((before) => [...before.filter((one) => one.text !== text).slice(-2), { id, text, tone, stays }])
  }, [])
  const close = useCallback((id: number) => setShown((before) => before.filter((one) => one.id !== id)), [])

  return (
    <ToastContext value={show}>
      {children}
      <div className="pointer-events-none fixed inset-x-0 bottom-0 z-50 flex flex-col items-center gap-3 p-4 sm:p-6">
        <ToastList role="alert" toasts={shown.filter((one) => one.tone === 'danger')} onClose={close} />
        <ToastList role="status" toasts={shown.filter((one) => one.tone !== 'danger')} onClose={close} />
      </div>
    </ToastContext>
  )
}

type ToastListProps = { role: 'alert' | 'status'; toasts: Shown[]; onClose: (id: number) => void }

/** Always in the page, also empty: screen readers announce what arrives in a region they already know. */
function ToastList({ role, toasts, onClose }: ToastListProps) {
  return (
    <div role={role} aria-atomic="false" className="flex w-full flex-col items-center gap-3">
      {toasts.map((one) => (
        <Toast key={one.id} toast={one} onClose={onClose} />
      ))}
    </div>
  )
}

function Toast({ toast: { id, text, tone, stays }, onClose }: { toast: Shown; onClose: (id: number) => void }) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => onClose(id), stays)
    return () => clearTimeout(timer)
  }, [held, id, stays, onClose])
  const { box, icon } = looks[tone]
  return (
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      className={classNames(
        'pointer-events-auto flex max-w-md animate-rise items-center gap-3 rounded-control border px-5 py-3.5 font-medium shadow-lift',
        box,
      )}
    >
      {icon}
      {text}
    </div>
  )
}
