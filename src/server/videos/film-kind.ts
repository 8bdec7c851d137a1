import type { filmRules } from '#shared/film-rules.ts'

export type FilmType = (typeof filmRules.types)[number]

/** So many bytes at the beginning say what a file is. */
export const tellingBytes = 4_096

/** Brands of MP4 files that browsers play; QuickTime's own ('qt  ') is not among them. */
const brands = new Set(['isom', 'iso2', 'iso3', 'iso4', 'iso5', 'iso6', 'iso7', 'iso8', 'iso9', 'mp41', 'mp42', 'mp71'])
const moreBrands = new Set(['avc1', 'M4V ', 'M4VH', 'M4VP', 'MSNV', 'dash', 'av01', 'hvc1'])

/** What the first bytes of a file say it is, whatever it is called. Null: not a film that we take. */
export function filmKind(head: Uint8Array): FilmType | null {
  if (isMp4(head)) return 'video/mp4'
  return isWebm(head) ? 'video/webm' : null
}

const textAt = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length))

/** An `ftyp` box comes first: its size, its name, its brand, a version, and the brands that it goes along with. */
function isMp4(head: Uint8Array): boolean {
  if (head.length < 16 || textAt(head, 4, 4) !== 'ftyp') return false
  const size = new DataView(head.buffer, head.byteOffset).getUint32(0)
  if (size < 16 || size > 1_024 || size % 4 !== 0 || size > head.length) return false
  const named = [textAt(head, 8, 4)]
  for (let at = 16; at + 4 <= size; at += 4) named.push(textAt(head, at, 4))
  return named[0] !== 'qt  ' && named.some((brand) => brands.has(brand) || moreBrands.has(brand))
}

const ebml = [0x1a, 0x45, 0xdf, 0xa3]
const docType = 0x4282

/** An EBML header comes first, and in it stands that the document is a `webm`. */
function isWebm(head: Uint8Array): boolean {
  if (!ebml.every((byte, at) => head[at] === byte)) return false
  const header = sizeAt(head, ebml.length)
  if (!header) return false
  const end = Math.min(header.next + header.value, head.length)
  for (let at = header.next; at < end; ) {
    const id = idAt(head, at)
    const size = id && sizeAt(head, id.next)
    if (!id || !size) return false
    if (id.value === docType) return textAt(head, size.next, size.value).replace(/\0+$/, '') === 'webm'
    at = size.next + size.value
  }
  return false
}

type Read = { value: number; next: number } | null

/** The number of bytes is told by the zeros that the first one begins with. */
const lengthOf = (first: number | undefined) => (first ? Math.clz32(first) - 24 + 1 : 9)

function idAt(bytes: Uint8Array, at: number): Read {
  const length = lengthOf(bytes[at])
  if (length > 4 || at + length > bytes.length) return null
  return { value: bytes.subarray(at, at + length).reduce((sum, byte) => sum * 256 + byte, 0), next: at + length }
}

function sizeAt(bytes: Uint8Array, at: number): Read {
  const length = lengthOf(bytes[at])
  if (length > 6 || at + length > bytes.length) return null
  const value = bytes.subarray(at, at + length).reduce((sum, byte) => sum * 256 + byte, 0)
  return { value: value - 2 ** (7 * length), next: at + length }
}
