import { capital } from '#server/brain/built-in/language/question-words.ts'
import { spotOf } from '#server/brain/built-in/language/spelling-spot.ts'
import type { CardDraft, Deck } from '#server/cards/strand.ts'
import { choiceCard, keyOf, quietOf } from './choice-card.ts'
import { partOf, tellsOf } from './phonics-hints.ts'
import { type PatternWord, phonics } from './phonics-list.ts'

const skills = ['blends', 'digraphs', 'silent-e', 'vowel-teams', 'r-vowels'] as const

/** Two cards for each word: it fits a sentence, and its hard letters are found. */
export const phonicsDecks: readonly Deck[] = skills.map((skill) => ({
  deck: skill,
  cards: () =>
    phonics()
      .patterns.filter((each) => each.skill === skill)
      .flatMap((each) => [sentenceCard(each), each.misspelled ? spelledCard(each) : lettersCard(each)]),
}))

const beside = ({ skill, word }: PatternWord) => ({
  skill: `reading.${skill}`,
  card_type: 'word' as const,
  entity: word,
  tags: [skill, partOf(word, skill)],
})

const shown = (gap: string) => gap.replace(/[.!?]$/, '').replace('___', '…')

function sentenceCard(item: PatternWord): CardDraft {
  const { word, gap, others, skill } = item
  const { rule } = tellsOf(item)
  return choiceCard({
    ...beside(item),
    key: keyOf(word, 'sentence'),
    text: [gap],
    question: 'Which word fits the gap?',
    name: `the gap in “${shown(gap)}”`,
    answer: gap.startsWith('___') ? capital(word) : word,
    lures: others.map((other) => ({
      name: 'reads-a-word-that-looks-alike',
      answer: other,
      observation: `That says “${other}”. Read the sentence with it. Does it make sense?`,
    })),
    hints: [
      `Read “${shown(gap)}”. What must stand there?`,
      quietOf(word, 'The choices look alike. Sound out each letter.', 'Sound out each choice.'),
      rule,
    ],
    steps: [`Sound it out: ${soundedOut(word, partOf(word, skill))}.`, `So it is “${word}”.`],
    explanation: tellsOf(item).why,
  })
}

/** 'f-l-a-g', with the letters that belong together as one: 'sh-i-p'. */
function soundedOut(word: string, part: string): string {
  const [before = '', after = ''] = word.split(part)
  return word.includes(part) ? [...before, part, ...after].join('-') : [...word].join('-')
}

function lettersCard(item: PatternWord): CardDraft {
  const { word, gap, part = '', parts = [] } = item
  const { rule, why, where } = tellsOf(item)
  const gapped = word.replace(part, '__').split('').join(' ')
  return choiceCard({
    ...beside(item),
    key: keyOf(word, 'letters'),
    text: [gap.replace('___', gapped)],
    question: 'Which two letters are missing?',
    name: `the two letters of the gap in “${shown(gap)}”`,
    answer: part,
    lures: parts.map((other) => ({
      name: 'other-letters-heard',
      answer: other,
      observation: `With ${other} it would be “${word.replace(part, other)}”. Say the word you need.`,
    })),
    hints: [`Say the whole word. Listen ${where}.`, rule, `Say it once more, slowly. What do you hear ${where}?`],
    steps: [why, `The missing letters are ${part}: ${word}.`],
    explanation: why,
  })
}

function spelledCard(item: PatternWord): CardDraft {
  const { word, gap, misspelled = [] } = item
  const { rule, why } = tellsOf(item)
  return choiceCard({
    ...beside(item),
    key: keyOf(word, 'spelled'),
    text: [gap],
    question: 'Which way is the missing word spelled right?',
    name: `the spelling of the word in “${shown(gap)}”`,
    answer: word,
    lures: misspelled.map((answer) => {
      const { name, observation } = spotOf(word, answer)
      return { name, answer, observation: quietOf(word, observation, 'Say each sound, and look once more.') }
    }),
    hints: [
      `Read “${shown(gap)}”. Say the missing word slowly.`,
      rule,
      `It starts with ${startOf(word)}. Look at what comes then.`,
    ],
    steps: [why, `We write “${word}”.`],
    explanation: why,
  })
}

const startOf = (word: string) => word.charAt(0)
