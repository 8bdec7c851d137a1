import { z } from 'zod'
import written from '#content/questions/facts.json'
import { isTypoOf, questionWords, stemOf, wordsAsked } from './fact-words.ts'

const factFile = z.strictObject({
  /** Words of which nothing is said here: a text with one of them is for others. */
  never: z.string(),
  facts: z.array(
    z.strictObject({
      id: z.string(),
      /** Ways to ask: of each group of words, one must be in the question. */
      asks: z.array(z.array(z.string()).min(1)).min(1),
      /** Words that may be in the question. Any other word means that something else is asked. */
      also: z.string().optional(),
      young: z.string(),
      old: z.string().optional(),
    }),
  ),
})

type Ask = { groups: readonly ReadonlySet<string>[]; known: ReadonlySet<string>; young: string; old: string }
type Facts = { never: ReadonlySet<string>; asks: readonly Ask[]; vocabulary: ReadonlySet<string> }

const words = (text: string) => text.split(' ').filter(Boolean)
const stems = (text: string) => words(text).map(stemOf)

const filler = new Set(
  stems(
    'a an the is are was were be am do does did can could would will should you your me my mine please tell explain know ' +
      'knows want to wonder wondering wondered i im we us our it its they them their there this that these those of in on ' +
      'at for from with and so very really actually always sometimes just all get gets have has had been um uh hey hi ' +
      'hello ok okay teacher question ask asking about mom dad learn something have idea exactly even ever anyway kind teach ' +
      'people kids think thank thanks like now today if',
  ),
)

/** Words of daily life that look like a slip in another word. */
const ownWords = new Set(
  stems(
    'sheep stairs beard while tried house string light night world word plan plane planet plant month moth cloud hole',
  ),
)

const opensQuestion =
  /^(?:and |but |so |hey |hi |hello |um |ok |okay |please )*(?:is|are|do|does|did|can|tell|explain)\b/

let read: Facts | null = null

function facts(): Facts {
  if (read) return read
  const file = factFile.parse(written)
  const asks = file.facts.flatMap(({ asks, also = '', young, old = young }) =>
    asks.map((groups) => ({
      groups: groups.map((group) => new Set(stems(group))),
      known: new Set([...stems(also), ...groups.flatMap(stems)]),
      young,
      old,
    })),
  )
  const vocabulary = new Set([...asks.flatMap(({ known }) => [...known]), ...filler, ...ownWords])
  read = { never: new Set(words(file.never).flatMap((word) => [word, stemOf(word)])), asks, vocabulary }
  return read
}

/** An honest short answer to a thing that children ask, in words for the grade. Null when none fits clearly. */
export function factFor(text: string, grade: number): string | null {
  if (text.length > 300 || /\d/.test(text)) return null
  const { never } = facts()
  if (wordsAsked(text).some((word) => never.has(word) || never.has(stemOf(word)))) return null
  const whole = askIn(text)
  const sentences = text.match(/[^.!?]+[.!?]*/g) ?? []
  const parts = whole ? [whole] : sentences.flatMap((sentence) => askIn(sentence) ?? [])
  const [ask, another] = parts
  const questions = sentences.filter((sentence) => asksSomething(sentence)).length
  if (!ask || another || (!whole && questions > 1)) return null
  return grade <= 2 ? ask.young : ask.old
}

const asksSomething = (sentence: string) =>
  sentence.includes('?') ||
  opensQuestion.test(sentence.trim().toLowerCase()) ||
  wordsAsked(sentence).some((word) => questionWords.has(word))

/** The only way of asking that has all its words in the text and leaves no word of it unexplained. */
function askIn(text: string): Ask | null {
  if (!asksSomething(text)) return null
  const { asks, vocabulary } = facts()
  const said = wordsAsked(text).map(stemOf)
  if (said.length > 24) return null
  const meant = said.map((word) => (vocabulary.has(word) ? word : (corrected(word, vocabulary) ?? word)))
  const fits = asks.filter(
    ({ groups, known }) =>
      groups.every((group) => meant.some((word) => group.has(word))) &&
      meant.every((word) => known.has(word) || filler.has(word)),
  )
  const most = Math.max(0, ...fits.map(({ groups }) => groups.length))
  const best = new Map(fits.filter(({ groups }) => groups.length === most).map((ask) => [ask.young, ask]))
  const [only] = best.values()
  return best.size === 1 && only ? only : null
}

/** The one known word of which this is a slip. */
function corrected(word: string, vocabulary: ReadonlySet<string>): string | null {
  const near = [...vocabulary].filter((known) => isTypoOf(word, known))
  return near.length === 1 ? (near[0] ?? null) : null
}
