// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { readWordTimes } from '#client/data/sound.ts'
import { wordAt } from '#client/learn/voice/spoken-word.ts'
import { sensible, voiceSpeed } from '#client/learn/voice/voice-speed.ts'
import { VoiceSpeedSlider } from '#client/learn/voice/voice-speed-slider.tsx'
import { message, mia, openScreen, scriptedWorld } from '#tests/support/scripted-conversation.ts'
import { Message } from './message.tsx'
import { rangeOfWord } from './range-of-word.ts'
import { SpokenHere } from './use-saying.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

it.each([
  [null, null],
  ['', null],
  [
    '[[0,1],[1,2.5]]',
    [
      [0, 1],
      [1, 2.5],
    ],
  ],
  ['[[0,1],[1]]', null],
  ['[[0,"1"]]', null],
  ['{"a":1}', null],
  ['[[0,1]', null],
])('a header of %j gives %j', (header, times) => {
  expect(readWordTimes(header)).toEqual(times)
})

it.each([
  [0, -1],
  [0.25, 0],
  // A sign that is not said is passed over; in a pause the word before stays.
  [0.55, 0],
  [0.7, 2],
  [9, 2],
])('after %f s it is word %i', (seconds, word) => {
  expect(
    wordAt(
      [
        [0.2, 0.5],
        [0.5, 0.5],
        [0.6, 0.9],
      ],
      seconds,
    ),
  ).toBe(word)
})

describe('the word that is spoken', () => {
  it('is found in its message, also where a sum is kept together', async () => {
    const { conversation } = await openScreen(scriptedWorld())
    const sentences = ['Look at this.', 'What is 7 × 8 = ?']
    render(
      <SpokenHere value={conversation}>
        <ol>
          <Message
            tutor={mia.tutor}
            message={message('assistant', '', { id: 'r1', sentences })}
            growing={false}
            look="newest"
          />
        </ol>
      </SpokenHere>,
    )
    const bubble = screen.getByText('Look at this.').parentElement ?? document.body
    const words = (sentence: number) =>
      Array.from({ length: 7 }, (_, word) => rangeOfWord(bubble, { sentence, word })?.toString())
    expect(words(0).slice(0, 4)).toEqual(['Look', 'at', 'this.', undefined])
    expect(words(1)).toEqual(['What', 'is', '7', '×', '8', '=', '?'])
    expect(rangeOfWord(bubble, { sentence: 2, word: 0 })).toBeNull()
    // What a screen reader reads stays as it was.
    const before = bubble.textContent
    act(() => conversation.says({ messageId: 'r1', sentence: 1, word: 3 }))
    expect(bubble.textContent).toBe(before)
    act(() => conversation.says(null))
    expect(bubble.querySelectorAll('[aria-hidden] > *')).toHaveLength(0)
  })
})

describe('the speed of the voice', () => {
  it.each([
    [0.7, 0.7],
    [1.2000000000000002, 1.2],
    [0.6, 1],
    [5, 1],
    [Number.NaN, 1],
  ])('%f counts as %f', (kept, speed) => {
    expect(sensible(kept)).toBe(speed)
  })

  it('is chosen on a slider, and kept for this student on this device', () => {
    localStorage.setItem('trellis.voice-speed.s2', '0.8')
    render(<VoiceSpeedSlider voiceSpeed={voiceSpeed('s1')} large />)
    const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Voice speed' })
    expect([slider.value, slider.min, slider.max, slider.step]).toEqual(['1', '0.7', '1.2', '0.1'])
    expect(slider.getAttribute('aria-valuetext')).toBe('Normal')
    fireEvent.change(slider, { target: { value: '0.9' } })
    expect(slider.getAttribute('aria-valuetext')).toBe('Slower, 0.9 times')
    expect(voiceSpeed('s1').get().speed).toBe(0.9)
    expect(voiceSpeed('s2').get().speed).toBe(0.8)
  })
})
