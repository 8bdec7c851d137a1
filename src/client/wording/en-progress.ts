import type { Band } from '#shared/bands.ts'
import type { FactSign, FactState } from '#shared/fact-states.ts'
import { gradeLabel } from '#shared/grade.ts'
import type { NextReason } from '#shared/progress.ts'
import type { Subject } from '#shared/subjects.ts'

const list = (names: string[]) =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(names.map((name) => `“${name}”`))
const skills = (count: number) => (count === 1 ? '1 skill' : `${count} skills`)

/** What a parent reads on the page about what a child knows. */
export const progressWords = {
  title: 'Progress',
  open: (nickname: string) => `How ${nickname} is doing`,
  link: 'See all skills',
  linkFor: (nickname: string) => `See all skills of ${nickname}`,
  intro: (grade: number) => `The skills of ${gradeLabel(grade)}, as the answers so far show them.`,
  endsAt: (grade: number) => `Our skills end with ${gradeLabel(grade)}, so this is that year.`,
  loading: 'Loading what your child knows…',
  failed: 'What your child knows could not be loaded.',
  empty: (nickname: string) => `${nickname} has not answered anything yet.`,
  emptyHint: 'After the first lesson, what your child practiced shows up here. Nothing is guessed before that.',
  print: 'Print',
  printForTeacher: 'Print for a teacher',
  bands: {
    new: 'Not met yet',
    learning: 'Learning',
    steady: 'Nearly there',
    secure: 'Knows it',
  } satisfies Record<Band, string>,
  bandMeans: {
    new: 'No answers yet.',
    learning: 'Has begun, and needs more practice.',
    steady: 'Gets it right now. It still has to show that it stays.',
    secure: 'Got it right again days later, without help.',
  } satisfies Record<Band, string>,
  legend: 'What the signs mean',
  subjects: {
    math: 'Math',
    reading: 'Reading',
    science: 'Science',
    'problem-solving': 'Problem solving',
  } satisfies Record<Subject, string>,
  glance: 'At a glance',
  glanceSays: (nickname: string, { secure, steady, learning }: Record<Band, number>) =>
    `${nickname} knows ${skills(secure)}, is nearly there with ${steady}, and is learning ${learning}.`,
  skillOf: (name: string, band: string, grade: string | null) => [name, grade, band].filter(Boolean).join(', '),
  counted: {
    new: (count) => `${count} not met yet`,
    learning: (count) => `${count} learning`,
    steady: (count) => `${count} nearly there`,
    secure: (count) => `${count} known`,
  } satisfies Record<Band, (count: number) => string>,
  asTable: 'Show as a table',
  subject: 'Subject',
  next: 'What comes next',
  nextHint: 'When your child comes back, the tutor takes these up. It changes with every answer.',
  why: {
    place: () => 'We are still finding out where your child stands, and begin here.',
    begun: (_, own) =>
      own ? `Begun: ${own.right_answers} of ${own.answers} right so far. More practice makes it stay.` : 'It is begun.',
    ready: (of) => `Everything it builds on is known: ${list(of)}.`,
    presumed: (of) => `It builds on ${list(of)}.`,
    again: (of) => `It comes first because ${list(of)} is built on it and does not come along yet.`,
    first: () => 'It needs nothing before it.',
  } satisfies Record<NextReason, (of: string[], own?: { answers: number; right_answers: number }) => string>,
  map: 'All skills',
  mapHint: 'Press a skill to see what it means and the answers behind it.',
  standards: 'Standards',
  soFar: (right: number, answers: number) =>
    answers === 1 ? `1 answer so far, ${right} right.` : `${answers} answers so far, ${right} right.`,
  lastAt: (day: string) => `Last on ${day}.`,
  answers: 'The answers behind it',
  noAnswers: 'No answers yet.',
  noQuestion: 'This question is no longer kept.',
  wasRight: 'Right',
  wasNot: 'Not yet',
  said: (answer: string) => `Answered: ${answer}`,
  hints: (level: number) =>
    level === 0 ? 'Without help' : level >= 4 ? 'After the whole solution' : level === 1 ? 'With a hint' : 'With hints',
  mixedUp: (name: string) => `Shows: ${name}`,
  tools: {
    chat: 'Talk',
    flashcards: 'Flashcards',
    'multiple-choice': 'Multiple choice',
    'letter-tracing': 'Letter tracing',
    blackboard: 'Blackboard',
    video: 'Video',
  },
  misconceptions: 'What gets mixed up',
  misconceptionsHint: 'Seen on at least three different questions lately. These are normal steps in learning.',
  noMisconceptions: 'Nothing has come up often enough to tell you about.',
  atHome: 'At home',
  seenOn: (times: number) => `Seen on ${times} questions`,
  facts: { times: 'Times tables', plus: 'Addition facts' } satisfies Record<FactSign, string>,
  factsHint: 'A fact is known when the right answer came within three seconds on two days.',
  factSign: { times: '×', plus: '+' } satisfies Record<FactSign, string>,
  factStates: {
    open: 'Not asked yet',
    asked: 'Asked, not quick yet',
    quick: 'Quick on one day',
    fluent: 'Known by heart',
    rule: 'Needs no practice',
  } satisfies Record<FactState, string>,
  factCell: (left: number, sign: string, right: number, state: string) => `${left} ${sign} ${right}: ${state}`,
  factsKnown: (known: number, of: number) => `${known} of ${of} facts known by heart`,
  letters: 'Letters',
  lettersHint: 'Each letter as it was last written. Press one to watch it being written.',
  lettersWritten: (count: number) => `${count} of 52 letters written`,
  capitals: 'Capital letters',
  small: 'Small letters',
  letter: (glyph: string, band: string) => `Letter ${glyph}: ${band}`,
  notWritten: (glyph: string) => `Letter ${glyph}: not written yet`,
  weeks: 'Week by week',
  weeksHint: 'How many of these skills stood where at the end of each week. The last one is this week so far.',
  weeksPicture: (knownThen: number, knownNow: number) =>
    `Twelve weeks ago ${skills(knownThen)} known or nearly there, now ${knownNow}.`,
  weekOf: 'Week of',
  teacher: {
    title: (nickname: string, grade: number) => `${nickname}, ${gradeLabel(grade)}`,
    range: (from: string, to: string) => `Practice with Trellis, ${from} to ${to}`,
    bySubject: (grade: number) => `Skills of ${gradeLabel(grade)}, and others that were practiced`,
    total: 'All',
    strengths: 'Three strengths',
    noStrengths: 'Too few answers yet to name any.',
    work: 'What to work on',
    noWork: 'Nothing stands out yet.',
    mixes: (name: string) => `Watch for: ${name}`,
    notes: 'Notes from our talk',
    how: 'How to read this: the bands come from graded answers only. “Nearly there” means right now; “knows it” means right again days later, without help.',
  },
} as const
