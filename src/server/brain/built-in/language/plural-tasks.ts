import type { Task, TaskFamily } from '../tasks/task.ts'
import { type Grammar, grammar } from './grammar-list.ts'
import { atGrade, familyOf } from './pick-task.ts'

type PluralItem = Grammar['plurals'][number]

export const pluralFamily: TaskFamily = familyOf('plurals', {
  topic: { topic: 'plurals', subject: 'reading', grades: [1, 4], words: /\bplurals?\b/ },
  pool: (level) => atGrade(grammar().plurals, level),
  idOf: ({ word }) => `plurals:${word}`,
  toTask,
})

function toTask({ word, plural, grade }: PluralItem): Task {
  const rule = ruleOf(word, plural)
  return {
    id: `plurals:${word}`,
    family: 'plurals',
    topic: 'plurals',
    subject: 'reading',
    grade,
    text: [`One ${word}, two ___.`],
    question: `What is the plural of ${word}?`,
    name: `the plural of ${word}`,
    answer: { form: 'word', answer: plural, spelling: 'exact' },
    hints: [...rule.hints],
    steps: [rule.step, `One ${word}, two ${plural}.`],
    explanation: rule.step,
    mistakes: mistakesOf(word, plural),
  }
}

type Rule = { hints: readonly [string, string, string]; step: string }

function ruleOf(word: string, plural: string): Rule {
  if (plural === word) {
    return {
      hints: [
        'Say it with the number 2 before it.',
        'Does anything need to change?',
        'A few words never change. Think of that.',
      ],
      step: 'This word stays the same.',
    }
  }
  if (plural === `${word}es`) {
    return {
      hints: [`Look at how ${word} ends.`, 'Some ends need more than an s.', 'Two letters are added at the end.'],
      step: 'We add e and s at the end of this word.',
    }
  }
  if (plural.endsWith('ies') && word.endsWith('y')) {
    return {
      hints: [
        'Look at the last two letters.',
        'What stands before the y: a vowel or not?',
        'The y turns into i. Then add 2 letters.',
      ],
      step: 'The y turns into i, and then we add e and s.',
    }
  }
  if (plural === `${word}s`) return { hints: plainHints(word), step: 'We add an s at the end of this word.' }
  if (plural.endsWith('ves')) {
    return {
      hints: ['Look at the f sound at the end.', 'The f sound turns into a v sound.', 'The end is v, e and s.'],
      step: 'The f turns into v, and the end is e and s.',
    }
  }
  return {
    hints: [
      'This word does not just add an s.',
      'The word changes in its own way.',
      `It has ${plural.length} letters and ends with ${plural.slice(-2)}.`,
    ],
    step: 'This word has its own plural. We learn it by heart.',
  }
}

function plainHints(word: string): [string, string, string] {
  const why = word.endsWith('y')
    ? 'A vowel stands before the y, so the y stays.'
    : /(?:o|f|fe|ff|ch)$/.test(word)
      ? 'This one follows the most usual way.'
      : 'Most words add just one letter.'
  return [`Look at how ${word} ends.`, why, 'Nothing changes. One letter is added.']
}

function mistakesOf(word: string, plural: string): Task['mistakes'] {
  const regular = [
    { name: 'plural-left-out', answer: word, observation: 'That is just one. How do we say two?' },
    { name: 'adds-only-s', answer: `${word}s`, observation: 'An s alone does not do it here.' },
    { name: 'adds-es-to-all', answer: `${word}es`, observation: 'Look at the end again. It is simpler than that.' },
    { name: 'plural-twice', answer: `${plural}s`, observation: 'You have it twice now. Take something away.' },
    {
      name: 'y-turned-too-soon',
      answer: `${word.slice(0, -1)}ies`,
      observation: 'A vowel stands before the y. The y stays.',
    },
    { name: 'f-turned-too-soon', answer: `${word.replace(/fe?$/, '')}ves`, observation: 'Not every f turns into a v.' },
  ]
  const fits: Record<string, boolean> = {
    'plural-left-out': true,
    'adds-only-s': !word.endsWith('is') && !word.endsWith('es'),
    'adds-es-to-all': plural === `${word}s` || /(?:is|es)$/.test(word),
    'plural-twice': !plural.endsWith('s'),
    'y-turned-too-soon': word.endsWith('y') && plural === `${word}s`,
    'f-turned-too-soon': /fe?$/.test(word) && plural === `${word}s`,
  }
  const seen = new Set([plural])
  return regular.filter(({ name, answer }) => {
    if (!fits[name] || seen.has(answer)) return false
    seen.add(answer)
    return true
  })
}
