import packed from '#content/safety/private.json'
import packedNet from '#content/safety/private-net.json'
import { openedNet, small } from './opened-net.ts'
import type { PackedNet } from './private-net.ts'

/** What knows private words, as the build keeps it: the signs of words, the signs of whole texts, and the net. */
export type PrivateParts = { words: Weighing; texts: Weighing; net: PackedNet }
/** A sum of weights, `scale` times as large as they count. */
export type Weighing = { weights: Int8Array; scale: number; bias: number }

export function preparedPrivate(): PrivateParts {
  return {
    words: { weights: small(packed.weights), scale: packed.scale, bias: packed.bias },
    texts: { weights: small(packed.texts.weights), scale: packed.texts.scale, bias: packed.texts.bias },
    net: openedNet(packedNet),
  }
}
