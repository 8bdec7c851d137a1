/** Why listening ended by itself: the microphone is not allowed, or the recogniser cannot be reached. */
export type ListenFault = 'blocked' | 'offline'

export type Hearing = {
  /** All that was heard since listening began, the unfinished words too. */
  onText: (text: string) => void
  onEnd: (fault: ListenFault | null) => void
}

export type Listener = { start: (hearing: Hearing) => void; stop: () => void }

type Result = { isFinal: boolean; 0?: { transcript: string; confidence: number } }
type Recogniser = {
  continuous: boolean
  interimResults: boolean
  lang: string
  processLocally?: boolean
  onresult: ((event: { resultIndex: number; results: ArrayLike<Result> }) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start: () => void
  abort: () => void
}
export type RecogniserMaker = () => Recogniser

/** The same final words again this soon are an echo of the recogniser. Milliseconds. */
const echo = 250
/** A recogniser that ends at once, again and again, is not to be had. */
const quickEnds = 5

/**
 * The browser's recogniser behind our own interface: continuous, started again when the browser ends it by itself. On
 * Android final results with zero confidence are repeats and are ignored.
 */
export function browserListener(make: RecogniserMaker, browser: { android: boolean; now: () => number }): Listener {
  let active: Recogniser | null = null
  return {
    start: (hearing) => {
      active?.abort()
      active = listen(make, browser, hearing, () => {
        active = null
      })
    },
    stop: () => {
      const ending = active
      active = null
      if (!ending) return
      ending.onend = null
      ending.onresult = null
      ending.abort()
    },
  }
}

function listen(
  make: RecogniserMaker,
  browser: { android: boolean; now: () => number },
  hearing: Hearing,
  onOver: () => void,
): Recogniser {
  const recogniser = make()
  const ear = finals(browser)
  let fault: ListenFault | null = null
  let startedAt = browser.now()
  let quick = 0
  recogniser.continuous = true
  recogniser.interimResults = true
  recogniser.lang = 'en-US'
  if ('processLocally' in recogniser) recogniser.processLocally = true
  recogniser.onresult = (event) => hearing.onText(ear(event))
  recogniser.onerror = ({ error }) => {
    if (error === 'not-allowed') fault = 'blocked'
    if (
      error === 'service-not-allowed' ||
      error === 'network' ||
      error === 'language-not-supported' ||
      error === 'audio-capture'
    )
      fault = 'offline'
  }
  recogniser.onend = () => {
    quick = browser.now() - startedAt < 500 ? quick + 1 : 0
    if (quick >= quickEnds) fault ??= 'offline'
    if (fault) {
      onOver()
      return hearing.onEnd(fault)
    }
    startedAt = browser.now()
    recogniser.start()
  }
  recogniser.start()
  return recogniser
}

/** Gathers final words over the restarts of a recogniser, and adds the unfinished ones. */
function finals({ android, now }: { android: boolean; now: () => number }) {
  let said = ''
  let last = { text: '', at: Number.NEGATIVE_INFINITY }
  return (event: { resultIndex: number; results: ArrayLike<Result> }): string => {
    let unfinished = ''
    for (const result of Array.from(event.results).slice(event.resultIndex)) {
      const heard = result[0]
      const text = heard?.transcript.trim() ?? ''
      if (!heard || text === '') continue
      if (!result.isFinal) {
        unfinished = `${unfinished} ${text}`
        continue
      }
      const repeated = text === last.text && now() - last.at < echo
      if ((android && heard.confidence === 0) || repeated) continue
      last = { text, at: now() }
      said = `${said} ${text}`
    }
    return `${said}${unfinished}`.trim()
  }
}

/** The recogniser of this browser, if it has one. */
export function recogniserOf(scope: object): RecogniserMaker | null {
  const found: unknown = Reflect.get(scope, 'SpeechRecognition') ?? Reflect.get(scope, 'webkitSpeechRecognition')
  return isRecogniser(found) ? () => new found() : null
}

const isRecogniser = (found: unknown): found is new () => Recogniser => typeof found === 'function'
