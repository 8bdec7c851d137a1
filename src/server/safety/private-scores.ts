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

export function surenessOf(text: string, words: readonly PlacedWord[], knowing: Knowing = usual()): Sureness[] {
  const byNet = knowing.net ? netScores(knowing.net, words, vocabulary().groupsOf) : new Float32Array(words.length)
  const signsAt = signsIn(words)
  let wasTold = false
  let ofPiece = 0
  return words.map((_, at) => {
    if (at % inPiece === 0) ofPiece = textScore(knowing.texts, pieceAt(text, words, at))
    const bySigns = sumOf(knowing.words.weights, signsAt(at, wasTold)) / knowing.words.scale + knowing.words.bias
    wasTold = bySigns >= privateFrom
    const spoken = textPart * Math.max(-mostOfText, Math.min(mostOfText, ofPiece))
    return { own: bySigns + (byNet[at] ?? 0), text: spoken }
  })
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
