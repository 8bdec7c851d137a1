import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { drawnAvatars } from '#shared/avatars.ts'

const tutorsFile = z.array(
  z.strictObject({
    id: z.uuidv7(),
    slug: z.string().regex(/^[a-z]+$/),
    name: z.string().max(8),
    description: z.string().min(20).max(120),
    personality: z.string(),
    subjects: z.array(z.enum(['math', 'reading', 'science', 'problem-solving'])).min(1),
    access_level: z.enum(['public', 'premium']),
    minimum_grade_level: z.int().min(-1).max(4),
    greeting_style: z.string().min(5).max(60),
    voice: z.strictObject({ pace: z.number().min(1).max(1.2) }),
  }),
)
const tutors = tutorsFile.parse(JSON.parse(readFileSync('content/tutors/tutors.json', 'utf8')))
const named = tutors.map((tutor) => [tutor.name, tutor] as const)

describe('the tutors', () => {
  it('are at least six, told apart, two of them premium, with one for every grade from pre-K to 4', () => {
    expect(tutors.length).toBeGreaterThanOrEqual(6)
    for (const key of ['id', 'slug', 'name'] as const)
      expect(new Set(tutors.map((tutor) => tutor[key])).size).toBe(tutors.length)
    expect(tutors.filter((tutor) => tutor.access_level === 'premium')).toHaveLength(2)
    expect([...new Set(tutors.map((tutor) => tutor.minimum_grade_level))].sort((a, b) => a - b)).toEqual([
      -1, 0, 1, 2, 3, 4,
    ])
  })

  it('offer the youngest a choice of three without paying, and every subject to somebody', () => {
    const forTheYoungest = tutors.filter((tutor) => tutor.access_level === 'public' && tutor.minimum_grade_level <= 0)
    expect(forTheYoungest.length).toBeGreaterThanOrEqual(3)
    expect(new Set(tutors.flatMap((tutor) => tutor.subjects)).size).toBe(4)
  })

  it.each(named)('%s is honest about being a program, and promises nothing a tutor must not', (_, tutor) => {
    const words = tutor.personality.split(/\s+/).length
    expect(words).toBeGreaterThanOrEqual(60)
    expect(words).toBeLessThanOrEqual(120)
    expect(tutor.personality).toMatch(/AI tutor/)
    expect(tutor.personality).toMatch(/[Pp]arents|grown-up/)
    const said = `${tutor.description} ${tutor.greeting_style} ${tutor.personality}`
    expect(said).not.toMatch(/secret|best friend|love you|miss you|never tell|always be there|sweetheart/i)
    expect(said).not.toMatch(/I am (a )?(human|real|person)|https?:|www\./i)
  })

  it.each(named)('%s has a drawn portrait with six moods that can hold still and does nothing else', (_, { slug }) => {
    const file = `content/tutors/${slug}.svg`
    expect(existsSync(file)).toBe(true)
    const drawing = readFileSync(file, 'utf8')
    expect(Buffer.byteLength(drawing)).toBeLessThan(12_000)
    expect(drawing).toMatch(/^<svg [^>]*viewBox="0 0 512 512"/)
    expect(drawing).toMatch(/<title[^>]*>[^<]+<\/title>/)
    for (const mood of ['happy', 'thinking', 'talking', 'listening', 'resting'])
      expect(drawing).toContain(`<g id="${mood}" display="none">`)
    expect(drawing).toContain('<g id="calm">')
    expect(drawing).toContain('@media (prefers-reduced-motion:reduce){.mouth{animation:none}}')
    expect(drawing).not.toMatch(/<(script|foreignObject|image|a|iframe)\b|\son\w+\s*=|href|url\((?!#)|@import|<!/i)
  })
})

describe('the drawn portraits of students', () => {
  it('are twelve, each with a file and a title of its own', () => {
    expect(drawnAvatars).toHaveLength(12)
    expect(readdirSync('content/avatars').sort()).toEqual([...drawnAvatars].map((name) => `${name}.svg`).sort())
  })

  it.each(drawnAvatars)('%s is a small drawing that does nothing', (name) => {
    const drawing = readFileSync(`content/avatars/${name}.svg`, 'utf8')
    expect(Buffer.byteLength(drawing)).toBeLessThan(4_000)
    expect(drawing).toMatch(/^<svg [^>]*viewBox="0 0 512 512"/)
    expect(drawing).toMatch(/<title[^>]*>[^<]+<\/title>/)
    expect(drawing).not.toMatch(
      /<(script|foreignObject|image|a|iframe|style)\b|\son\w+\s*=|href|url\((?!#)|@import|<!/i,
    )
  })
})
