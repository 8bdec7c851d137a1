import { Button, buttonClass } from '#client/ui/button.tsx'
import { RefreshIcon } from '#client/ui/icons.tsx'
import { commonWords as words } from '#client/wording/en-common.ts'
import lost from './lost.svg'

type ErrorPageProps = {
  /** Another try; without one the page is loaded again. */
  onRetry?: () => void
}

/** When a screen broke: calm, with two ways out. What happened exactly is for the log, not for a family. */
export function ErrorPage({ onRetry = () => location.reload() }: ErrorPageProps) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto grid w-full max-w-xl flex-1 place-content-center px-6 py-16 text-center outline-none"
    >
      <img src={lost} alt="" width={280} height={210} className="mx-auto mb-8 w-70 max-w-full" />
      <h1 className="text-title">{words.errorTitle}</h1>
      <p className="mt-4 text-lg">{words.errorText}</p>
      <p className="mt-2 text-ink-soft">{words.errorHint}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button onClick={onRetry}>
          <RefreshIcon className="size-5" />
          {words.tryAgain}
        </Button>
        <a href="/" className={buttonClass('secondary')}>
          {words.home}
        </a>
      </div>
    </main>
  )
}
