import { useEffect, useId, useRef } from 'react'
import { Button } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { learnWords } from '#client/wording/en-learn.ts'
import { didYouSay } from '#shared/tools/did-you-say.ts'
import type { Option } from '#shared/tools/heard.ts'

const words = learnWords.didYouSay

type AskProps = { options: readonly Option[]; onYes: (option: Option) => void; onNo: () => void }

/** Asks before something is sent that may be misheard. Takes the focus, unless the child is typing, and gives it back. */
export function DidYouSay({ options, onYes, onNo }: AskProps) {
  const id = useId()
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const before = document.activeElement
    if (before instanceof HTMLTextAreaElement || before instanceof HTMLInputElement) return
    first.current?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    <fieldset
      aria-labelledby={id}
      className={classNames(
        'm-0 flex min-w-0 animate-rise flex-col items-center gap-3 rounded-card border-2 border-leaf/40 bg-leaf-mist px-4 py-4 sm:px-6',
        options.length === 1 ? 'sm:flex-row sm:justify-between' : '',
      )}
    >
      <p id={id} className="text-heading text-center text-2xl text-balance">
        {didYouSay(options.map(({ says }) => says))}
      </p>
      <div className="flex w-full min-w-0 flex-wrap justify-center gap-3 sm:w-auto">
        {options.map((option, at) => (
          <Button
            key={option.text}
            ref={at === 0 ? first : undefined}
            size="child"
            className="max-sm:grow"
            onClick={() => onYes(option)}
          >
            {options.length === 1 ? words.yes : option.says}
          </Button>
        ))}
        <Button variant="secondary" size="child" className="max-sm:w-full" onClick={onNo}>
          {words.no}
        </Button>
      </div>
    </fieldset>
  )
}
