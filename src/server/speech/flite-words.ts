import type { Flite } from './flite-host.ts'
import { readPhones, readWords, timesOfWords } from './phone-times.ts'
import type { Spoken, WordTimes } from './speech.ts'

const headerBytes = 44
const bytesPerSecond = 32_000
/** So many words are remembered with their sounds; then it begins again. */
const mostKnown = 20_000

/** Flite with the times of the words: what it prints of its sounds, laid beside the sounds of each word alone. */
export function timedFlite(flite: Flite): (text: string, pace: number) => Pick<Spoken, 'audio' | 'words'> {
  const soundsOf = soundsByWord(flite)
  return (text, pace) => {
    const { audio, printed } = flite.speak(text, pace)
    const words = text.split(/\s+/).filter((word) => word !== '')
    const sounds = soundsOf(words.map(pronounced))
    if (!sounds) return { audio }
    const seconds = (audio.length - headerBytes) / bytesPerSecond
    return { audio, words: rounded(timesOfWords(readPhones(printed), sounds, seconds), seconds) }
  }
}

/** Signs at the edges of a word are not heard, and would make a pause where it is said alone. */
const pronounced = (word: string) => word.replace(/^[^\w$]+|\W+$/g, '')

/** The sounds of words, each said alone; all that are new in one go. Null when they cannot be told apart. */
function soundsByWord(flite: Flite): (words: string[]) => string[][] | null {
  const known = new Map<string, string[]>([['', []]])
  return (words) => {
    if (known.size > mostKnown) known.clear()
    known.set('', [])
    const fresh = [...new Set(words)].filter((word) => !known.has(word))
    if (fresh.length > 0) learn(flite, fresh, known)
    const sounds = words.map((word) => known.get(word))
    return sounds.every((one) => one !== undefined) ? sounds : null
  }
}

function learn(flite: Flite, fresh: string[], known: Map<string, string[]>): void {
  const all = tell(flite, fresh)
  // One of them has a pause inside: each is asked for alone.
  for (const [index, word] of fresh.entries()) {
    const sounds = all?.[index] ?? tell(flite, [word])?.[0]
    if (sounds) known.set(word, sounds)
  }
}

function tell(flite: Flite, words: string[]): string[][] | null {
  try {
    return readWords(flite.pronounce(`${words.join(', ')}.`), words.length)
  } catch {
    // The audio is there; only the times are not.
    return null
  }
}

/** To hundredths, and never over the end of the audio. */
function rounded(times: WordTimes, seconds: number): WordTimes {
  const most = Math.floor(seconds * 100) / 100
  const round = (at: number) => Math.min(most, Math.max(0, Math.round(at * 100) / 100))
  return times.map(([begins, ends]) => [round(begins), round(ends)])
}
