// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { liveConversation } from '#client/learn/conversation/live-conversation.ts'
import { noServices } from '#client/learn/services/no-services.ts'
import { verdictOf } from '#tests/support/scripted-cards.ts'
import { mia, refusal, scriptedWorld } from '#tests/support/scripted-conversation.ts'
import { countingOn, scriptedVideos, shortClip, vacation } from '#tests/support/scripted-videos.ts'
import { Video } from './video.tsx'

vi.mock('./load-reel.ts', () => ({ loadReel: async () => ({ clip: shortClip, figures: {} }) }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))

async function openTool(
  list = [countingOn],
  grade_level = 1,
  change?: (desk: ReturnType<typeof scriptedVideos>) => void,
) {
  const desk = scriptedVideos(list)
  change?.(desk)
  const hush = vi.fn()
  const live = liveConversation(scriptedWorld().parts)
  const conversation = { ...live, hush }
  const { unmount } = render(
    <Video
      shown
      student={{ ...mia, grade_level }}
      conversation={conversation}
      {...noServices}
      videos={desk.videos}
      onLook={() => undefined}
      toChat={() => undefined}
    />,
  )
  await pass(0)
  return { desk, hush, conversation, unmount }
}

const button = (name: string | RegExp) => {
  const fits = (one: HTMLElement) => {
    const text = one.getAttribute('aria-label') ?? one.textContent ?? ''
    return typeof name === 'string' ? text === name : name.test(text)
  }
  const found = [...document.querySelectorAll('button')].find(fits)
  if (!found) throw new Error(`no button ${name}`)
  return found
}
const press = async (name: string | RegExp) => {
  fireEvent.click(button(name))
  await pass(0)
}
const shown = (text: string | RegExp) => screen.queryAllByText(text).length > 0
const question = () => document.querySelector('h3[data-player-focus]')?.textContent
const stage = () => button(/^(Play|Pause): Count On$/)
const type = async (text: string) => {
  const box = screen.getByPlaceholderText<HTMLInputElement>('Type your answer and press Enter')
  fireEvent.change(box, { target: { value: text } })
  fireEvent.submit(box)
  await pass(0)
}
const statusText = () => [...document.querySelectorAll('[role=status]')].map((one) => one.textContent).join('|')

const openClip = () => press(/Count On/)

/** Opens the clip and lets it play, one second and a breath for each sentence, until it asks. */
async function toFirstStop(...parts: Parameters<typeof openTool>) {
  const tool = await openTool(...parts)
  await openClip()
  await press('Play: Count On')
  await pass(2_700)
  return tool
}

describe('the shelf', () => {
  it('says exactly what is said while there is nothing to watch', async () => {
    await openTool([])
    expect(shown('TV / Video coming soon...')).toBe(true)
  })

  it('shows what there is, how long it is, and what was seen; and plays nothing', async () => {
    const { desk } = await openTool([countingOn, vacation])
    expect(button(/Count On/).textContent).toContain('About 1 minute')
    expect(button(/Our garden/).textContent).toContain('Seen')
    expect(button(/Count On/).textContent).not.toContain('Seen')
    expect(button(/Count On/).querySelector('svg')).not.toBeNull()
    await pass(20_000)
    expect(desk.said).toEqual([])
  })

  it('says when the videos do not come, and tries again', async () => {
    const { desk } = await openTool([countingOn], 1, (made) => {
      made.fails = refusal('rate_limited')
    })
    expect(screen.getByRole('alert').textContent).toContain('The videos did not come.')
    desk.fails = null
    await press('Try again')
    expect(shown('Count On')).toBe(true)
  })
})

describe('a clip', () => {
  it('stands still until Play is pressed; then the tutor is silent and it speaks', async () => {
    const { desk, hush } = await openTool()
    await openClip()
    await pass(10_000)
    expect(desk.said).toEqual([])
    expect(document.activeElement).toBe(stage())
    await press('Play: Count On')
    expect(hush).toHaveBeenCalledTimes(1)
    expect(desk.said).toEqual(['Here are 6 apples.'])
    await pass(1_350)
    expect(desk.said.at(-1)).toBe('3 more apples come.')
    expect(document.querySelector('[aria-current=true]')?.textContent?.trim()).toBe('3 more apples come.')
  })

  it('waits as long as reading takes where there is no voice', async () => {
    const { desk } = await openTool([countingOn], 1, (made) => {
      made.takes = null
    })
    await openClip()
    await press('Play: Count On')
    await pass(1_700)
    expect(desk.said).toHaveLength(1)
    await pass(150)
    expect(desk.said).toHaveLength(2)
  })

  it('pauses with the space bar and K, and the arrows go from scene to scene', async () => {
    const { desk } = await openTool()
    await openClip()
    await press('Play: Count On')
    fireEvent.keyDown(stage(), { key: 'k' })
    await pass(5_000)
    expect(desk.said).toHaveLength(1)
    expect(desk.stopped).toEqual(['Here are 6 apples.'])
    expect(statusText()).toContain('Paused.')
    fireEvent.keyDown(stage(), { key: 'ArrowRight' })
    await pass(0)
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('Scene 2 of 3')
    expect(desk.said).toHaveLength(1)
    fireEvent.keyDown(stage(), { key: 'K' })
    await pass(0)
    expect(desk.said.at(-1)).toBe('Two dots come.')
    fireEvent.keyDown(stage(), { key: 'ArrowLeft' })
    await pass(0)
    expect(desk.said.at(-1)).toBe('Here are 6 apples.')
  })

  it('shows captions unless they are turned off', async () => {
    await openTool()
    await openClip()
    const caption = () => [...document.querySelectorAll('p')].some((one) => one.textContent === 'Here are 6 apples.')
    expect(caption()).toBe(true)
    await press('Captions')
    expect(caption()).toBe(false)
    expect(button('Captions').getAttribute('aria-pressed')).toBe('false')
  })

  it('pauses when the page is hidden, when Escape is pressed, and falls silent when it is left', async () => {
    const { desk, unmount } = await openTool()
    await openClip()
    await press('Play: Count On')
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(desk.stopped).toHaveLength(1)
    hidden.mockRestore()
    await press('Play: Count On')
    act(() => void fireEvent.keyDown(document.body, { key: 'Escape' }))
    expect(desk.stopped).toHaveLength(2)
    await press('Play: Count On')
    unmount()
    await pass(5_000)
    expect(desk.stopped).toHaveLength(3)
    expect(desk.said).toHaveLength(3)
  })

  it('pauses when the tutor has something to say', async () => {
    const { desk, conversation } = await openTool()
    await openClip()
    await press('Play: Count On')
    act(() => conversation.open())
    await pass(2_000)
    const before = desk.said.length
    expect(conversation.get().messages.length).toBeGreaterThan(0)
    await pass(10_000)
    expect(desk.said).toHaveLength(before)
    expect(button('Play: Count On')).toBeTruthy()
  })
})

describe('where it stops and asks', () => {
  it('asks aloud, with the focus on the question, and waits', async () => {
    const { desk } = await toFirstStop()
    expect(question()).toBe('6 and 3 more. How many apples are there?')
    expect(document.activeElement?.textContent).toBe(question())
    expect(desk.said.at(-1)).toBe(question())
    const { length } = desk.said
    await pass(60_000)
    expect(desk.said).toHaveLength(length)
    await press('Say it again')
    expect(desk.said.slice(-2)).toEqual([question(), question()])
  })

  it('goes on after a right answer: why it is so, then the next scene, with the focus on the stage again', async () => {
    const { desk } = await toFirstStop()
    await type('9')
    expect(desk.answers).toMatchObject([{ clip: 'counting-on', stop: 0, answer: '9' }])
    expect(statusText()).toContain('Yes!')
    expect(desk.said.at(-1)).toBe('You said 6, then 7, 8, 9.')
    expect(document.activeElement).toBe(button('Go on'))
    await pass(2_000)
    expect(question()).toBeUndefined()
    expect(desk.said.at(-1)).toBe('Two dots come.')
    expect(document.activeElement).toBe(stage())
  })

  it('answers the very answer, takes one more try, then tells and goes on', async () => {
    const { desk } = await toFirstStop()
    await type('8')
    expect(statusText()).toContain('Say 7 for the first new apple.')
    await pass(3_000)
    expect(question()).toBeTruthy()
    await type('11')
    expect(statusText()).toContain('Here is how it goes.Say 7, 8, 9.')
    expect(desk.answers.map(({ answer }) => answer)).toEqual(['8', '11'])
    await press('Go on')
    expect(desk.said.at(-1)).toBe('Two dots come.')
  })

  it('gives the hint to an answer that nobody thought of', async () => {
    await toFirstStop()
    await type('42')
    await pass(1_600)
    expect(statusText()).toContain('Try once more.Start with 6.')
  })

  it('believes the server, when it is quick', async () => {
    await toFirstStop([countingOn], 1, (made) => {
      made.grade = async () => verdictOf(true)
    })
    await type('nine')
    expect(statusText()).toContain('Yes!')
  })

  it('says what to do where nothing or no number is written, and keeps the try', async () => {
    const { desk } = await toFirstStop()
    await type('   ')
    expect(statusText()).toContain('Write something first. Then press Check.')
    for (const text of ['abc', 'i dont know', '?', 'apples']) {
      await type(text)
      expect(statusText()).toContain('Write a number.')
    }
    expect(desk.answers).toEqual([])
    await type('eihgt')
    expect(statusText()).not.toContain('Write a number.')
    await type('about 9')
    expect(desk.answers.map(({ answer }) => answer)).toEqual(['eihgt', 'about 9'])
  })

  it('reads the choices to those who do not read yet, and marks what was tried', async () => {
    const { desk } = await toFirstStop()
    await type('9')
    await pass(12_000)
    expect(desk.said.slice(-3)).toEqual(['Which is more?', '2', '9'])
    await press('2')
    expect(statusText()).toContain('Try once more.Count them both.')
    expect(button('2').className).toContain('border-sun-line!')
    await press('2')
    expect(statusText()).toContain('Here is how it goes.9 is more.')
    const answers = [[0, '9'], ...[1, 1].map((stop) => [stop, '2'])]
    expect(desk.answers.map(({ stop, answer }) => [stop, answer])).toEqual(answers)
  })
})

it('comes to a calm end: what was found out, something to do, and nothing that plays next', async () => {
  const { desk } = await toFirstStop()
  await type('9')
  await pass(5_000)
  await press('9')
  await pass(20_000)
  expect(document.activeElement?.textContent).toBe('You watched “Count On”.')
  expect(shown('Start with the number you know.')).toBe(true)
  expect(shown('Put 5 spoons on the table.')).toBe(true)
  expect(desk.seen).toEqual(['clip:counting-on'])
  const { length } = desk.said
  await pass(60_000)
  expect(desk.said).toHaveLength(length)
  const last = [...document.querySelectorAll('button')].filter((one) => one.textContent === 'Back to the shelf').at(-1)
  if (last) fireEvent.click(last)
  await pass(0)
  expect(button(/Count On/).textContent).toContain('Seen')
  expect(document.activeElement).toBe(button(/Count On/))
})
