// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { configQuery, sessionQuery } from '#client/data/account.ts'
import { newQueryClient } from '#client/data/query-client.ts'
import { liveConversation } from '#client/learn/conversation/live-conversation.ts'
import { bringLateParts } from '#client/learn/screen/late-parts.ts'
import { LearnScreen } from '#client/learn/screen/learn-screen.tsx'
import type { ChatEvent } from '#shared/conversation.ts'
import type { Picture } from '#shared/picture.ts'
import type { Press, ReplyExtras } from '#shared/reply.ts'
import { FakeRecogniser } from '#tests/support/fake-recogniser.ts'
import { takeLongestPauses } from '#tests/support/longest-pauses.ts'
import { config, mum } from '#tests/support/parent-side.tsx'
import { message, mia, refusal, replyOf, scriptedWorld } from '#tests/support/scripted-conversation.ts'

takeLongestPauses()
// What comes late is here already.
beforeAll(async () => {
  await Promise.all([
    import('#client/learn/listening/choose-listener.ts'),
    import('#client/tools/blackboard/blackboard.tsx'),
    import('#client/tools/picture/shown-picture.tsx'),
    bringLateParts(),
  ])
})
beforeEach(() => {
  FakeRecogniser.made = []
  localStorage.clear()
  Object.assign(window, { SpeechRecognition: FakeRecogniser })
})
afterEach(() => {
  cleanup()
  Reflect.deleteProperty(window, 'SpeechRecognition')
})

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)))
const answer = (label: string, says = label): Press => ({ label, says, kind: 'answer' })
const help: Press = { label: 'Show me', says: 'show me', kind: 'help' }
const fish: Picture = { kind: 'objects', groups: [{ thing: 'fish', count: 3 }], alt: 'A group of three fish.' }
const bring = (extras: ReplyExtras, ...sentences: string[]): ChatEvent[] =>
  replyOf('r1', ...sentences).map((event) => (event.type === 'done' ? { ...event, extras } : event))
const asks = (press: Press[], picture: Picture | null = null) =>
  message('assistant', 'How many?', { extras: { picture, press } })

async function lesson(world: ReturnType<typeof scriptedWorld>) {
  const client = newQueryClient()
  client.setQueryData(sessionQuery.queryKey, mum)
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
  const sent = () => world.asked.sent.map((one) => one.message)
  const box = () => screen.getByPlaceholderText<HTMLTextAreaElement>('Type your message').value
  return { conversation, sent, box }
}
const group = () => screen.queryByRole('group', { name: 'You can press one of these' })
const labels = () => {
  const found = group()
  return found
    ? within(found)
        .getAllByRole('button')
        .map((one) => one.textContent)
    : []
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const isOff = (name: string) => button(name).getAttribute('aria-disabled') === 'true'
const said = () => within(screen.getByRole('log')).getAllByRole('listitem')
const bubbles = () => said().map((one) => one.textContent?.trim())

describe('what there is to press', () => {
  it('says its words for the child, and gives way to what comes then', async () => {
    const world = scriptedWorld()
    world.messages = [asks([answer('3', 'three'), answer('4'), help])]
    world.replies = [bring({ picture: null, press: [answer('Again')] }, 'Yes, three.')]
    const { sent } = await lesson(world)
    expect(labels()).toEqual(['3', '4', 'Show me'])
    fireEvent.click(button('3'))
    expect(labels()).toEqual([])
    await settle()
    expect(sent()).toEqual(['three'])
    expect(bubbles()).toEqual(['Pip: How many?', 'You: three', 'Pip: Yes, three.'])
    expect(labels()).toEqual(['Again'])
  })

  it('belongs to the newest reply only', async () => {
    const world = scriptedWorld()
    world.messages = [asks([answer('3')]), message('user', 'three'), message('assistant', 'Yes!')]
    await lesson(world)
    expect(group()).toBeNull()
  })

  it('waits, where it stands, while the tutor speaks', async () => {
    const world = scriptedWorld()
    world.messages = [asks([answer('3')])]
    const { conversation, sent } = await lesson(world)
    act(() => conversation.voices(true))
    expect(isOff('3')).toBe(true)
    act(() => conversation.speaks(true))
    fireEvent.click(button('3'))
    expect(sent()).toEqual([])
    act(() => conversation.voices(false))
    expect(isOff('3')).toBe(true)
    act(() => conversation.speaks(false))
    expect(isOff('3')).toBe(false)
    fireEvent.click(button('3'))
    expect(sent()).toEqual(['3'])
  })

  it('waits while nothing is recorded, and is gone when the lesson is over', async () => {
    const world = scriptedWorld()
    world.messages = [asks([answer('3')])]
    world.replies = [[refusal('conversation_ended')]]
    const { conversation } = await lesson(world)
    world.startFails = Array.from({ length: 5 }, () => refusal('unavailable'))
    fireEvent.click(button('3'))
    await settle()
    expect(conversation.get().recording).toBe(false)
    expect(isOff('3')).toBe(true)
    cleanup()
    const over = scriptedWorld()
    over.messages = world.messages
    over.over = true
    await lesson(over)
    expect(group()).toBeNull()
  })

  it('has larger buttons for the youngest, and never smaller ones than a child can press', async () => {
    const look = async (grade_level: number) => {
      const world = scriptedWorld()
      world.student = { ...mia, grade_level }
      world.messages = [asks([answer('3'), help])]
      await lesson(world)
      const looks = ['3', 'Show me'].map((name) => button(name).className.match(/min-h-\d+/)?.[0])
      cleanup()
      return looks
    }
    expect(await look(0)).toEqual(['min-h-16', 'min-h-16'])
    expect(await look(1)).toEqual(['min-h-16', 'min-h-16'])
    expect(await look(2)).toEqual(['min-h-12', 'min-h-12'])
  })

  it('reads a sign out in its words', async () => {
    const world = scriptedWorld()
    world.messages = [asks([answer('<', 'less than'), answer('=', 'equal'), answer('1/2', 'one half')])]
    await lesson(world)
    expect([button('less than').textContent, button('equal').textContent]).toEqual(['<', '='])
    expect(button('1/2')).toBeTruthy()
  })

  it('opens a tool, and says nothing then', async () => {
    const world = scriptedWorld()
    world.messages = [asks([{ label: 'Draw it', says: 'draw', kind: 'tool', tool: 'blackboard' }, help])]
    const { sent } = await lesson(world)
    fireEvent.click(button('Draw it'))
    await settle()
    expect(screen.getByRole('log', { name: 'The last messages' })).toBeTruthy()
    expect(sent()).toEqual([])
    // Beside the tool it can be pressed too.
    const [, beside] = screen.getAllByRole('button', { name: 'Show me' })
    if (beside) fireEvent.click(beside)
    expect(sent()).toEqual(['show me'])
  })

  it('leaves who pressed it by keyboard in the conversation', async () => {
    const world = scriptedWorld()
    world.messages = [asks([answer('3')])]
    await lesson(world)
    button('3').focus()
    fireEvent.click(button('3'))
    await settle()
    expect(document.activeElement).toBe(screen.getByRole('log', { name: 'What you and your tutor said' }))
  })

  it('takes the place of what the microphone has heard so far', async () => {
    const world = scriptedWorld()
    world.student = { ...mia, microphone: true }
    world.messages = [asks([answer('3')])]
    world.replies = [['hang']]
    const { conversation, box, sent } = await lesson(world)
    act(() => conversation.write('I think'))
    fireEvent.click(screen.getByRole('button', { name: /^Microphone/ }))
    await settle()
    FakeRecogniser.made.at(-1)?.hear(['um', 0.9])
    expect(box()).toBe('I think um')
    fireEvent.click(button('3'))
    await settle()
    expect([sent(), box()]).toEqual([['3'], 'I think'])
  })
})

describe('a picture in a reply', () => {
  it('stands under its sentences, is told in words, and stays when the conversation goes on', async () => {
    const world = scriptedWorld()
    world.replies = [bring({ picture: fish, press: [answer('3')] }, 'Look.', 'How many?'), replyOf('r2', 'Yes!')]
    const { conversation } = await lesson(world)
    act(() => conversation.write('fish'))
    act(() => conversation.say())
    await settle()
    const drawn = screen.getByRole('img', { name: fish.alt })
    expect(drawn.closest('li')?.textContent?.trim()).toBe('Pip: Look. How many?')
    expect(labels()).toEqual(['3'])
    fireEvent.click(button('3'))
    await settle()
    expect(bubbles().at(-1)).toBe('Pip: Yes!')
    expect(screen.getByRole('img', { name: fish.alt })).toBe(drawn)
    expect(group()).toBeNull()
  })

  it('that this page cannot draw is there in its words', async () => {
    const world = scriptedWorld()
    const film = Object.assign({ ...fish }, { kind: 'film' })
    world.messages = [asks([answer('3')], film)]
    await lesson(world)
    expect(screen.queryByRole('img', { name: fish.alt })).toBeNull()
    expect(screen.getByText(fish.alt)).toBeTruthy()
    expect(labels()).toEqual(['3'])
  })
})
