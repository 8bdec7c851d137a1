import type Fraction from 'fraction.js'
import { expressionsIn, withSigns } from './expressions.ts'
import { readTokens, type Token } from './tokens.ts'

/** What number a child means. `unsure`: there are several, and nothing says which. */
export type FoundAnswer =
  | { kind: 'none' }
  | { kind: 'number'; value: Fraction; text: string; texts: string[] }
  | { kind: 'unsure'; texts: string[] }

/**
 * The number that a child means in a sentence: 'is it 54?', '7 x 8 = 56' (what it makes), 'five, no, six' (the one
 * after the change of mind), '5 times 8 is 40, so 56'. The numbers of a sum are no answer, nor is the 7 in 'the 7 times
 * table' or in 'I am 7 years old'.
 */
export const findAnswer = (text: string): FoundAnswer => findAnswerIn(withSigns(readTokens(text)))

/** The same where the text is read already. */
export function findAnswerIn(tokens: readonly Token[]): FoundAnswer {
  const operands = new Set<number>()
  for (const { from, to } of expressionsIn(tokens)) for (let at = from; at < to; at++) operands.add(at)
  const claims: Claim[] = tokens.flatMap((token, at) =>
    token.kind === 'number' && !operands.has(at) && !isBeside(tokens, at)
      ? [{ at, value: token.value, text: token.written }]
      : [],
  )
  const meant = afterLast(tokens, claims, changesMind) ?? afterLast(tokens, claims, concludes) ?? claims
  const [first] = meant
  if (!first) return { kind: 'none' }
  if (meant.every(({ value }) => value.equals(first.value)))
    return { kind: 'number', value: first.value, text: first.text, texts: meant.map((claim) => claim.text) }
  return { kind: 'unsure', texts: meant.map((claim) => claim.text) }
}

type Claim = { at: number; value: Fraction; text: string }

const changesMind = new Set('no nope wait actually oops sorry mean correction rather'.split(' '))
const concludes = new Set('so answer therefore altogether total'.split(' '))

/** The claims behind the last of these words, if there are any. */
function afterLast(tokens: readonly Token[], claims: Claim[], words: Set<string>): Claim[] | null {
  const last = tokens.findLastIndex((token) => token.kind === 'word' && words.has(token.word))
  const after = claims.filter(({ at }) => at > last)
  return last >= 0 && after.length > 0 ? after : null
}

const counted =
  /^(?:years?|yrs?|minutes?|mins?|seconds?|hours?|more|hints?|tries|questions?|exercises?|oclock|am|pm|tables?|times|grade|%)$/
const numbered = /^(?:grade|question|exercise|problem|page|step|level|room|class|chapter|than|not|age|aged)$/

/** A number that counts or names something else than an answer. */
function isBeside(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  const after = tokens[at + 1]
  if (before?.kind === 'word' && numbered.test(before.word)) return true
  return after?.kind === 'word' && counted.test(after.word)
}
