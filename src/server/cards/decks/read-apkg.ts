import { longest, type PlacedCard, type RawCard } from './card-row.ts'
import { givesAway, plainText, startOf } from './card-text.ts'
import { type Cloze, clozesOf, isCloze } from './cloze.ts'
import { holdsMedia, textOfHtml } from './html-text.ts'
import { type AnkiNote, readCollection } from './read-collection.ts'
import { type Refused, unpackApkg } from './unpack-apkg.ts'

/** Cards of the notes that make some; why the others make none; and in how many pictures or sounds were left behind. */
export type ApkgRead = { cards: PlacedCard[]; leftOut: string[]; withMedia: number }

/** Reads the notes of an Anki file, one more than `most` at the most. How each was learned there is not read. */
export async function readApkg(bytes: Uint8Array, most: number): Promise<ApkgRead | Refused> {
  const unpacked = unpackApkg(bytes)
  if ('refused' in unpacked) return unpacked
  const collection = await readCollection(unpacked.database, most)
  if ('refused' in collection) return collection
  const read: ApkgRead = { cards: [], leftOut: [], withMedia: 0 }
  for (const [index, note] of collection.notes.entries()) {
    const at = `note ${index + 1} ("${startOf(textOfHtml(note.fields[0]?.slice(0, 2_000) ?? ''))}")`
    if (note.fields.some(holdsMedia)) read.withMedia += 1
    const made = cardsOf(note)
    if (typeof made === 'string') read.leftOut.push(`${at}: ${made}`)
    else read.cards.push(...made.map((card) => ({ at, card })))
  }
  return read
}

/** A field that is longer is no flashcard's. */
const longestField = 20_000

const questions = ['front', 'question', 'text']
const answers = ['back', 'answer', 'extra', 'back extra']

/** Cards, or why there is none. */
function cardsOf(note: AnkiNote): RawCard[] | string {
  if (note.fields.some((field) => field.length > longestField)) return 'it is too long for a card'
  const [asked, told] = partsOf(note)
  if (/image-occlusion:/.test(asked)) return 'it asks about a picture, and pictures are not brought in'
  if (holdsFormula(asked) || holdsFormula(told)) return 'it holds a formula, which cannot be shown'
  const tags = note.tags
    .split(/[\s,|]+/)
    .filter((tag) => tag.length <= longest.tag)
    .slice(0, longest.tags)
  const [question, answer] = [wordsOf(asked), wordsOf(told)]
  if (isCloze(question)) return clozeCards(question, answer, tags)
  if (question === '')
    return holdsMedia(asked) ? 'its question is empty without its picture or sound' : 'its question is empty'
  if (answer === '')
    return holdsMedia(told) ? 'its answer is empty without its picture or sound' : 'its answer is empty'
  return [{ ...bare, question, correct_answer: answer, tags }]
}

const bare: RawCard = {
  question: '',
  correct_answer: '',
  distractors: [],
  card_type: '',
  entity: '',
  category: '',
  skill: '',
  grade: '',
  tags: [],
  explanation: '',
  hints: [],
}

/** The fields that are named as question and answer, else the first and the second. */
function partsOf({ names, fields }: AnkiNote): [string, string] {
  const at = (known: string[]) => names.findIndex((name) => known.includes(name.trim().toLowerCase()))
  const [asked, told] = [at(questions), at(answers)]
  const [first, second] = asked >= 0 && told >= 0 ? [asked, told] : [0, 1]
  return [fields[first] ?? '', fields[second] ?? '']
}

/** Signs around simple sums are taken off; what has commands of LaTeX in it stays out. */
const holdsFormula = (html: string) =>
  /\\\(|\\\[|\[\$\$?\]|\[latex\]|<anki-mathjax/i.test(html) && /\\[a-z]{2,}|[\^_]\{/i.test(html)

const wordsOf = (html: string) => plainText(textOfHtml(html).replace(/\\[()[\]]|\[\/?\$\$?\]|\[\/?latex\]/gi, ' '))

function clozeCards(text: string, extra: string, tags: string[]): RawCard[] | string {
  const clozes = clozesOf(text)
  if (!clozes) return 'one of its gaps has no end'
  const asked = clozes.filter(({ answer }) => plainText(answer) !== '')
  if (asked.length === 0) return 'its gaps are empty without their pictures or sounds'
  return asked.map((cloze) => clozeCard(cloze, extra, tags))
}

const clozeCard = ({ text, answer, hint }: Cloze, explanation: string, tags: string[]): RawCard => ({
  ...bare,
  question: text,
  correct_answer: answer,
  card_type: 'word',
  tags,
  explanation,
  hints: givesAway(hint, { question: text, correct_answer: answer }) ? [] : [hint],
})
