import { Unzip, type UnzipFile, UnzipInflate } from 'fflate'
import { decompress } from 'fzstd'
import { zstdNeeds } from './zstd-frame.ts'

// The home of fzstd, and with archive/zip.ts of fflate.

/** Most that a file may hold when it is unpacked, and the most parts it may have. */
const mostBytes = 200 * 1024 * 1024
const mostParts = 20_000
/** Most bytes that may be moved on the way. */
const mostWork = 20 * 1024 ** 3
/** How much is unpacked at once: packed a thousandfold this is still no harm. */
const slice = 16 * 1024

/** Newest first: a new file carries an old one too, which only says that Anki must be updated. */
const collections = ['collection.anki21b', 'collection.anki21', 'collection.anki2'] as const

export type Refused = { refused: string }

export const damaged: Refused = {
  refused: 'This Anki file is damaged. Export the deck from Anki again, and import that file.',
}
const tooLarge: Refused = {
  refused: 'This Anki file unpacks to more than 200 MB. Export one deck alone, without media, and import that file.',
}
const noZip: Refused = {
  refused: 'This is not an Anki file. In Anki choose File, Export, "Anki Deck Package (.apkg)", and import that file.',
}
const noCollection: Refused = {
  refused: 'There are no cards in this file. In Anki choose File, Export, "Anki Deck Package (.apkg)".',
}

/** The database out of an Anki file; never more than `most` bytes are unpacked. */
export function unpackApkg(bytes: Uint8Array, most = mostBytes): { database: Uint8Array } | Refused {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b || bytes[2] !== 3 || bytes[3] !== 4) return noZip
  const parts = unzip(bytes, most)
  if ('refused' in parts) return parts
  const name = collections.find((one) => parts.found.has(one))
  const packed = name && parts.found.get(name)
  if (!packed) return noCollection
  return name === 'collection.anki21b' ? unzstd(packed) : { database: packed }
}

type Part = { said: number | undefined; size: number; chunks: Uint8Array[]; isWhole: boolean }

/** Never unpacks more than is allowed, whatever the file says of its size. */
function unzip(bytes: Uint8Array, most: number): { found: Map<string, Uint8Array> } | Refused {
  const parts = new Map<string, Part>()
  const state: { size: number; count: number; refused: Refused | null } = { size: 0, count: 0, refused: null }
  const unzipper = new Unzip((file) => {
    state.count += 1
    if (state.count > mostParts || (file.originalSize ?? 0) > most) state.refused ??= tooLarge
    if (!state.refused && collections.some((name) => name === file.name) && !parts.has(file.name)) take(file)
  })
  const take = (file: UnzipFile) => {
    const part: Part = { said: file.originalSize, size: 0, chunks: [], isWhole: false }
    parts.set(file.name, part)
    file.ondata = (error, chunk, isLast) => {
      if (error) state.refused ??= damaged
      if (state.refused) return
      state.size += chunk.length
      part.size += chunk.length
      if (state.size > most) state.refused = tooLarge
      if (part.said !== undefined && part.size > part.said) state.refused ??= damaged
      part.chunks.push(chunk)
      part.isWhole = isLast
    }
    file.start()
  }
  unzipper.register(UnzipInflate)
  try {
    for (let at = 0; at < bytes.length && !state.refused; at += slice)
      unzipper.push(bytes.subarray(at, at + slice), at + slice >= bytes.length)
  } catch {
    return state.refused ?? damaged
  }
  return state.refused ?? joined(parts)
}

/** A part that is cut off, or is not as large as it says, makes the whole file a damaged one. */
function joined(parts: Map<string, Part>): { found: Map<string, Uint8Array> } | Refused {
  const found = new Map<string, Uint8Array>()
  for (const [name, part] of parts) {
    const whole = Buffer.concat(part.chunks)
    if (!part.isWhole || (part.said !== undefined && part.said !== whole.length)) return damaged
    found.set(name, whole)
  }
  return { found }
}

function unzstd(packed: Uint8Array): { database: Uint8Array } | Refused {
  const needs = zstdNeeds(packed)
  if (!needs) return damaged
  if (needs.most > mostBytes || needs.window > mostBytes || needs.work > mostWork) return tooLarge
  try {
    return { database: decompress(packed) }
  } catch {
    return damaged
  }
}
