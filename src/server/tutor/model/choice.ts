const letters = ['a', 'b', 'c', 'd']

/** The letter that a model writes in front of its reply to say which way it takes. */
export const tagOf = (at: number): string => `[${letters[at] ?? '?'}]`

const bracketed = /^[\s*_"]*[[(<{]\s*([a-z])\s*[\])>}][\s*_:.–-]*/i
const plain = /^[\s*_"]*([a-d])[):]\s+/i

/** Which of so many ways a reply takes, by the letter in front, and the reply without it. Null: none of them, or no letter. */
export function readChoice(reply: string, ways: number): { at: number | null; rest: string } {
  const found = bracketed.exec(reply) ?? (ways > 1 ? plain.exec(reply) : null)
  const rest = found ? reply.slice(found[0].length) : reply
  if (ways <= 1) return { at: 0, rest }
  const at = letters.indexOf(found?.[1]?.toLowerCase() ?? '')
  return { at: at >= 0 && at < ways ? at : null, rest }
}
