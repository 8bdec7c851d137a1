import type { CardDraft, Deck } from '#server/cards/strand.ts'
import { choiceCard } from './choice-card.ts'
import { type Letter, letterBook } from './letter-list.ts'

/** Each letter twice: from the big form to the small one and back. */
export const letterNameDeck: Deck = {
  deck: 'letter-names',
  cards: () => letterBook().letters.flatMap((letter) => [toSmall(letter), toBig(letter)]),
}

const place = ({ letter, word }: Letter) =>
  letter === 'x' ? `the last letter of “${word}”` : `the first letter of “${word}”`

function toSmall(each: Letter): CardDraft {
  const { letter, small, like_small: others } = each
  const big = letter.toUpperCase()
  return choiceCard({
    skill: 'reading.letter-names',
    key: `${letter}-small`,
    entity: letter,
    tags: ['letters', 'small'],
    picture: { kind: 'glyph', text: big, alt: `One big letter: ${place(each)}` },
    question: 'Which small letter goes with this big letter?',
    inWords: `Which small letter goes with the big letter ${big}: ${named([letter, ...others])}?`,
    name: `the small form of ${place(each)}`,
    answer: letter,
    lures: others.map((other) => ({
      name: 'takes-a-letter-that-looks-alike',
      answer: other,
      observation: `That is the small letter of big ${other.toUpperCase()}. Say the name of each.`,
    })),
    hints: ['Say the name of the big letter.', `It is ${place(each)}. Say that word.`, small],
    steps: [`Big ${big} and small ${letter} have the same name.`, `So the small letter is ${letter}.`],
    explanation: `Big ${big} and small ${letter} are two forms of one letter.`,
  })
}

function toBig(each: Letter): CardDraft {
  const { letter, big, like_big: others } = each
  const answer = letter.toUpperCase()
  return choiceCard({
    skill: 'reading.letter-names',
    key: `${letter}-big`,
    entity: letter,
    tags: ['letters', 'big'],
    picture: { kind: 'glyph', text: letter, alt: `One small letter: ${place(each)}` },
    question: 'Which big letter goes with this small letter?',
    inWords: `Which big letter goes with the small letter ${letter}: ${named([letter, ...others])
      .toUpperCase()
      .replace(' OR ', ' or ')}?`,
    name: `the big form of ${place(each)}`,
    answer,
    lures: others.map((other) => ({
      name: 'takes-a-letter-that-looks-alike',
      answer: other.toUpperCase(),
      observation: `That is the big letter of small ${other}. Say the name of each.`,
    })),
    hints: ['Say the name of the small letter.', `It is ${place(each)}. Say that word.`, big],
    steps: [`Small ${letter} and big ${answer} have the same name.`, `So the big letter is ${answer}.`],
    explanation: `Small ${letter} and big ${answer} are two forms of one letter.`,
  })
}

const named = (letters: readonly string[]) => {
  const sorted = [...letters].sort()
  return `${sorted.slice(0, -1).join(', ')} or ${sorted.at(-1)}`
}
