import type { SpeakerParts } from './speaker.ts'

export type BrowserPlayer = {
  play: SpeakerParts['play']
  /** How fast everything is played from now on, at the same pitch. */
  setSpeed: (speed: number) => void
  /** To be called while the child presses something: some browsers let an element sound only from then on. */
  unlock: () => void
}

/** Plays one sound at a time. A browser that will not (nobody has touched the page yet) counts as ended: it stays silent. */
export function browserPlayer(): BrowserPlayer {
  // One element for everything: it is the element that a browser allows to sound, not the page.
  const element = new Audio()
  element.preservesPitch = true
  let playing = false
  let unlocked = false
  return {
    play: (audio, onSound, onTime) => {
      const url = URL.createObjectURL(audio)
      const watching = watchTime(element, onTime)
      let finish: () => void = () => undefined
      const ended = new Promise<void>((resolve) => {
        finish = resolve
      }).then(() => {
        playing = false
        watching.stop()
        URL.revokeObjectURL(url)
      })
      playing = true
      element.onended = finish
      element.onerror = finish
      element.onplaying = () => {
        onSound()
        watching.start()
      }
      /** Nothing may still be loading from the address that is given back now. */
      const letGo = () => {
        if (element.src === url) {
          element.pause()
          element.removeAttribute('src')
          element.load()
        }
        finish()
      }
      element.src = url
      element.play().catch(letGo)
      return { ended, stop: letGo }
    },
    setSpeed: (speed) => {
      // The first is what a new source begins with, the second what is heard now.
      element.defaultPlaybackRate = speed
      element.playbackRate = speed
    },
    unlock: () => {
      if (!unlocked && !playing) element.load()
      unlocked = true
    },
  }
}

/** Tells with every picture of the screen where in the sound we are. */
function watchTime(element: HTMLAudioElement, onTime: (at: number, duration: number) => void) {
  let next = 0
  const look = () => {
    onTime(element.currentTime, element.duration)
    next = requestAnimationFrame(look)
  }
  const stop = () => cancelAnimationFrame(next)
  return {
    start: () => {
      stop()
      look()
    },
    stop,
  }
}
