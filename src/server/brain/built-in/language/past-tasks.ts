import type { Task, TaskFamily } from '../tasks/task.ts'
import { regularPastOf } from './forms.ts'
import { type Grammar, grammar } from './grammar-list.ts'
import { atGrade, familyOf } from './pick-task.ts'

type PastItem = Grammar['pasts'][number]
type Way = 'same' | 'd' | 'doubled' | 'y' | 'plain' | 'own'

export const pastFamily: TaskFamily = familyOf('past-tense', {
  topic: { topic: 'past tense', subject: 'reading', grades: [2, 5], words: /\bpast tenses?\b|\bverbs in the past\b/ },
  pool: (level) => atGrade(grammar().pasts, level),
  idOf: ({ word }) => `past-tense:${word}`,
  toTask,
})

function toTask({ word, past, grade }: PastItem): Task {
  const way = wayOf(word, past)
  const [place, principle, step] = hintsFor[way]
  return {
    id: `past-tense:${word}`,
    family: 'past-tense',
    topic: 'past tense',
    subject: 'reading',
    grade,
    text: [`Today: ${word}. Yesterday: ___.`],
    question: `What is the past tense of ${word}?`,
    name: `the past tense of ${word}`,
    answer: { form: 'word', answer: past, spelling: 'exact' },
    hints: [place, principle, way === 'own' ? `It has ${past.length} letters and ends with ${past.slice(-2)}.` : step],
    steps: [why[way], `Today we say ${word}, for yesterday we say ${past}.`],
    explanation: why[way],
    mistakes: mistakesOf(word, past, way),
  }
}

function wayOf(word: string, past: string): Way {
  if (past === word) return 'same'
  if (word.endsWith('e') && past === `${word}d`) return 'd'
  if (past === `${word}ed`) return 'plain'
  if (past === `${word}${word.at(-1)}ed`) return 'doubled'
  return past.endsWith('ied') && word.endsWith('y') ? 'y' : 'own'
}

const hintsFor: Record<Way, readonly [string, string, string]> = {
  same: [
    'Say a sentence about yesterday with it.',
    'Does anything need to change?',
    'A few verbs never change. Think of that.',
  ],
  d: ['Look at the last letter.', 'It already has half of the usual end.', 'Just one letter is added.'],
  doubled: [
    'Look at the last two letters.',
    'A short vowel and one consonant stand there.',
    'Write the last letter twice, then the usual end.',
  ],
  y: [
    'Look at the last two letters.',
    'What stands before the y: a vowel or not?',
    'The y turns into i before the usual end.',
  ],
  plain: ['Look at how the verb ends.', 'Most verbs add the same 2 letters.', 'Nothing else changes in this verb.'],
  own: ['Say a sentence about yesterday with it.', 'This verb changes in its own way.', ''],
}

const why: Record<Way, string> = {
  same: 'This verb stays the same in the past.',
  d: 'It ends with e, so we add just a d.',
  doubled: 'The last letter doubles before e and d.',
  y: 'The y turns into i before e and d.',
  plain: 'We add e and d at the end.',
  own: 'This verb has its own past. We learn it by heart.',
}

/** What the usual end on the unchanged verb shows. */
const ownWay = { name: 'adds-ed-to-all', observation: 'Most verbs do that. This one has its own way.' }
const ending: Record<Way, { name: string; observation: string }> = {
  same: ownWay,
  own: ownWay,
  plain: ownWay,
  d: { name: 'adds-ed-after-e', observation: 'Look at the end. The e is there twice.' },
  doubled: { name: 'does-not-double', observation: 'The vowel is short. Look at the last consonant.' },
  y: { name: 'keeps-the-y', observation: 'Look at the y. It does not stay.' },
}

function mistakesOf(word: string, past: string, way: Way): Task['mistakes'] {
  const own = way === 'own' || way === 'same'
  const regular = own ? regularPastOf(word) : `${word}ed`
  const all = [
    { ...ending[way], answer: regular },
    { name: 'stays-in-the-present', answer: word, observation: 'That is how we say it today. It was yesterday.' },
    { name: 'past-twice', answer: `${past}ed`, observation: 'That has the past in it twice.' },
    {
      name: 'doubles-without-need',
      answer: `${word}${word.at(-1)}ed`,
      observation: 'The last letter does not double here.',
    },
    {
      name: 'y-turned-too-soon',
      answer: `${word.slice(0, -1)}ied`,
      observation: 'A vowel stands before the y. The y stays.',
    },
  ]
  const seen = new Set([past])
  return all.filter(({ name, answer }) => {
    const fits =
      name === 'past-twice'
        ? way === 'own' && !/[ed]$|[^aeiou][aeiou][^aeiouwxy]$/.test(past)
        : name === 'doubles-without-need'
          ? way === 'plain' && /[^aeiouwxy]$/.test(word)
          : name !== 'y-turned-too-soon' || (way === 'plain' && word.endsWith('y'))
    if (!fits || seen.has(answer)) return false
    seen.add(answer)
    return true
  })
}
