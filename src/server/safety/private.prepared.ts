import { inflateRawSync } from 'node:zlib'
import packed from '#content/safety/private.json'
import packedNet from '#content/safety/private-net.json'
import { openEncoder } from './ear/packed-encoder.ts'
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

/** The net of `scripts/learn-private-net.ts` as numbers. */
export function openedNet({ wide, layerScales, layerBias, most, last, ...net }: typeof packedNet): PackedNet {
  const { vocabulary, bytesOf } = openEncoder()
  return {
    ...{ wide, rows: small(net.rows), layers: opened(net.layers), program: Uint8Array.from(bytesOf('program')) },
    ...{ scales: numbers(net.scales), layerScales: numbers(layerScales), layerBias: numbers(layerBias) },
    ...{ most: numbers(most), last: numbers(last), vocabulary },
  }
}

const opened = (bytes: string) => new Uint8Array(inflateRawSync(Buffer.from(bytes, 'base64')))
const small = (bytes: string) => new Int8Array(opened(bytes).buffer)
const numbers = (bytes: string) => new Float32Array(opened(bytes).buffer)
