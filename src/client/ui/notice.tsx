import type { ComponentType, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { AlertIcon, CheckIcon, type IconProps, InfoIcon } from './icons.tsx'

type NoticeTone = 'info' | 'success' | 'warning' | 'danger'

const looks: Record<NoticeTone, { box: string; icon: string; Icon: ComponentType<IconProps> }> = {
  info: { box: 'border-sky-line bg-sky-soft', icon: 'text-sky-deep', Icon: InfoIcon },
  success: { box: 'border-leaf-line bg-leaf-soft', icon: 'text-leaf-deep', Icon: CheckIcon },
  warning: { box: 'border-sun-line bg-sun-soft', icon: 'text-sun-deep', Icon: AlertIcon },
  danger: { box: 'border-rose-line bg-rose-soft', icon: 'text-rose-deep', Icon: AlertIcon },
}

type NoticeProps = { tone: NoticeTone; children: ReactNode; action?: ReactNode }

/** A sentence the person should see here and now. A danger is read out at once. */
export function Notice({ tone, children, action }: NoticeProps) {
  const { box, icon, Icon } = looks[tone]
  return (
    <div
      role={tone === 'danger' ? 'alert' : undefined}
      className={classNames('flex flex-wrap items-center gap-x-4 gap-y-3 rounded-control border px-4 py-3', box)}
    >
      <div className="flex min-w-0 flex-[1_1_14rem] items-start gap-3">
        <Icon className={classNames('mt-0.5 size-5 shrink-0', icon)} />
        <div className="min-w-0">{children}</div>
      </div>
      {action}
    </div>
  )
}
