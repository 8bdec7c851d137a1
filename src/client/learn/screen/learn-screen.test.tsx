// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { configQuery, sessionQuery } from '#client/data/account.ts'
import { newQueryClient } from '#client/data/query-client.ts'
import { liveConversation } from '#client/learn/conversation/live-conversation.ts'
import type { Press } from '#shared/reply.ts'
import type { ToolKind } from '#shared/tools/tool-kinds.ts'
import { FakeRecogniser } from '#tests/support/fake-recogniser.ts'
import { takeLongestPauses } from '#tests/support/longest-pauses.ts'
import { config, mum } from '#tests/support/parent-side.tsx'
import { message, mia, refusal, replyOf, scriptedWorld } from '#tests/support/scripted-conversation.ts'
import { bringLateParts } from './late-parts.ts'
import { LearnScreen } from './learn-screen.tsx'
import { looks } from './looks.tsx'

takeLongestPauses()

// What comes late is here already.
beforeAll(async () => {
  await Promise.all([
    import('#client/learn/listening/choose-listener.ts'),
    import('#client/tools/blackboard/blackboard.tsx'),
    bringLateParts(),
  ])
})

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)))

beforeEach(() => {
  FakeRecogniser.made = []
  localStorage.clear()
  Object.assign(window, { SpeechRecognition: FakeRecogniser })
})
afterEach(() => {
  cleanup()
  Reflect.deleteProperty(window, 'SpeechRecognition')
})

async function lesson(world = scriptedWorld(), parent: typeof mum | null = mum) {
  const client = newQueryClient()
  client.setQueryData(sessionQuery.queryKey, parent)
  client.setQueryData(configQuery.queryKey, { ...config, hearing: 'browser' })
  const conversation = liveConversation(world.parts)
  conversation.open()
  await settle()
  render(
    <QueryClientProvider client={client}>
      <LearnScreen studentId={mia.id} conversation={conversation} />
    </QueryClientProvider>,
  )
  await settle()
  const box = screen.getByPlaceholderText<HTMLTextAreaElement>('Type your message')
  return {
    world,
    conversation,
    box,
    panel: within(screen.getByRole('complementary', { name: 'Tools and tutor' })),
    microphone: screen.getByRole('button', { name: /^Microphone/ }),
  }
}

/** A world in which a parent has allowed Mia the microphone. */
function allowed() {
  const world = scriptedWorld()
  world.student = { ...mia, microphone: true }
  return world
}

describe('the learn screen', () => {
  it('names the tutor; behind one gear is another tutor, the voice, and the student’s id', async () => {
    const { panel } = await lesson()
    expect(panel.getByText('Pip')).toBeTruthy()
    fireEvent.click(panel.getByRole('button', { name: 'Settings' }))
    const settings = within(screen.getByRole('dialog', { name: 'Settings' }))
    expect(settings.getByRole('link', { name: 'Change Tutor' }).getAttribute('href')).toBe(`/tutor-selection/${mia.id}`)
    expect(settings.getByRole('slider', { name: 'Voice speed' })).toBeTruthy()
    expect(settings.getByRole('switch', { name: 'Send when I stop talking' })).toBeTruthy()
    expect(settings.getByText(mia.id)).toBeTruthy()
  })

  it('shows no way to the parent’s screens where no parent is signed in', async () => {
    const { panel } = await lesson(scriptedWorld(), null)
    fireEvent.click(panel.getByRole('button', { name: 'Settings' }))
    expect(screen.getByText(mia.id)).toBeTruthy()
    expect(screen.queryAllByRole('link')).toEqual([])
  })

  it('offers the tools that are here, and the others as coming soon', async () => {
    const { panel } = await lesson()
    const bar = within(panel.getByRole('navigation', { name: 'Tools' }))
    const tools = bar
      .getAllByRole<HTMLButtonElement>('button')
      .map((one) => [one.getAttribute('aria-label'), one.disabled])
    const soon = (kind: ToolKind, name: string) => (looks[kind] ? [name, false] : [`${name} coming soon`, true])
    expect(tools).toEqual([
      ['Chat', false],
      soon('letter-tracing', 'Letter Tracing'),
      soon('blackboard', 'Blackboard'),
      soon('video', 'TV / Video'),
      ['Flashcards (Test Mode)', false],
      ['Multiple Choice', false],
    ])
    expect(panel.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual(['Learning', 'Testing'])
  })

  it('says how it stands, from Recording to Responding and back', async () => {
    const world = scriptedWorld()
    world.replies = [['hang']]
    const { panel, conversation } = await lesson(world)
    expect(panel.getByText('Recording')).toBeTruthy()
    act(() => conversation.write('hi'))
    act(() => conversation.say())
    expect(panel.getByText('Responding')).toBeTruthy()
    expect(screen.getByText('Pip is thinking')).toBeTruthy()
  })

  it('says that nothing is recorded, why, and tries again when it is told to', async () => {
    const world = scriptedWorld()
    world.startFails = [refusal('unavailable', 'Trellis is resting.')]
    const { panel, box } = await lesson(world)
    expect(screen.getByText('Session is not recording—retrying in the background')).toBeTruthy()
    expect(screen.getByText('Trellis is resting.')).toBeTruthy()
    expect(panel.getByText('Not recording')).toBeTruthy()
    const told = screen.getByText('Trellis is resting.').closest('[role=status]')
    expect([told?.querySelectorAll('svg').length, told?.querySelectorAll('button').length]).toEqual([1, 1])
    fireEvent.change(box, { target: { value: 'kept' } })
    fireEvent.click(screen.getByRole('button', { name: 'Retry now' }))
    await settle()
    expect(screen.queryByText('Session is not recording—retrying in the background')).toBeNull()
    expect(box.value).toBe('kept')
  })

  it('says calmly why a message could not be sent, and keeps the words', async () => {
    const world = scriptedWorld()
    world.replies = [[refusal('tutor_timeout', 'Let us rest.')]]
    const { conversation, box } = await lesson(world)
    act(() => conversation.write('hi'))
    act(() => conversation.say())
    await settle()
    expect(screen.getByRole('alert').textContent).toBe('Chat failed: Let us rest.')
    expect(box.value).toBe('hi')
  })

  it('says calmly that there is a short break, and keeps the words', async () => {
    const world = scriptedWorld()
    world.replies = [[refusal('calm_pause', 'Later.')], replyOf('r1', 'Welcome back.')]
    const { conversation, box } = await lesson(world)
    act(() => conversation.write('hi'))
    act(() => conversation.say())
    await settle()
    const pause = 'Let us take a short break.'
    expect(screen.getByText(pause)).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(box.value).toBe('hi')
    act(() => conversation.say())
    await settle()
    expect(screen.queryByText(pause)).toBeNull()
    expect(conversation.get().messages.at(-1)?.sentences).toEqual(['Welcome back.'])
  })

  it('shows who helps above the box, and the flag for when something is wrong at the top', async () => {
    const world = scriptedWorld()
    world.messages = [message('assistant', 'I am glad you told me.', { help: 'crisis' })]
    const { box, panel } = await lesson(world)
    const card = screen.getByRole('alert')
    expect(card.compareDocumentPosition(box) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    expect(panel.getByRole('button', { name: 'Something is wrong' })).toBeTruthy()
    expect(box.disabled).toBe(false)
  })

  it('shows the newest line under another tool, and the last four messages when it is pressed', async () => {
    const world = scriptedWorld()
    world.messages = ['a', 'b', 'c', 'd', 'e', 'f'].map((text) => message('assistant', text))
    const { panel } = await lesson(world)
    fireEvent.click(panel.getByRole('button', { name: 'Blackboard' }))
    const last = within(screen.getByRole('log', { name: 'The last messages' }))
    const lines = () => last.getAllByRole('listitem').filter((one) => !one.classList.contains('hidden'))
    expect(lines().map((one) => one.textContent?.trim())).toEqual(['Pip: f'])
    fireEvent.click(screen.getByRole('button', { name: 'Show the last messages' }))
    expect(lines().map((one) => one.textContent?.trim())).toEqual(['Pip: c', 'Pip: d', 'Pip: e', 'Pip: f'])
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(lines()).toHaveLength(1)
  })

  it('folds the bar under another tool to microphone, Stop and a pencil that opens the box', async () => {
    const { panel, conversation, world } = await lesson()
    fireEvent.click(panel.getByRole('button', { name: 'Blackboard' }))
    expect(screen.queryByPlaceholderText('Type your message')).toBeNull()
    expect(screen.getByRole('button', { name: /^Microphone/ })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Stop the voice' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Type a message' }))
    expect(document.activeElement).toBe(screen.getByPlaceholderText('Type your message'))
    act(() => conversation.write('what now?'))
    fireEvent.click(screen.getByRole('button', { name: 'Send' }))
    await settle()
    expect(world.asked.sent.map((one) => one.message)).toEqual(['what now?'])
    fireEvent.click(screen.getByRole('button', { name: 'Put the box away' }))
    expect(screen.queryByPlaceholderText('Type your message')).toBeNull()
  })

  it('begins with pictures to press, while the tutor still speaks, and goes on as a talk', async () => {
    const world = scriptedWorld()
    const press: Press[] = [
      { label: 'Count', says: 'counting', kind: 'more', sign: 'count' },
      { label: 'Draw', says: '', kind: 'tool', tool: 'blackboard', sign: 'draw' },
    ]
    world.messages = [message('assistant', 'Hello, Mia!', { extras: { picture: null, press } })]
    const { conversation } = await lesson(world)
    act(() => conversation.voices(true))
    act(() => conversation.speaks(true))
    const before = world.asked.silenced
    fireEvent.click(screen.getByRole('button', { name: 'Count' }))
    await settle()
    expect(world.asked.silenced).toBeGreaterThan(before)
    expect(world.asked.sent.map((one) => one.message)).toEqual(['counting'])
    expect(screen.queryByRole('group', { name: 'You can press one of these' })).toBeNull()
  })
})

describe('talking', () => {
  it('is for a grown-up to allow: until then the button says so, and nothing that could listen is made', async () => {
    const { microphone } = await lesson()
    fireEvent.click(microphone)
    expect(screen.getByText('Your grown-up can turn the microphone on.')).toBeTruthy()
    expect(microphone.getAttribute('aria-pressed')).toBe('false')
    fireEvent.click(microphone)
    expect(screen.queryByText('Your grown-up can turn the microphone on.')).toBeNull()
    expect(FakeRecogniser.made).toHaveLength(0)
  })

  it('begins at once where a parent has allowed it, on the device itself where the browser can', async () => {
    const { microphone } = await lesson(allowed())
    fireEvent.click(microphone)
    expect(FakeRecogniser.made).toMatchObject([{ open: true, processLocally: true, continuous: true }])
    fireEvent.click(microphone)
    expect(FakeRecogniser.made.some((one) => one.open)).toBe(false)
  })

  it('ends when the student is read again and the parent has taken it back', async () => {
    const world = allowed()
    const { microphone, conversation } = await lesson(world)
    fireEvent.click(microphone)
    world.student = mia
    act(() => conversation.lookAgain())
    await settle()
    expect(FakeRecogniser.made.some((one) => one.open)).toBe(false)
    expect(microphone.getAttribute('aria-pressed')).toBe('false')
    fireEvent.click(microphone)
    expect(FakeRecogniser.made).toHaveLength(1)
  })

  it('adds what it hears to what was typed', async () => {
    const { microphone, box, conversation, panel } = await lesson(allowed())
    act(() => conversation.write('I think'))
    fireEvent.click(microphone)
    expect(panel.getByText('Listening')).toBeTruthy()
    FakeRecogniser.made.at(-1)?.hear(['fifty six', 0.9])
    expect(box.value).toBe('I think fifty six')
  })

  it('is closed while the tutor answers and speaks, and opens again after', async () => {
    const world = allowed()
    world.replies = [[refusal('reply_pending')], replyOf('r1', 'Fine.')]
    const { microphone, box, conversation } = await lesson(world)
    fireEvent.click(microphone)
    FakeRecogniser.made.at(-1)?.hear(['hello', 0.9])
    act(() => conversation.say())
    expect(FakeRecogniser.made.some((one) => one.open)).toBe(false)
    act(() => conversation.speaks(true))
    await act(() => new Promise((resolve) => setTimeout(resolve, 700)))
    expect(conversation.get().replying).toBe(false)
    expect(FakeRecogniser.made.some((one) => one.open)).toBe(false)
    act(() => conversation.speaks(false))
    const again = FakeRecogniser.made.at(-1)
    expect(again?.open).toBe(true)
    again?.hear(['next', 0.9])
    expect(box.value).toBe('next')
  })

  it('says so, and switches off, when the microphone is not allowed', async () => {
    const { microphone } = await lesson(allowed())
    fireEvent.click(microphone)
    act(() => {
      FakeRecogniser.made.at(-1)?.onerror?.({ error: 'not-allowed' })
      FakeRecogniser.made.at(-1)?.onend?.()
    })
    expect(screen.getByText(/I cannot use the microphone\./)).toBeTruthy()
    expect(microphone.getAttribute('aria-pressed')).toBe('false')
  })

  it('stops when the page is hidden', async () => {
    const { microphone } = await lesson(allowed())
    fireEvent.click(microphone)
    act(() => void window.dispatchEvent(new Event('pagehide')))
    expect(FakeRecogniser.made.some((one) => one.open)).toBe(false)
  })
})
