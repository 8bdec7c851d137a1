import { LRUCache } from 'lru-cache'
import { shieldPersonalData } from '#server/safety/shield.ts'

// What was said before comes back with every turn; hiding it once is enough.
const hiddenTexts = new LRUCache<string, string>({
  max: 5_000,
  maxSize: 4_000_000,
  sizeCalculation: (text) => text.length + 1,
})

/** A text as a brain is given it: without what says who and where a child is. */
export function hidden(text: string, family: string[]): string {
  const key = `${family.join('\n')}\n${text}`
  const known = hiddenTexts.get(key)
  if (known !== undefined) return known
  const shielded = shieldPersonalData(text, family)
  hiddenTexts.set(key, shielded)
  return shielded
}
