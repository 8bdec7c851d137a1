import { added, attended, bendAtNothing, normed, pieceLine } from './encoder-steps.ts'
import { type Lines, openEncoder } from './packed-encoder.ts'
import { piecesReader } from './pieces.ts'

const width = 512
/** More pieces are not looked at: what is longer is heard in parts. */
export const mostPieces = 40

/**
 * What a sentence means, as 512 numbers of length one: Google's Universal Sentence Encoder Lite (Cer et al. 2018; Apache-2.0),
 * two layers, its weights in 8 bits. Loads 7 MB; then some milliseconds a sentence.
 */
export function loadEncoder(): (text: string) => Float32Array {
  const { vocabulary, numbersOf, bytesOf, through } = openEncoder()
  const read = piecesReader(vocabulary)
  const embeddings = { rows: bytesOf('embeddings'), scales: numbersOf('embeddings.scales') }
  const timing = numbersOf('timing')

  function layerOf(name: string) {
    const normOf = (part: string) => {
      const norm = { scale: numbersOf(`${name}.${part}.scale`), bias: numbersOf(`${name}.${part}.bias`) }
      return (lines: Lines) => lines.map((line) => normed(line, norm))
    }
    const [calm, calmBeforeFeed] = [normOf('norm'), normOf('feed.norm')]
    return (lines: Lines, residual: Lines) => {
      const looks = attended(through(`${name}.qkv`, calm(lines)))
      const said = added(through(`${name}.out`, looks), residual)
      const wide = through(`${name}.widen`, calmBeforeFeed(said))
      return added(through(`${name}.narrow`, bendAtNothing(wide)), said)
    }
  }
  const [first, second] = [layerOf('Layer_0'), layerOf('Layer_1')]

  return (text) => {
    const lines = read(text, mostPieces).map((id, place) => pieceLine(id, place, embeddings, timing))
    const once = first(lines, through('residual', lines))
    const twice = second(once, once)
    const mean = new Float32Array(width)
    for (const line of twice)
      for (let at = 0; at < width; at++) mean[at] = (mean[at] ?? 0) + (line[at] ?? 0) / twice.length
    const [last = mean] = through('last', [mean])
    const bent = last.map(Math.tanh)
    const length = Math.sqrt(bent.reduce((sum, one) => sum + one * one, 1e-12))
    return bent.map((one) => one / length)
  }
}
