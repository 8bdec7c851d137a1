/** Calls `run` after so many milliseconds, unless the answer is called before. */
export type After = (milliseconds: number, run: () => void) => () => void

/** So long nobody has to say anything; then the microphone rests. Milliseconds. */
export const restAfter = 45_000
/** A recogniser that is still at the last word gets so much more. */
const untilFinished = 1_000
const more = 1_000

/** How long a child of this grade may be quiet before it is its tutor's turn. To be tuned on data. Milliseconds. */
const patience = (grade: number | null): number => (grade === null || grade <= 0 ? 2_500 : grade <= 3 ? 1_800 : 1_200)

/** 'Why', and 'how', but not 'how many': that has a short answer. */
const openQuestion =
  /\b(?:why|how(?! (?:many|much|old|far|long|tall|big|high|heavy|wide|deep|often|fast|are you|about)\b)|explain|tell me (?:more|about))\b/i
/** Nobody stops here. */
const unfinished =
  /(?:^|\s)(?:u+m+|u+h+|e+r+m*|h+m+|mm+|and|or|but|the|a|an|because|cause|cuz|is it|it is|its|it’s|it's|i think|i|so|then|if|when|that|like|with|of|plus|minus|times|equals|maybe|well|wait|let me (?:see|think)|the answer is|answer is|point|over)[\s.,…]*$/i

/** A word that only begins something, with nothing behind it: 'um', 'because I'. What was begun is not said yet. */
const justBegun =
  /^(?:(?:u+m+|u+h+|e+r+m*|h+m+|mm+)(?:[\s.,…]+|$)|(?:and|or|but|because|cause|cuz|so|then|if|when|i think|i guess|it is|it’s|it's|its|the|the answer is|answer is|wait|let me (?:see|think))(?: (?:i|an?|the|it is))?(?:[\s.,…]+|$))+$/i
const onlyHums = /^(?:(?:u+m+|u+h+|e+r+m*|h+m+|mm+)(?:[\s.,…]+|$))+$/i

/** Nothing to send yet. Where a single word is waited for, 'the' may be it. */
export const isJustBegun = (said: string, mayBeWord: boolean): boolean =>
  (mayBeWord ? onlyHums : justBegun).test(said.trim())

export type Moment = { grade: number | null; question: string; said: string }

/** How long to wait after the last word. */
export function waitFor({ grade, question, said }: Moment): number {
  return patience(grade) + (openQuestion.test(question) ? more : 0) + (unfinished.test(said) ? more : 0)
}

type TurnParts = {
  grade: number | null
  /** What the tutor said last. */
  question: string
  /** A word, a letter or one of some choices is waited for. */
  mayBeWord?: boolean
  after: After
  /** The child has finished. */
  onTurn: () => void
  /** Nothing was said for a long time. */
  onRest: () => void
}

export type TurnTaking = {
  /** All that is heard so far. `finished`: no word of it can change any more. */
  heard: (said: string, finished: boolean) => void
  /** Somebody is speaking whose words are not known yet. */
  busy: (busy: boolean) => void
  stop: () => void
}

/**
 * Tells when a child has finished speaking: a while after the last word, longer for the youngest, after an open question,
 * and behind an 'um'. While words still come it is never over. Each turn is told once.
 */
export function turnTaking({ grade, question, mayBeWord = false, after, onTurn, onRest }: TurnParts): TurnTaking {
  let said = ''
  let isFinished = true
  let isBusy = false
  /** The wait is over, but not the last word. */
  let due = false
  let cancelTurn: () => void = () => undefined
  let cancelRest = after(restAfter, onRest)

  const stop = () => {
    cancelTurn()
    cancelRest()
  }
  const take = () => {
    stop()
    onTurn()
  }
  const wait = () => {
    cancelTurn()
    due = false
    if (said.trim() === '' || isBusy || isJustBegun(said, mayBeWord)) return
    cancelTurn = after(waitFor({ grade, question, said }), () => {
      if (isFinished) return take()
      due = true
      cancelTurn = after(untilFinished, take)
    })
  }
  const sign = () => {
    cancelRest()
    cancelRest = after(restAfter, onRest)
    wait()
  }
  return {
    heard: (now, finished) => {
      isFinished = finished
      if (now !== said) {
        said = now
        sign()
      } else if (due && finished) take()
    },
    busy: (now) => {
      if (now === isBusy) return
      isBusy = now
      sign()
    },
    stop,
  }
}
