import type { HeardAs } from '#shared/tools/heard.ts'
import { recogniserIn } from './can-listen.ts'

/** What listening is: not heard anything of yet, on, or over because the microphone or the recogniser cannot be had. */
export type ListenState = 'opening' | 'listening' | 'blocked' | 'unreachable'

/** How well it was heard. */
export type HowHeard = {
  /** All of it in up to three ways, the likeliest first. */
  alternatives: readonly HeardAs[]
  /** No word of it is still being made out. */
  finished: boolean
}

export type Hearing = {
  /** All that was heard since listening began, with the words that are not finished. */
  onText: (text: string, how: HowHeard) => void
  /** Somebody is speaking, or what was said is still being made out; where that is known before its words are. */
  onBusy?: (busy: boolean) => void
  onState: (state: ListenState) => void
}

export type Listener = { start: (hearing: Hearing) => void; stop: () => void }

type Alternative = { transcript: string; confidence: number }
type Result = { isFinal: boolean; 0?: Alternative; 1?: Alternative; 2?: Alternative }
type ResultEvent = { resultIndex: number; results: ArrayLike<Result> }
export type Recogniser = {
  continuous: boolean
  interimResults: boolean
  maxAlternatives?: number
  lang: string
  processLocally?: boolean
  onstart: (() => void) | null
  onresult: ((event: ResultEvent) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start: () => void
  abort: () => void
}
export type MakeRecogniser = () => Recogniser
type Browser = { android: boolean; now: () => number }

/** The same final words again this soon are an echo of the recogniser. Milliseconds. */
const echo = 250
/** A recogniser that ends this soon, again and again, is not to be had. Milliseconds. */
const quick = 500
const mostQuickEnds = 5

/** The browser's recogniser behind our own interface: continuous, and started again when the browser ends it by itself. */
export function browserListener(make: MakeRecogniser, browser: Browser): Listener {
  let stopCurrent: () => void = () => undefined
  return {
    start: (hearing) => {
      stopCurrent()
      stopCurrent = listen(make(), browser, hearing)
    },
    stop: () => {
      stopCurrent()
      stopCurrent = () => undefined
    },
  }
}

function listen(recogniser: Recogniser, browser: Browser, hearing: Hearing): () => void {
  const wordsOf = gathering(browser)
  const ends = quickEnds(browser)
  let fault: ListenState | null = null
  const silence = () => {
    recogniser.onstart = recogniser.onresult = recogniser.onerror = recogniser.onend = null
  }
  const giveUp = (state: ListenState) => {
    silence()
    hearing.onState(state)
  }
  const open = () => {
    try {
      ends.started()
      recogniser.start()
    } catch {
      // The browser throws when a microphone is still held by somebody else.
      giveUp('unreachable')
    }
  }
  recogniser.continuous = true
  recogniser.interimResults = true
  recogniser.maxAlternatives = mostAlternatives
  recogniser.lang = 'en-US'
  // Where the browser can do without its maker's server, it should.
  if ('processLocally' in recogniser) recogniser.processLocally = true
  recogniser.onstart = () => hearing.onState('listening')
  recogniser.onresult = (event) => {
    const { text, ...how } = wordsOf(event)
    hearing.onText(text, how)
  }
  recogniser.onerror = ({ error }) => {
    const cannotAlone = error === 'language-not-supported' || error === 'service-not-allowed'
    // The language is not on this device: the server is what the child was told of, and agreed to.
    if (cannotAlone && recogniser.processLocally) recogniser.processLocally = false
    else fault ??= faults[error] ?? null
  }
  recogniser.onend = () => {
    if (!fault && ends.tooMany()) fault = 'unreachable'
    if (fault) giveUp(fault)
    else open()
  }
  hearing.onState('opening')
  open()
  return () => {
    silence()
    recogniser.abort()
  }
}

// What is not named here passes by itself: a silence, an abort.
const faults: Record<string, ListenState> = {
  'not-allowed': 'blocked',
  'service-not-allowed': 'unreachable',
  network: 'unreachable',
  'language-not-supported': 'unreachable',
  'audio-capture': 'blocked',
}

function quickEnds({ now }: Browser) {
  let startedAt = 0
  let count = 0
  return {
    started: () => {
      startedAt = now()
    },
    tooMany: () => {
      count = now() - startedAt < quick ? count + 1 : 0
      return count >= mostQuickEnds
    },
  }
}

const mostAlternatives = 3

/** Gathers the final words over the restarts of a recogniser, and adds the unfinished ones. */
function gathering({ android, now }: Browser): (event: ResultEvent) => { text: string } & HowHeard {
  let said: HeardAs[][] = []
  let last = { text: '', at: Number.NEGATIVE_INFINITY }
  const isRepeat = (text: string, confidence: number) =>
    // On Android final results with zero confidence are drafts of what comes again.
    (android && confidence === 0) || (text === last.text && now() - last.at < echo)
  return ({ resultIndex, results }) => {
    const unfinished: HeardAs[][] = []
    for (const [index, result] of Array.from(results).entries()) {
      const text = result[0]?.transcript.trim()
      if (!text) continue
      // How sure it is of words that may still change says nothing.
      if (!result.isFinal) unfinished.push([{ text, confidence: null }])
      else if (index >= resultIndex && !isRepeat(text, result[0]?.confidence ?? 1)) {
        said = [...said, waysOf(result)]
        last = { text, at: now() }
      }
    }
    const all = [...said, ...unfinished]
    const text = all.map((part) => part[0]?.text).join(' ')
    return { text, alternatives: alternativesOf(all), finished: unfinished.length === 0 }
  }
}

/** Browsers that do not tell how sure they are say 0. */
const waysOf = (result: Result): HeardAs[] =>
  [result[0], result[1], result[2]].flatMap((way) => {
    const text = way?.transcript.trim()
    return way && text ? [{ text, confidence: way.confidence > 0 ? way.confidence : null }] : []
  })

/** Everything in its likeliest form; then with one part in another. As sure as its least sure part. */
export function alternativesOf(parts: readonly (readonly HeardAs[])[]): HeardAs[] {
  const best = parts.flatMap((part) => part.slice(0, 1))
  const joined = (all: HeardAs[]): HeardAs => {
    const known = all.flatMap(({ confidence }) => (confidence === null ? [] : [confidence]))
    const confidence = known.length === 0 ? null : Math.min(...known)
    return { text: all.map(({ text }) => text).join(' '), confidence }
  }
  const others = parts.flatMap((part, at) => part.slice(1).map((other) => best.with(at, other)))
  return best.length === 0 ? [] : [best, ...others].slice(0, mostAlternatives).map(joined)
}

/** The recogniser of this browser, if it has one. */
export function recogniserOf(scope: object): MakeRecogniser | null {
  const found = recogniserIn(scope)
  return isRecogniser(found) ? () => new found() : null
}

const isRecogniser = (found: unknown): found is new () => Recogniser => typeof found === 'function'
