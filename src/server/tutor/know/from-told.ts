import { book } from './book/book.ts'
import { askingOf, isQuestion } from './book/stems.ts'
import { stemOfWord } from './book/words.ts'

// A short question behind an answer is often answered by another sentence of the same entry: 'which one makes laws', 'what about sunsets'.

const mostWords = 11
const measures: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\bhow (?:tall|high|deep)\b/,
    /\d[\d,.]* (?:feet|meters|miles|inches|stories)|\b(?:feet|miles) (?:tall|high|above|deep)/,
  ],
  [/\bhow (?:far|long|wide)\b(?! (?:do|does|did|ago|until))/, /\d[\d,.]* (?:feet|meters|miles|inches)|\bmiles\b/],
  [/\bhow (?:heavy|much (?:do|does|did) .* weigh)\b/, /\b(?:pounds|tons|ounces)\b/],
  [/\bhow (?:hot|cold|warm)\b/, /\bdegrees\b/],
  [/\bhow fast\b/, /\bmiles an hour\b/],
]
const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+(?=[A-Z])/)
const follows = /^\W*(?:(?:ok|oh|but|so|and|wow|then) )*(?:what about|how about|and)\b/i
const weak = new Set(['one', 'thing', 'kind', 'most', 'way', 'time', 'people', 'make', 'do', 'good', 'big', 'first'])

/** The sentence of the entry told last that answers what is asked behind it; null where none does. */
export function fromTold(text: string, told: string | null, said: string): string | null {
  const entry = told === null ? undefined : book().get(told)
  const words = text.trim().split(/\s+/)
  if (!entry || entry.kind === 'family' || words.length > mostWords || !(isQuestion(text) || follows.test(text)))
    return null
  if (
    /^\W*(?:(?:but|so|and) )*(?:why|how come|is it true|are you|do you|can you|have you|can i|should i|do i|when|who)\b/i.test(
      text,
    )
  )
    return null
  const fresh = sentencesOf(`${entry.older} ${entry.young}`).filter((one) => !one.endsWith('?'))
  const line = text.toLowerCase()
  const measure = measures.find(([asks]) => asks.test(line))
  const stems = askingOf(text).stems.filter((stem) => !weak.has(stem))
  const shared = (sentence: string) => {
    const own = new Set((sentence.toLowerCase().match(/[a-z]+/g) ?? []).map(stemOfWord))
    return stems.filter((stem) => own.has(stem)).length
  }
  const isPlainMeasure = measure !== undefined && words.length <= 7 && /\b(?:it|they|that|he|she|this)\b/i.test(text)
  const measured = isPlainMeasure ? fresh.find((one) => measure[1].test(one)) : undefined
  if (measured) return measured
  const known = new Set(entry.about.map(stemOfWord))
  const wanted = stems.filter((stem) => !known.has(stem))
  const least = wanted.length >= 3 ? 2 : 1
  const [best] = fresh
    .map((sentence) => ({ sentence, count: shared(sentence) }))
    .filter(
      ({ sentence, count }) =>
        count >= Math.max(least, stems.length === 0 ? 1 : Math.ceil(stems.length * 0.6)) && sentence !== said,
    )
    .sort((one, other) => other.count - one.count)
  return (wanted.length > 0 || follows.test(text)) && best ? best.sentence : null
}
