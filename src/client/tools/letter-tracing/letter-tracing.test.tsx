// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { liveConversation } from '#client/learn/conversation/live-conversation.ts'
import { noServices } from '#client/learn/services/no-services.ts'
import type { HandwritingTask } from '#shared/handwriting.ts'
import { wordShape } from '#shared/tools/letter-tracing/letter-shapes.ts'
import { mia, scriptedWorld } from '#tests/support/scripted-conversation.ts'
import { logged, scriptedLetters } from '#tests/support/scripted-letters.ts'
import { LetterTracing, Writing } from './letter-tracing.tsx'
import { newSitting } from './sitting.ts'

// The pen of the model stands where it begins.
beforeEach(() => void vi.stubGlobal('requestAnimationFrame', () => 1))
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const settle = () =>
  act(async () => {
    await vi.dynamicImportSettled()
    await new Promise((done) => setTimeout(done))
  })

async function openTool(first?: HandwritingTask, grade = -1) {
  const desk = scriptedLetters(first)
  const toChat = vi.fn()
  const onLook = vi.fn()
  render(
    <LetterTracing
      shown
      {...noServices}
      student={{ ...mia, grade_level: grade }}
      conversation={liveConversation(scriptedWorld().parts)}
      handwriting={desk.letters}
      onLook={onLook}
      toChat={toChat}
    />,
  )
  await settle()
  return { ...desk, toChat, onLook }
}

const task = (
  glyph: string,
  stage: HandwritingTask['stage'],
  change: Partial<HandwritingTask> = {},
): HandwritingTask => ({
  glyph,
  stage,
  band: 'learning',
  isName: false,
  style: 'ball-and-stick',
  ...change,
})
const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await settle()
}
const heading = () => screen.getByRole('heading', { level: 2 }).textContent
const paper = () => screen.getByRole('application', { name: 'Paper to write on' })
const svg = (name: string) => document.querySelector(`[data-${name}]`)

const point = (kind: string, [x, y]: readonly [number, number]) =>
  new PointerEvent(kind, { pointerId: 1, pointerType: 'mouse', button: 0, buttons: 1, clientX: x, clientY: y })

/** Writes on the paper, which is as large on this screen as in its own units. */
async function write(text: string) {
  const canvas = paper().querySelectorAll('canvas')[1]
  act(() => {
    for (const { path } of wordShape(text, 'right')?.strokes ?? []) {
      const [first = [0, 0], ...rest] = path
      canvas?.dispatchEvent(point('pointerdown', first))
      for (const place of rest) canvas?.dispatchEvent(point('pointermove', place))
      canvas?.dispatchEvent(point('pointerup', path.at(-1) ?? first))
    }
  })
  await settle()
}

describe('letter tracing', () => {
  it('begins with a light grey A; what is written is looked at, and Next goes on', async () => {
    const { tries, script, onLook } = await openTool()
    script.answer = logged()
    expect(heading()).toBe('Trace the big A.')
    expect(onLook).toHaveBeenCalledWith(null)
    expect(screen.getByRole('button', { name: 'Done' }).hasAttribute('disabled')).toBe(true)
    await write('A')
    expect(screen.getByText(/3 lines written\./)).toBeTruthy()
    await press('Done')
    expect(screen.getByText('You made an A. You worked with care.')).toBeTruthy()
    expect(tries[0]?.strokes).toHaveLength(3)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }))
    vi.setSystemTime(Date.now() + 1_000)
    await press('Next')
    expect(svg('stage')?.getAttribute('data-stage')).toBe('dots')
    vi.useRealTimers()
  })

  it.each<[HandwritingTask, string]>([
    [task('B', 'model'), 'Trace the big B.'],
    [task('7', 'trace'), 'Trace the 7.'],
    [task('g', 'dots'), 'Trace the small g.'],
    [task('A', 'copy'), 'Copy the big A.'],
    [task('A', 'memory'), 'Write a big A.'],
    [task('8', 'memory'), 'Write an 8.'],
    [task('bed', 'word'), 'Write bed.'],
    [task('Mia', 'copy', { isName: true }), 'Copy your name.'],
  ])('says what to do: %o', async (first, words) => {
    await openTool(first)
    expect(heading()).toBe(words)
    expect(svg('stage')?.getAttribute('data-stage')).toBe(first.stage)
    expect(screen.queryByRole('img', { name: /^This is how .* looks\.$/ }) !== null).toBe(
      first.stage === 'copy' || first.stage === 'word',
    )
  })

  it('shows how it is written, until a pen touches the paper', async () => {
    await openTool(task('B', 'model'))
    expect(svg('model')).toBeTruthy()
    expect(screen.getByText('1. Down.')).toBeTruthy()
    await write('l')
    expect(svg('model')).toBeNull()
    await press('Show me')
    expect(svg('model')).toBeTruthy()
    await press('Stop')
    expect(svg('model')).toBeNull()
  })

  it('lets numbers and arrows stand still for who wants no motion', async () => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      matches: media.includes('reduce'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
    await openTool(task('B', 'model'))
    expect(svg('model')?.getAttribute('data-model')).toBe('still')
    expect(screen.getByText('1. Down. 2. Around, and around again.')).toBeTruthy()
  })

  it.each<[string, HandwritingTask['stage'], boolean]>([
    ['b', 'copy', true],
    ['q', 'memory', true],
    ['b', 'trace', false],
    ['o', 'copy', false],
  ])('%s in the stage %s: b, d, p and q side by side is %s', async (glyph, stage, shown) => {
    await openTool(task(glyph, stage))
    expect(screen.queryByRole('img', { name: new RegExp(`^Write ${glyph}\\. Not `) }) !== null).toBe(shown)
  })

  it('keeps the left hand for this child', async () => {
    await openTool()
    fireEvent.click(screen.getByLabelText('I write with my left hand'))
    cleanup()
    await openTool()
    expect(screen.getByLabelText<HTMLInputElement>('I write with my left hand').checked).toBe(true)
  })

  it('lets the child choose: letters, numbers, its name', async () => {
    const { asked, script } = await openTool()
    script.next = task('Mia', 'trace', { isName: true })
    await press('Choose a letter')
    await press('Numbers')
    expect(screen.getByRole('button', { name: '7' })).toBeTruthy()
    await press('My name')
    expect(asked).toEqual([undefined, 'Mia'])
    expect(heading()).toBe('Trace your name.')
  })

  it('is left to Done for who cannot draw: Enter on the paper puts lines in order instead', async () => {
    const { tries } = await openTool()
    fireEvent.keyDown(paper(), { key: 'Enter' })
    await press('slanting line on the left')
    await press('At the top')
    await press('line across in the middle')
    await press('Another line')
    await press('slanting line on the right')
    await press('At the top')
    await press('line across in the middle')
    await press('On the left')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Done' }))
    await press('Done')
    expect(tries[0]?.ordered).toEqual([0, 1, 2].map((stroke) => ({ stroke, forward: true })))
  })

  it('ends calmly, with the best of what was written, and two ways on', async () => {
    const { letters } = scriptedLetters()
    const sitting = newSitting(letters)
    const toChat = vi.fn()
    const conversation = liveConversation(scriptedWorld().parts)
    const props = {
      ...noServices,
      shown: true,
      student: mia,
      conversation,
      handwriting: letters,
      onLook: vi.fn(),
      toChat,
    }
    render(<Writing sitting={sitting} {...props} />)
    await settle()
    const clock = vi.spyOn(Date, 'now')
    for (let count = 0; count < 12; count++) {
      sitting.lift([[10, 10 + count, 0, 0.5]])
      act(() => sitting.done())
      await settle()
      clock.mockReturnValue((count + 1) * 10_000 + 1e13)
      act(() => sitting.goOn())
      await settle()
    }
    clock.mockRestore()
    expect(screen.getByRole('heading', { name: /^You wrote 12 letters\.$/ })).toBeTruthy()
    expect(screen.getByRole('list', { name: 'What you wrote' }).children.length).toBeGreaterThan(0)
    await press('Back to the chat')
    expect(toChat).toHaveBeenCalledOnce()
    await press('More letters')
    expect(screen.getByRole('application')).toBeTruthy()
  })
})
