import { z } from 'zod'
import { subjects } from '#shared/subjects.ts'

/** What children choose from, by subject. A skill belongs to one. */
export const categories = {
  math: [
    'Counting',
    'Numbers',
    'Addition',
    'Subtraction',
    'Multiplication',
    'Division',
    'Fractions',
    'Decimals',
    'Measurement',
    'Time',
    'Money',
    'Shapes',
    'Graphs',
    'Patterns',
  ],
  reading: ['Letters', 'Sounds', 'Sight Words', 'Rhymes', 'Spelling', 'Vocabulary', 'Grammar', 'Reading'],
  science: ['Plants and Animals', 'Earth and Space', 'Matter', 'Forces and Energy', 'The Body', 'How Science Works'],
  'problem-solving': ['Word Problems', 'Logic', 'Planning'],
} as const

const every = [...categories.math, ...categories.reading, ...categories.science, ...categories['problem-solving']]

/** Something a child can learn to do, and what it must be able to do first. */
export const skill = z.strictObject({
  /** Subject and what: 'math.add-within-10', 'reading.short-a', 'science.plant-parts', 'thinking.two-step-stories'. */
  id: z.string().regex(/^(?:math|reading|science|thinking)\.[a-z0-9-]+$/),
  /** In words that a child reads, at most 40 characters: 'Add within 10'. */
  name: z.string().max(40),
  /** What the child can do then, for a parent: 'Adds two numbers up to 10 and explains how.' */
  parent: z.string().max(160),
  subject: z.enum(subjects),
  category: z.enum(every),
  /** When it is usually learned: pre-K -1, kindergarten 0, to 5. */
  grade: z.int().min(-1).max(5),
  /** Skills that come first; few, the nearest. Empty only for the first of a strand. */
  after: z.array(z.string()).max(4),
  /** Common Core ('1.OA.C.6') or NGSS ('K-LS1-1') where there is one. */
  standard: z.string().nullable(),
  /** Further standards that its items ask. */
  standards: z.array(z.string()).optional(),
  /** What the tutor calls it, in its list of topics where it has one: 'adding', 'telling time', 'rhymes'. */
  topic: z.string(),
})
/** A deck from outside is a skill of its own where its cards name none, with a category of its own. */
export type Skill = Omit<z.infer<typeof skill>, 'category'> & { category: string }
