import { z } from '@hono/zod-openapi'
import { gradeLevel } from './student.ts'
import { id, instant, shownName, typedText } from './text.ts'
import { codePoints, isStorable } from './text-rules.ts'
import { accessLevels, tutorLimits, tutorSubjects } from './tutor-rules.ts'

const greeting = z
  .string()
  .trim()
  .refine(isStorable, { error: 'not_storable', abort: true })
  .refine((text) => codePoints(text) <= tutorLimits.greeting, { error: 'too_long', abort: true })
  .refine((text) => text === '' || text.endsWith('?'), { error: 'no_question' })

const fields = {
  name: shownName(tutorLimits.name),
  description: typedText(tutorLimits.description),
  /** What a language model is told about the tutor's manner. */
  personality: typedText(tutorLimits.personality),
  access_level: z.enum(accessLevels),
  minimum_grade_level: gradeLevel,
  subjects: z
    .array(z.enum(tutorSubjects))
    .min(1)
    .max(tutorSubjects.length)
    .refine((all) => new Set(all).size === all.length, { error: 'twice' }),
  /** How much slower than an adult the tutor speaks. */
  pace: z.number().min(1).max(tutorLimits.slowest),
  /** The question that its first greeting ends with; empty: the usual one. */
  greeting_style: greeting,
  /** An uploaded picture (POST /api/admin/tutor-avatars). */
  avatar_id: id,
}

export const createTutor = z
  .strictObject({
    ...fields,
    minimum_grade_level: fields.minimum_grade_level.default(-1),
    subjects: fields.subjects.default([...tutorSubjects]),
    pace: fields.pace.default(1.1),
    greeting_style: fields.greeting_style.default(''),
  })
  .openapi('CreateTutor')
export type CreateTutor = z.input<typeof createTutor>

/** `version`: the one that was changed; when somebody has saved a newer one meanwhile, nothing is changed. */
export const changeTutor = z
  .strictObject({ ...z.object(fields).partial().shape, version: z.int().min(1) })
  .openapi('ChangeTutor')
export type ChangeTutor = z.input<typeof changeTutor>

const content = {
  name: z.string(),
  description: z.string(),
  personality: z.string(),
  avatar_url: z.string().nullable(),
  access_level: z.enum(accessLevels),
  minimum_grade_level: z.int(),
  subjects: z.array(z.string()),
  pace: z.number(),
  greeting_style: z.string(),
}

/** A tutor as an administrator sees it: what was saved last, and whether children meet that already. */
export const adminTutorView = z
  .object({
    id,
    ...content,
    /** The newest version. */
    version: z.int(),
    /** The version that children meet; null: none yet. */
    published_version: z.int().nullable(),
    /** How many students it is chosen for. */
    students: z.int(),
    created_at: instant,
  })
  .openapi('AdminTutor')
export type AdminTutorView = z.infer<typeof adminTutorView>

/** What stands against a tutor before children. */
export const finding = z.object({
  reason: z.string(),
  field: z.enum(['name', 'description', 'personality', 'greeting_style']),
  /** The words that it is about. */
  quote: z.string(),
  /** Why, and what to write instead. */
  why: z.string(),
})
export type Finding = z.infer<typeof finding>

export const rehearsedLine = z.object({
  /** What the child said. */
  said: z.string(),
  /** What a child would have heard; empty when the tutor could not answer. */
  reply: z.array(z.string()),
  /** Why sentences of the brain were held back, one reason for each. */
  held_back: z.array(z.string()),
})
export type RehearsedLine = z.infer<typeof rehearsedLine>

const about = {
  number: z.int(),
  author: z.string(),
  created_at: instant,
  restored_from: z.int().nullable(),
  published_at: instant.nullable(),
  rehearsed_at: instant.nullable(),
}

export const tutorVersionInList = z.object({ ...about, name: z.string() }).openapi('TutorVersionInList')
export type TutorVersionInList = z.infer<typeof tutorVersionInList>

export const tutorVersionView = z
  .object({
    ...about,
    ...content,
    findings: z.array(finding),
    /** Null: not rehearsed. While it runs, `rehearsed_at` is null and the lines come one by one. */
    rehearsal: z.array(rehearsedLine).nullable(),
    lines: z.int(),
    /** How a child is greeted. */
    greeting: z.array(z.string()),
  })
  .openapi('TutorVersion')
export type TutorVersionView = z.infer<typeof tutorVersionView>

export const removedTutor = z
  .object({
    /** How many students got another tutor, and how many have none now. */
    moved: z.int(),
    without: z.int(),
  })
  .openapi('RemovedTutor')
export type RemovedTutor = z.infer<typeof removedTutor>
