import { useCallback, useEffect, useState } from 'react'
import type { ReplayFrame } from './replay-frames.ts'

const wantsNoMotion = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false

/** Where a replay is (in its milliseconds), and what moves it. It stands at its end until it is started. */
export function usePlaying(frames: readonly ReplayFrame[], speed: number, autoPlay: boolean) {
  const end = frames.at(-1)?.t ?? 0
  const starts = autoPlay && !wantsNoMotion() && end > 0
  const [of, setOf] = useState(frames)
  const [at, setAt] = useState(starts ? 0 : end)
  const [playing, setPlaying] = useState(starts)
  if (of !== frames) {
    setOf(frames)
    setAt(starts ? 0 : end)
    setPlaying(starts)
  }

  useEffect(() => {
    if (!playing) return
    let last: number | null = null
    const step = (time: number) => {
      const passed = last === null ? 0 : (time - last) * speed
      last = time
      setAt((before) => Math.min(end, before + passed))
      request = requestAnimationFrame(step)
    }
    let request = requestAnimationFrame(step)
    return () => cancelAnimationFrame(request)
  }, [playing, speed, end])

  const atEnd = at >= end
  useEffect(() => {
    if (atEnd) setPlaying(false)
  }, [atEnd])

  const toggle = useCallback(() => {
    if (!playing && atEnd) setAt(0)
    setPlaying(!playing)
  }, [playing, atEnd])

  const seek = useCallback((time: number) => {
    setPlaying(false)
    setAt(time)
  }, [])

  return { at, end, playing: playing && !atEnd, toggle, seek }
}
