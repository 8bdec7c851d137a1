import { useCallback, useRef, useState } from 'react'
import type { ToolProps } from '#client/tools/contract/tool-props.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Loading } from '#client/ui/loading.tsx'
import { videoWords as words } from '#client/wording/en-video.ts'
import type { VideoItem } from '#shared/video.ts'
import { clipNameOf } from './clip-files.ts'
import { ClipScreen } from './clip-screen.tsx'
import { Failed } from './failed.tsx'
import { LateFile } from './late-file.ts'
import { Shelf } from './shelf.tsx'
import { useArrival } from './use-arrival.ts'

/** Up to this grade, and while the grade is not known, everything to press is larger. */
const youngest = 1

/** TV / Video: a shelf of what there is to watch, and one video at a time. Nothing plays where nobody looks. */
export const Video = (props: ToolProps) => props.shown && <Watching {...props} />

function Watching({ student, conversation, videos }: ToolProps) {
  const { value: listed, failed, retry } = useArrival(videos.list)
  const [open, setOpen] = useState<VideoItem | null>(null)
  const [seen, setSeen] = useState<readonly string[]>([])
  const last = useRef<string | null>(null)
  const large = (student?.grade_level ?? youngest) <= youngest
  const noteSeen = useCallback(
    (id: string) => {
      setSeen((before) => [...before, id])
      videos.seen(id)
    },
    [videos],
  )
  const choose = (item: VideoItem) => {
    last.current = item.id
    setOpen(item)
  }
  const name = open && clipNameOf(open.id)
  const screen = { large, onLeave: () => setOpen(null) }
  return (
    <section
      aria-label={words.title}
      className="[container-type:size] min-h-0 flex-1 overflow-y-auto px-3 py-3 sm:px-6"
    >
      <div className="mx-auto max-w-6xl">
        {open && name && (
          <ClipScreen
            key={open.id}
            name={name}
            {...screen}
            {...{ conversation, videos, onSeen: noteSeen, tutor: student?.tutor ?? null }}
          />
        )}
        {open && !name && <LateFile key={open.id} item={open} {...screen} hush={conversation.hush} onSeen={noteSeen} />}
        {!open && listed && listed.length > 0 && (
          <Shelf
            items={listed.map((item) => ({ ...item, seen: item.seen || seen.includes(item.id) }))}
            focusOn={last.current}
            onChoose={choose}
          />
        )}
        {listed?.length === 0 && <EmptyState title={words.none} />}
        {!listed && !failed && <Loading label={words.loading} />}
        {failed && <Failed text={words.failed} large={large} onRetry={retry} />}
      </div>
    </section>
  )
}
