import { type Lists, listsOf, narrow } from '#server/prepared/lists.ts'
import { endsOf, type Lying, rowsLying } from '#server/prepared/lying.ts'
import { type PackedWords, packWords } from '#server/prepared/words.ts'
import { frames } from './frames.ts'
import { askOf, askOfWords, namesOf, numbersIn, type Question } from './question.ts'
import { commonlyTold } from './shelf.ts'
import { type PackedSpelling, packSpelling, speller } from './spelling.ts'
import { addUp, toUnit, type Vectors } from './vectors.ts'
import { bookWords, stemOfWord } from './words.ts'

/** What is looked for in: ways to ask something, and the words of its answers. `others` are written as children write. */
export type Asked = {
  id: string
  asks: readonly string[]
  others?: readonly string[]
  about: readonly string[]
  texts: readonly string[]
}

/**
 * A shelf as numbers, as the build keeps it: stems, entries and ways by their places, lists of them one behind the other. Made
 * in a second or two; thousands of entries with their ways as objects took 80 MB.
 */
export type ShelfParts = {
  ids: readonly string[]
  stems: PackedWords
  /** By stem: what it says for an entry that has it, and against one that has not: both logarithms. */
  gains: Float32Array
  losses: Float32Array
  /** By stem: how many entries are named by it, where its vector stands (-1 for nowhere), in which entries it stands. */
  naming: ArrayLike<number>
  rows: Int32Array
  at: Lists
  /** Stems of ways and names that have a vector, in the order in which entries have them. */
  withVectors: Uint32Array
  /** By entry: where its ways end, what it is about, the stems of its answers, the numbers that its ways have. */
  ways: Uint32Array
  about: Lists
  inAnswer: Lists
  numbers: readonly (readonly string[])[]
  /** By way: its frame and measure, its stems, its words side by side. */
  frames: Uint8Array
  measures: ArrayLike<number>
  waysStems: Lists
  pairs: Lists
  measureNames: readonly string[]
  /** The words that stand side by side: a pair is the place of one in the upper half of a number, of the other in the lower. */
  pairWords: PackedWords
  spelling: PackedSpelling
  /** What ways and entries mean as a whole. */
  wayRows: Lying
  entryRows: Float32Array
}

/** How many times a stem has to be seen until its own count says more than the common one. */
const doubt = 4

/** An entry with its texts as words. */
type Read = {
  id: string
  asks: readonly string[][]
  others: readonly string[]
  about: readonly string[]
  texts: readonly string[]
  numbers: string[]
}

type Shelved = { id: string; ways: readonly Question[]; about: number[]; inAnswer: number[]; numbers: string[] }

/** Gives each text a number, from nought on. */
class Numbers {
  private readonly numbers = new Map<string, number>()
  readonly of = (text: string): number => {
    const known = this.numbers.get(text) ?? this.numbers.size
    this.numbers.set(text, known)
    return known
  }
  get all(): string[] {
    return [...this.numbers.keys()]
  }
}

class Builder {
  private readonly vectors: Vectors
  private readonly stems = new Numbers()
  private readonly pairWords = new Numbers()
  private readonly measures = new Numbers()
  private readonly entries: Shelved[] = []
  private readonly at = new Map<number, number[]>()
  private readonly seen = new Map<number, number>()
  private readonly again = new Map<number, number>()
  private readonly names = new Map<number, number>()
  private readonly often = new Map<string, number>()
  private spell: (word: string) => string = (word) => word

  constructor(vectors: Vectors) {
    this.vectors = vectors
  }

  countWords({ id, asks, others = [], about, texts }: Asked): Read {
    const read = {
      id,
      numbers: [...new Set([...asks, ...others].flatMap(numbersIn))],
      asks: asks.map(bookWords),
      others,
      about: about.flatMap(bookWords),
      texts: texts.flatMap(bookWords),
    }
    for (const words of read.asks) for (const word of words) this.often.set(word, (this.often.get(word) ?? 0) + 3)
    for (const word of read.about) this.often.set(word, (this.often.get(word) ?? 0) + 1)
    for (const word of read.texts) this.often.set(word, (this.often.get(word) ?? 0) + 1)
    return read
  }

  readSpelling(): void {
    this.spell = speller(packSpelling(this.often), (word) => this.vectors.placeOf(stemOfWord(word)) !== undefined)
  }

  add({ id, asks, others, about, texts, numbers }: Read): void {
    const ways: Question[] = [...asks.map((ask) => askOfWords(ask)), ...others.map((ask) => askOf(ask, this.spell))]
    const inWays = new Map<number, number>()
    for (const way of ways)
      for (const stem of way.stems.map(this.stems.of)) inWays.set(stem, (inWays.get(stem) ?? 0) + 1)
    const named = new Set(about.map((word) => this.stems.of(stemOfWord(word))))
    const inAnswer = new Set(texts.map((word) => this.stems.of(stemOfWord(word))))
    for (const [stem, count] of inWays) {
      this.seen.set(stem, (this.seen.get(stem) ?? 0) + count)
      if (count > 1 || named.has(stem)) this.again.set(stem, (this.again.get(stem) ?? 0) + count)
    }
    for (const stem of named) this.names.set(stem, (this.names.get(stem) ?? 0) + 1)
    const entry = this.entries.length
    for (const stem of new Set([...inWays.keys(), ...named])) {
      const list = this.at.get(stem)
      if (list) list.push(entry)
      else this.at.set(stem, [entry])
    }
    this.entries.push({ id, ways, about: [...named], inAnswer: [...inAnswer], numbers })
  }

  parts(): ShelfParts {
    const ways = this.entries.map(({ ways }) => ways)
    const all = ways.flat()
    const stems = this.stems.all
    const rows = Int32Array.from(stems, (stem) => this.vectors.placeOf(stem) ?? -1)
    return {
      ids: this.entries.map(({ id }) => id),
      stems: packWords(stems),
      ...this.weights(stems.length),
      naming: narrow(stems.map((_, stem) => this.names.get(stem) ?? 0)),
      rows,
      at: listsOf(stems.map((_, stem) => this.at.get(stem) ?? [])),
      withVectors: Uint32Array.from([...this.at.keys()].filter((stem) => rows[stem] !== -1)),
      ways: endsOf(ways),
      about: listsOf(this.entries.map(({ about }) => about)),
      inAnswer: listsOf(this.entries.map(({ inAnswer }) => inAnswer)),
      numbers: this.entries.map(({ numbers }) => numbers),
      frames: Uint8Array.from(all, ({ frame }) => frames.indexOf(frame)),
      measures: narrow(all.map(({ measure }) => this.measures.of(measure))),
      waysStems: listsOf(all.map(({ stems }) => stems.map(this.stems.of))),
      pairs: listsOf(all.map(({ pairs }) => pairs.map((pair) => this.pairOf(pair)))),
      measureNames: this.measures.all,
      pairWords: packWords(this.pairWords.all),
      spelling: packSpelling(this.often),
      ...this.meanings(ways),
    }
  }

  private pairOf(pair: string): number {
    const [one = '', other = ''] = pair.split(' ')
    const [first, second] = [this.pairWords.of(one), this.pairWords.of(other)]
    if (Math.max(first, second) >= 2 ** 16) throw new Error('more words stand side by side than a pair has room for')
    return first * 2 ** 16 + second
  }

  /** How likely a stem of a question stands in another way to ask the same. */
  private told(stem: number): number {
    const seen = this.seen.get(stem) ?? 0
    return ((this.again.get(stem) ?? 0) + doubt * commonlyTold) / (seen + doubt)
  }

  private weights(stems: number): Pick<ShelfParts, 'gains' | 'losses'> {
    const all = this.entries.length
    const inHow = Array.from({ length: stems }, (_, stem) => (this.at.get(stem)?.length ?? 0) / all)
    const gains = inHow.map((part, stem) => Math.max(0, Math.log(this.told(stem) / Math.max(part, 1 / all))))
    const losses = inHow.map((part, stem) =>
      Math.min(0, Math.log((1 - Math.min(this.told(stem), 0.97)) / (1 - Math.min(part, 0.5)))),
    )
    return { gains: Float32Array.from(gains), losses: Float32Array.from(losses) }
  }

  private meanings(ways: readonly (readonly Question[])[]): Pick<ShelfParts, 'wayRows' | 'entryRows'> {
    const { dimensions } = this.vectors
    const wayRows = new Float32Array(ways.flat().length * dimensions)
    const entryRows = new Float32Array(ways.length * dimensions)
    let row = 0
    for (const [entry, own] of ways.entries()) {
      for (const way of own) {
        addUp(this.vectors, namesOf(way).map(this.vectors.placeOf), wayRows, row * dimensions)
        for (let at = 0; at < dimensions; at++)
          entryRows[entry * dimensions + at] =
            (entryRows[entry * dimensions + at] ?? 0) + (wayRows[row * dimensions + at] ?? 0)
        row++
      }
      toUnit(entryRows, entry * dimensions, dimensions)
    }
    return { wayRows: rowsLying(wayRows), entryRows }
  }
}

export function shelve(asked: readonly Asked[], vectors: Vectors): ShelfParts {
  const builder = new Builder(vectors)
  const read = asked.map((one) => builder.countWords(one))
  builder.readSpelling()
  for (const one of read) builder.add(one)
  return builder.parts()
}
