import { inflateRawSync } from 'node:zlib'
import type packedNet from '#content/safety/private-net.json'
import { openEncoder } from './ear/packed-encoder.ts'
import type { PackedNet } from './private-net.ts'

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
export const small = (bytes: string) => new Int8Array(opened(bytes).buffer)
const numbers = (bytes: string) => new Float32Array(opened(bytes).buffer)
