/** The parts of a backup: what it is, a table and its rows, a file and its bytes, and what there should have been in all. */
const kinds = ['head', 'table', 'rows', 'file', 'data', 'end'] as const
export type Kind = (typeof kinds)[number]
export type BackupRecord = { kind: Kind; body: Buffer }

/** Takes one record; resolves when the next may come. */
export type Sink = (kind: Kind, body: Buffer | string) => Promise<void>

/** Largest record that is believed: more is damage. */
const longest = 1024 * 1024 * 1024
const headSize = 5

export function encode(kind: Kind, body: Buffer | string): Buffer {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.from(body)
  const head = Buffer.alloc(headSize)
  head.writeUInt8(kinds.indexOf(kind), 0)
  head.writeUInt32BE(bytes.length, 1)
  return Buffer.concat([head, bytes])
}

/** The records of a stream of bytes. A record that is cut off is a failure. */
export async function* decode(bytes: AsyncIterable<Buffer>): AsyncGenerator<BackupRecord> {
  let pieces: Buffer[] = []
  let gathered = 0
  let wanted = headSize
  for await (const piece of bytes) {
    pieces.push(piece)
    gathered += piece.length
    while (gathered >= wanted) {
      const all = Buffer.concat(pieces)
      const length = all.readUInt32BE(1)
      if (length > longest) throw new Error('The backup is damaged.')
      wanted = headSize + length
      if (all.length < wanted) {
        pieces = [all]
        break
      }
      const kind = kinds[all.readUInt8(0)]
      if (!kind) throw new Error('The backup is damaged, or of a newer release.')
      yield { kind, body: all.subarray(headSize, wanted) }
      pieces = [all.subarray(wanted)]
      gathered = all.length - wanted
      wanted = headSize
    }
  }
  if (gathered > 0) throw new Error('The backup is cut off.')
}
