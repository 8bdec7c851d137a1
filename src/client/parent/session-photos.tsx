import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { photoAddress, photosQuery } from '#client/data/history.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { useFocusBack } from '#client/ui/use-focus-back.ts'
import { drawingsWords as words } from '#client/wording/en-drawings.ts'
import type { PhotoView } from '#shared/photo.ts'
import { clockTime } from './session-date.ts'

type SessionPhotosProps = { conversationId: string; nickname: string }

/** The photos of homework that a child attached in a session, with what was read in them; nothing where there are none. */
export function SessionPhotos({ conversationId, nickname }: SessionPhotosProps) {
  const { data: photos = [], isError, isFetching, refetch } = useQuery(photosQuery(conversationId))
  useFocusBack(isFetching)
  if (photos.length === 0 && !isError) return null
  return (
    <section aria-label={words.photos} className="mt-8 flex flex-col gap-4 border-line border-t pt-6">
      <h3 className="font-semibold text-lg">{words.photos}</h3>
      <ul className="grid gap-5 sm:grid-cols-2">
        {photos.map((photo) => (
          <Photo key={photo.id} photo={photo} nickname={nickname} />
        ))}
      </ul>
      {isError && (
        <div role="status">
          <Notice
            tone="warning"
            action={
              <Button variant="secondary" busy={isFetching} onClick={() => refetch()}>
                {words.photosAgain}
              </Button>
            }
          >
            {words.photosFailed}
          </Notice>
        </div>
      )}
    </section>
  )
}

function Photo({ photo, nickname }: { photo: PhotoView; nickname: string }) {
  const [gone, setGone] = useState(false)
  const { id, width, height, reading, created_at } = photo
  const time = clockTime(created_at)
  return (
    <li className="flex flex-col gap-2">
      {gone ? (
        <p className="text-ink-soft">{words.photoGone}</p>
      ) : (
        <img
          src={photoAddress(id)}
          alt={words.photo(nickname, time)}
          width={width}
          height={height}
          loading="lazy"
          className="h-auto max-w-full rounded-card border border-line"
          onError={() => setGone(true)}
        />
      )}
      <p className="text-ink-soft text-sm">{time}</p>
      {reading !== null && <p className="text-sm [overflow-wrap:anywhere]">{words.photoRead(reading)}</p>}
    </li>
  )
}
