import { describe, expect, it } from 'vitest'
import { tokensOf } from '#server/safety/ear/tokens.ts'
import { asideOf } from './aside.ts'

/** The line with what stands beside its question in brackets. */
function marked(line: string): string {
  const tokens = tokensOf(line)
  const asides = asideOf(tokens)
  return tokens
    .map((word, at) => (asides[at] ? `(${word})` : word))
    .join(' ')
    .replaceAll(') (', ' ')
}

describe('what stands beside a question', () => {
  it('is what a child tells before it', () => {
    expect(marked('my grandma has medicare what is that')).toBe('(my grandma has medicare) what is that')
    expect(marked('our computer is so slow why does it freeze')).toBe('(our computer is so slow) why does it freeze')
    expect(marked('my dad says ants can carry a car is that true')).toBe(
      '(my dad says ants can carry a car) is that true',
    )
  })

  it('is why it asks, said behind it', () => {
    expect(marked('who is rachel carson we are doing a report')).toBe('who is rachel carson (we are doing a report)')
    expect(marked('what is a noun again i forgot')).toBe('what is a noun again (i forgot)')
    expect(marked('what happens at a funeral im going to one')).toBe('what happens at a funeral (i am going to one)')
  })

  it('is nothing where the question goes on', () => {
    for (const line of [
      'what do i do if my friend lies to me',
      'how do i know if my dog is happy',
      'why do we have to go to school',
      'what happens when you get old',
      'hey so why is the sky blue',
      'can i keep a bird that i found',
      'is it true that dogs dream',
      'other thing. our ice was cold and after it melted it was warm so it changes when it melts',
    ])
      expect.soft(marked(line), line).not.toContain('(')
  })
})
