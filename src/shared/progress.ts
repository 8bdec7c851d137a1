import { z } from '@hono/zod-openapi'
import { bandNames } from './bands.ts'
import { factSigns, factStates } from './fact-states.ts'
import { subjects } from './subjects.ts'
import { id, instant } from './text.ts'

/** A day of the family's clock: '2026-11-16'. */
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

/** A skill on the map, with what is known of it. */
export const mappedSkill = z
  .object({
    id: z.string(),
    name: z.string(),
    /** What a child can do then, for a parent. */
    can: z.string(),
    grade: z.int(),
    /** Common Core or NGSS. */
    standards: z.array(z.string()),
    band: z.enum(bandNames),
    answers: z.int(),
    right_answers: z.int(),
    last_at: instant.nullable(),
  })
  .openapi('MappedSkill')
export type MappedSkill = z.infer<typeof mappedSkill>

/** Why a skill comes next: it is begun, all that it needs is known or presumed, it is taken up again for another, … */
export const nextReasons = ['place', 'begun', 'ready', 'presumed', 'again', 'first'] as const
export type NextReason = (typeof nextReasons)[number]

export const nextSkill = z
  .object({
    subject: z.enum(subjects),
    skill: z.string(),
    name: z.string(),
    why: z.enum(nextReasons),
    /** Names of the skills it is built on, or in `again` of those it is taken up for. */
    of: z.array(z.string()),
  })
  .openapi('NextSkill')
export type NextSkill = z.infer<typeof nextSkill>

const oneAnswer = z.object({ question: z.string(), answer: z.string(), answered_at: instant })

export const seenMisconception = z
  .object({
    id: z.string(),
    name: z.string(),
    /** What the child does, in a parent's words, and what helps at home. */
    means: z.string(),
    at_home: z.string(),
    /** On so many different questions. */
    times: z.int(),
    /** The newest of them. */
    examples: z.array(oneAnswer),
  })
  .openapi('SeenMisconception')
export type SeenMisconception = z.infer<typeof seenMisconception>

export const factGrid = z
  .object({
    sign: z.enum(factSigns),
    /** Row by row from 1 to 10. */
    rows: z.array(z.array(z.enum(factStates))),
  })
  .openapi('FactGrid')
export type FactGrid = z.infer<typeof factGrid>

export const lastLetter = z
  .object({
    glyph: z.string(),
    band: z.enum(bandNames),
    /** As last written, on the canvas of 500×300: x and y of each point that shapes a line. */
    strokes: z.array(z.array(z.tuple([z.int(), z.int()]))),
    written_at: instant,
  })
  .openapi('LastLetter')
export type LastLetter = z.infer<typeof lastLetter>

export const bandCounts = z.object({ new: z.int(), learning: z.int(), steady: z.int(), secure: z.int() })
export type BandCounts = z.infer<typeof bandCounts>

export const progressView = z
  .object({
    nickname: z.string(),
    grade_level: z.int(),
    /** The year whose skills are on the map; above grade 5 it is 5. */
    map_grade: z.int(),
    /** When the student answered for the first time; null: not yet. */
    first_at: instant.nullable(),
    now: instant,
    subjects: z.array(
      z.object({
        subject: z.enum(subjects),
        groups: z.array(z.object({ name: z.string(), skills: z.array(mappedSkill) })),
      }),
    ),
    next: z.array(nextSkill),
    misconceptions: z.array(seenMisconception),
    facts: z.array(factGrid),
    letters: z.array(lastLetter),
    /** How many skills of the map stood in each band at the end of a week, the last twelve, oldest first. */
    weeks: z.array(z.object({ from: day, counts: bandCounts })),
    /** Ids of at most three skills that show best what the student can do. */
    strengths: z.array(z.string()),
  })
  .openapi('Progress')
export type ProgressView = z.infer<typeof progressView>

/** One answer behind what is said of a skill. */
export const skillAnswer = z
  .object({
    id,
    tool: z.enum(['chat', 'flashcards', 'multiple-choice', 'letter-tracing', 'blackboard', 'video']),
    /** Null where the question is no longer known. */
    question: z.string().nullable(),
    answer: z.string().nullable(),
    was_correct: z.boolean(),
    /** 0 without help, 4 after the whole solution. */
    hint_level: z.int(),
    /** The misconception that it shows, by its name. */
    misconception: z.string().nullable(),
    answered_at: instant,
  })
  .openapi('SkillAnswer')
export type SkillAnswer = z.infer<typeof skillAnswer>
