import { type FormEvent, useRef, useSyncExternalStore } from 'react'
import { Button, buttonClass } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { TextInput } from '#client/ui/field.tsx'
import { SendIcon } from '#client/ui/icons.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { demoWords as words } from '#client/wording/en-demo.ts'
import { type DemoLine, useDemo } from './use-demo.ts'

/** Longest message, as the server takes it (shared/demo.ts, which carries zod). */
const longest = 200

/** A lesson of three turns with the real tutor, for whoever looks. */
export function DemoLesson() {
  const { lines, left, draft, setDraft, busy, fault, say, startOver } = useDemo()
  const box = useRef<HTMLInputElement>(null)
  const isAlive = useIsAlive()

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    void say(draft)
    box.current?.focus()
  }

  return (
    <div className="mx-auto max-w-2xl rounded-panel border border-line bg-paper p-4 shadow-lift sm:p-6">
      <div className="flex items-center gap-3 border-line border-b pb-4">
        <img
          vite-ignore=""
          src="/portraits/pip.svg"
          alt=""
          width={56}
          height={56}
          loading="lazy"
          className="size-14 rounded-full bg-sun-soft"
        />
        <p className="font-semibold text-lg">{words.tutor}</p>
        <p className="ml-auto rounded-full bg-leaf-soft px-3 py-1 font-medium text-leaf-deep text-sm">
          {words.turnsLeft(left)}
        </p>
      </div>
      <div role="log" aria-live="polite" aria-busy={busy} className="flex flex-col gap-3 py-5">
        {lines.map((line) => (
          <Line key={line.id} {...line} />
        ))}
        {busy && <p className="animate-late text-ink-soft">{words.thinking}</p>}
      </div>
      {fault && <Notice tone="warning">{fault}</Notice>}
      {left === 0 ? (
        <Ending onAgain={startOver} />
      ) : (
        <>
          <Ideas off={busy || !isAlive} onPick={say} />
          <form onSubmit={handleSubmit} className="mt-4 flex gap-2.5">
            <TextInput
              ref={box}
              value={draft}
              disabled={!isAlive}
              onChange={(event) => setDraft(event.target.value)}
              maxLength={longest}
              aria-label={words.label}
              placeholder={words.placeholder}
              autoComplete="off"
            />
            <Button type="submit" disabled={draft.trim() === '' || busy} aria-label={words.send}>
              <SendIcon className="size-5" />
            </Button>
          </form>
        </>
      )}
      <p className="mt-4 hidden text-center text-ink-soft noscript:block">{words.noScript}</p>
    </div>
  )
}

const never = () => () => undefined

/** False in the HTML that was written at build time: nothing answers there yet to what is pressed or typed. */
const useIsAlive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

function Line({ from, text }: DemoLine) {
  return (
    <p
      className={classNames(
        'w-fit max-w-[88%] animate-rise rounded-2xl px-4 py-2.5',
        from === 'visitor' ? 'self-end rounded-br-md bg-sky-soft' : 'rounded-bl-md border border-line bg-cream',
      )}
    >
      {text}
    </p>
  )
}

function Ideas({ off, onPick }: { off: boolean; onPick: (text: string) => void }) {
  return (
    <ul aria-label={words.ideasLabel} className="flex flex-wrap gap-2.5">
      {words.ideas.map((idea) => (
        <li key={idea}>
          <Button variant="secondary" disabled={off} onClick={() => onPick(idea)}>
            {idea}
          </Button>
        </li>
      ))}
    </ul>
  )
}

function Ending({ onAgain }: { onAgain: () => void }) {
  return (
    <div className="rounded-card bg-sun-soft p-5">
      <p>{words.over}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <a href="/login#auth-sign-up" className={buttonClass('primary')}>
          {words.start}
        </a>
        <Button variant="quiet" onClick={onAgain}>
          {words.again}
        </Button>
      </div>
    </div>
  )
}
