import { useEffect, useRef } from 'react'
import { CheckIcon, ClockIcon, VideoIcon } from '#client/ui/icons.tsx'
import { videoWords as words } from '#client/wording/en-video.ts'
import type { VideoItem } from '#shared/video.ts'
import { clipNameOf } from './clip-files.ts'
import { Poster } from './poster.tsx'

type ShelfProps = {
  items: readonly VideoItem[]
  /** The one that was watched before: the focus comes back to it. */
  focusOn: string | null
  onChoose: (item: VideoItem) => void
}

/** Everything there is to watch, in the order it is given. Nothing plays by itself. */
export function Shelf({ items, focusOn, onChoose }: ShelfProps) {
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => back.current?.focus(), [])
  return (
    <>
      <h2 className="text-heading">{words.shelf}</h2>
      <p className="mb-4 text-ink-soft">{words.shelfHint}</p>
      <ul className="grid gap-4 @lg:grid-cols-2 @4xl:grid-cols-3">
        {items.map((item) => (
          <li key={item.id} className="flex">
            <button
              ref={item.id === focusOn ? back : undefined}
              type="button"
              onClick={() => onChoose(item)}
              className="pressable flex w-full flex-col overflow-hidden rounded-card border-2 border-line bg-paper text-left shadow-edge-line hover:border-leaf/50 active:translate-y-0.5 active:shadow-edge-line-pressed"
            >
              <ItemPicture item={item} />
              <span className="flex flex-1 flex-col gap-1 px-4 pt-3 pb-4">
                <span className="pr-12 text-lg leading-snug font-semibold">{item.title}</span>
                <span className="leading-snug text-ink-soft">{item.about}</span>
                <Notes item={item} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

function ItemPicture({ item }: { item: VideoItem }) {
  const name = clipNameOf(item.id)
  return (
    <span className="relative box-content block aspect-video w-full border-b-2 border-line bg-cream">
      {name ? (
        <Poster name={name} />
      ) : (
        <span className="grid size-full place-items-center text-leaf-deep">
          <VideoIcon className="size-16" />
        </span>
      )}
      <span
        aria-hidden="true"
        className="absolute right-3 -bottom-6 grid size-12 place-items-center rounded-full bg-leaf text-white shadow-lift"
      >
        <svg
          viewBox="0 0 24 24"
          aria-hidden="true"
          className="size-7 fill-current stroke-current"
          strokeWidth="2"
          strokeLinejoin="round"
        >
          <path d="M9 6v12l9-6Z" />
        </svg>
      </span>
    </span>
  )
}

function Notes({ item: { kind, seconds, seen } }: { item: VideoItem }) {
  return (
    <span className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-1 pt-1 text-sm text-ink-soft">
      {seconds !== null && (
        <span className="flex items-center gap-1.5">
          <ClockIcon className="size-4" />
          {words.length(seconds)}
        </span>
      )}
      {kind === 'file' && <span>{words.file}</span>}
      {seen && (
        <span className="flex items-center gap-1 rounded-full bg-leaf-soft px-2.5 py-0.5 font-medium text-leaf-deep">
          <CheckIcon className="size-4" />
          {words.seen}
        </span>
      )}
    </span>
  )
}
