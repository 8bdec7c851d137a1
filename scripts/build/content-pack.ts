import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'

/** What the server reads by its place: one piece behind the other in `content.pack`, beside its code. */
export class ContentPack {
  private readonly pieces: Uint8Array[] = []
  private length = 0

  /** Where a piece lies from now on, as the arguments of a call that reads it. */
  add(piece: Uint8Array): string {
    const at = this.length
    this.pieces.push(piece)
    this.length += piece.length
    return `${at}, ${piece.length}`
  }

  /** Names what is in it: it stands at its end and in the code that reads it, so that neither is taken with another build's. */
  get name(): string {
    const hash = createHash('sha256')
    for (const piece of this.pieces) hash.update(piece)
    return hash.digest('hex')
  }

  async write(dir: string): Promise<void> {
    await writeFile(path.join(dir, 'content.pack'), Buffer.concat([...this.pieces, Buffer.from(this.name)]))
  }
}

/** What stands in that module for the name of the pack until all of it is made: as long, since the build works out lengths. */
export const unnamed = '__CONTENT_PACK__________________________________________________'

/** The module that reads it back. */
export const reader = path.resolve('src/server/packed-content.ts')
