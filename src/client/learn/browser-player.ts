import type { SpeakerParts } from './speaker.ts'

/** Eight milliseconds of silence. */
const silence = () =>
  new Blob([
    Uint8Array.from(atob('UklGRqQAAABXQVZFZm10IBAAAAABAAEAQB8AAIA+AAACABAAZGF0YYAAAAA='), (byte) => byte.charCodeAt(0)),
    new Uint8Array(128),
  ])

export type BrowserPlayer = {
  play: SpeakerParts['play']
  /** To be called while the child presses something: some browsers let an element sound only from then on. */
  unlock: () => void
}

/** Plays one sound at a time. A browser that will not (nobody has touched the page yet) counts as ended: it stays silent. */
export function browserPlayer(): BrowserPlayer {
  const element = new Audio()
  let playing = false
  let unlocked = false
  const play: SpeakerParts['play'] = (audio, onSound) => {
    const url = URL.createObjectURL(audio)
    let finish: () => void = () => undefined
    const ended = new Promise<void>((resolve) => {
      finish = resolve
    }).then(() => {
      playing = false
      URL.revokeObjectURL(url)
    })
    playing = true
    element.onended = finish
    element.onerror = finish
    element.onplaying = onSound
    element.src = url
    element.play().catch(finish)
    return {
      ended,
      stop: () => {
        element.pause()
        finish()
      },
    }
  }
  return {
    play,
    unlock: () => {
      if (!unlocked && !playing) play(silence(), () => undefined)
      unlocked = true
    },
  }
}
