import { allEntries, type Entry, gistOf } from '#server/brain/built-in/glossary/entries.ts'
import { clueLetters, gapIn } from '#server/brain/built-in/glossary/vocabulary-hints.ts'
import { othersFor } from '#server/brain/built-in/glossary/vocabulary-words.ts'
import { seedOf, shuffled } from '#server/brain/built-in/language/pick-task.ts'
import type { CardDraft, Deck } from '#server/cards/strand.ts'
import { isTooHard } from '#server/safety/reading-level.ts'
import { choiceCard, keyOf } from './choice-card.ts'

/** Words of the glossary both ways: from the meaning to the word, and from the word to the meaning. */
export const vocabularyDecks: readonly Deck[] = [1, 2, 3, 4, 5].map((grade) => ({
  deck: `vocabulary-${grade}`,
  cards: () =>
    allEntries()
      .filter((entry) => Math.max(1, entry.grade) === grade && makesCards(entry, grade))
      .flatMap((entry) => {
        const others = shuffled(othersFor(entry), seedOf(entry.word)).filter(
          (other) => isEasy(other, grade) && !areNear(entry.word, other.word),
        )
        return [wordCard(entry, others, grade) ?? [], meaningCard(entry, others, grade) ?? []].flat()
      }),
}))

/** Either could be meant by the other's meaning. */
const nearPairs: readonly string[] = ['imagine pretend', 'double more', 'create improve']

const areNear = (one: string, other: string) => nearPairs.includes([one, other].sort().join(' '))

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? []

/** A single word with a short meaning in which it does not stand itself. */
function makesCards(entry: Entry, grade: number): boolean {
  const gist = gistOf(entry)
  const most = grade <= 2 ? 9 : 12
  return (
    /^[a-z]{3,}$/.test(entry.word) &&
    /^[\p{L}\p{N} ,'-]+$/u.test(gist) &&
    !/\bmeans?\b/.test(gist) &&
    wordsOf(gist).length <= most &&
    isEasy(entry, grade) &&
    !wordsOf(gist).some((word) => word.startsWith(entry.word.slice(0, 5)) && word.length >= entry.word.length - 2)
  )
}

const easy = new Map<number, ReadonlySet<Entry>>()

/** The entries that a child of the grade can read. */
function easyFor(grade: number): ReadonlySet<Entry> {
  const known = easy.get(grade)
  if (known) return known
  const hard = ({ means, example }: Entry) => isTooHard(means, grade + 1) || isTooHard(example, grade + 1)
  const found = new Set(allEntries().filter((entry) => !hard(entry)))
  easy.set(grade, found)
  return found
}

const isEasy = (entry: Entry, grade: number) => easyFor(grade).has(entry)

const beside = ({ word, subject }: Entry, grade: number) => ({
  skill: `reading.vocabulary-${grade}`,
  entity: word,
  tags: ['vocabulary', subject],
})

const article = /^(?:a|an|the) /

function wordCard(entry: Entry, others: readonly Entry[], grade: number): CardDraft | null {
  const { word, means } = entry
  const gap = gapIn(entry)?.replaceAll('“blank”', '___')
  const chosen = others.slice(0, grade <= 2 ? 2 : 3)
  if (!gap || chosen.length < 2) return null
  const gist = gistOf(entry)
  return choiceCard({
    ...beside(entry, grade),
    key: keyOf(word, 'word'),
    question: `Which word means “${gist}”?`,
    name: `the word for “${gist}”`,
    answer: word,
    lures: chosen.map((other) => ({ name: 'meaning-of-another-word', answer: other.word, observation: other.means })),
    hints: [
      `Say in your own words what “${gist.replace(article, '')}” is about.`,
      `It fits here: ${gap}`,
      `It begins with ${clueLetters(
        word,
        chosen.map((other) => other.word),
      ).replace(/^the letters? /, '')}.`,
    ],
    steps: [means, `So the word is ${word}.`],
    explanation: means,
  })
}

/** Where to look in the example, for a doing, a quality or a thing. */
function placeIn({ means }: Entry): string {
  if (means.startsWith('To ')) return 'Look at the example. What does someone do in it?'
  return / means /.test(means)
    ? 'Look at the example. What is it like there?'
    : 'Look at the example. What kind of thing is it?'
}

/** The meanings to choose from are about as long, and none is of a near word. */
function meaningCard(entry: Entry, others: readonly Entry[], grade: number): CardDraft | null {
  const { word, means, example } = entry
  const gist = gistOf(entry)
  const chosen = others
    .filter((other) => /^[\p{L}\p{N} ,'-]+$/u.test(gistOf(other)) && !/\bmeans?\b/.test(gistOf(other)))
    .sort((a, b) => Math.abs(gistOf(a).length - gist.length) - Math.abs(gistOf(b).length - gist.length))
    .slice(0, grade <= 2 ? 2 : 3)
  if (chosen.length < 2) return null
  return choiceCard({
    ...beside(entry, grade),
    key: keyOf(word, 'meaning'),
    card_type: 'standard',
    text: [example],
    question: `What does “${word}” mean?`,
    name: `the meaning of ${word}`,
    answer: gist,
    lures: chosen.map((other) => ({
      name: 'meaning-of-another-word',
      answer: gistOf(other),
      observation: `That is what “${other.word}” means. Look at how “${word}” is used.`,
    })),
    hints: [
      placeIn(entry),
      `Put each meaning in the place of “${word}”.`,
      chosen[0]
        ? `It is not the meaning of “${chosen[0].word}”. Rule that one out.`
        : `Think of where you met “${word}”.`,
    ],
    steps: [`Read the example with “${word}” once more.`, means],
    explanation: means,
  })
}
