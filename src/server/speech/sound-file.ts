/** The kinds of recordings that browsers make, with the ending of their file names. */
export const soundTypes = {
  'audio/webm': 'webm',
  'audio/ogg': 'ogg',
  'audio/mp4': 'mp4',
  'audio/wav': 'wav',
} as const

export type SoundType = keyof typeof soundTypes

const isSoundType = (type: string): type is SoundType => Object.hasOwn(soundTypes, type)

/** The kind that a header announces, without its codec; null for any other. */
export function announcedType(header: string | undefined): SoundType | null {
  const type = (header ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
  return isSoundType(type) ? type : null
}

const text = (bytes: Uint8Array, from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1')

/** The kind that the bytes are of: a name alone is soon said. */
export function soundTypeOf(bytes: Uint8Array): SoundType | null {
  if (text(bytes, 0, 4) === '\x1a\x45\xdf\xa3' && text(bytes, 0, 64).includes('webm')) return 'audio/webm'
  if (text(bytes, 0, 4) === 'OggS') return 'audio/ogg'
  if (text(bytes, 4, 8) === 'ftyp') return 'audio/mp4'
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WAVE') return 'audio/wav'
  return null
}

/** How long it sounds, in seconds, as far as the file says so without being decoded; null when it does not. */
export function soundLength(bytes: Uint8Array, type: SoundType): number | null {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (type === 'audio/wav') return wavLength(view)
  if (type === 'audio/ogg') return oggLength(view)
  return type === 'audio/webm' ? webmLength(view) : null
}

function wavLength(view: Buffer): number | null {
  if (view.length < 44) return null
  const bytesPerSecond = view.readUInt32LE(28)
  return bytesPerSecond > 0 ? (view.length - 44) / bytesPerSecond : null
}

/** The last page tells how many samples there have been; Opus always counts 48,000 in a second. */
function oggLength(view: Buffer): number | null {
  const page = view.lastIndexOf('OggS', undefined, 'latin1')
  return page >= 0 && page + 14 <= view.length ? Number(view.readBigInt64LE(page + 6)) / 48_000 : null
}

const cluster = Buffer.from([0x1f, 0x43, 0xb6, 0x75])

/** Where its last part begins, in milliseconds behind the sign E7: a recording is cut into parts of a few seconds. */
function webmLength(view: Buffer): number | null {
  const at = view.lastIndexOf(cluster)
  const sign = at < 0 ? -1 : view.subarray(at, at + 20).indexOf(0xe7, cluster.length)
  if (sign < 0) return null
  const size = (view[at + sign + 1] ?? 0) & 0x7f
  const from = at + sign + 2
  return size >= 1 && size <= 6 && from + size <= view.length ? view.readUIntBE(from, size) / 1_000 : null
}
