import { late } from '#server/late.ts'
import { openWords } from '#server/prepared/words.ts'
import { type ToldKind, toldKinds } from '#shared/alarm.ts'
import { readOnce } from '#shared/answers/read-once.ts'
import { isInDictionary } from '../usual-words.ts'
import { preparedEar } from './ear.prepared.ts'
import { inEnglish } from './in-english.ts'
import { type Added, addedUp, bothAdded, type EarModel, needIn, orderIn, sumCount, together, weighed } from './model.ts'
import { listenAgain, ordersAgain } from './second.ts'
import { clearSigns, faintSigns, type GroupsOf, type Line } from './signs.ts'
import { type Speller, spellerOf } from './speller.ts'
import { pause, tokensOf } from './tokens.ts'

/** What the ear makes of some words: how sure it is of need and of an order, as logarithms; what speaks for each kind. */
export type Hearing = { need: number; order: number; kinds: Readonly<Record<ToldKind, number>> }

type Ear = { model: EarModel; speller: Speller; groupsOf: GroupsOf }
const loadedEar = late(load)

/** The words that the ear knows: how they are spelled, and which are used alike. Others read with them too. */
export const vocabulary = (): Pick<Ear, 'speller' | 'groupsOf'> => loadedEar()

function load(): Ear {
  const { model, speller, groups } = preparedEar()
  const words = openWords(speller.words, { kept: true })
  const groupsOf = (word: string) => {
    const place = words.placeOf(word)
    const [wide = -1, narrow = -1] = place < 0 ? [] : groups.subarray(place * 2, place * 2 + 2)
    return wide < 0 ? null : ([wide, narrow] as const)
  }
  return { model, speller: spellerOf(speller, words), groupsOf }
}

const none: Hearing = hearingOf(new Float64Array(sumCount).fill(-20, 1))

const isWord = (token: string) => token !== pause && token !== '#'
const lineOf = (tokens: readonly string[]): Line => {
  const { speller } = loadedEar()
  return { tokens, spelled: tokens.map((token) => (isWord(token) ? speller(token) : token)) }
}

/** A message is heard alone, with what was said before it, and as what was said before the next one. */
const partsHeard = readOnce((text) => {
  const { model, groupsOf } = loadedEar()
  return partsOf(tokensOf(text)).map((part) => {
    const line = lineOf(part)
    return { line, clear: addedUp(model, clearSigns(line, groupsOf)) }
  })
}, 16)

const nothing: Added = { sums: new Float64Array(sumCount), length: 0 }

/** Listens to some words, said after others; to Spanish as it stands, and word by word in English. */
export function listen(text: string, earlier: readonly string[] = []): Hearing {
  const heard = listenTo(text, earlier)
  const english = inEnglishWords(text)
  if (english === null) return heard
  const before = earlier.map((each) => inEnglishWords(each) ?? each)
  return inBoth(heard, listenTo(english, before))
}

function inEnglishWords(text: string): string | null {
  const words = inEnglish(tokensOf(text))
  return words?.map((word) => (word === '#' ? '8' : word)).join(' ') ?? null
}

/** Of what Spanish says, what its words say in English counts so much. */
const englishPart = 0.5

function inBoth(heard: Hearing, english: Hearing): Hearing {
  const mean = (own: number, other: number) => own + (other - own) * englishPart
  const kinds = kindsBy((kind) => mean(heard.kinds[kind], english.kinds[kind]))
  return { need: mean(heard.need, english.need), order: heard.order, kinds }
}

/**
 * A long text is heard as a whole and in parts: what sounds most like need counts.
 * Every word is in at most four parts, so that a text twice as long takes twice the time.
 */
function listenTo(text: string, earlier: readonly string[]): Hearing {
  const tokens = tokensOf(text)
  const before = earlier.flatMap((each) => [...tokensOf(each), pause]).slice(-mostBefore)
  const { model, groupsOf } = loadedEar()
  const parts = partsHeard(text)
  const lines = parts.map(({ line }) => line)
  const faint = before.length > 0 ? faintSigns(lineOf(before), lines, groupsOf) : null
  const own = faint ? addedUp(model, faint.own) : nothing
  let most = none
  let mostIn: readonly string[] = []
  let order = none.order
  for (const [at, { line, clear }] of parts.entries()) {
    const across = faint?.across[at]
    const heard = hearingOf(weighed(model, clear, across ? bothAdded(own, addedUp(model, across)) : own))
    if (heard.need > most.need) [most, mostIn] = [heard, line.tokens]
    order = Math.max(order, heard.order)
  }
  if (asksAgain(most, mostIn)) most = bothOf(most, listenAgain(mostIn))
  const isOneWord = tokens.length < 2 && before.length === 0
  return { ...most, order, need: isOneWord ? Math.min(most.need, mostOfOneWord) : most.need }
}

export function hearingOf(sums: Float64Array): Hearing {
  return {
    need: needIn(sums),
    order: orderIn(sums),
    kinds: kindsBy((kind) => sums[toldKinds.indexOf(kind) + 1] ?? 0),
  }
}

function kindsBy(of: (kind: ToldKind) => number): Hearing['kinds'] {
  return {
    crisis: of('crisis'),
    home_harm: of('home_harm'),
    other_harm: of('other_harm'),
    online: of('online'),
    bullying: of('bullying'),
    danger: of('danger'),
    running_away: of('running_away'),
    eating: of('eating'),
    sadness: of('sadness'),
    substance: of('substance'),
  }
}

/** How sure both ears are of an order to the tutor, where it sounds most like one; as a logarithm. */
export function listenForOrder(text: string): number {
  let [most, mostIn]: [number, readonly string[]] = [none.order, []]
  for (const { line, clear } of partsHeard(text)) {
    const order = orderIn(weighed(loadedEar().model, clear, nothing))
    if (order > most) [most, mostIn] = [order, line.tokens]
  }
  return asksForOrder(most, mostIn) ? bothOrders(most, ordersAgain(mostIn)) : most
}

/** Where the first ear hears so little need, the second is not asked: of lesson talk, one message in eight is. */
const secondFrom = -3
/** Below it the second ear would make no order of it, above the other it would take none away: of lesson talk, one message in 45 lies between. */
const orderAgainFrom = -3
const orderAgainUpTo = 2
/** The second ear knows English alone: of so many words in no dictionary it makes nothing. */
const mostForeign = 0.6

/** Is the second ear asked too? It takes some milliseconds. */
export const asksAgain = ({ need }: Hearing, tokens: readonly string[]): boolean =>
  need >= secondFrom && isEnglish(tokens)

export const asksForOrder = (order: number, tokens: readonly string[]): boolean =>
  order >= orderAgainFrom && order < orderAgainUpTo && isEnglish(tokens)

function isEnglish(tokens: readonly string[]): boolean {
  if (tokens.length < 2) return false
  const words = tokens.filter(isWord)
  return words.filter((word) => !isInDictionary(word)).length < words.length * mostForeign
}
/** Of need, what the second ear says counts three quarters of what the first does (decision 53); of kinds and orders, half. */
const secondPart = 0.75
const secondPartOfElse = 0.5

/** What both ears say of one thing, on the scale of the first. */
const both = (first: number, again: number, part: number) => (first + part * again) / (1 + part)

export const bothOrders = (first: number, again: number): number => both(first, again, secondPartOfElse)

/** What both ears hear, on the scale of the first. */
export function bothOf({ need, order, kinds }: Hearing, second: Float64Array): Hearing {
  const of = (kind: ToldKind) => both(kinds[kind], second[toldKinds.indexOf(kind) + 1] ?? 0, secondPartOfElse)
  const again = together(second.subarray(1)) - (second[0] ?? 0)
  return { order, need: both(need, again, secondPart), kinds: kindsBy(of) }
}

const mostBefore = 60
/** One word alone is no more than this: it is for the lists to know it. */
const mostOfOneWord = -1
const longestWhole = 60
const shortText = 18
const longestSentence = 26
const stretch = 20
const step = 10

/** A short text as a whole; of a longer one also its sentences, and stretches that overlap. */
export function partsOf(tokens: readonly string[]): (readonly string[])[] {
  if (tokens.length === 0) return []
  if (tokens.length <= shortText) return [tokens]
  const parts: (readonly string[])[] = tokens.length <= longestWhole ? [tokens] : []
  let from = 0
  for (let at = 0; at <= tokens.length; at++) {
    if (at < tokens.length && tokens[at] !== pause) continue
    if (at - from >= 3 && at - from <= longestSentence && at - from < tokens.length) parts.push(tokens.slice(from, at))
    from = at + 1
  }
  if (tokens.length > longestSentence)
    for (let at = 0; at === 0 || at + step < tokens.length; at += step) parts.push(tokens.slice(at, at + stretch))
  return parts
}
