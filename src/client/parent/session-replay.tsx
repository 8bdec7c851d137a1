import { useEffect, useState } from 'react'
import { PauseIcon, PlayIcon } from '#client/tools/canvas/replay-icons.tsx'
import { Select } from '#client/ui/field.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { ArrowRightIcon } from '#client/ui/icons.tsx'
import { Loading } from '#client/ui/loading.tsx'
import { TryAgain } from '#client/ui/try-again.tsx'
import { useFocusBack } from '#client/ui/use-focus-back.ts'
import { replayWords as words } from '#client/wording/en-replay.ts'
import { clockTime } from './session-date.ts'
import { MomentItem } from './session-moment.tsx'
import { type Moment, type Pace, paces, stayOf } from './session-moments.ts'
import { useSession } from './use-whole-session.ts'

type SessionReplayProps = { conversationId: string; nickname: string }

/** A session once more, as it went: words, pictures, drawings and photos come one after the other. */
export function SessionReplay({ conversationId, nickname }: SessionReplayProps) {
  const { moments, isError, isFetching, again } = useSession(conversationId)
  useFocusBack(isFetching)
  if (isError)
    return (
      <div role="status">
        <TryAgain tone="warning" text={words.failed} label={words.retry} busy={isFetching} onAgain={again} />
      </div>
    )
  if (!moments) return <Loading label={words.loading} />
  if (moments.length === 0) return <p>{words.nothing}</p>
  return <Playing moments={moments} nickname={nickname} />
}

const isPace = (value: string): value is Pace => value in paces

function Playing({ moments, nickname }: { moments: readonly Moment[]; nickname: string }) {
  // What comes while the parent watches an open lesson is added behind.
  const [place, setPlace] = useState(0)
  const [isPlaying, setPlaying] = useState(true)
  const [pace, setPace] = useState<Pace>('usual')
  const last = moments.length - 1
  const now = moments[Math.min(place, last)]
  const goes = isPlaying && place < last

  useEffect(() => {
    if (!goes || !now) return
    const timer = setTimeout(() => setPlace(place + 1), stayOf(now, pace))
    return () => clearTimeout(timer)
  }, [goes, now, place, pace])

  const goTo = (to: number) => {
    setPlaying(false)
    setPlace(Math.max(0, Math.min(last, to)))
  }
  const toggle = () => {
    if (place >= last) setPlace(0)
    setPlaying(!goes)
  }
  const label = goes ? words.pause : place >= last ? words.again : words.play
  const told = now ? words.placeOf(place + 1, moments.length, clockTime(now.at)) : ''
  return (
    <div className="flex flex-col gap-4">
      <ol tabIndex={0} aria-label={words.title} className="flex min-h-[45dvh] flex-col gap-4 pb-2">
        {moments.slice(0, place + 1).map((moment, at) => (
          <MomentItem key={moment.id} moment={moment} nickname={nickname} isNow={at === place} pace={paces[pace]} />
        ))}
      </ol>
      <div className="sticky bottom-0 -mx-1 flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-t bg-paper px-1 pt-2 pb-1">
        <IconButton
          label={words.before}
          icon={<ArrowRightIcon className="rotate-180" />}
          disabled={place === 0}
          onClick={() => goTo(place - 1)}
        />
        <IconButton label={label} icon={goes ? <PauseIcon /> : <PlayIcon />} onClick={toggle} />
        <IconButton
          label={words.next}
          icon={<ArrowRightIcon />}
          disabled={place >= last}
          onClick={() => goTo(place + 1)}
        />
        <input
          type="range"
          className="h-12 min-w-32 grow"
          min={0}
          max={last}
          step={1}
          value={Math.min(place, last)}
          aria-label={words.moment}
          aria-valuetext={told}
          onChange={({ currentTarget }) => goTo(Number(currentTarget.value))}
        />
        <span className="min-w-28 text-ink-soft text-sm tabular-nums">{told}</span>
        <Select
          aria-label={words.pace}
          className="w-auto"
          value={pace}
          onChange={({ currentTarget: { value } }) => isPace(value) && setPace(value)}
        >
          {Object.entries(words.paces).map(([one, name]) => (
            <option key={one} value={one}>
              {name}
            </option>
          ))}
        </Select>
      </div>
    </div>
  )
}
