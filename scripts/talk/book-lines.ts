import { readdirSync, readFileSync } from 'node:fs'

const folder = new URL('../../content/en/book/', import.meta.url)
/** Every so many-th question of the book is enough to know what a question about the world sounds like. */
const each = 14

/** Questions that children ask, as they stand in the book of answers. */
export const bookLines = (): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => {
      const entries: { asks: string[] }[] = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
      return entries.flatMap(({ asks }) => asks)
    })
    .filter((_, at) => at % each === 0)
