import { describe, expect, it } from 'vitest'
import { checkAnswer } from '#shared/answers/check-answer.ts'
import { findNumbers, readNumber } from '#shared/answers/numbers.ts'
import { type Task, task } from '../tasks/task.ts'
import { readStory } from './read-story.ts'
import { storyTasks } from './story-tasks.ts'

const grades = [-1, 0, 1, 2, 3, 4, 5]
const told: Task[] = grades.flatMap((grade) =>
  Array.from({ length: 300 }, (_, at) => {
    const shift = [0, 0, 1, -1][at % 4] ?? 0
    const made = storyTasks.make({ topic: 'stories', grade, seed: at * 31 + 5, shift })
    if (!made) throw new Error('no story')
    return made
  }),
)

const whole = ({ text = [], question }: Task) => [...text, question].join(' ')
const kindOf = ({ id }: Task) => id.split(':')[1] ?? ''

/** What the sentences say, worked out by what they say and not by how they were made. */
function worked(story: Task): number {
  const said = whole(story)
  const [a = 0, b = 0, c = 0] = findNumbers(said).map((value) => value.valueOf())
  switch (kindOf(story)) {
    case 'join':
    case 'parts':
      return a + b
    case 'separate':
    case 'compare':
    case 'part-unknown':
    case 'money-left':
      return a - b
    case 'change-unknown':
      return said.includes(' find?') ? b - a : a - b
    case 'start-unknown':
      return said.includes(' finds ') ? b - a : b + a
    case 'more-than':
      return said.includes(' more ') ? a + b : a - b
    case 'groups':
    case 'price':
      return a * b
    case 'share':
    case 'how-many-groups':
      return a / b
    case 'times-as-many':
      // 'Sam has 14. Noah has 4 times as many as Sam': is it Noah who is asked for?
      return story.question.includes(story.text?.[1]?.split(' ')[0] ?? '?') ? a * b : a / b
    case 'groups-then-less':
      return a * b - c
    case 'more-then-share':
      return (a + b) / c
    case 'price-then-change':
      return a - b * c
    case 'more-than-in-all':
      return a + a + b
    default:
      throw new Error(kindOf(story))
  }
}

describe('stories that the tutor tells', () => {
  it('are whole tasks, and their sentences make their answers', () => {
    for (const story of told) {
      task.parse(story)
      expect(worked(story), whole(story)).toBe(Number(story.answer.answer))
      expect(checkAnswer(story.answer.answer, story.answer).kind).toBe('right')
      expect(story.steps.at(-1)?.replaceAll(',', '')).toContain(story.answer.answer)
    }
  })

  it('keep the answer to themselves until it is found', () => {
    for (const story of told) {
      const key = readNumber(story.answer.answer)
      const said = [story.name, ...story.hints, story.example?.question ?? '', ...(story.example?.steps ?? [])]
      for (const words of [...said, ...story.mistakes.map(({ observation }) => observation)])
        for (const value of findNumbers(words)) expect(key?.equals(value), `${words} / ${whole(story)}`).toBe(false)
    }
  })

  it('know usual mistakes, each another and none of them right', () => {
    for (const story of told) {
      const answers = story.mistakes.map(({ answer }) => answer)
      expect(answers.length).toBeGreaterThanOrEqual(2)
      expect(new Set([...answers, story.answer.answer]).size).toBe(answers.length + 1)
      for (const answer of answers) expect(checkAnswer(answer, story.answer).kind).toBe('wrong')
    }
  })

  it('stay short for the youngest, and need a second step only from grade 3 on', () => {
    for (const story of told) {
      const isYoung = story.grade <= 2
      expect(story.text?.length).toBeLessThanOrEqual(isYoung ? 2 : 3)
      if (isYoung) expect(kindOf(story)).not.toMatch(/then|in-all/)
      const sentences = [...(story.text ?? []), story.question, ...story.hints, ...story.steps, story.explanation]
      for (const sentence of [...sentences, ...story.mistakes.map(({ observation }) => observation)])
        expect(sentence.match(/[a-z]+/gi)?.length, sentence).toBeLessThanOrEqual(isYoung ? 10 : 15)
    }
  })

  it('are never read back wrongly, and mostly rightly', () => {
    let solved = 0
    for (const story of told) {
      const read = readStory(whole(story), story.grade)
      expect(read).not.toBeNull()
      if (read?.kind !== 'solved') continue
      solved++
      expect(read.task.answer, whole(story)).toEqual(story.answer)
    }
    expect(solved / told.length).toBeGreaterThan(0.7)
  })

  it('differ from seed to seed, are the same for the same seed, and do not come twice in a row', () => {
    expect(new Set(told.map(({ id }) => id)).size).toBeGreaterThan(1_200)
    const wish = { topic: 'stories', grade: 2, seed: 77 }
    const first = storyTasks.make(wish)
    expect(storyTasks.make(wish)).toEqual(first)
    expect(storyTasks.make({ ...wish, before: [first?.id ?? ''] })?.id).not.toBe(first?.id)
  })

  it('are found by what children call them', () => {
    const words = storyTasks.topics[0]?.words
    for (const name of ['word problems', 'a story problem', 'stories with numbers', 'number stories', 'math story'])
      expect(words?.test(name), name).toBe(true)
    expect(words?.test('tell me a story')).toBe(false)
  })
})
