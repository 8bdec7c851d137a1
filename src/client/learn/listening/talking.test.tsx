// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { configQuery, sessionQuery } from '#client/data/account.ts'
import { newQueryClient } from '#client/data/query-client.ts'
import { liveConversation } from '#client/learn/conversation/live-conversation.ts'
import { LearnScreen } from '#client/learn/screen/learn-screen.tsx'
import { LateSettings } from '#client/learn/settings/late-settings.ts'
import type { Expected } from '#shared/conversation.ts'
import { FakeRecogniser } from '#tests/support/fake-recogniser.ts'
import { config, mum } from '#tests/support/parent-side.tsx'
import { message, mia, replyOf, scriptedWorld } from '#tests/support/scripted-conversation.ts'
import { sendWhenDone } from './send-when-done.ts'

// What comes late is here already.
beforeAll(() => Promise.all([import('./choose-listener.ts'), LateSettings.bring()]))

type Way = [transcript: string, confidence: number]

const ear = () => FakeRecogniser.made.find((one) => one.open)
const hears = (...ways: Way[]) => ear()?.hear(...ways)
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

beforeEach(() => {
  vi.useFakeTimers()
  FakeRecogniser.made = []
  localStorage.clear()
  sendWhenDone(mia.id).set({ on: true })
  Object.assign(window, { SpeechRecognition: FakeRecogniser })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(window, 'SpeechRecognition')
})

/** A lesson in which the tutor has just asked, and the child has pressed the microphone. */
async function asked({ grade = 4, expects = { kind: 'number' } as Expected, question = 'What is 2 × 3?' } = {}) {
  const world = scriptedWorld()
  world.student = { ...mia, microphone: true, grade_level: grade }
  world.messages = [message('assistant', 'Hello.')]
  const ask = replyOf('r0', question).map((event) => (event.type === 'done' ? { ...event, expects } : event))
  world.replies = [ask, ['hang']]
  const client = newQueryClient()
  client.setQueryData(sessionQuery.queryKey, mum)
  client.setQueryData(configQuery.queryKey, { ...config, hearing: 'browser' })
  const conversation = liveConversation(world.parts)
  conversation.open()
  await pass(0)
  render(
    <QueryClientProvider client={client}>
      <LearnScreen studentId={mia.id} conversation={conversation} />
    </QueryClientProvider>,
  )
  act(() => conversation.write('Begin'))
  act(() => conversation.say())
  await pass(0)
  const microphone = screen.getByRole('button', { name: /^Microphone/ })
  fireEvent.click(microphone)
  await vi.dynamicImportSettled()
  const sent = () => world.asked.sent.slice(1).map((one) => one.message)
  const box = screen.getByPlaceholderText<HTMLTextAreaElement>('Type your message')
  return {
    world,
    conversation,
    microphone,
    sent,
    box,
    panel: within(screen.getByRole('complementary', { name: 'Tools and tutor' })),
  }
}

describe('a spoken answer', () => {
  it('is sent when the child has stopped talking, and the screen says so at that moment', async () => {
    const { sent, box, panel } = await asked()
    expect(ear()?.maxAlternatives).toBe(3)
    hears(['six', 0.9])
    expect(box.value).toBe('six')
    await pass(1_000)
    expect(sent()).toEqual([])
    expect(panel.getByText('Listening')).toBeTruthy()
    await pass(200)
    expect(sent()).toEqual(['6'])
    expect(box.value).toBe('')
    expect(panel.getByText('Responding')).toBeTruthy()
    expect(screen.getByText('Pip is thinking')).toBeTruthy()
    expect(ear()).toBeUndefined()
  })

  it('is waited for longer in kindergarten, and behind an um', async () => {
    const { sent } = await asked({ grade: 0 })
    hears(['um', 0.9])
    await pass(3_400)
    hears(['um six', 0.9])
    await pass(2_400)
    expect(sent()).toEqual([])
    await pass(100)
    expect(sent()).toEqual(['6'])
  })

  it('is asked for first when it was not heard well, and sent after Yes', async () => {
    const { sent, world } = await asked()
    hears(['six', 0.4])
    await pass(1_200)
    expect(sent()).toEqual([])
    expect(screen.getByText('Did you say 6?')).toBeTruthy()
    expect(world.asked.spoken.at(-1)).toBe('Did you say 6?')
    expect(document.activeElement?.textContent).toBe('Yes')
    fireEvent.click(screen.getByRole('button', { name: 'Yes' }))
    expect(sent()).toEqual(['6'])
    expect(screen.queryByText('Did you say 6?')).toBeNull()
  })

  it('can be said again: the box is empty, and listening goes on', async () => {
    const { sent, box } = await asked()
    hears(['thirteen', 0.9])
    await pass(1_200)
    expect(screen.getByText('Did you say 13 or 30?')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'No, let me say it again' }))
    expect(box.value).toBe('')
    expect(screen.queryByText(/Did you say/)).toBeNull()
    hears(['twelve', 0.9])
    await pass(1_200)
    expect(sent()).toEqual(['12'])
  })

  it('is sent after a yes that is said, and nothing has to be pressed', async () => {
    const { sent, box } = await asked()
    hears(['six', 0.4])
    await pass(1_200)
    expect(screen.getByText('Did you say 6?')).toBeTruthy()
    hears(['yes', 0.9])
    expect(box.value).toBe('six')
    await pass(1_200)
    expect(sent()).toEqual(['6'])
    expect(screen.queryByText(/Did you say/)).toBeNull()
  })

  it('is said again after a no that is said, or with it', async () => {
    const { sent, box } = await asked()
    hears(['six', 0.4])
    await pass(1_200)
    hears(['no', 0.9])
    await pass(1_200)
    expect(screen.queryByText(/Did you say/)).toBeNull()
    expect(box.value).toBe('')
    hears(['thirteen', 0.9])
    await pass(1_200)
    expect(screen.getByText('Did you say 13 or 30?')).toBeTruthy()
    hears(['no, twelve', 0.9])
    await pass(1_200)
    expect(sent()).toEqual(['12'])
  })

  it('is one of two when it sounds like both', async () => {
    const { sent } = await asked()
    hears(['thirteen', 0.9])
    await pass(1_200)
    fireEvent.click(screen.getByRole('button', { name: '30' }))
    expect(sent()).toEqual(['30'])
  })

  it('is not sent twice when the child presses Send first', async () => {
    const { sent } = await asked()
    hears(['six', 0.4])
    fireEvent.click(screen.getByRole('button', { name: 'Send' }))
    await pass(5_000)
    expect(sent()).toEqual(['six'])
    expect(screen.queryByText(/Did you say/)).toBeNull()
  })

  it.each([
    ['types', (box: HTMLElement) => fireEvent.change(box, { target: { value: 'six!' } })],
    ['presses Stop', () => fireEvent.click(screen.getByRole('button', { name: 'Stop the voice' }))],
    ['presses the microphone', () => fireEvent.click(screen.getByRole('button', { name: /^Microphone/ }))],
  ])('stays in the box when the child %s: the wait and the question are over', async (_how, act) => {
    const first = await asked()
    hears(['six', 0.9])
    act(first.box)
    await pass(5_000)
    expect(first.sent()).toEqual([])
    expect(first.box.value).toMatch(/^six/)
    cleanup()
    const second = await asked()
    hears(['six', 0.4])
    await pass(1_200)
    act(second.box)
    await pass(5_000)
    expect(screen.queryByText(/Did you say/)).toBeNull()
    expect(second.sent()).toEqual([])
    expect(second.box.value).toMatch(/^six/)
  })

  it('waits for Send where somebody has switched that off', async () => {
    const { sent, box, panel } = await asked()
    fireEvent.click(panel.getByRole('button', { name: 'Settings' }))
    fireEvent.click(screen.getByRole('switch', { name: 'Send when I stop talking' }))
    hears(['six', 0.9])
    await pass(10_000)
    expect(sent()).toEqual([])
    expect(box.value).toBe('six')
    expect(sendWhenDone(mia.id).get().on).toBe(false)
  })

  it('is sent whole behind words that were typed', async () => {
    const { microphone, conversation, sent } = await asked()
    fireEvent.click(microphone)
    act(() => conversation.write('I think'))
    fireEvent.click(microphone)
    hears(['thirteen', 0.9])
    await pass(1_200)
    expect(sent()).toEqual(['I think thirteen'])
  })
})

describe('a child that is interrupted by the voice', () => {
  it('is not forgotten: what was heard goes on when the microphone opens again', async () => {
    const { conversation, sent, box } = await asked()
    hears(['six', 0.9])
    act(() => conversation.speaks(true))
    await pass(5_000)
    expect(ear()).toBeUndefined()
    expect(sent()).toEqual([])
    act(() => conversation.speaks(false))
    await pass(600)
    hears(['no seven', 0.9])
    expect(box.value).toBe('six no seven')
    await pass(1_200)
    expect(screen.getByText('Did you say 7 or 6?')).toBeTruthy()
  })

  it('is not listened to in the moment before the voice can be heard', async () => {
    const { conversation } = await asked()
    act(() => conversation.voices(true))
    expect(ear()).toBeUndefined()
    act(() => conversation.voices(false))
    expect(ear()).toBeTruthy()
  })

  it('need not say it again', async () => {
    const { conversation, sent } = await asked()
    hears(['six', 0.9])
    act(() => conversation.speaks(true))
    act(() => conversation.speaks(false))
    await pass(1_200)
    expect(sent()).toEqual(['6'])
  })
})

describe('a child that says nothing', () => {
  it('is not hurried: after 45 seconds the microphone rests, and says so', async () => {
    const { microphone, sent } = await asked()
    await pass(44_000)
    expect(ear()).toBeTruthy()
    await pass(1_000)
    expect(ear()).toBeUndefined()
    expect(microphone.getAttribute('aria-pressed')).toBe('false')
    expect(screen.getByText('I am resting my ears. Press the microphone to talk.')).toBeTruthy()
    fireEvent.click(microphone)
    expect(screen.queryByText(/resting my ears/)).toBeNull()
    expect(sent()).toEqual([])
  })
})

describe('the hm', () => {
  it('sounds when the microphone is closed, for what was spoken and not for what was typed', async () => {
    const openAt: boolean[] = []
    const part = { connect: () => part, setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined }
    const tone = {
      ...part,
      frequency: part,
      gain: part,
      start: () => openAt.push(ear() !== undefined),
      stop: () => undefined,
    }
    const context = { ...tone, state: 'running', resume: async () => undefined, close: async () => undefined }
    vi.stubGlobal('AudioContext', function AudioContext() {
      return { ...context, createOscillator: () => tone, createGain: () => tone }
    })
    const { conversation, sent } = await asked()
    expect(openAt).toEqual([])
    hears(['six', 0.9])
    await pass(1_200)
    expect(sent()).toEqual(['6'])
    expect(openAt).toEqual([false, false])
    cleanup()
    const typed = await asked()
    act(() => typed.conversation.write('six'))
    act(() => typed.conversation.say())
    expect(openAt).toEqual([false, false])
    expect(conversation).not.toBe(typed.conversation)
  })
})
