import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Care } from './care.ts'
import { type CareReading, isStrongFeeling, readInCare } from './read-in-care.ts'

type Line = { means: string; asked: Care['asked']; text: string }

const askedOf = (name: string | undefined): Care['asked'] => (name === 'near' || name === 'safe' ? name : null)

/** `label[@what was asked last] | the line` */
const linesOf = (name: string): Line[] =>
  readFileSync(new URL(`../../../evals/cases/${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [label = '', text = ''] = line.split(' | ')
      const [means = '', asked] = label.split('@')
      return { means, asked: askedOf(asked), text }
    })

const isRight = ({ means, asked, text }: Line) => {
  const reading = readInCare(text, asked)
  return reading === means || (asked === 'safe' && means === 'go_on' && reading === 'yes')
}

describe('what a child says in care', () => {
  // How much of it is read on lines that nobody tuned on stands in docs/decisions.
  it.each(['care-lines', 'care-lines-fresh'])('is read: %s', (name) => {
    const lines = linesOf(name)
    expect(lines.length).toBeGreaterThan(70)
    expect(lines.filter((line) => !isRight(line)).length / lines.length).toBeLessThan(0.05)
  })

  it('sends nobody back to the lesson who did not ask for it', () => {
    const ends = ['go_on', 'joke', 'play', 'yes']
    const lines = ['care-lines', 'care-lines-fresh', 'care-lines-blind'].flatMap(linesOf)
    expect(lines.length).toBeGreaterThan(300)
    const strays = lines.filter(
      (line) => !ends.includes(line.means) && ends.includes(readInCare(line.text, line.asked)),
    )
    expect(strays.map(({ text }) => text)).toEqual([])
  })

  it.each<[string, Care['asked'], CareReading]>([
    ['no', 'near', 'alone'],
    ['no', 'safe', 'no'],
    ['no', 'kind', 'no'],
    ['yes', 'near', 'near'],
    ['yes', 'safe', 'yes'],
    ['yes', null, 'other'],
    ['i am not ok', 'safe', 'no'],
    ['i am not ok', null, 'other'],
    ['', null, 'other'],
    ['🙂🙂', 'near', 'other'],
  ])('depends on what was asked: %s after %s', (text, asked, means) => {
    expect(readInCare(text, asked)).toBe(means)
  })

  it('is not taken for a strong feeling when it asks or tells something else', () => {
    expect(isStrongFeeling('my dog died')).toBe(true)
    for (const text of ['i am so mad 7 x 8', 'am i crying?', 'the boy is so sad', 'ok'])
      expect(isStrongFeeling(text)).toBe(false)
  })
})
