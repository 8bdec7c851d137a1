// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sessionQuery } from '#client/data/account.ts'
import { newQueryClient } from '#client/data/query-client.ts'
import { mum } from '#tests/support/parent-side.tsx'
import { message, mia, refusal, replyOf, scriptedWorld } from '#tests/support/scripted-conversation.ts'
import { LastMessages } from './last-messages.tsx'
import { LearnScreen } from './learn-screen.tsx'
import type { Recogniser } from './listener.ts'
import { liveConversation } from './live-conversation.ts'

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)))

class FakeRecogniser implements Recogniser {
  static made: FakeRecogniser[] = []
  continuous = false
  interimResults = false
  lang = ''
  processLocally = false
  onstart: Recogniser['onstart'] = null
  onresult: Recogniser['onresult'] = null
  onerror: Recogniser['onerror'] = null
  onend: Recogniser['onend'] = null
  open = false
  constructor() {
    FakeRecogniser.made.push(this)
  }
  start() {
    this.open = true
    this.onstart?.()
  }
  abort() {
    this.open = false
  }
  hear(transcript: string) {
    act(() => this.onresult?.({ resultIndex: 0, results: [{ isFinal: true, 0: { transcript, confidence: 0.9 } }] }))
  }
}

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
  const conversation = liveConversation(world.parts)
  conversation.open()
  await settle()
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <LearnScreen studentId={mia.id} conversation={conversation} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await settle()
  const box = screen.getByPlaceholderText<HTMLTextAreaElement>('Type your message')
  return {
    world,
    conversation,
    box,
    panel: within(screen.getByRole('complementary')),
    microphone: screen.getByRole('button', { name: /^Microphone/ }),
  }
}

describe('the learn screen', () => {
  it('names the tutor, leads to another one, and shows the student’s id', async () => {
    const { panel } = await lesson()
    expect(panel.getByText('Pip')).toBeTruthy()
    expect(panel.getByRole('link', { name: 'Change Tutor' }).getAttribute('href')).toBe(`/tutor-selection/${mia.id}`)
    expect(panel.getByText(mia.id)).toBeTruthy()
  })

  it('shows no way to the parent’s screens where no parent is signed in', async () => {
    const { panel } = await lesson(scriptedWorld(), null)
    expect(panel.getByText('Pip')).toBeTruthy()
    expect(screen.queryAllByRole('link')).toEqual([])
  })

  it('offers the chat and the cards, and the other tools as coming soon', async () => {
    const { panel } = await lesson()
    const tools = panel.getAllByRole<HTMLButtonElement>('button').map((one) => [one.textContent, one.disabled])
    expect(tools).toEqual([
      ['Chat', false],
      ['Letter Tracingcoming soon', true],
      ['Blackboardcoming soon', true],
      ['TV / Videocoming soon', true],
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
    fireEvent.change(box, { target: { value: 'kept' } })
    fireEvent.click(screen.getByRole('button', { name: 'Retry now' }))
    await settle()
    expect(screen.queryByText('Session is not recording—retrying in the background')).toBeNull()
    expect(box.value).toBe('kept')
  })

  it('says in red why a message could not be sent', async () => {
    const world = scriptedWorld()
    world.replies = [[refusal('rate_limited', 'Let us rest.')]]
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
    const pause = 'Let us take a short break. You can go on in a few minutes.'
    expect(screen.getByText(pause)).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(box.value).toBe('hi')
    act(() => conversation.say())
    await settle()
    expect(screen.queryByText(pause)).toBeNull()
    expect(conversation.get().messages.at(-1)?.sentences).toEqual(['Welcome back.'])
  })

  it('shows who helps above the box, and the button for when something is wrong beside the standing line', async () => {
    const world = scriptedWorld()
    world.messages = [message('assistant', 'I am glad you told me.', { help: 'crisis' })]
    const { box } = await lesson(world)
    const [card, wrong] = [screen.getByRole('alert'), screen.getByRole('button', { name: 'Something is wrong' })]
    expect(card.compareDocumentPosition(box) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    expect(wrong.parentElement?.textContent).toMatch(/Your grown-up can read this chat\./)
    expect(box.disabled).toBe(false)
  })

  it('shows the last four messages under another tool', async () => {
    const world = scriptedWorld()
    world.messages = ['a', 'b', 'c', 'd', 'e', 'f'].map((text) => message('assistant', text))
    const { conversation } = await lesson(world)
    cleanup()
    render(<LastMessages student={mia} conversation={conversation} />)
    const last = within(screen.getByRole('log', { name: 'The last messages' }))
    expect(last.getAllByRole('listitem').map((one) => one.textContent?.trim())).toEqual([
      'Pip: c',
      'Pip: d',
      'Pip: e',
      'Pip: f',
    ])
  })
})

describe('talking', () => {
  it('asks before the microphone is used for the first time on a device', async () => {
    const { microphone } = await lesson()
    fireEvent.click(microphone)
    expect(screen.getByText(/may send your voice/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Not now' }))
    expect(FakeRecogniser.made).toHaveLength(0)
    fireEvent.click(microphone)
    fireEvent.click(screen.getByRole('button', { name: 'OK, listen' }))
    expect(FakeRecogniser.made).toMatchObject([{ open: true, processLocally: true, continuous: true }])
    fireEvent.click(microphone)
    expect(FakeRecogniser.made.some((one) => one.open)).toBe(false)
    fireEvent.click(microphone)
    expect(screen.queryByText(/may send your voice/)).toBeNull()
    expect(FakeRecogniser.made.at(-1)?.open).toBe(true)
  })

  it('adds what it hears to what was typed', async () => {
    localStorage.setItem('trellis.microphone-agreed', 'yes')
    const { microphone, box, conversation, panel } = await lesson()
    act(() => conversation.write('I think'))
    fireEvent.click(microphone)
    expect(panel.getByText('Listening')).toBeTruthy()
    FakeRecogniser.made.at(-1)?.hear('fifty six')
    expect(box.value).toBe('I think fifty six')
  })

  it('is closed while the tutor answers and speaks, and opens again after', async () => {
    localStorage.setItem('trellis.microphone-agreed', 'yes')
    const world = scriptedWorld()
    world.replies = [[refusal('reply_pending')], replyOf('r1', 'Fine.')]
    const { microphone, box, conversation } = await lesson(world)
    fireEvent.click(microphone)
    FakeRecogniser.made.at(-1)?.hear('hello')
    act(() => conversation.say())
    expect(FakeRecogniser.made.some((one) => one.open)).toBe(false)
    act(() => conversation.speaks(true))
    await act(() => new Promise((resolve) => setTimeout(resolve, 700)))
    expect(conversation.get().replying).toBe(false)
    expect(FakeRecogniser.made.some((one) => one.open)).toBe(false)
    act(() => conversation.speaks(false))
    const again = FakeRecogniser.made.at(-1)
    expect(again?.open).toBe(true)
    again?.hear('next')
    expect(box.value).toBe('next')
  })

  it('says so, and switches off, when the microphone is not allowed', async () => {
    localStorage.setItem('trellis.microphone-agreed', 'yes')
    const { microphone } = await lesson()
    fireEvent.click(microphone)
    act(() => {
      FakeRecogniser.made.at(-1)?.onerror?.({ error: 'not-allowed' })
      FakeRecogniser.made.at(-1)?.onend?.()
    })
    expect(screen.getByText(/I cannot use the microphone\./)).toBeTruthy()
    expect(microphone.getAttribute('aria-pressed')).toBe('false')
  })

  it('stops when the page is hidden', async () => {
    localStorage.setItem('trellis.microphone-agreed', 'yes')
    const { microphone } = await lesson()
    fireEvent.click(microphone)
    act(() => void window.dispatchEvent(new Event('pagehide')))
    expect(FakeRecogniser.made.some((one) => one.open)).toBe(false)
  })
})
