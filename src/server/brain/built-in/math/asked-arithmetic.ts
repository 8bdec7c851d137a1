import type { Task, TaskFamily } from '../tasks/task.ts'
import { taskInAll } from './asked-readers.ts'
import { type Draft, mistakesOf, taskOf } from './drafts.ts'
import { quietFor } from './quiet.ts'

/** Longer texts are not a question about numbers alone. */
const longest = 160

/**
 * A child's own question about numbers, as a task that can be taught: '25% of 80', 'round 347 to the nearest ten',
 * '2 + 3 × 4', '? + 5 = 12'. Null for everything that is not understood to its last word.
 */
export function answerArithmetic(text: string, grade: number): Task | null {
  if (text.length > longest || !/\d|[a-z]{3}/i.test(text)) return null
  const found = taskInAll(plainQuestion(text))
  if (!found) return null
  const { family, topic, draft } = found
  const within = Math.max(-1, Math.min(6, Math.trunc(grade)))
  const steps = within <= 2 ? joinedTo(2, draft.steps) : draft.steps
  const said = { ...draft, hints: quietHints(draft), steps }
  return taskOf(
    family.family,
    { topic, grade: within },
    said,
    mistakesOf(draft),
    exampleIn(family, topic, draft, within),
  )
}

const leads =
  /^(?:(?:please|ok|okay|so|hi|hello|hey|um|and|now)[ ,]+|(?:can|could|will|would) you (?:please )?(?:help me (?:with |find |work out |solve )?|tell me |find |work out |solve )|(?:help me|i need help|i need to know|i dont know|i dont get|tell me|show me)(?: with| how to do| how to)? |(?:what is|whats|what are|what does|how much is|how much are|how do i do|how do you do|work out|calculate|solve|find|do) )/

/** The question without what is said around it, in small letters and with the signs of arithmetic. */
function plainQuestion(text: string): string {
  let plain = text
    .replace(/²/g, ' squared')
    .replace(/[½⅓⅔¼¾⅕⅛]/g, (sign) => ` ${sign.normalize('NFKC')}`)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’`]/g, '')
    .replace(/[⁄∕]/g, '/')
    .replace(/[−–—‐‑]/g, '-')
    .replace(/[*·✕⋅]/g, '×')
    .replace(/(\d,)(?=\d{3}(?!\d))/g, (all) => all.slice(0, -1))
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?: please| thanks| thank you| for me)+(?=[.?! ]*$)/, '')
    .replace(/[.! ]+$/, '')
  if (/[^-+×÷/=(_ ] ?\?$/.test(plain)) plain = plain.replace(/ ?\?+$/, '')
  for (let turn = 0; turn < 4 && leads.test(plain); turn++) plain = plain.replace(leads, '')
  return plain
}

const plainHints = [
  'Start with what you know.',
  'Go step by step.',
  'Write down what you find, then look again.',
] as const

/** A hint that happens to hold the answer gives way to one without any number. */
function quietHints(draft: Draft): Draft['hints'] {
  const isQuiet = quietFor(draft)
  const [place, principle, step] = draft.hints
  return [
    isQuiet(place) ? place : plainHints[0],
    isQuiet(principle) ? principle : plainHints[1],
    isQuiet(step) ? step : plainHints[2],
  ]
}

/** The first steps in one sentence, where there are more than a young child is told. */
function joinedTo(most: number, steps: string[]): string[] {
  const [first, second, ...others] = steps
  if (steps.length <= most || first === undefined || second === undefined) return steps
  return joinedTo(most, [`${first.slice(0, -1)}, and ${second.charAt(0).toLowerCase()}${second.slice(1)}`, ...others])
}

const exampleTries = 24

/** Another task of the same kind, worked out, that does not say the answer. */
function exampleIn(family: TaskFamily, topic: string, draft: Draft, grade: number): Task['example'] | null {
  const isQuiet = quietFor(draft)
  const kind = `${family.family}:${draft.exampleKind ?? draft.kind} `
  for (let seed = 0; seed < exampleTries; seed++) {
    const other = family.make({ topic, grade, seed, shift: (seed % 3) - 1 })
    if (!other?.id.startsWith(kind) || other.question === draft.question) continue
    if (other.answer.answer === draft.answer.answer) continue
    if ([other.question, ...other.steps].every(isQuiet)) return { question: other.question, steps: other.steps }
  }
  return null
}
