import { describe, expect, it } from 'vitest'
import { talking } from '../../../../tests/support/tutor-turns.ts'
import { openProblem } from '../state.ts'

describe('what is to be explained', () => {
  it.each([
    ['explain photosynthesis', /sunlight/],
    ['explain gravity to me', /pull/],
    ['i dont get fractions', /equal/],
    ['i dont understand place value', /ten times/],
    ['teach me how to tell time', /short hand/],
    ['show me how to do long division', /bring down/],
    ['can you teach me division', /equal/],
    ['can you explain what a verb is', /does/],
    ['help me understand decimals', /tenth|point|decimal/],
  ])('%j is explained, not practiced', (text, says) => {
    const { say, lesson } = talking(4)
    expect(say(text).said).toMatch(says)
    expect(openProblem(lesson())).toBeNull()
  })

  it.each(['i dont get it', 'help me with my homework', 'i dont know', 'teach me', 'i need help with this'])(
    '%j names nothing to explain',
    (text) => {
      expect(talking(3).say(text).move.kind).not.toBe('book')
    },
  )
})
