import phrases from '#content/safety/en/claims.json'
import { tokensOf } from './ear/tokens.ts'

const claims = phrases.map((phrase) => ` ${phrase} `).sort((one, other) => other.length - one.length)

/** What is said without 'it is just a story' and the like, and whether that was said. */
export function withoutClaims(text: string): { said: string; isClaimed: boolean } {
  const all = ` ${tokensOf(text).join(' ')} `
  if (!claims.some((claim) => all.includes(claim))) return { said: text, isClaimed: false }
  const said = claims.reduce((left, claim) => left.replaceAll(claim, ' . '), all)
  return { said: said.trim(), isClaimed: true }
}
