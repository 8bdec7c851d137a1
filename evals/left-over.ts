/**
 * Is anything of a secret left? Not only the secret as a whole: of 'Oliver Hartmann' neither name may be left. Words
 * that the text says outside of its secrets too tell nothing.
 */
export function isLeft(secrets: readonly string[], text: string, shielded: string): boolean {
  if (secrets.some((secret) => shielded.includes(secret))) return true
  const outside = new Set(wordsOf(secrets.reduce((rest, secret) => rest.replaceAll(secret, ' '), text)))
  const told = new Set(wordsOf(shielded))
  return secrets.flatMap(wordsOf).some((word) => word.length >= shortestTelling && !outside.has(word) && told.has(word))
}

/** 'of', 'st' and single digits tell nobody anything. */
const shortestTelling = 3

/** The tokens that the shield puts in are no words of the child. */
function wordsOf(text: string): string[] {
  const plain = text.replaceAll(/\[[a-z_ -]{1,20}\]/g, ' ').toLowerCase()
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}
