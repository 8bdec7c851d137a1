import { describe, expect, it } from 'vitest'
import { talking } from '#tests/support/tutor-turns.ts'
import type { Asked } from '../state.ts'
import { askedBack, pressFor } from './asked-back.ts'

/** A child works on 7 × 8; what a model's reply to its next words asked. */
function askedAt(reply: string[], said = 'hint please') {
  const { say, lesson } = talking(3)
  say('what is 7 x 8')
  const before = lesson().asked
  const decided = say(said)
  const question = decided.said.split(/(?<=[.!?]) /).findLast((one) => one.endsWith('?')) ?? null
  return askedBack(reply, { asked: decided.lesson.asked, question, lesson: decided.lesson }, before)
}
const kindAt = (reply: string[]) => askedAt(reply)?.kind

describe('what a model asked at the end of its reply', () => {
  it('is what was decided on, where it asked nothing, or the same in its own words', () => {
    expect(askedAt(['Split the 7 into 5 and 2.'])?.kind).toBe('answer')
    expect(askedAt(['Split the 7.', 'What is 7 × 8?'])).toMatchObject({ kind: 'answer', expects: { answer: '56' } })
    expect(askedAt(['Split the 7.', 'So what do you get?', 'Take your time.'])).toMatchObject({ kind: 'answer' })
  })

  it('is a sum of its own, with the key worked out by code', () => {
    expect(askedAt(['Start small.', 'What is 5 × 8?'])).toMatchObject({
      kind: 'step',
      expects: { form: 'number', answer: '40' },
    })
    expect(askedAt(['How much is twelve plus thirty?'])).toMatchObject({ kind: 'step', expects: { answer: '42' } })
    expect(askedAt(['What is half of 9?'])).toMatchObject({ kind: 'step', expects: { answer: '9/2' } })
    expect(askedAt(['What is 5 ÷ 0?'])?.kind).toBe('chat')
  })

  it('is an offer to say yes or no to', () => {
    expect(askedAt(['Would you like a hint?'])).toMatchObject({ kind: 'offer', yes: 'hint', no: 'topic' })
    expect(askedAt(['Want to try an easier one?'])).toMatchObject({ kind: 'offer', yes: 'easier' })
    expect(askedAt(['Shall we take a little break?'])).toMatchObject({ kind: 'offer', yes: 'break' })
    expect(askedAt(['Ready for a story?'])).toMatchObject({ kind: 'offer', yes: 'story' })
    expect(kindAt(['Would you like a break, or a game?'])).toBe('topic')
  })

  it('is how it was found, what was tried, how it feels, what to do', () => {
    expect(kindAt(['How did you figure that out?'])).toBe('how')
    expect(askedAt(['Where would you start?'])).toMatchObject({ kind: 'tried', expects: { answer: '56' } })
    expect(kindAt(['How do you feel about it?'])).toBe('feeling')
    expect(kindAt(['What would you like to do next?'])).toBe('topic')
  })

  it('is a question beside the problem that has no key: what is said to it is no try', () => {
    const asked = askedAt(['How many groups of eight do you see in the picture?'])
    expect(asked).toMatchObject({ kind: 'step', expects: null, about: expect.stringContaining('How many groups') })
  })

  it('is talk where the move was talk', () => {
    expect(askedAt(['A bike!', 'What color is it?'], 'i got a new bike for my birthday')?.kind).toBe('chat')
  })

  it('counts how often the open problem closed a reply', () => {
    expect(askedAt(['So what is 7 × 8?'])?.times).toBeGreaterThanOrEqual(1)
  })

  it('leaves games to their own rules', () => {
    const asked: Asked = { kind: 'play', problem: null, expects: null, yes: null, no: null, about: null, times: 1 }
    expect(askedBack(['Is it 5 + 5?'], { asked, question: null, lesson: { problems: [], last: null } }, null)).toBe(
      asked,
    )
  })
})

describe('what there is to press', () => {
  const yes = { label: 'Yes', says: 'yes', kind: 'answer' } as const
  const help = { label: "I don't know", says: "I don't know", kind: 'help' } as const
  const plain = { problem: null, expects: null, yes: null, no: null, about: null, times: 1 } as const
  const offer: Asked = { ...plain, kind: 'offer', yes: 'practice' }
  const chat: Asked = { ...plain, kind: 'chat' }

  it('stays with the question that it belongs to', () => {
    expect(pressFor([yes, help], offer, offer)).toEqual([yes, help])
    expect(pressFor([yes, help], offer, chat)).toEqual([help])
    expect(pressFor([help], chat, offer).map(({ label }) => label)).toEqual(['Yes', 'No'])
  })
})
