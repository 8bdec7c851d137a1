import { Dialog } from '#client/ui/dialog.tsx'
import { parentWords } from '#client/wording/en-parent.ts'
import { filmWords } from '#client/wording/en-videos.ts'
import type { VideoFileView } from '#shared/video.ts'

/** Shows a video as it was kept, with its captions. */
export function WatchDialog({ film, onClose }: { film: VideoFileView; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={film.title} size="lg" closeLabel={parentWords.close}>
      <video controls playsInline src={film.address} className="max-h-[70dvh] w-full rounded-control bg-ink">
        <track
          kind="captions"
          srcLang="en"
          label={filmWords.list.withCaptions}
          src={film.has_captions ? film.address.replace('?', '/captions?') : undefined}
          default
        />
      </video>
    </Dialog>
  )
}
