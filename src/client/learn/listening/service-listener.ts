import { ApiProblem } from '#client/api.ts'
import type { HeardAs } from '#shared/tools/heard.ts'
import { alternativesOf, type Hearing, type Listener, type ListenState } from './listener.ts'
import type { Microphone } from './microphone.ts'
import { speechEnd, tick } from './speech-end.ts'

/** Turns a recording into text: by the service that the operator has set, through our server. */
export type Hear = (sound: Blob, signal: AbortSignal) => Promise<HeardAs>

type Parts = { open: () => Promise<Microphone>; hear: Hear }

/**
 * Listening by a service, behind the same interface as the browser's own: what was said is sent when the child pauses,
 * and the sound is dropped at once. After `stop` nothing is heard, sent or told any more.
 */
export function serviceListener({ open, hear }: Parts): Listener {
  let stopped = new AbortController()
  const stop = () => stopped.abort()
  return {
    start: (hearing) => {
      stop()
      stopped = new AbortController()
      hearing.onState('opening')
      const { signal } = stopped
      open().then(
        (microphone) => listen(microphone, hear, hearing, stopped),
        (error) => signal.aborted || hearing.onState(refusedBy(error)),
      )
    },
    stop,
  }
}

function listen(microphone: Microphone, hear: Hear, hearing: Hearing, stopped: AbortController): void {
  const { signal } = stopped
  if (signal.aborted) {
    microphone.close()
    return
  }
  const said: HeardAs[][] = []
  const isBusy = busyTeller(hearing)
  const verdictOf = speechEnd()
  let recording = microphone.record()
  let telling: Promise<void> = Promise.resolve()

  const tell = async (sound: Blob) => {
    try {
      const heard = await hear(sound, signal)
      if (signal.aborted || heard.text === '') return
      said.push([heard])
      const alternatives = alternativesOf(said)
      hearing.onText(alternatives[0]?.text ?? '', { alternatives, finished: true })
    } catch (error) {
      if (signal.aborted) return
      stopped.abort()
      hearing.onState(refusedBy(error))
    }
  }
  const look = () => {
    const verdict = verdictOf(microphone.loudness())
    if (verdict === 'speech') isBusy.speaking(true)
    if (verdict === 'listen' || verdict === 'speech') return
    const ended = recording
    recording = microphone.record()
    if (verdict === 'silence') return ended.drop()
    const sound = ended.finish()
    isBusy.understanding(1)
    isBusy.speaking(false)
    // One after the other, so that words stand in the order in which they were said.
    telling = telling.then(async () => {
      if (!signal.aborted) await tell(await sound)
      if (!signal.aborted) isBusy.understanding(-1)
    })
  }
  const timer = setInterval(look, tick)
  signal.addEventListener('abort', () => {
    clearInterval(timer)
    recording.drop()
    microphone.close()
  })
  hearing.onState('listening')
}

/** The child is speaking, or what was said is being understood: words are still to come. */
function busyTeller({ onBusy }: Hearing) {
  let isSpeaking = false
  let pending = 0
  const tell = () => onBusy?.(isSpeaking || pending > 0)
  return {
    speaking: (now: boolean) => {
      isSpeaking = now
      tell()
    },
    understanding: (change: 1 | -1) => {
      pending += change
      tell()
    },
  }
}

/** A parent, the person at the browser, or the machine says no; or it cannot be had at this moment. */
function refusedBy(error: unknown): ListenState {
  if (error instanceof ApiProblem) return error.problem.code === 'microphone_off' ? 'blocked' : 'unreachable'
  const name = error instanceof Error ? error.name : ''
  return ['NotAllowedError', 'NotFoundError', 'SecurityError'].includes(name) ? 'blocked' : 'unreachable'
}
