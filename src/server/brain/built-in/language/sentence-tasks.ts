import type { Task, TaskFamily } from '../tasks/task.ts'
import { type Grammar, grammar } from './grammar-list.ts'
import { type Homophone, homophoneSets, toldOf } from './homophones.ts'
import { atGrade, choicesOf, familyOf } from './pick-task.ts'

type HomophoneItem = { grade: number; word: Homophone; others: Homophone[] }

const homophoneItems = (): HomophoneItem[] =>
  homophoneSets().flatMap(({ grade, words }) =>
    words.map((word) => ({ grade, word, others: words.filter((each) => each !== word) })),
  )

export const homophoneFamily: TaskFamily = familyOf('homophones', {
  topic: {
    topic: 'homophones',
    subject: 'reading',
    grades: [2, 5],
    words: /\bhomophones?\b|\bsound(?:s|ing)? (?:alike|the same)\b|\btheir and there\b/,
  },
  pool: (level) => atGrade(homophoneItems(), level),
  idOf: ({ word }) => `homophones:${word.word}`,
  toTask: homophoneTask,
})

function homophoneTask({ grade, word, others }: HomophoneItem): Task {
  const id = `homophones:${word.word}`
  const { named, spec } = choicesOf(
    id,
    word.word,
    others.map((each) => each.word),
  )
  return {
    id,
    family: 'homophones',
    topic: 'homophones',
    subject: 'reading',
    grade,
    text: [word.gap],
    question: `Which word fits the gap: ${named}?`,
    name: `words that sound like ${others[0]?.word ?? 'others'}`,
    answer: spec,
    hints: [
      'They sound the same. Read what the sentence tells.',
      'Think of what each of the words means.',
      `${toldOf(word).replace(/^\S+/, 'It')}.`,
    ],
    steps: [`${toldOf(word)}.`, `So the gap needs ${word.word}.`],
    explanation: `${toldOf(word)}.`,
    mistakes: others.map((each) => ({
      name: `${each.word.replace("'", '')}-for-${word.word.replace("'", '')}`,
      answer: each.word,
      observation: `${toldOf(each)}. Does that fit the gap?`,
    })),
  }
}

const kinds = ['noun', 'verb', 'adjective'] as const
type Kind = (typeof kinds)[number]
type KindItem = Grammar['sentences'][number] & { kind: Kind }

const jobs: Record<Kind, string> = {
  noun: 'names a person, place, animal or thing',
  verb: 'tells what someone or something does',
  adjective: 'tells what something is like',
}
const asks: Record<Kind, string> = {
  noun: 'Who or what is it about?',
  verb: 'What happens?',
  adjective: 'What is it like?',
}

export const partsOfSpeechFamily: TaskFamily = familyOf('parts-of-speech', {
  topic: {
    topic: 'parts of speech',
    subject: 'reading',
    grades: [2, 5],
    words: /\bparts? of speech\b|\b(?:nouns?|verbs?|adjectives?|grammar)\b/,
  },
  pool: (level) => atGrade(grammar().sentences, level).flatMap((each) => kinds.map((kind) => ({ ...each, kind }))),
  idOf: kindId,
  toTask: kindTask,
})

function kindId({ kind, sentence }: KindItem): string {
  return `parts-of-speech:${kind}:${sentence
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/-$/, '')}`
}

function kindTask(item: KindItem): Task {
  const { kind, sentence, grade } = item
  const others = kinds.filter((each) => each !== kind)
  const id = kindId(item)
  const { named, spec } = choicesOf(
    id,
    item[kind],
    others.map((each) => item[each]),
  )
  const article = kind === 'adjective' ? 'An' : 'A'
  return {
    id,
    family: 'parts-of-speech',
    topic: 'parts of speech',
    subject: 'reading',
    grade,
    text: [sentence],
    question: `Which word is the ${kind}: ${named}?`,
    name: `the ${kind} in "${sentence.replace(/\.$/, '')}"`,
    answer: spec,
    hints: [
      `Ask the sentence: ${asks[kind]}`,
      `${article} ${kind} ${jobs[kind]}.`,
      'Ask of each choice what job it does.',
    ],
    steps: [`${article} ${kind} ${jobs[kind]}.`, `Here the ${kind} is ${item[kind]}.`],
    explanation: `${article} ${kind} ${jobs[kind]}.`,
    mistakes: others.map((each) => ({
      name: `${each}-for-${kind}`,
      answer: item[each],
      observation: `That word ${jobs[each]}. Look for the ${kind}.`,
    })),
  }
}
