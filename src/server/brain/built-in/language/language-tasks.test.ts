import { describe, expect, it } from 'vitest'
import { type Task, task } from '../tasks/task.ts'
import { pastOf, pluralOf } from './forms.ts'
import { soundsTheSame } from './homophones.ts'
import { languageTasks } from './language-tasks.ts'
import { oppositesOf, synonymsOf } from './meanings.ts'
import { spellingWords } from './spelling-list.ts'
import { knownWord, rhyme } from './words.ts'

/** Every task of every family and grade: drawn until one comes again. */
function allOf(family: string): Task[] {
  const found = new Map<string, Task>()
  for (const each of languageTasks.filter((known) => known.family === family)) {
    for (const { topic, grades } of each.topics) {
      for (let grade = grades[0]; grade <= grades[1]; grade += 1) {
        const before: string[] = []
        for (let seed = 1; seed < 400; seed += 1) {
          const made = each.make({ topic, grade, seed, before })
          if (!made || before.includes(made.id)) break
          before.push(made.id)
          found.set(`${grade} ${made.id}`, made)
        }
      }
    }
  }
  return [...found.values()]
}

const families = languageTasks.map(({ family }) => family)
const tasks = new Map(families.map((family) => [family, allOf(family)]))
const of = (family: string) => tasks.get(family) ?? []
const every = [...tasks.values()].flat()
const known = (word: string) => {
  const found = knownWord(word)
  if (!found) throw new Error(`unknown ${word}`)
  return found
}
const asWord = (text: string) => new RegExp(`(?<![\\w'])${text.replace(/[^\w ]/g, '.')}(?![\\w'])`, 'i')
const sentences = (text: string) => text.split(/(?<=[.?!]) /)
/** Single letters of a spelling do not count. */
const wordsIn = (sentence: string) => sentence.match(/[a-z']{2,}|\b[ai]\b|\d+/gi)?.length ?? 0
const unsafe =
  /\b(?:kill|die[ds]?|dead|gun|shot|blood|wine|beer|drunk|hell|sex|stupid|hate|ass|damn|cum|tit|fag|nigger|slut|pee|kike)\b/i

describe('tasks about words and texts', () => {
  it.each(families)('%s: each follows the shape, has its own id and enough of them', (family) => {
    const made = of(family)
    expect(made.length).toBeGreaterThanOrEqual(40)
    for (const each of made) task.parse(each)
    const byId = new Map<string, string>()
    for (const { id, question, text } of made) {
      const asked = `${text?.join(' ')} ${question}`
      expect(byId.get(id) ?? asked).toBe(asked)
      byId.set(id, asked)
    }
    expect(new Set([...byId.values()]).size).toBe(byId.size)
  })

  it('the same wish gives the same task, and never the last one again', () => {
    for (const { make, topics } of languageTasks) {
      for (const { topic, grades } of topics) {
        for (let seed = 0; seed < 30; seed += 1) {
          const wish = { topic, grade: grades[0], seed }
          const first = make(wish)
          expect(make(wish)).toEqual(first)
          expect(make({ ...wish, before: [first?.id ?? ''] })?.id).not.toBe(first?.id)
        }
        expect(make({ topic, grade: grades[1] + 1, seed: 1 })).toBeNull()
        expect(make({ topic: 'volcanoes', grade: grades[0], seed: 1 })).toBeNull()
      }
    }
  })

  it('a step harder gives what the next grade gets', () => {
    const spelling = languageTasks.find(({ family }) => family === 'spelling')
    expect(spelling?.make({ topic: 'spelling', grade: 1, shift: 1, seed: 5 })).toEqual(
      spelling?.make({ topic: 'spelling', grade: 2, seed: 5 }),
    )
    expect(spelling?.make({ topic: 'spelling', grade: 5, shift: 3, seed: 5 })?.grade).toBe(5)
  })

  it('no hint and no observation holds the answer', () => {
    const leaks = every.flatMap((each) => {
      const holds = asWord(each.answer.answer)
      // 'Sheep' stays 'sheep', 'put' stays 'put': the question has to name them.
      if (each.answer.form === 'word' && holds.test(each.question.replace(/:.*/, ''))) return []
      const said = [...each.hints, ...each.mistakes.flatMap((m) => [m.observation, m.hint ?? ''])]
      return said.filter((text) => holds.test(text)).map((text) => [each.id, text])
    })
    expect(leaks).toEqual([])
  })

  it('typed answers do not stand in what is asked', () => {
    for (const each of every) {
      if (each.answer.form === 'choice') continue
      const { answer } = each.answer
      if (['plurals', 'past-tense'].includes(each.family) && asWord(answer).test(each.question)) continue
      expect([each.id, asWord(answer).test([...(each.text ?? []), each.question, each.name].join(' '))]).toEqual([
        each.id,
        false,
      ])
    }
  })

  it('a choice is one of those that the question names, in 3, and none stands out by length', () => {
    for (const { id, answer, question, mistakes, family } of every) {
      if (answer.form !== 'choice') continue
      expect(answer.choices).toContain(answer.answer)
      expect(new Set(answer.choices).size).toBe(answer.choices.length)
      for (const choice of answer.choices) {
        expect(question).toContain(choice)
        expect(choice).not.toContain(',')
      }
      expect(mistakes.map((each) => each.answer).sort()).toEqual(
        answer.choices.filter((c) => c !== answer.answer).sort(),
      )
      if (family === 'homophones') continue
      const others = answer.choices.filter((choice) => choice !== answer.answer).map(({ length }) => length)
      expect([id, answer.answer.length <= Math.max(...others) + 5]).toEqual([id, true])
      expect([id, answer.answer.length >= Math.min(...others) - 5]).toEqual([id, true])
    }
  })

  it('the right choice is found in each place about as often', () => {
    for (const family of families) {
      const places = [0, 0, 0]
      for (const { answer } of of(family)) {
        if (answer.form !== 'choice' || answer.choices.length !== 3) continue
        const at = answer.choices.indexOf(answer.answer)
        places[at] = (places[at] ?? 0) + 1
      }
      const all = places.reduce((a, b) => a + b, 0)
      if (all > 60) for (const count of places) expect([family, count / all > 0.2]).toEqual([family, true])
    }
  })

  it('mistakes are other answers, each once, with a name', () => {
    for (const { id, answer, mistakes } of every) {
      const given = mistakes.map((each) => each.answer)
      expect([id, new Set(given).size]).toEqual([id, given.length])
      expect([id, given.includes(answer.answer)]).toEqual([id, false])
      expect(mistakes.length).toBeGreaterThanOrEqual(1)
      for (const { name } of mistakes) expect(name).toMatch(/^[a-z]+(?:-[a-z]+)+$/)
    }
  })

  it('speaks in short sentences and safe words', () => {
    const long = every.flatMap((each) => {
      const most = each.grade <= 2 ? 10 : 15
      const said = [...each.hints, ...each.steps, each.explanation, ...each.mistakes.map((m) => m.observation)]
      return [...(each.text ?? []), ...said].flatMap(sentences).filter((sentence) => wordsIn(sentence) > most)
    })
    expect(long).toEqual([])
    expect(every.map((each) => unsafe.exec(JSON.stringify(each))?.[0]).filter(Boolean)).toEqual([])
    expect(every.filter(({ question }) => !question.endsWith('?'))).toEqual([])
  })
})

describe('right answers by another rule', () => {
  it('one choice rhymes, and only one, however it is said', () => {
    for (const { id, answer, name } of of('rhymes')) {
      const target = known(name.replace('rhymes with ', ''))
      if (answer.form !== 'choice') throw new Error(id)
      const rhymes = answer.choices.map((choice) => rhyme(target, known(choice)))
      const wanted = answer.choices.map((choice) => (choice === answer.answer ? 'yes' : 'no'))
      expect([id, rhymes]).toEqual([id, wanted])
      expect(answer.choices.filter((choice) => soundsTheSame(target.word, choice))).toEqual([])
    }
  })

  it('one choice starts with the same sound, and only one', () => {
    for (const { id, answer, name } of of('first-sounds')) {
      const target = known(name.replace('the first sound of ', ''))
      if (answer.form !== 'choice') throw new Error(id)
      const fitting = answer.choices.filter((choice) => known(choice).sound === target.sound)
      expect([id, fitting]).toEqual([id, [answer.answer]])
    }
  })

  it('claps are those of the pronouncing dictionary', () => {
    for (const { name, answer } of of('syllables')) {
      const word = known(name.replace('claps in ', ''))
      expect([word.word, word.claps.join()]).toEqual([word.word, answer.answer])
    }
  })

  it('plurals and pasts are those of the rules', () => {
    for (const { id, answer } of of('plurals')) expect(answer.answer).toBe(pluralOf(id.replace('plurals:', '')))
    for (const { id, answer } of of('past-tense')) expect(answer.answer).toBe(pastOf(id.replace('past-tense:', '')))
  })

  it('opposites are in the list of opposites, and no other choice is', () => {
    for (const { id, answer } of of('opposites')) {
      const word = id.replace('opposites:', '')
      if (answer.form !== 'choice') throw new Error(id)
      for (const choice of answer.choices) {
        const isOne = oppositesOf(word).includes(choice) || synonymsOf(answer.answer).includes(choice)
        if (choice !== answer.answer) expect([id, choice, isOne]).toEqual([id, choice, false])
      }
    }
  })

  it('spelling: the sentence, the clue and the letters fit one word of the list only', () => {
    expect(new Set(spellingWords().map(({ word }) => word)).size).toBe(spellingWords().length)
    for (const grade of [0, 1, 2, 3, 4, 5]) {
      expect(spellingWords().filter((each) => each.grade === grade).length).toBeGreaterThanOrEqual(40)
    }
    for (const { word, grade, misspelled } of spellingWords()) {
      expect(knownWord(word)?.word).toBe(word.toLowerCase())
      if (grade === 0) expect(word).toHaveLength(3)
      expect(misspelled).not.toContain(word)
    }
    for (const { question, answer } of of('spelling')) {
      const letters = /: ([A-Za-z_ ]+)\?$/.exec(question)?.[1]?.split(' ') ?? []
      expect(letters).toHaveLength(answer.answer.length)
      letters.forEach((letter, index) => {
        expect(letter === '_' || letter === answer.answer[index]).toBe(true)
      })
      expect(letters.filter((letter) => letter === '_').length).toBeGreaterThanOrEqual(2)
    }
  })

  it('parts of speech and homophones ask about words of the sentence', () => {
    for (const { answer, text } of of('parts-of-speech')) {
      if (answer.form !== 'choice') throw new Error('no choice')
      for (const choice of answer.choices) expect(text?.[0]?.toLowerCase()).toMatch(asWord(choice))
    }
    for (const { text } of of('homophones')) expect(text?.[0]).toContain('___')
  })

  it('passages: at least 60, spread over the grades, 2 or 3 questions each', () => {
    const byPassage = new Map<string, Task[]>()
    for (const each of of('reading')) {
      const key = each.text?.join(' ') ?? ''
      byPassage.set(key, [...(byPassage.get(key) ?? []), each])
    }
    expect(byPassage.size).toBeGreaterThanOrEqual(60)
    for (const grade of [0, 1, 2, 3, 4, 5]) {
      expect([...byPassage.values()].filter(([first]) => first?.grade === grade).length).toBeGreaterThanOrEqual(10)
    }
    for (const [, asked] of byPassage) {
      expect(asked.length).toBeGreaterThanOrEqual(2)
      expect(asked.length).toBeLessThanOrEqual(3)
      const [first] = asked
      expect(first?.text).toHaveLength((first?.grade ?? 0) <= 2 ? 2 : 3)
    }
  })
})
