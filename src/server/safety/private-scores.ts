import { late } from '#server/late.ts'
import { vocabulary } from './ear/ear.ts'
import { clearSigns } from './ear/signs.ts'
import { tokensOf } from './ear/tokens.ts'
import { preparedPrivate } from './private.prepared.ts'
import { netScores, openNet, type PrivateNet } from './private-net.ts'
import { type PlacedWord, signsIn, sumOf } from './private-words.ts'

/** A sum of weights, `scale` times as large as they count. */
export type Weighing = { weights: Float32Array | Int8Array; scale: number; bias: number }
/** What tells private words; learned by `scripts/learn-private.ts` and `scripts/learn-private-net.ts`. */
export type Knowing = { words: Weighing; texts: Weighing; net: PrivateNet | null }

const usual = late((): Knowing => {
  const { words, texts, net } = preparedPrivate()
  return { words, texts, net: openNet(net) }
})

/** From here on the signs alone call a word private; the word behind it counts on that. */
const privateFrom = 0.15
/** What the whole of a text is like counts so much, and no more than this. */
const textPart = 0.6
const mostOfText = 6
/** A longer text is looked at in pieces: what one tells says nothing about another. */
const inPiece = 48

/** How surely a word is private, and how much what the text around it is like speaks for that. */
export type Sureness = { own: number; text: number }

/** `taken` says which words the rules took: how far that reaches is asked as well. */
export function surenessOf(
  text: string,
  words: readonly PlacedWord[],
  taken: readonly boolean[] = [],
  knowing: Knowing = usual(),
): Sureness[] {
  const signsAt = signsIn(words)
  let wasTold = false
  let ofPiece = 0
  const found = words.map((_, at) => {
    if (at % inPiece === 0) ofPiece = textScore(knowing.texts, pieceAt(text, words, at))
    const bySigns = sumOf(knowing.words.weights, signsAt(at, wasTold)) / knowing.words.scale + knowing.words.bias
    wasTold = bySigns >= privateFrom
    return { own: bySigns, text: textPart * Math.max(-mostOfText, Math.min(mostOfText, ofPiece)) }
  })
  if (knowing.net) addNet(knowing.net, words, found, taken)
  return found
}

/** Where all else says with at least this that nothing is private, nothing was found with the net either, also in lines new to the signs: its work is saved there. */
const askedFrom = -6
/** So far as hidePrivate looks beside something sure, and as the net looks beside that. */
const askedAround = 20

function addNet(net: PrivateNet, words: readonly PlacedWord[], found: Sureness[], taken: readonly boolean[]) {
  let from = 0
  let to = 0
  const ask = () => {
    const scores = netScores(net, words.slice(from, to), vocabulary().groupsOf)
    for (let at = from; at < to; at++) {
      const one = found[at]
      if (one) one.own += scores[at - from] ?? 0
    }
  }
  for (const [at, { own, text }] of found.entries()) {
    if (own + text < askedFrom && !taken[at]) continue
    const begin = Math.max(0, at - askedAround)
    if (begin > to) {
      ask()
      from = begin
    }
    to = Math.min(words.length, at + askedAround + 1)
  }
  ask()
}

const pieceAt = (text: string, words: readonly PlacedWord[], at: number) =>
  text.slice(words[at]?.start ?? 0, words[Math.min(at + inPiece, words.length) - 1]?.end ?? 0)

/** The signs of a text as the ear has them, only as it is spelled: a name is no slip. */
export function textSigns(text: string): Int32Array {
  const tokens = tokensOf(text)
  return clearSigns({ tokens, spelled: tokens }, vocabulary().groupsOf)
}

/** Does a text sound as if something private were in it? As a logarithm. */
function textScore({ weights, scale, bias }: Weighing, text: string): number {
  const signs = textSigns(text)
  let sum = 0
  for (const sign of signs) sum += weights[sign] ?? 0
  return sum / scale / Math.sqrt(signs.length + 1) + bias
}
