import { meanings, synonymsOf } from './meanings.ts'

/** A few words that say what a word means; null where none are known. */
export function plainMeaning(word: string): string | null {
  const near = synonymsOf(word).slice(0, 2)
  if (near.length > 0) return near.join(' or ')
  const known = Object.entries(meanings().synonyms).find(([, list]) => list.split(', ').includes(word))?.[0]
  return known ?? null
}
