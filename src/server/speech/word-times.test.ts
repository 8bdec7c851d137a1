import { describe, expect, it } from 'vitest'
import { loadFlite } from './flite-host.ts'
import { timedFlite } from './flite-words.ts'
import { readWords } from './phone-times.ts'
import type { WordTimes } from './speech.ts'
import { toSpeech } from './speech-text.ts'
import { timesOfWritten, wordsOf } from './written-words.ts'

const say = timedFlite(loadFlite())

function timed(text: string, pace = 1) {
  const spoken = toSpeech(text)
  const { audio, words } = say(spoken, pace)
  const times = words && timesOfWritten(text, spoken, words)
  return { seconds: (audio.length - 44) / 32_000, times: times ?? [] }
}

describe('the times of the words', () => {
  it('are those that Flite itself tells (its own build with word times, embedded.md 1.4)', () => {
    const { times } = timed('Great job! Seven times eight is fifty-six.')
    const known = [
      [0.2, 0.5],
      [0.5, 0.92],
      [1.02, 1.42],
      [1.42, 1.76],
      [1.76, 2.0],
      [2.0, 2.14],
      [2.14, 2.92],
    ]
    for (const [index, [begins = 0, ends = 0]] of known.entries()) {
      expect(times[index]?.[0]).toBeCloseTo(begins, 1)
      expect(times[index]?.[1]).toBeCloseTo(ends, 1)
    }
  })

  const texts = [
    'cat',
    '7 × 8 = ?',
    '12 - 5 = ?',
    'You need 1 1/2 cups of flour.',
    '🎉 Yay, **well** done — you did it! 🎉',
    'What is 3/4 of $3.50 at 3:45 pm?',
    'Look at package.json - it costs 5 cm².',
    'Hmm, five twelfths is 5/12.',
    '“I’m here,” said Dr. Fox in 1999.',
    'The cat sat. The dog ran far away, and then it slept! Was it tired? Yes, it was.',
    '3, 2, 1 ... go',
    'Sound it out: c - a - t.',
    'A  B\nC',
    `${'The quick brown fox jumps over 12 lazy dogs. '.repeat(22).slice(0, 990)}.`,
  ]
  it.each(texts)('of %j: one pair for every word, in order, within the audio', (text) => {
    for (const pace of [1, 1.2]) {
      const { seconds, times } = timed(text, pace)
      expect(times).toHaveLength(wordsOf(text).length)
      let before = 0
      for (const [begins, ends] of times) {
        expect(begins).toBeGreaterThanOrEqual(before)
        expect(ends).toBeGreaterThanOrEqual(begins)
        before = begins
      }
      expect(times.at(-1)?.[1]).toBeLessThanOrEqual(seconds)
      // The end of the last word is near the end of the audio: nothing has slipped.
      expect(times.at(-1)?.[1]).toBeGreaterThan(seconds - 0.6)
    }
  })

  it('last longer where the voice is slower', () => {
    const [quick, slow] = [timed('The cat sat.'), timed('The cat sat.', 1.2)]
    expect((slow.times[2]?.[0] ?? 0) / (quick.times[2]?.[0] ?? 1)).toBeCloseTo(1.2, 1)
  })
})

describe('the words of a text that is said differently', () => {
  /** As if every spoken word took one second. */
  const seconds = (text: string) => {
    const spoken = toSpeech(text)
    return timesOfWritten(text, spoken, clock(wordsOf(spoken).length))
  }
  const clock = (count: number): WordTimes => Array.from({ length: count }, (_, index) => [index, index + 1])

  it.each<[string, WordTimes]>([
    ['The cat sat.', clock(3)],
    // 7 times 8 equals what?
    ['7 × 8 = ?', clock(5)],
    ['12 - 5 = ?', clock(5)],
    // You need one and a half cups.
    [
      'You need 1 1/2 cups.',
      [
        [0, 1],
        [1, 2],
        [2, 4],
        [4, 6],
        [6, 7],
      ],
    ],
    // What is three quarters?
    [
      'What is 3/4?',
      [
        [0, 1],
        [1, 2],
        [2, 4],
      ],
    ],
    // What is not said has no length, beside its neighbour.
    [
      '🎉 Well done 🎉 now',
      [
        [0, 0],
        [0, 1],
        [1, 2],
        [2, 2],
        [2, 3],
      ],
    ],
    [
      '**Great** job — yes',
      [
        [0, 1],
        [1, 2],
        [2, 2],
        [2, 3],
      ],
    ],
  ])('%s', (text, times) => {
    expect(seconds(text)).toEqual(times)
  })

  it('are not told when the times are not those of its spoken words', () => {
    expect(timesOfWritten('One two', 'One two', clock(3))).toBeUndefined()
    expect(timesOfWritten('', '', [])).toBeUndefined()
  })
})

it('words whose sounds cannot be told apart have none', () => {
  expect(readWords('pau k ae t pau d ao g pau ', 2)).toEqual([
    ['k', 'ae', 't'],
    ['d', 'ao', 'g'],
  ])
  expect(readWords('pau k ae t pau d ao g pau ', 1)).toBeNull()
})
