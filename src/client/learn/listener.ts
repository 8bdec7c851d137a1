/** What listening is: not heard anything of yet, on, or over because the microphone or the recogniser cannot be had. */
export type ListenState = 'opening' | 'listening' | 'blocked' | 'unreachable'

export type Hearing = {
  /** All that was heard since listening began, with the words that are not finished. */
  onText: (text: string) => void
  onState: (state: ListenState) => void
}

export type Listener = { start: (hearing: Hearing) => void; stop: () => void }

type Result = { isFinal: boolean; 0?: { transcript: string; confidence: number } }
type ResultEvent = { resultIndex: number; results: ArrayLike<Result> }
export type Recogniser = {
  continuous: boolean
  interimResults: boolean
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
  recogniser.lang = 'en-US'
  // Where the browser can do without its maker's server, it should.
  if ('processLocally' in recogniser) recogniser.processLocally = true
  recogniser.onstart = () => hearing.onState('listening')
  recogniser.onresult = (event) => hearing.onText(wordsOf(event))
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

/** Gathers the final words over the restarts of a recogniser, and adds the unfinished ones. */
function gathering({ android, now }: Browser): (event: ResultEvent) => string {
  let said: string[] = []
  let last = { text: '', at: Number.NEGATIVE_INFINITY }
  const isRepeat = (text: string, confidence: number) =>
    // On Android final results with zero confidence are drafts of what comes again.
    (android && confidence === 0) || (text === last.text && now() - last.at < echo)
  return ({ resultIndex, results }) => {
    const unfinished: string[] = []
    for (const [index, result] of Array.from(results).entries()) {
      const text = result[0]?.transcript.trim()
      if (!text) continue
      if (!result.isFinal) unfinished.push(text)
      else if (index >= resultIndex && !isRepeat(text, result[0]?.confidence ?? 1)) {
        said = [...said, text]
        last = { text, at: now() }
      }
    }
    return [...said, ...unfinished].join(' ')
  }
}

/** The recogniser of this browser, if it has one. */
export function recogniserOf(scope: object): MakeRecogniser | null {
  const found: unknown = Reflect.get(scope, 'SpeechRecognition') ?? Reflect.get(scope, 'webkitSpeechRecognition')
  return isRecogniser(found) ? () => new found() : null
}

const isRecogniser = (found: unknown): found is new () => Recogniser => typeof found === 'function'
