/** Words of a question as they are compared: lower case, without endings, with the ways to ask why made one. */
export function wordsAsked(text: string): string[] {
  const plain = text
    .slice(0, 300)
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/\b(?:how come|what makes|what causes|what made|(?:what is|whats) the reason|for what reason)\b/g, 'why')
    .replace(/\b(what|how|where|who|when|why)(?:s|re|d)\b/g, '$1')
  const words = plain.match(/[a-z]+/g) ?? []
  return asksToTell.test(plain) && !words.some((word) => questionWords.has(word)) ? ['what', ...words] : words
}

const asksToTell = /\b(?:explain|tell (?:me|us) about|teach (?:me|us) about)\b/

/** The words that open a question about the world. */
export const questionWords: ReadonlySet<string> = new Set(['why', 'how', 'what', 'where', 'when', 'who', 'which'])

/** Cuts what changes with number and time: 'stars' and 'star', 'flies' and 'fly', 'shines' and 'shining'. */
export function stemOf(word: string): string {
  const cut = word.length > 3 ? withoutEnding(word) : word
  return cut.length > 3 && cut.endsWith('e') && !cut.endsWith('ee') ? cut.slice(0, -1) : cut
}

function withoutEnding(word: string): string {
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1)
  if (/(?:[sx]|[cs]h)es$/.test(word)) return word.slice(0, -2)
  if (/[^aeiu]ing$/.test(word) && word.length > 5) return single(word.slice(0, -3))
  if (word.endsWith('ing') && word.length > 6) return word.slice(0, -3)
  if (/[^e]ed$/.test(word) && word.length > 4) return single(word.slice(0, -2))
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word
}

const single = (word: string) => (/([bdgmnpr])\1$/.test(word) ? word.slice(0, -1) : word)

/** One letter more, less or other, or two swapped, in a word long enough to be known by the rest. */
export function isTypoOf(word: string, meant: string): boolean {
  if (meant.length < 5 || word[0] !== meant[0] || Math.abs(word.length - meant.length) > 1) return false
  let at = 0
  while (at < word.length && word[at] === meant[at]) at++
  const [rest, other] = [word.slice(at), meant.slice(at)]
  if (rest.length !== other.length)
    return rest.length > other.length ? rest.slice(1) === other : rest === other.slice(1)
  if (rest.slice(1) === other.slice(1)) return true
  return rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2)
}
