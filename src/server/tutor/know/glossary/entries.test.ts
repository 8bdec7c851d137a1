import { describe, expect, it } from 'vitest'
import { checkReply } from '#server/safety/check-reply.ts'
import { allEntries, entriesByName, gistOf } from './entries.ts'
import { plainWords } from './plain-words.ts'
import { baseForms } from './word-forms.ts'

const wordsIn = (sentence: string) => sentence.split(' ').length
const sentences = allEntries().flatMap(({ word, grade, means, example }) => [
  { word, grade, sentence: means },
  { word, grade, sentence: example },
])

describe('the glossary', () => {
  it('has the words that a child meets up to grade 5, each once', () => {
    const count = (subject: string) => allEntries().filter((entry) => entry.subject === subject).length
    expect(allEntries().length).toBeGreaterThanOrEqual(620)
    expect(count('math')).toBeGreaterThanOrEqual(170)
    expect(count('reading')).toBeGreaterThanOrEqual(150)
    expect(count('science')).toBeGreaterThanOrEqual(230)
    expect(count('everyday')).toBeGreaterThanOrEqual(70)
    const names = allEntries().flatMap(({ word, also = [] }) => [word, ...also].map(plainWords))
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
    expect(entriesByName().size).toBe(names.length)
  })

  it('says each meaning and each example in one short sentence', () => {
    const tooLong = sentences.filter(({ grade, sentence }) => wordsIn(sentence) > (grade <= 2 ? 12 : 16))
    expect(tooLong).toEqual([])
    expect(sentences.filter(({ sentence }) => !/^[^a-z].*[.?]”?"?$/.test(sentence))).toEqual([])
    // A full stop inside would be read as the end of the sentence: only decimals and 'Dr.' have one.
    expect(sentences.filter(({ sentence }) => /[.?!] [A-Z]/.test(sentence.slice(0, -1)))).toEqual([])
  })

  it('explains in shorter sentences the younger the child', () => {
    const mean = (grades: readonly number[]) => {
      const lengths = sentences.filter(({ grade }) => grades.includes(grade)).map(({ sentence }) => wordsIn(sentence))
      return lengths.reduce((sum, length) => sum + length, 0) / lengths.length
    }
    expect(mean([0])).toBeLessThan(8)
    expect(mean([1, 2])).toBeLessThan(8.5)
    expect(mean([3, 4, 5])).toBeLessThan(10)
    expect(mean([0])).toBeLessThan(mean([3, 4, 5]))
  })

  it('uses short words for the youngest', () => {
    const long = sentences.filter(({ grade, word, sentence }) => {
      const others =
        sentence
          .toLowerCase()
          .replace(word, '')
          .match(/[a-z]{12,}/g) ?? []
      return grade <= 1 && others.length > 0
    })
    expect(long.map(({ word }) => word)).toEqual([])
  })

  it('begins a meaning with the word and never explains a word by itself', () => {
    for (const entry of allEntries()) {
      const start = new RegExp(`^(?:An? |The |To )?${entry.word} (?:is|are|means) `, 'i')
      expect(entry.means).toMatch(start)
      const gist = plainWords(gistOf(entry)).split(' ')
      expect(gist.length, entry.word).toBeGreaterThan(0)
      expect(gist[0], entry.word).not.toBe('when')
      if (!entry.word.includes(' ')) expect(gist.flatMap(baseForms), entry.word).not.toContain(entry.word)
      expect(gist.join(' '), entry.word).not.toContain(` ${entry.word} `)
    }
  })

  it('holds nothing that a tutor may not say to a child', () => {
    for (const { sentence } of sentences) {
      expect(checkReply({ sentence, exercise: null, mayTell: true, shown: [] })).toEqual({ ok: true, sentence })
    }
    const unfit =
      /\b(?:kill|die|dies|died|dead|death|murder|gun|weapon|bomb|hell|stupid|dumb|hate|ugly|fat|wine|beer|drug|sex|war|horror|terrif\w+|devil)\b/i
    expect(sentences.filter(({ sentence }) => unfit.test(sentence))).toEqual([])
  })

  it('names only words as alike that it has', () => {
    const unknown = allEntries().flatMap(({ like = [] }) =>
      like.filter((word) => !entriesByName().has(plainWords(word))),
    )
    expect([...new Set(unknown)]).toEqual([])
  })
})
