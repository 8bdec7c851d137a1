import { describe, expect, it } from 'vitest'
import { AppError } from '#server/errors.ts'
import { turnWith } from '#tests/support/turns.ts'
import type { Brain, Turn } from '../turn.ts'
import { slowToday, withFallback } from './fallback.ts'

const turnOf = (signal: AbortSignal = new AbortController().signal, more: Partial<Turn> = {}): Turn =>
  turnWith({ ...more, signal })

const says = (...pieces: string[]): Brain =>
  async function* () {
    yield* pieces
  }

const fails = (...pieces: string[]): Brain =>
  async function* () {
    yield* pieces
    throw new AppError('unavailable', 'gone')
  }

const second = says('Count the rows. ', 'How many?')
const ignore = () => undefined

async function wordsOf(brain: Brain, turn = turnOf()) {
  let words = ''
  for await (const piece of brain(turn)) words += piece
  return words.trim()
}

describe('a brain with another behind it', () => {
  it('says what the first brain says', async () => {
    const brain = withFallback(says('Look at', ' 3.5 here. What', ' comes next?'), fails(), ignore)
    expect(await wordsOf(brain)).toBe('Look at 3.5 here. What comes next?')
  })

  it('can tell ways apart where the first can', () => {
    expect(withFallback(says('x'), second, ignore).chooses).toBeUndefined()
    expect(withFallback(Object.assign(says('x'), { chooses: true as const }), second, ignore).chooses).toBe(true)
  })

  it.each([
    ['at once', fails()],
    ['within its first sentence', fails('Look at the')],
    ['behind a whole sentence', fails('Look at it. Then we ta')],
    ['without a word', says('', ' \n ')],
  ])('gives the whole reply of the second when the first fails %s', async (_, first) => {
    const failed: unknown[] = []
    expect(await wordsOf(withFallback(first, second, (error) => failed.push(error)))).toBe(
      `${slowToday} Count the rows. How many?`,
    )
    expect(failed).toHaveLength(1)
  })

  it('says nothing of it when only a second try failed: the child has seen nothing of the first', async () => {
    const again = { said: 'It is 56.', faults: ['it tells the answer'] }
    expect(await wordsOf(withFallback(fails(), second, ignore), turnOf(undefined, { again }))).toBe(
      'Count the rows. How many?',
    )
  })

  it('does not fall back when the turn was stopped', async () => {
    const stop = new AbortController()
    const first: Brain = async function* () {
      yield 'Look at it. Then'
      stop.abort()
      throw new AppError('tutor_timeout', 'stopped')
    }
    let failed = 0
    const words = wordsOf(
      withFallback(first, second, () => failed++),
      turnOf(stop.signal),
    )
    await expect(words).rejects.toMatchObject({ code: 'tutor_timeout' })
    expect(failed).toBe(0)
  })

  it('passes the failure of the second brain on', async () => {
    await expect(wordsOf(withFallback(fails(), fails('No'), ignore))).rejects.toMatchObject({ code: 'unavailable' })
  })
})

/** A first brain that can be broken and mended, its clock, and how often it was asked. */
function outage() {
  const state = { broken: true, asked: 0, time: 1_000_000 }
  const first: Brain = async function* () {
    state.asked++
    if (state.broken) throw new AppError('unavailable', 'gone')
    yield 'I am well.'
  }
  const brain = withFallback(first, second, ignore, () => state.time)
  const fail = async (times: number) => {
    for (let time = 0; time < times; time++) await wordsOf(brain)
  }
  return { state, brain, fail }
}

describe('a first brain that keeps failing', () => {
  it('is left in peace for 20 s after five failures, and then tried by one turn', async () => {
    const { state, brain, fail } = outage()
    await fail(5)
    state.time += 19_999
    expect(await wordsOf(brain)).toBe('Count the rows. How many?')
    expect(state.asked).toBe(5)
    state.time += 1
    state.broken = false
    expect(await Promise.all([wordsOf(brain), wordsOf(brain)])).toEqual(['I am well.', 'Count the rows. How many?'])
    expect(await wordsOf(brain)).toBe('I am well.')
    expect(state.asked).toBe(7)
  })

  it('rests again when the one try fails', async () => {
    const { state, fail } = outage()
    await fail(5)
    state.time += 20_000
    await fail(3)
    expect(state.asked).toBe(6)
    state.time += 20_000
    await fail(1)
    expect(state.asked).toBe(7)
  })

  it('is asked on while its failures are rare or not in a row', async () => {
    const { state, brain, fail } = outage()
    for (let time = 0; time < 10; time++) {
      await fail(1)
      state.time += 7_501
    }
    expect(state.asked).toBe(10)
    state.broken = false
    await wordsOf(brain)
    state.broken = true
    await fail(4)
    state.broken = false
    expect(await wordsOf(brain)).toBe('I am well.')
  })

  it('may be tried by the next turn when the one that tried it was stopped', async () => {
    const { state, brain, fail } = outage()
    await fail(5)
    state.time += 20_000
    await expect(wordsOf(brain, turnOf(AbortSignal.abort()))).rejects.toThrow('gone')
    state.broken = false
    for await (const piece of brain(turnOf())) if (piece) break
    expect(await wordsOf(brain)).toBe('I am well.')
  })
})
