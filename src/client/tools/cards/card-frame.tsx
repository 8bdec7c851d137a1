import type { ReactNode } from 'react'
import { classNames } from '#client/ui/class-names.ts'

type CardFrameProps = {
  asked: ReactNode
  answer: ReactNode
  help: ReactNode
  /** It takes the height that the tool has; what is asked moves in its own place where it is longer than that. */
  fills: boolean
}

/** The three parts of a card: what is asked, how it is answered, and what helps. Beside each other where the tool is low. */
export function CardFrame({ asked, answer, help, fills }: CardFrameProps) {
  return (
    <div
      className={classNames(
        'flex min-w-0 grow flex-col gap-2 roomy:gap-3',
        fills &&
          'lying:grid lying:grid-cols-[minmax(0,1fr)_minmax(min-content,1fr)] lying:grid-rows-[minmax(0,1fr)_auto] lying:gap-x-4 lying:gap-y-1.5',
      )}
    >
      <div
        className={classNames(
          'flex min-w-0 flex-col gap-1.5 roomy:gap-2.5',
          // Not to cut off the ring around what has the focus.
          fills &&
            '-m-1.5 min-h-32 cramped:min-h-26 grow basis-0 overflow-y-auto p-1.5 lying:m-0 lying:h-0 lying:min-h-full lying:p-1',
        )}
      >
        {asked}
      </div>
      <div
        className={classNames(
          'flex min-w-0 flex-col gap-3',
          fills &&
            'lying:col-start-2 lying:row-span-2 lying:row-start-1 lying:h-0 lying:min-h-full lying:justify-center-safe lying:gap-1.5 lying:overflow-y-auto lying:p-0.5',
        )}
      >
        {answer}
      </div>
      <div className="empty:hidden">{help}</div>
    </div>
  )
}
