import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { addFilm, filmsQuery, type NewFilm, putCaptions } from '#client/data/films.ts'
import { useToast } from '#client/ui/toast.tsx'
import { useFocusBack } from '#client/ui/use-focus-back.ts'
import { filmWords } from '#client/wording/en-videos.ts'

const words = filmWords.add

export type Film = NewFilm & { file: File; captions: File | null }

/** Sends a video, and its captions after it. Whoever leaves the screen stops it; nothing of it is kept then. */
export function useAdding() {
  const client = useQueryClient()
  const toast = useToast()
  const [part, setPart] = useState(0)
  const [captionsFault, setCaptionsFault] = useState('')
  const running = useRef<AbortController | null>(null)
  const adding = useMutation({
    mutationFn: async ({ file, captions, ...film }: Film) => {
      const stop = new AbortController()
      running.current = stop
      setPart(0)
      setCaptionsFault('')
      const id = await addFilm(film, file, { onProgress: setPart, signal: stop.signal })
      // The video is there, whatever becomes of its captions.
      if (captions) await putCaptions(id, captions).catch((error: Error) => setCaptionsFault(error.message))
    },
    onSuccess: async (_, { title }) => {
      toast({ text: words.added(title), tone: 'success' })
      await client.invalidateQueries({ queryKey: filmsQuery.queryKey })
    },
  })
  useFocusBack(adding.isPending)
  useEffect(() => () => running.current?.abort(), [])
  useAskBeforeLeaving(adding.isPending)
  const wasStopped = adding.isError && running.current?.signal.aborted === true
  return {
    add: adding.mutateAsync,
    cancel: () => running.current?.abort(),
    isSending: adding.isPending,
    percent: Math.floor(part * 100),
    wasStopped,
    fault: adding.isError && !wasStopped ? adding.error.message : '',
    captionsFault,
  }
}

/** The browser asks before a page is closed that is still sending. */
function useAskBeforeLeaving(isSending: boolean): void {
  useEffect(() => {
    if (!isSending) return
    const ask = (event: Event) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isSending])
}
