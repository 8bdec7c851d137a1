import { Loading } from '#client/ui/loading.tsx'
import { commonWords as words } from '#client/wording/en-common.ts'

/**
 * The whole window while we do not know yet who is here. Fades in late, so that a quick answer never flashes; and in letters that
 * every device has, so that ours come behind the files that everything waits for.
 */
export function LoadingScreen() {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="grid min-h-[70dvh] flex-1 animate-late place-items-center font-[system-ui] outline-none noscript:hidden"
    >
      <h1 className="sr-only">{words.product}</h1>
      <Loading label={words.loading} />
    </main>
  )
}
