// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { liveConversation } from '#client/learn/conversation/live-conversation.ts'
import type { ClipStop } from '#shared/clip-stop.ts'
import { scriptedWorld } from '#tests/support/scripted-conversation.ts'
import { handsClip, scriptedVideos } from '#tests/support/scripted-videos.ts'
import { ClipPlayer } from './clip-player.tsx'
import { EndCard } from './end-card.tsx'
import { LateHands } from './late-parts.ts'
import { atFirst, type PlayingState } from './playing-state.ts'
import { StopChoices } from './stop-choices.tsx'
import { StopHands } from './stop-hands.tsx'

beforeAll(() => LateHands.bring())
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))
const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await pass(0)
}
const tutor = { id: 't', name: 'Ada', avatar_url: '/avatars/cat.svg' } as never
const star = (at: number, place: string) => `Star ${at} of 4: ${place}`
const loose = 'Not placed yet'

/** Plays the film to its question. */
async function toTheStars() {
  const desk = scriptedVideos([])
  const { container } = render(
    <ClipPlayer
      reel={{ clip: handsClip, figures: {} }}
      large
      tutor={tutor}
      conversation={liveConversation(scriptedWorld().parts)}
      videos={desk.videos}
      onSeen={() => undefined}
      onLeave={() => undefined}
    />,
  )
  await press('Play: Count On')
  return { desk, container }
}

it('has the child’s own tutor on the stage, talking, with a hand that points to what is counted', async () => {
  const { container } = await toTheStars()
  const tutor = container.querySelector('[data-film-tutor]')
  expect(tutor?.querySelector('img')?.getAttribute('src')).toBe('/avatars/cat.svg#talking')
  await pass(1_400)
  expect(tutor?.querySelector('.opacity-0')).toBeNull()
  expect([...container.querySelectorAll('svg text')].map(({ textContent }) => textContent)).toEqual([
    '1',
    '2',
    '3',
    '4',
  ])
})

it('takes what the hands made as the answer, keeps it when it is not right yet, and goes on', async () => {
  const { desk } = await toTheStars()
  await pass(3_000)
  await press('Check')
  expect(screen.getByText('Move some first.')).toBeTruthy()
  expect(desk.answers).toEqual([])
  // A press leads to the next place, and after the last back.
  await press(star(1, loose))
  await press(star(2, loose))
  await press(star(2, 'Fox'))
  await press('Check')
  expect(screen.getByText('Some are left.')).toBeTruthy()
  await press(star(3, loose))
  await press(star(4, loose))
  await press(star(4, 'Fox'))
  await press('Check')
  expect(desk.answers.map(({ stop, answer }) => [stop, answer])).toEqual([
    [0, '1 and 1'],
    [0, '2 and 2'],
  ])
  expect(screen.getByText('Yes!')).toBeTruthy()
  await press('Go on')
  expect(desk.said.at(-1)).toBe('Two dots come.')
})

it('shows how it is done after the second answer that is not right', async () => {
  await toTheStars()
  await pass(3_000)
  for (const at of [1, 2, 3, 4]) await press(star(at, loose))
  await press('Check')
  expect(screen.getByText('Give one to each, then go around again.')).toBeTruthy()
  await press('Check')
  expect(screen.getByText('Each one gets 2.')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^Star \d of 4: Cat$/ })).toHaveLength(2)
})

const stop: ClipStop = {
  question: 'Which word rhymes with star?',
  format: 'choice',
  correct_answer: 'car',
  choices: ['fish', 'car', 'ball'],
  pictured: true,
  hint: 'Listen.',
  right: 'Star, car.',
  told: 'Car.',
  feedback: [],
}
const figures = { car: [{ d: 'M0 0H10V10Z', fill: 'rose', stroke: 'ink', width: 2 }] }
const rest = { onAnswer: () => undefined, large: true, figures, onTouch: () => undefined }
const asking: PlayingState = { ...atFirst, stage: 'asking' }

it('shows what a choice names, for those who do not read yet, and after the answer only what matters then', () => {
  const { container, rerender } = render(<StopChoices {...rest} stop={stop} state={asking} />)
  expect(container.querySelectorAll('button svg')).toHaveLength(3)
  rerender(<StopChoices {...rest} stop={stop} state={{ ...asking, stage: 'responding', given: ['ball'] }} />)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['car', 'ball'])
})

it('ends with the child’s own tutor, happy, beside what was found out', () => {
  const { container } = render(
    <EndCard
      reel={{ clip: handsClip, figures: {} }}
      large
      tutor={tutor}
      onAgain={() => undefined}
      onLeave={() => undefined}
    />,
  )
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/avatars/cat.svg#happy')
  expect(screen.getByText(handsClip.found)).toBeTruthy()
})

const fill: ClipStop = {
  ...stop,
  question: 'Put in 3 more. How many?',
  format: 'number',
  correct_answer: '9',
  hands: { kind: 'fill', thing: 'apple', count: 10, begun: 6, counts: 'all' },
}

it('fills the spots of a frame, each with its number as when counting on, and empties them again', async () => {
  const answers: string[] = []
  render(<StopHands {...rest} onAnswer={(text) => answers.push(text)} stop={fill} state={asking} />)
  await vi.dynamicImportSettled()
  await pass(0)
  for (const at of [7, 8, 9]) await press(`Spot ${at}: empty`)
  expect(screen.getAllByText(/^[789]$/).map(({ textContent }) => textContent)).toEqual(['7', '8', '9'])
  await press('Spot 9: full')
  await press('Check')
  expect(answers).toEqual(['8'])
})

const gap: ClipStop = {
  ...stop,
  question: 'What number is it?',
  format: 'number',
  correct_answer: '34',
  hands: { kind: 'build', tiles: [{ name: '3' }, { name: '4' }, { name: '7' }], around: ['', '', ''] },
}

it('puts a tile into the first free gap when it is pressed, and takes it out again', async () => {
  const answers: string[] = []
  render(<StopHands {...rest} onAnswer={(text) => answers.push(text)} stop={gap} state={asking} />)
  await vi.dynamicImportSettled()
  await pass(0)
  await press('4: Not placed yet')
  await press('Check')
  expect(screen.getByText('Fill the gap first.')).toBeTruthy()
  await press('4: Gap 1')
  await press('3: Not placed yet')
  await press('4: Not placed yet')
  await press('Check')
  expect(answers).toEqual(['34'])
})
