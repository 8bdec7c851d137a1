import { capital } from '#server/brain/built-in/language/question-words.ts'
import { spotOf } from '#server/brain/built-in/language/spelling-spot.ts'
import type { CardDraft, Deck } from '#server/cards/strand.ts'
import { choiceCard, keyOf, type Lure, quietOf } from './choice-card.ts'
import { lookAlikeLure, lookAlikes } from './look-alikes.ts'
import { type SightWord, sightKinds, sightWordNamed, sightWords } from './sight-list.ts'

const lists = ['pre-primer', 'primer', '1', '2', '3'] as const

/** Two cards for each word: it fills a gap, and it is known by its letters. */
export const sightWordDecks: readonly Deck[] = lists.map((list) => ({
  deck: `sight-words-${list}`,
  cards: () =>
    sightWords()
      .filter((each) => each.list === list)
      .flatMap((each) => [gapCard(each), lettersCard(each)]),
}))

const shown = (gap: string) => `“${gap.replace(/[.!?]$/, '').replace('___', '…')}”`

const beside = (item: SightWord) => ({
  skill: `reading.sight-words-${item.list}`,
  entity: item.word.toLowerCase(),
  tags: ['sight-words', item.list],
})

function gapCard(item: SightWord): CardDraft {
  const { word, gap, kind } = item
  const does = sightKinds[kind].does
  return choiceCard({
    ...beside(item),
    key: keyOf(word, 'gap'),
    card_type: 'word',
    text: [gap],
    question: 'Which word fits the gap?',
    name: quietOf(word, `the gap in ${shown(gap)}`, `a word for ${shown(gap)}`, shown(gap)),
    answer: inSentence(item),
    lures: item.others.map((other) => gapLure(item, other)),
    hints: [
      quietOf(word, sightKinds[kind].place, 'Read each choice aloud where ___ stands.'),
      quietOf(word, `We need a word that ${does}.`, `Only one word here ${does}.`, 'Which choice sounds right there?'),
      lettersHint(word),
    ],
    steps: [
      `“${capital(word)}” ${does}.`,
      `So we say: ${gap.replace('___', inSentence(item))}`.replace(/([.!?])\.$/, '$1'),
    ],
    explanation: `“${capital(word)}” ${does}.`,
  })
}

/** With a capital where its gap starts a sentence. */
const inSentence = ({ word, gap }: SightWord) => (/(?:^|[.!?] )___/.test(gap) && word !== 'I' ? capital(word) : word)

/** How long it is and how it begins, in words that do not hold it. */
function lettersHint(word: string): string {
  const start = word.charAt(0).toLowerCase()
  if (word === 'a') return 'It is as short as a word can be.'
  if (word === 'I') return 'Only one big letter goes there.'
  return quietOf(
    word,
    `It has ${word.replace("'", '').length} letters and begins with ${start}.`,
    `Find ${word.length} letters. First comes ${start}.`,
  )
}

function gapLure({ word, kind }: SightWord, other: string): Lure {
  const known = sightWordNamed(other)
  const does = sightKinds[known?.kind ?? kind].does
  const same = known?.kind === kind
  return {
    name: same ? 'same-job-other-sense' : 'word-does-another-job',
    answer: other,
    observation: same
      ? quietOf(
          word,
          `“${capital(other)}” does not fit here. Read on after the gap.`,
          `“${capital(other)}” sounds off there. Read on.`,
        )
      : quietOf(
          word,
          `“${capital(other)}” ${does}. Read the sentence with it.`,
          `“${capital(other)}” ${does}. Try another.`,
          `With “${other}” there, does all of that make sense?`,
        ),
  }
}

function lettersCard(item: SightWord): CardDraft {
  if (item.again) return { ...gapCard({ ...item, gap: item.again }), key: keyOf(item.word, 'gap', '2') }
  return item.misspelled ? spelledCard(item, item.misspelled) : sameWordCard(item)
}

function spelledCard(item: SightWord, misspelled: readonly string[]): CardDraft {
  const { word, gap } = item
  return choiceCard({
    ...beside(item),
    key: keyOf(word, 'spelled'),
    card_type: 'word',
    text: [gap],
    question: 'Which way is the missing word spelled right?',
    name: `the spelling of the word in ${shown(gap)}`,
    answer: word,
    lures: misspelled.map((answer) => {
      const { name, observation } = spotOf(word, answer)
      return { name, answer, observation: quietOf(word, observation, 'Look at each letter once more.') }
    }),
    hints: [
      quietOf(word, 'Say the missing word. Look at each letter.', 'Look at each letter, one by one.'),
      quietOf(word, 'You met this word in books. Which one looks as it did?', 'Which one did you see in books?'),
      quietOf(word, `Find the one with ${word.replace("'", '').length} letters that ends with ${endOf(word)}.`),
    ],
    steps: [`We write it ${[...word].join(', ')}.`, `The word is “${word}”.`],
    explanation: `“${capital(word)}” is a word to know by heart.`,
  })
}

const endOf = (word: string) => [...word.slice(-2)].join(', ')

/** The same word in big letters: big and small letters of a word are one word. */
function sameWordCard(item: SightWord): CardDraft {
  const { word } = item
  const letters = [...word.toUpperCase()]
  const lures = lookAlikes(word)
  const small = word.toLowerCase()
  return choiceCard({
    ...beside(item),
    key: keyOf(word, 'same'),
    picture: { kind: 'glyph', text: word.toUpperCase(), alt: `Capitals: ${letters.join(', ')}` },
    question: 'Which word is the same in small letters?',
    inWords: `Which word has the letters ${letters.join(', ')}: ${[small, ...lures].sort().join(', ')}?`,
    name: quietOf(small, `the word with the letters ${letters.join(', ')}`, `reading ${letters.join(', ')}`),
    answer: small,
    lures: lures.map((other) => lookAlikeLure(small, other)),
    hints: [
      quietOf(small, 'Start with the first letter.', 'Begin at letter 1.'),
      quietOf(small, 'Each big letter has one small letter.', 'Letters come as pairs of capital and small.'),
      quietOf(
        small,
        `Count them: ${letters.length} letters. Check the last one, ${letters.at(-1)}.`,
        `Count ${letters.length} letters. ${letters.at(-1)} comes last.`,
      ),
    ],
    steps: [`${letters.join(', ')} is ${[...small].join(', ')} in small letters.`, `The word is “${small}”.`],
    explanation: `Big or small, the letters of “${small}” stay in the same order.`,
  })
}
