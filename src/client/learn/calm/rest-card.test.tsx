// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { sessionQuery } from '#client/data/account.ts'
import { newQueryClient } from '#client/data/query-client.ts'
import { liveConversation } from '#client/learn/conversation/live-conversation.ts'
import { LearnScreen } from '#client/learn/screen/learn-screen.tsx'
import { FixedSize, lessonScreen } from '#tests/support/lesson-screen.tsx'
import { takeLongestPauses } from '#tests/support/longest-pauses.ts'
import { mum } from '#tests/support/parent-side.tsx'
import { mia, refusal, replyOf, scriptedWorld } from '#tests/support/scripted-conversation.ts'

takeLongestPauses()

afterEach(cleanup)

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)))
const quiet = () => refusal('quiet_hours', 'It is quiet time now. Trellis opens again at 7:00.')
const box = () => screen.queryByPlaceholderText('Type your message')
const endOf = (id: string, text: string) =>
  replyOf(id, text).map((event) => (event.type === 'done' ? { ...event, over: true } : event))

async function lesson(world = scriptedWorld(), parent: typeof mum | null = mum) {
  const client = newQueryClient()
  client.setQueryData(sessionQuery.queryKey, parent)
  const conversation = liveConversation(world.parts)
  conversation.open()
  await settle()
  render(
    <QueryClientProvider client={client}>
      <LearnScreen studentId={mia.id} conversation={conversation} />
    </QueryClientProvider>,
  )
  await settle()
  const say = async (text: string) => {
    act(() => conversation.write(text))
    act(() => conversation.say())
    await settle()
  }
  return { world, conversation, say }
}

describe('after the goodbye', () => {
  it('that the child pressed, the last screen comes, and leads back into the lesson too', async () => {
    const world = scriptedWorld()
    world.replies = [
      replyOf('r1', 'Bye, Mia!').map((event) => (event.type === 'done' ? { ...event, bye: true } : event)),
      replyOf('r2', 'Here I am.'),
    ]
    const { say } = await lesson(world)
    fireEvent.click(screen.getByRole('button', { name: 'Say bye to your tutor' }))
    await settle()
    expect(world.asked.sent.map(({ message }) => message)).toEqual(['bye bye'])
    expect(await screen.findByRole('region', { name: 'See you, Mia!' })).toBeTruthy()
    expect([box(), screen.queryByRole('button', { name: 'Say bye to your tutor' })]).toEqual([null, null])
    fireEvent.click(screen.getByRole('button', { name: 'Go on learning' }))
    await say('56')
    expect(world.asked.sent).toHaveLength(2)
    expect(screen.queryByRole('region', { name: 'See you, Mia!' })).toBeNull()
  })

  it('the plant stands there as it grew, with what was really done and one thing for next time', async () => {
    vi.stubGlobal('ResizeObserver', FixedSize)
    const world = scriptedWorld()
    world.replies = [endOf('r1', 'See you soon, Mia.')]
    const lookBack = {
      solved: [
        { name: 'Multiply within 100', count: 3 },
        { name: 'Rounding', count: 1 },
      ],
      wrote: ['A', 'b'],
      watched: ['Make ten'],
      drew: 2,
      next: 'Fractions',
    }
    const { say } = await lessonScreen(world, { plant: [{ kind: 'leaf', id: '1' }], lookBack })
    await say('56')
    const card = await screen.findByRole('region', { name: 'See you, Mia!' })
    expect(await within(card).findByRole('img', { name: 'Your plant has 1 leaf' })).toBeTruthy()
    const told = [...card.querySelectorAll('dt')].map((name) => [
      name.textContent,
      name.nextElementSibling?.textContent,
    ])
    expect(told).toEqual([
      ['You solved', 'Multiply within 100 × 33 timesRounding'],
      ['You wrote', 'Ab'],
      ['You watched', 'Make ten'],
      ['You drew', '2 pictures'],
      ['Next time', 'Fractions'],
    ])
    vi.unstubAllGlobals()
  })

  it('the bar makes room for a calm card, with one way back, and nothing more can be said', async () => {
    const world = scriptedWorld()
    world.replies = [endOf('r1', 'See you soon, Mia.')]
    const { say } = await lesson(world)
    await say('56')
    expect(screen.getByText('See you soon, Mia.')).toBeTruthy()
    expect(await screen.findByRole('heading', { name: 'See you, Mia!' })).toBeTruthy()
    expect(box()).toBeNull()
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/dashboard')
    await say('one more')
    expect(world.asked.sent).toHaveLength(1)
  })

  it('a page that is loaded again is at its end too; on the child’s own device the way leads to its door', async () => {
    const world = scriptedWorld()
    world.over = true
    await lesson(world, null)
    expect(await screen.findByText('See you, Mia!')).toBeTruthy()
    expect(box()).toBeNull()
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/join')
  })

  it('only a parent who has pressed Start Learning asks for another lesson at once, and only once', async () => {
    const world = scriptedWorld()
    world.wish = true
    world.startFails = [refusal('unavailable')]
    const { conversation } = await lesson(world)
    act(() => conversation.retryNow())
    await settle()
    expect(world.asked.starts.map((start) => start.anew)).toEqual([true, true])
    act(() => conversation.hide())
    act(() => conversation.comeBack())
    await settle()
    expect(world.asked.starts.at(-1)?.anew).toBeUndefined()
  })
})

describe('in a rest', () => {
  it.each([
    ['quiet hours', quiet()],
    ['a day that is used up', refusal('daily_limit', 'That was a lot for one day. Let us go on tomorrow!')],
  ])('of %s the screen says so kindly, and asks again only when it is told to', async (_what, fault) => {
    const world = scriptedWorld()
    world.startFails = [fault, fault]
    const { conversation } = await lesson(world)
    expect(screen.getByText(fault.problem.error)).toBeTruthy()
    expect(box()).toBeNull()
    expect(screen.queryByText(/not recording/i)).toBeNull()
    expect(screen.queryByText(/failed/i)).toBeNull()
    // The line is back: that is no reason to begin a lesson.
    act(() => conversation.retryNow())
    await settle()
    expect(world.asked.starts).toHaveLength(1)
    fireEvent.click(screen.getByRole('button', { name: 'Look again' }))
    await settle()
    expect(screen.getByText(fault.problem.error)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Look again' }))
    await settle()
    expect(box()).toBeTruthy()
    expect(world.asked.starts).toHaveLength(3)
  })

  it('that begins in the middle of a lesson the words stay, and are sent once it is over', async () => {
    const world = scriptedWorld()
    world.replies = [[quiet()], replyOf('r1', 'Good morning.')]
    const { say, conversation } = await lesson(world)
    await say('what is 3 + 4?')
    expect(screen.getByText('Your words are kept here:')).toBeTruthy()
    expect(screen.getByText('what is 3 + 4?')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Look again' }))
    await settle()
    expect(box()).toHaveProperty('value', 'what is 3 + 4?')
    act(() => conversation.say())
    await settle()
    expect(screen.getByText('Good morning.')).toBeTruthy()
    const [first, second] = world.asked.sent
    expect(second?.client_message_id).toBe(first?.client_message_id)
  })
})
