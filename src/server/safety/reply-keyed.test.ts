import { describe, expect, it } from 'vitest'
import { casesOf } from '#tests/support/safety-cases.ts'
import { type AlarmRule, speaks } from './alarm-words.ts'
import { badAdvice } from './reply-advice-rules.ts'
import { closeness, hushing, prying } from './reply-company-rules.ts'
import { fright } from './reply-fright-rules.ts'
import { keyedRules, saysOneOf } from './reply-keyed.ts'
import { wordsNeeded } from './reply-keys.ts'
import { unkindness } from './reply-kindness-rules.ts'
import { cheatingTopics, healthTopics, scaryTopics, sellingTopics, unfitTopics } from './reply-topics.ts'
import { belittled, dares, diagnoses, lives, threats } from './reply-untied-rules.ts'
import { lineOfWords, wordsOf } from './reply-words.ts'
import { takingSides, tellsNotes } from './reply-world-rules.ts'

const families = [
  [badAdvice, closeness, hushing, prying, fright, unkindness, takingSides],
  [tellsNotes, cheatingTopics, healthTopics, scaryTopics, sellingTopics, unfitTopics],
  [dares, threats, diagnoses, lives, belittled],
].flat()
const sentences = ['fresh-bad-replies', 'more-bad-replies', 'fresh-good-replies']
  .flatMap(casesOf)
  .filter((_, at) => at % 3 === 0)

describe('the words that a rule needs', () => {
  it.each([
    [
      '(?:put|stick) (?:\\w+ ){0,3}?(?:in|into) the (?:socket|outlets?)',
      ['socket', 'outlet', 'outlets', 'put', 'stick'],
    ],
    ['you (?:are|were)(?! here) (?:so )?slow', ['slow']],
    ['stays? (?:here|with us)', ['stay', 'stays', 'here', 'with']],
  ])('are found in %s', (pattern, words) => {
    const needed = [...(wordsNeeded(pattern) ?? [])]
    expect(needed.length).toBeGreaterThan(0)
    expect(needed.filter((word) => !words.includes(word))).toEqual([])
  })

  it.each(['\\w+ing', '(?:so )?', '(?:\\w+ ){1,3}?s?'])('can not be told for %s', (pattern) => {
    expect(wordsNeeded(pattern)).toBeNull()
  })

  it('stand in whatever one of our rules finds', () => {
    const lines = sentences.map((sentence) => lineOfWords(wordsOf(sentence)))
    for (const family of families) {
      const all = new Set<AlarmRule>([...family.always, ...[...family.byWord.values()].flat()])
      const found = lines.filter((line) => speaks([...all], line))
      expect(found.filter((line) => !saysOneOf(family, line.split(' '), line))).toEqual([])
      expect(family.always.length).toBeLessThan(4)
    }
  })
})

describe('a rule on words', () => {
  const tested = keyedRules('do not PART(?= (?:now|i)) ~ bus', { PART: 'go|leave' })
  const says = (line: string) => saysOneOf(tested, line.split(' '), line)

  it('takes a name in capitals for its meanings, and whole words behind it', () => {
    expect(says(' please do not leave now . ')).toBe(true)
    expect(says(' do not go i say . ')).toBe(true)
    expect(says(' do not go in . ')).toBe(false)
    expect(says(' do not leave now for the bus . ')).toBe(false)
  })
})
