import { commonWords as words } from '#client/wording/en-common.ts'

const target = '#main'

/** The first stop of the Tab key. Moves focus itself, because the address after # has a meaning on some screens. */
export function SkipLink() {
  return (
    <a
      href={target}
      onClick={(event) => {
        const main = document.getElementById('main')
        if (!main) return
        event.preventDefault()
        main.focus()
        main.scrollIntoView()
      }}
      className="sr-only z-50 rounded-control bg-ink font-semibold text-cream focus:not-sr-only focus:absolute focus:top-3 focus:left-3 focus:px-5 focus:py-3"
    >
      {words.skipToContent}
    </a>
  )
}
