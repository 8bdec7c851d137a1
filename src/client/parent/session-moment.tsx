import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { photoAddress } from '#client/data/history.ts'
import { SaidMessage } from '#client/student/said-message.tsx'
import { MatPicture } from '#client/tools/blackboard/mat-picture.tsx'
import { Replay } from '#client/tools/canvas/replay.tsx'
import { sceneFrames } from '#client/tools/canvas/replay-frames.ts'
import { ScenePicture } from '#client/tools/canvas/scene-picture.tsx'
import { drawingsWords } from '#client/wording/en-drawings.ts'
import { parentWords } from '#client/wording/en-parent.ts'
import type { DrawingView } from '#shared/drawing.ts'
import { boardSize } from '#shared/tools/blackboard/plane.ts'
import { clockTime } from './session-date.ts'
import { drawingTakes, type Moment } from './session-moments.ts'

type MomentItemProps = { moment: Moment; nickname: string; isNow: boolean; pace: number }

export function MomentItem({ moment, nickname, isNow, pace }: MomentItemProps) {
  const time = clockTime(moment.at)
  if (moment.kind === 'said') {
    const { message } = moment
    const { history } = parentWords
    return (
      <SaidMessage
        message={message}
        who={message.role === 'user' ? nickname : history.tutor}
        when={time}
        label={message.flag && history.flags[message.flag]}
        isMeant={isNow}
      />
    )
  }
  return (
    <Shown isNow={isNow} line={`${nickname} · ${time}`}>
      {moment.kind === 'photo' ? (
        <img
          src={photoAddress(moment.photo.id)}
          alt={drawingsWords.photo(nickname, time)}
          width={moment.photo.width}
          height={moment.photo.height}
          className="h-auto max-w-full rounded-card border border-line"
        />
      ) : (
        <Drawn drawing={moment.drawing} label={drawingsWords.picture(nickname, time)} isNow={isNow} pace={pace} />
      )}
    </Shown>
  )
}

function Shown({ isNow, line, children }: { isNow: boolean; line: string; children: ReactNode }) {
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isNow) item.current?.scrollIntoView({ block: 'nearest' })
  }, [isNow])
  return (
    <li ref={item} className="flex w-full max-w-lg scroll-mb-24 flex-col gap-1 self-end">
      <p className="px-1 text-right text-ink-soft text-xs [overflow-wrap:anywhere]">{line}</p>
      {children}
    </li>
  )
}

type DrawnProps = { drawing: DrawingView; label: string; isNow: boolean; pace: number }

/** Comes about stroke by stroke, however long the child took, in the time that a drawing has here. */
function Drawn({ drawing: { scene, marks }, label, isNow, pace }: DrawnProps) {
  const frames = useMemo(() => (isNow ? sceneFrames(scene) : []), [isNow, scene])
  const takes = frames.at(-1)?.t ?? 0
  const mat = <MatPicture mat={scene.mat} />
  if (!isNow)
    return (
      <ScenePicture scene={scene} marks={marks} label={label} className="rounded-card border border-line">
        {mat}
      </ScenePicture>
    )
  return (
    <Replay size={boardSize} label={label} frames={frames} speed={pace * Math.max(1, takes / drawingTakes)} autoPlay>
      {mat}
    </Replay>
  )
}
