import { inflateRawSync } from 'node:zlib'
import packed from '#content/safety/private.json'
import type { Tagger } from './private-words.ts'

/** The tagger as the build keeps it. */
export function preparedTagger(): Tagger {
  const { scale, bias } = packed
  const bytes = inflateRawSync(Buffer.from(packed.weights, 'base64'))
  return { weights: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length), scale, bias }
}
