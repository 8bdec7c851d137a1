import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Tutor = {
  id: string
  slug: string
  name: string
  description: string
  personality: string
  access_level: string
  minimum_grade_level: number
}
const tutors: Tutor[] = JSON.parse(readFileSync('content/tutors/tutors.json', 'utf8'))

describe('the tutors', () => {
  it('are at least six, told apart, two of them premium, from pre-K to grade 4', () => {
    expect(tutors.length).toBeGreaterThanOrEqual(6)
    for (const key of ['id', 'slug', 'name'] as const)
      expect(new Set(tutors.map((tutor) => tutor[key])).size).toBe(tutors.length)
    expect(tutors.filter((tutor) => tutor.access_level === 'premium')).toHaveLength(2)
    expect([...new Set(tutors.map((tutor) => tutor.minimum_grade_level))].sort((a, b) => a - b)).toEqual([
      -1, 0, 1, 2, 3, 4,
    ])
    expect(
      tutors.filter((tutor) => tutor.access_level === 'public' && tutor.minimum_grade_level <= 0).length,
    ).toBeGreaterThanOrEqual(3)
  })

  it.each(tutors.map((tutor) => [tutor.name, tutor] as const))('%s is honest, and says what it is', (_, tutor) => {
    expect(tutor.description.length).toBeLessThanOrEqual(120)
    expect(tutor.personality).toMatch(/AI tutor/)
    expect(tutor.personality).not.toMatch(/best friend|love you|secret between|never tell|real person|https?:/i)
  })

  it.each(tutors.map((tutor) => [tutor.slug]))(
    '%s has a drawn portrait with five moods and nothing that acts',
    (slug) => {
      const file = `content/tutors/${slug}.svg`
      expect(existsSync(file)).toBe(true)
      const drawing = readFileSync(file, 'utf8')
      expect(drawing.length).toBeLessThan(12_000)
      for (const mood of ['calm', 'happy', 'thinking', 'talking', 'listening'])
        expect(drawing).toContain(`id="${mood}"`)
      expect(drawing).toContain('prefers-reduced-motion')
      expect(drawing).not.toMatch(/<script|<foreignObject|\son\w+=|href=/i)
    },
  )
})
