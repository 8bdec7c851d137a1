import type { SpeakerParts } from './speaker.ts'

export type BrowserPlayer = {
  play: SpeakerParts['play']
  /** To be called while the child presses something: some browsers let an element sound only from then on. */
  unlock: () => void
}

/** Plays one sound at a time. A browser that will not (nobody has touched the page yet) counts as ended: it stays silent. */
export function browserPlayer(): BrowserPlayer {
  // One element for everything: it is the element that a browser allows to sound, not the page.
  const element = new Audio()
  let playing = false
  let unlocked = false
  return {
    play: (audio, onSound) => {
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
          // Nothing may still be loading from the address that is given back now.
          element.removeAttribute('src')
          element.load()
          finish()
        },
      }
    },
    unlock: () => {
      if (!unlocked && !playing) element.load()
      unlocked = true
    },
  }
}
