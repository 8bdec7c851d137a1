import { useCallback } from 'react'
import type { ToolProps } from '#client/tools/contract/tool-props.ts'
import { Loading } from '#client/ui/loading.tsx'
import { videoWords as words } from '#client/wording/en-video.ts'
import type { TutorView } from '#shared/tutor.ts'
import { ClipPlayer } from './clip-player.tsx'
import { Failed } from './failed.tsx'
import { loadReel } from './load-reel.ts'
import { ToShelf } from './to-shelf.tsx'
import { useArrival } from './use-arrival.ts'

type ClipScreenProps = Pick<ToolProps, 'conversation' | 'videos'> & {
  name: string
  large: boolean
  tutor: TutorView | null
  onSeen: (id: string) => void
  onLeave: () => void
}

/** A clip of ours: it is fetched, then it can be played. */
export function ClipScreen({ name, onLeave, large, ...rest }: ClipScreenProps) {
  const { value: reel, failed, retry } = useArrival(useCallback(() => loadReel(name), [name]))
  if (reel) return <ClipPlayer reel={reel} onLeave={onLeave} large={large} {...rest} />
  return (
    <>
      <ToShelf onLeave={onLeave} large={large} />
      {failed ? <Failed text={words.clipFailed} large={large} onRetry={retry} /> : <Loading label={words.loading} />}
    </>
  )
}
