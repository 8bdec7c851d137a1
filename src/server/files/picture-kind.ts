export type PictureKind = 'png' | 'jpeg' | 'webp'

/** By its first bytes: what a file calls itself says nothing. */
export function pictureKind(file: Buffer): PictureKind | null {
  const starts = (hex: string, at = 0) => file.subarray(at, at + hex.length / 2).toString('hex') === hex
  if (starts('89504e470d0a1a0a')) return 'png'
  if (starts('ffd8ff')) return 'jpeg'
  return starts('52494646') && starts('57454250', 8) ? 'webp' : null
}

/** Is it a PNG or WebP with several pictures in it? Looks at the names of its parts; nothing is decoded. */
export function isAnimated(file: Buffer): boolean {
  const kind = pictureKind(file)
  if (kind === 'png') return partNames(file, 8, { isBigEndian: true, around: 12 }, 'IDAT').has('acTL')
  return kind === 'webp' && partNames(file, 12, { isBigEndian: false, around: 8 }).has('ANIM')
}

/** How parts are written: their length first (PNG) or after their name (WebP), and the bytes around their content. */
type Parts = { isBigEndian: boolean; around: number }

/** The names of a file's parts, up to one of them. */
function partNames(file: Buffer, from: number, { isBigEndian, around }: Parts, until?: string): Set<string> {
  const names = new Set<string>()
  for (let at = from; at + 8 <= file.length; ) {
    const name = file.toString('latin1', isBigEndian ? at + 4 : at, isBigEndian ? at + 8 : at + 4)
    const length = isBigEndian ? file.readUInt32BE(at) : file.readUInt32LE(at + 4)
    names.add(name)
    if (name === until) break
    // WebP fills a part up to an even length.
    at += around + length + (isBigEndian ? 0 : length % 2)
  }
  return names
}
