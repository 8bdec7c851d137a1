import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiProblem } from '#client/api.ts'
import type { HandwritingTask } from '#shared/handwriting.ts'
import type { InkStroke } from '#shared/ink.ts'
import { wordShape } from '#shared/tools/letter-tracing/letter-shapes.ts'
import { logged, scriptedLetters } from '#tests/support/scripted-letters.ts'
import { newSitting } from './sitting.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => void vi.useRealTimers())

/** What is under way is over; time itself stands still. */
const settle = async () => {
  await vi.dynamicImportSettled()
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}

const drawn = (text: string): InkStroke[] =>
  (wordShape(text, 'right')?.strokes ?? []).map(({ path }, stroke) =>
    path.map(([x, y], at) => [x, y, stroke * 1_000 + at * 8, 0.5]),
  )

async function open(
  first: HandwritingTask | Error = { glyph: 'A', stage: 'trace', band: 'new', isName: false, style: 'ball-and-stick' },
  grade = 1,
) {
  const desk = scriptedLetters(first)
  const sitting = newSitting(desk.letters)
  sitting.open({ studentId: 'mia', grade })
  await settle()
  const write = async (text: string) => {
    for (const stroke of drawn(text)) sitting.lift(stroke)
    await settle()
  }
  const done = async () => {
    sitting.done()
    await settle()
  }
  const goOn = async () => {
    vi.advanceTimersByTime(1_000)
    sitting.goOn()
    await settle()
  }
  return { ...desk, sitting, write, done, goOn, get: sitting.get }
}

describe('a sitting', () => {
  it('begins with what the server wants, once', async () => {
    const { get, sitting, asked } = await open()
    sitting.open({ studentId: 'mia', grade: 1 })
    await settle()
    expect(asked).toEqual([undefined])
    expect(get()).toMatchObject({ phase: 'writing', task: { glyph: 'A', stage: 'trace' }, showing: false })
  })

  it('looks at a letter at once, sends it once, and goes on with what the server wants', async () => {
    const { get, write, done, tries, script, goOn } = await open()
    script.answer = logged()
    await write('A')
    await done()
    expect(get()).toMatchObject({
      phase: 'judged',
      verdict: { right: true, marks: ['good', 'good', 'good'] },
    })
    expect(get().bands).toEqual({ A: 'learning' })
    expect(tries).toHaveLength(1)
    expect(tries[0]).toMatchObject({ glyph: 'A', stage: 'trace', hand: 'right' })
    expect(tries[0]?.strokes).toHaveLength(3)
    await goOn()
    expect(get()).toMatchObject({ phase: 'writing', task: { stage: 'dots' }, verdict: null, ink: { present: [] } })
  })

  it('names a letter in the mirror, with the one it looks like', async () => {
    const { get, write, done } = await open({
      glyph: 'b',
      stage: 'copy',
      band: 'new',
      isName: false,
      style: 'ball-and-stick',
    })
    await write('d')
    await done()
    expect(get().verdict).toMatchObject({ right: false, reversedAs: 'd', marks: [null, null] })
    expect(get().verdict?.says).toBe('That is a d. Look where the ball goes.')
  })

  it('lets the server’s own look stand', async () => {
    const { get, write, done, script } = await open()
    script.answer = logged({ was_correct: false, says: 'I can see an A.', try_this: 'Stay on the lines.' })
    await write('A')
    await done()
    expect(get().verdict).toMatchObject({
      right: false,
      says: 'I can see an A.',
      tryThis: 'Stay on the lines.',
      marks: [],
    })
  })

  it('goes on without a line', async () => {
    const { get, write, done, goOn } = await open()
    for (let count = 0; count < 2; count++) {
      await write('A')
      await done()
      expect(get()).toMatchObject({ verdict: { right: true } })
      await goOn()
    }
    expect(get().task).toMatchObject({ glyph: 'A', stage: 'dots' })
  })

  it('begins without a line too; but what the server refuses stands, until it is asked again', async () => {
    expect((await open(new Error('no line'))).get()).toMatchObject({
      phase: 'writing',
      task: { glyph: 'A', stage: 'trace' },
    })
    const { get, sitting, script } = await open(
      new ApiProblem({ code: 'bad_request', error: 'It is time to rest.', request_id: 'r1', retryable: false }),
    )
    expect(get()).toMatchObject({ phase: 'failed', failure: 'It is time to rest.' })
    script.next = { glyph: 'B', stage: 'model', band: 'new', isName: false, style: 'ball-and-stick' }
    sitting.retry()
    await settle()
    expect(get()).toMatchObject({ phase: 'writing', task: { glyph: 'B' }, showing: true })
  })

  it('takes back lines, and what was cleared', async () => {
    const { get, write, sitting } = await open()
    await write('A')
    sitting.undo()
    expect(get().ink.present).toHaveLength(2)
    sitting.clear()
    expect(get().ink.present).toHaveLength(0)
    sitting.undo()
    expect(get().ink.present).toHaveLength(2)
  })

  it('looks at nothing where nothing is written', async () => {
    const { get, done, tries } = await open()
    await done()
    expect(get().phase).toBe('writing')
    expect(tries).toEqual([])
  })

  it('is not led past what was said by a second press of Done', async () => {
    const { get, write, done, sitting } = await open()
    await write('A')
    await done()
    sitting.goOn()
    await settle()
    expect(get().phase).toBe('judged')
  })

  it('gives the same letter again', async () => {
    const { get, write, done, sitting } = await open()
    await write('A')
    await done()
    sitting.again()
    expect(get()).toMatchObject({ phase: 'writing', task: { glyph: 'A', stage: 'trace' }, verdict: null })
  })

  it('has a good place to stop after twelve tries, and goes on from there', async () => {
    const { get, write, done, goOn, sitting, script } = await open()
    script.answer = logged()
    for (let count = 0; count < 12; count++) {
      expect(get().phase).toBe('writing')
      await write('A')
      await done()
      await goOn()
    }
    expect(get().phase).toBe('ended')
    sitting.more()
    await settle()
    expect(get()).toMatchObject({ phase: 'writing', roundFrom: 12 })
  })
})

describe('looking by itself', () => {
  it('comes 1.6 s after the last stroke', async () => {
    const { get, write } = await open()
    await write('A')
    expect(get().looking).toBe(true)
    vi.advanceTimersByTime(1_500)
    expect(get().phase).toBe('writing')
    vi.advanceTimersByTime(100)
    await settle()
    expect(get()).toMatchObject({ phase: 'judged', looking: false })
  })

  it('is stopped by the pen', async () => {
    const { get, write, sitting } = await open()
    await write('A')
    sitting.touch()
    vi.advanceTimersByTime(5_000)
    await settle()
    expect(get()).toMatchObject({ phase: 'writing', looking: false })
  })

  it.each<[string, number, boolean, string]>([
    ['the youngest', -1, false, 'A'],
    ['who asked to be waited for', 2, true, 'A'],
    ['who is not done', 2, false, 'V'],
  ])('does not come for %s', async (_, grade, waits, text) => {
    const { get, write, sitting } = await open(undefined, grade)
    sitting.setHabits({ waits })
    await write(text)
    if (text === 'V') sitting.lift([[10, 10, 0, 0.5]])
    await settle()
    expect(get().looking).toBe(false)
  })
})

describe('without drawing', () => {
  it.each([
    ['in their order', [0, 1, 2], true],
    ['in another one', [2, 0, 1], false],
  ])('strokes %s are looked at by the same rules', async (_, order, right) => {
    const { get, sitting, done, tries } = await open()
    sitting.setHabits({ withoutDrawing: true })
    for (const stroke of order) sitting.pick(stroke, true)
    await done()
    expect(get().verdict?.right).toBe(right)
    expect(tries[0]).toMatchObject({ strokes: [], ordered: order.map((stroke) => ({ stroke, forward: true })) })
  })
})

describe('choosing', () => {
  it('asks for that letter, and stays with it without a line', async () => {
    const { get, sitting, asked, script } = await open()
    script.next = new Error('no line')
    sitting.choose('g')
    await settle()
    expect(asked.at(-1)).toBe('g')
    expect(get().task).toMatchObject({ glyph: 'g', stage: 'model' })
  })

  it('shows the letter for the other hand', async () => {
    const { get, sitting } = await open()
    const before = get().shape?.strokes[2]?.path[0]
    sitting.setHabits({ hand: 'left' })
    const after = get().shape?.strokes[2]?.path.at(-1)
    expect(after).toEqual(before)
  })
})
