import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import signsByTopic from '#content/topic-signs.json'
import { pressSigns } from '#shared/reply.ts'
import { greeting } from './greet.ts'

const opening = { again: false, earlier: null, grade: 0 }
const labels = (given: Partial<Parameters<typeof greeting>[0]>) =>
  greeting({ ...opening, ...given }).press?.map(({ label }) => label)

describe('what there is to press when a lesson begins', () => {
  it('suits a child that does not read yet, and an older one', () => {
    expect(labels({})).toEqual(['Count', 'Letters', 'A story', 'Draw', 'Watch', 'Surprise me'])
    expect(labels({ grade: 3 })).toEqual(['Math', 'Reading', 'My homework', 'Draw', 'Surprise me', 'Watch'])
  })

  it('offers first what the plan begins with, and says so; never the same twice, never more than six', () => {
    const shapes = { topic: 'shapes', subject: 'math' } as const
    expect(labels({ today: shapes })).toEqual(['Shapes', 'Count', 'Letters', 'A story', 'Draw', 'Watch'])
    expect(greeting({ ...opening, today: shapes }).lines.at(-2)).toEqual({
      key: 'greet.today',
      values: { topic: 'shapes' },
    })
    expect(labels({ today: { topic: 'counting', subject: 'math' } })?.[0]).toBe('Count')
  })

  it('goes on from the last time, or elsewhere', () => {
    const earlier = { topic: 'adding', solved: [], shown: [], mistakes: [] }
    expect(labels({ again: true, earlier })?.slice(0, 2)).toEqual(['Yes', 'Something else'])
  })

  it('has a picture for each', () => {
    for (const grade of [-1, 0, 1, 2, 5])
      expect(greeting({ ...opening, grade }).press?.every(({ sign }) => sign)).toBe(true)
  })

  it('shows a topic by its own picture, and otherwise by that of its subject', () => {
    const signs = (topic: string) =>
      greeting({ ...opening, grade: 4, today: { topic, subject: 'math' } }).press?.map(({ sign }) => sign)
    expect(signs('graphs')?.slice(0, 2)).toEqual(['graph', 'math'])
    expect(signs('telling time')?.[0]).toBe('clock')
    expect(signs('long division')?.slice(0, 2)).toEqual(['today', 'math'])
    expect(greeting({ ...opening, today: { topic: 'magnets', subject: 'science' } }).press?.[0]?.sign).toBe('science')
  })

  it('shows no picture twice, whatever the plan begins with', () => {
    for (const topic of [...Object.keys(signsByTopic), 'adding'])
      for (const grade of [-1, 0, 1, 3, 6]) {
        const press = greeting({ ...opening, grade, today: { topic, subject: 'math' } }).press ?? []
        expect(new Set(press.map(({ sign }) => sign)).size, `${topic} in grade ${grade}`).toBe(press.length)
      }
  })

  it('has a drawing for every sign, and names no topic that is not taught', () => {
    const drawn = readFileSync(new URL('../../client/ui/signs.svg', import.meta.url), 'utf8')
    for (const sign of pressSigns) expect(drawn).toContain(`<symbol id="${sign}"`)
    const skills = ['math', 'reading', 'science', 'thinking']
      .map((part) => readFileSync(new URL(`../../../content/skills/${part}.json`, import.meta.url), 'utf8'))
      .join()
    const taught = [...skills.matchAll(/"topic":\s*"([^"]+)"/g)].map(([, topic]) => topic)
    expect(Object.keys(signsByTopic).filter((topic) => !taught.includes(topic))).toEqual([])
  })
})
