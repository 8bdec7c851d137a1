import { type Store, store } from '#client/store/store.ts'
import type { VideoService } from '#client/tools/contract/video-service.ts'
import type { Clip } from '#shared/clip.ts'
import { tileNames } from '#shared/clip-tiles.ts'
import { inTime, isTyped, repliesTo, seemsRight } from './grading.ts'
import { narrate } from './narrate.ts'
import { atFirst, type PlayingState, stopAt, stopNumber } from './playing-state.ts'

/** What a clip's screen can do. */
export type Playing = Pick<Store<PlayingState>, 'get' | 'subscribe'> & {
  play: () => void
  pause: () => void
  /** Plays, or pauses what plays. */
  toggle: () => void
  /** From the start. */
  again: () => void
  /** To the scene before (-1), or after (1): it goes on as it was, playing or paused. */
  step: (by: -1 | 1) => void
  answer: (text: string) => void
  /** After a question: on with the clip, without waiting for the voice. */
  goOn: () => void
  /** Says the open question once more. */
  repeat: () => void
  /** The screen is left. */
  close: () => void
}

type Parts = {
  clip: Clip
  videos: Pick<VideoService, 'say' | 'answer' | 'seen'>
  /** The tutor falls silent. */
  hush: () => void
  /** The choices are read out too. */
  readsChoices: boolean
}

/** Longest time that is told for an answer. */
const longestLatency = 86_400_000

type Reel = Parts & { state: Store<PlayingState>; voice: AbortController; askedAt: number }

/** One clip as it is watched: sentence by sentence, with its questions. */
export function playingOf(parts: Parts): Playing {
  const reel: Reel = { ...parts, state: store(atFirst), voice: new AbortController(), askedAt: 0 }
  const { state } = reel
  const pause = () => stopAll(reel)
  return {
    get: state.get,
    subscribe: state.subscribe,
    play: () => play(reel),
    pause,
    toggle: () => (state.get().stage === 'playing' || state.get().stage === 'responding' ? pause() : play(reel)),
    again: () => goTo(reel, 0, true),
    step: (by) => {
      const { scene, stage } = state.get()
      goTo(reel, Math.min(Math.max(0, scene + by), reel.clip.scenes.length - 1), stage !== 'paused')
    },
    answer: (text) => void answer(reel, text),
    goOn: () => {
      if (state.get().stage === 'responding') void goOn(reel)
    },
    repeat: () => sayQuestion(reel),
    close: () => {
      reel.voice.abort()
      state.set({ stage: 'paused' })
    },
  }
}

/** Silence for what is said, and a line to stop what is said next. */
function freshVoice(reel: Reel): AbortSignal {
  reel.voice.abort()
  reel.voice = new AbortController()
  return reel.voice.signal
}

/** Stops the voice. An open question stays open. */
function stopAll(reel: Reel): void {
  reel.voice.abort()
  const { stage } = reel.state.get()
  if (stage === 'playing' || stage === 'responding') reel.state.set({ stage: 'paused' })
}

function play(reel: Reel): void {
  const { stage, scene, line } = reel.state.get()
  if (stage !== 'paused') return
  reel.hush()
  const says = reel.clip.scenes[scene]?.says.length ?? 0
  // Paused after a question was settled: that scene is over.
  if (line >= says) void goOn(reel)
  else void run(reel)
}

function goTo(reel: Reel, scene: number, plays: boolean): void {
  const signal = freshVoice(reel)
  reel.state.set({ stage: 'paused', scene, line: 0, verdict: null, said: [], given: [] })
  if (plays && !signal.aborted) play(reel)
}

/** Sentence after sentence, until a question, the end, or a stop. */
async function run(reel: Reel): Promise<void> {
  const { state, clip } = reel
  const signal = freshVoice(reel)
  state.set({ stage: 'playing', fresh: false })
  while (!signal.aborted) {
    const { scene, line } = state.get()
    const here = clip.scenes[scene]
    const text = here?.says[line]
    if (!here || text === undefined) return
    await narrate(reel.videos.say, text, clip.id, signal)
    if (signal.aborted) return
    if (line + 1 < here.says.length) state.set({ line: line + 1 })
    else if (here.stop) return ask(reel)
    else if (!nextScene(reel)) return
  }
}

/** False when it was the last. */
function nextScene({ state, clip, videos }: Reel): boolean {
  const { scene } = state.get()
  if (scene + 1 < clip.scenes.length) {
    state.set({ scene: scene + 1, line: 0, verdict: null, said: [], given: [] })
    return true
  }
  state.set({ stage: 'ended' })
  videos.seen(`clip:${clip.id}`)
  return false
}

async function goOn(reel: Reel): Promise<void> {
  freshVoice(reel)
  if (nextScene(reel)) await run(reel)
}

function ask(reel: Reel): void {
  reel.askedAt = Date.now()
  reel.state.set({ stage: 'asking', verdict: null, said: [], given: [] })
  sayQuestion(reel)
}

function sayQuestion(reel: Reel): void {
  const stop = stopAt(reel.clip, reel.state.get())
  if (!stop || reel.state.get().stage !== 'asking') return
  reel.hush()
  const choices = stop.choices ?? (stop.hands ? tileNames(stop.hands) : [])
  void sayAll(reel, [stop.question, ...(reel.readsChoices ? choices : [])])
}

/** Resolves to whether all of it was said. */
async function sayAll(reel: Reel, texts: readonly string[]): Promise<boolean> {
  const signal = freshVoice(reel)
  for (const text of texts) await narrate(reel.videos.say, text, reel.clip.id, signal)
  return !signal.aborted
}

async function answer(reel: Reel, text: string): Promise<void> {
  const { state, clip, videos } = reel
  const { stage, scene, given } = state.get()
  const stop = stopAt(clip, state.get())
  const trimmed = text.trim()
  if (stage !== 'asking' || !stop || trimmed === '') return
  freshVoice(reel)
  const latency_ms = Math.min(Math.max(0, Date.now() - reel.askedAt), longestLatency)
  state.set({ stage: 'checking' })
  const verdict = videos
    .answer({ clip: clip.id, stop: stopNumber(clip, scene), answer: trimmed, latency_ms })
    .catch(() => null)
  const local = seemsRight(stop, trimmed)
  const isRight = isTyped(stop) ? ((await inTime(verdict))?.was_correct ?? local) : local
  // Left, or led elsewhere, while the verdict was on its way.
  if (state.get().stage !== 'checking') return
  if (isRight) return settle(reel, 'right', [stop.right], trimmed)
  const said = repliesTo(stop, trimmed, given)
  if (given.length > 0) return settle(reel, 'told', said, trimmed)
  reel.askedAt = Date.now()
  state.set({ stage: 'asking', verdict: 'again', said, given: [trimmed] })
  void sayAll(reel, said)
}

async function settle(reel: Reel, verdict: 'right' | 'told', said: string[], text: string): Promise<void> {
  const { state, clip } = reel
  const { scene, given } = state.get()
  const line = clip.scenes[scene]?.says.length ?? 0
  state.set({ stage: 'responding', verdict, said, line, given: [...given, text] })
  if (await sayAll(reel, said)) void goOn(reel)
}
