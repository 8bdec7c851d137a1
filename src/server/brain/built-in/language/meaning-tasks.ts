import type { Task, TaskFamily } from '../tasks/task.ts'
import { meanings, type OppositeItem, type VocabularyItem } from './meanings.ts'
import { atGrade, choicesOf, familyOf } from './pick-task.ts'
import { capital } from './question-words.ts'

export const oppositeFamily: TaskFamily = familyOf('opposites', {
  topic: { topic: 'opposites', subject: 'reading', grades: [0, 3], words: /\b(?:opposites?|antonyms?)\b/ },
  pool: (level) => atGrade(meanings().oppositeTasks, level),
  idOf: ({ word }) => `opposites:${word}`,
  toTask: oppositeTask,
})

function oppositeTask({ word, opposite, near, goes, grade }: OppositeItem): Task {
  const id = `opposites:${word}`
  const { named, spec } = choicesOf(id, opposite, [near, goes])
  return {
    id,
    family: 'opposites',
    topic: 'opposites',
    subject: 'reading',
    grade,
    question: `What is the opposite of ${word}: ${named}?`,
    name: `the opposite of ${word}`,
    answer: spec,
    hints: [
      `Think about what ${word} means.`,
      'Opposites are as different as left and right.',
      `What stands at the other end from ${word}?`,
    ],
    steps: [`Think of ${word} at one end.`, `At the other end is ${opposite}.`],
    explanation: `${capital(word)} and ${opposite} are the two ends.`,
    mistakes: [
      {
        name: 'same-meaning',
        answer: near,
        observation: `That means nearly the same as ${word}. Look for the other end.`,
      },
      { name: 'goes-together', answer: goes, observation: `That may come with ${word}. It is not its other end.` },
    ],
  }
}

export const vocabularyFamily: TaskFamily = familyOf('vocabulary', {
  topic: {
    topic: 'vocabulary',
    subject: 'reading',
    grades: [2, 5],
    words: /\bvocab(?:ulary)?\b|\b(?:new|hard|big) words\b|\bword meanings?\b|\bwhat words mean\b/,
  },
  pool: (level) => atGrade(meanings().vocabulary, level),
  idOf: ({ word }) => `vocabulary:${word}`,
  toTask: vocabularyTask,
})

function vocabularyTask({ word, grade, sentence, meaning, others }: VocabularyItem): Task {
  const id = `vocabulary:${word}`
  const { named, spec } = choicesOf(id, meaning, others)
  return {
    id,
    family: 'vocabulary',
    topic: 'vocabulary',
    subject: 'reading',
    grade,
    text: [sentence],
    question: `What does ${word} mean here: ${named}?`,
    name: `the meaning of ${word}`,
    answer: spec,
    hints: [
      `Read the words around ${word} again.`,
      'The other words tell what must be meant.',
      `Put each choice in the place of ${word}.`,
    ],
    steps: ['The sentence tells what must be meant.', `So ${word} means ${meaning}.`],
    explanation: `With ${meaning}, the sentence makes sense.`,
    mistakes: others.map((answer) => ({
      name: 'meaning-not-from-the-sentence',
      answer,
      observation: `Read the sentence with "${answer}". What in it tells you so?`,
    })),
  }
}
