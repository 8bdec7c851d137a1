import { cuesIn, isOfEverybody, isOfSum } from './private-not.ts'
import { type Knowing, type Sureness, surenessOf } from './private-scores.ts'
import { type PlacedWord, placedWords } from './private-words.ts'
import { isKindOfToken } from './tokens.ts'

// Hides what the rules left and the learned taggers know for private. Two questions: is there anything private in this
// text (then a word must be sure), and how far does it reach (then a word beside it need not be)?

/** From here on a word makes a text private; from there on it goes with what is, a number, and one between two that go. */
export type HideLimits = { whether: number; reach: number; number: number; between: number }
const usualLimits: HideLimits = { whether: 2, reach: -3.5, number: -2, between: -9 }

type Hiding = { names?: ReadonlySet<string>; knowing?: Knowing; limits?: HideLimits }

/** `byRules` is the text as the rules left it. Words of `names` get a token of their own later. */
export function hidePrivate(
  text: string,
  byRules: string,
  { names, knowing, limits = usualLimits }: Hiding = {},
): string {
  const words = placedWords(text)
  const left = byRules === text ? words : placedWords(byRules)
  const places = placesIn(byRules, left, words)
  const taken = takenByRules(text, words, places)
  const sureness = surenessOf(text, words, taken, knowing)
  const cues = cuesIn(text)
  const mayBe = (at: number) => {
    const word = words[at]
    return (
      word !== undefined &&
      !isToken(text, word.start, word.end) &&
      !isOfEverybody(words, at, cues) &&
      !/[þÞª]/.test(word.text) &&
      !isOfSum(text, word) &&
      !names?.has(nameIn(word.text))
    )
  }
  const isNear = nearSure(sureness, mayBe, taken, limits)
  const told = words.map(({ text: own }, at) => {
    const least = /^[\d.,:]+$/.test(own) ? limits.number : limits.reach
    return isNear[at] === true && (sureness[at]?.own ?? -20) >= least && mayBe(at)
  })
  const mayFill = (at: number) =>
    !endsSentence(words[at]?.beside ?? 0) && !/\d/.test(words[at]?.text ?? '') && mayBe(at)
  fillBetween(told, taken, sureness, mayFill, limits)
  return without(
    byRules,
    left,
    left.map((_, at) => told[places[at] ?? -1] === true),
  )
}

/** Words that stay as they are in what the rules left: where in the text each one stands, -1 for a token. */
function placesIn(byRules: string, left: readonly PlacedWord[], words: readonly PlacedWord[]): number[] {
  let next = 0
  return left.map(({ text, start, end }, at) => {
    if (isToken(byRules, start, end)) return -1
    const behind = left[at + 1]
    const follows = behind && !isToken(byRules, behind.start, behind.end) ? behind.text : null
    const isHere = (place: number) =>
      words[place]?.text === text && (follows === null || words[place + 1]?.text === follows)
    let place = next
    while (place < words.length && !isHere(place)) place++
    if (place === words.length) place = words.findIndex((word, other) => other >= next && word.text === text)
    if (place < 0) return -1
    next = place + 1
    return place
  })
}

const isToken = (text: string, start: number, end: number) =>
  text[start - 1] === '[' && text[end] === ']' && isKindOfToken(text.slice(start, end))

/** The words that the rules took away; a token that stood in the text before is none. */
function takenByRules(text: string, words: readonly PlacedWord[], places: readonly number[]): boolean[] {
  const taken = words.map(({ start, end }) => !isToken(text, start, end))
  for (const place of places) if (place >= 0) taken[place] = false
  return taken
}

/** Words no further away than this from something private that is sure. */
const near = 12

function nearSure(
  sureness: readonly Sureness[],
  mayBe: (at: number) => boolean,
  taken: readonly boolean[],
  { whether }: HideLimits,
): boolean[] {
  const found = new Array<boolean>(sureness.length).fill(false)
  for (const [at, { own, text }] of sureness.entries())
    if (taken[at] || (own + text >= whether && mayBe(at))) found.fill(true, Math.max(0, at - near), at + near + 1)
  return found
}

/** So many words between two that are hidden go with them, where they are not surely of something else. */
const widestGap = 3

function fillBetween(
  told: boolean[],
  taken: readonly boolean[],
  sureness: readonly Sureness[],
  mayFill: (at: number) => boolean,
  { between }: HideLimits,
) {
  let last = -1
  for (let at = 0; at < told.length; at++) {
    const isGone = told[at] === true || taken[at] === true
    if (!isGone && last >= 0 && ((sureness[at]?.own ?? between) <= between || !mayFill(at))) last = -1
    if (!isGone) continue
    if (last >= 0 && at - last <= widestGap + 1) told.fill(true, last + 1, at)
    last = at
  }
}

/** A full stop stands behind it, as placedWords marks it. */
const endsSentence = (beside: number) => ((beside % 8) + 8) % 8 === 3

/** Small words at either end of what is hidden join it to the rest, and what is polite there tells nobody anything. */
const joins = new Set(
  'and or but is are was i to y o e too now please thanks thank you ok okay lol haha bye'.split(' '),
)

/** The text without the words that are told, those beside each other as one. */
function without(text: string, words: readonly PlacedWord[], told: boolean[]): string {
  const isGone = (at: number) => told[at] === true || isToken(text, words[at]?.start ?? 0, words[at]?.end ?? 0)
  for (const [at, { text: own }] of words.entries())
    if (told[at] && joins.has(own.toLowerCase()) && !(isGone(at - 1) && isGone(at + 1))) told[at] = false
  let built = ''
  let done = 0
  for (const [at, { start, end }] of words.entries()) {
    if (!told[at]) continue
    if (!(told[at - 1] && /^\s*$/.test(text.slice(done, start)))) built += `${text.slice(done, start)}[private]`
    done = end
  }
  return (built + text.slice(done)).replace(besidePrivate, '$1')
}

/** What hangs on a token of the rules is no second thing: '[private] [team]' is '[team]'. */
const besidePrivate = /(?:\[private\] )*(\[(?:name|team|place|school|address|private)\])(?: \[private\])*/g

const nameIn = (word: string) => word.toLowerCase().replace(/['’]s$/, '')
