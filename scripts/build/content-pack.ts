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

  async write(dir: string): Promise<void> {
    await writeFile(path.join(dir, 'content.pack'), Buffer.concat(this.pieces))
  }
}

/** The module that reads it back. */
export const reader = path.resolve('src/server/packed-content.ts')
