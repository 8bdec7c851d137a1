import type { Frame } from './frames.ts'
import { askOf, askOfWords, namesOf, numbersIn, type Question, type Spelling } from './question.ts'
import { speller } from './spelling.ts'
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

export type Way = {
  frame: Frame
  measure: string
  stems: readonly number[]
  pairs: readonly string[]
  /** What it means as a whole: where its names have their vectors. */
  names: readonly (number | undefined)[]
  /** Where its vector stands in `wayRows`. */
  row: number
}
export type Kept = {
  id: string
  ways: readonly Way[]
  /** How many of its ways have a stem. */
  inWays: ReadonlyMap<number, number>
  /** How many of its ways have two words side by side. */
  pairs: () => ReadonlyMap<string, number>
  about: ReadonlySet<number>
  inAnswer: ReadonlySet<number>
  /** The numbers that its ways have; most have none. */
  numbers: ReadonlySet<string>
}

/** Everything that a question is compared with. Stems and entries are numbers. */
export type Shelf = {
  entries: readonly Kept[]
  spelling: Spelling
  /** The number of a stem; -1 for one that nothing has. */
  numberOf: (stem: string) => number
  /** In which entries a stem stands, in ways or about. */
  at: ReadonlyMap<number, readonly number[]>
  /** What it says for an entry that it has a stem of the question, and against it that it has not: both logarithms. */
  gain: (stem: number) => number
  loss: (stem: number) => number
  /** How often an entry that has a stem is named by it. */
  naming: (stem: number) => number
  /** The place of a stem's vector; undefined where it has none. */
  rowOf: (stem: number) => number | undefined
  vectors: Vectors
  wayRows: Float32Array
  entryRows: Float32Array
}

const piece = 60
/** How many times a stem has to be seen until its own count says more than the common one. */
const doubt = 4
const commonlyTold = 0.55

/** An entry with its texts as words. */
type Read = {
  id: string
  asks: readonly string[][]
  others: readonly string[]
  about: readonly string[]
  texts: readonly string[]
  numbers: ReadonlySet<string>
}

const none: ReadonlySet<string> = new Set()

class Builder {
  private readonly vectors: Vectors
  private readonly numbers = new Map<string, number>()
  readonly stems: string[] = []
  readonly rows: (number | undefined)[] = []
  readonly entries: Kept[] = []
  readonly at = new Map<number, number[]>()
  private readonly seen = new Map<number, number>()
  private readonly again = new Map<number, number>()
  private readonly names = new Map<number, number>()
  readonly often = new Map<string, number>()
  spell: (word: string) => string = (word) => word

  constructor(vectors: Vectors) {
    this.vectors = vectors
  }

  readonly numberOf = (stem: string): number => {
    const known = this.numbers.get(stem)
    if (known !== undefined) return known
    const made = this.stems.length
    this.numbers.set(stem, made)
    this.stems.push(stem)
    this.rows.push(this.vectors.placeOf(stem))
    return made
  }

  /** Nothing is kept of a stem that only a question has. */
  readonly lookUp = (stem: string): number => this.numbers.get(stem) ?? -1

  countWords({ id, asks, others = [], about, texts }: Asked): Read {
    const numbers = [...asks, ...others].flatMap(numbersIn)
    const read = {
      id,
      numbers: numbers.length > 0 ? new Set(numbers) : none,
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
    this.spell = speller(this.often, (word) => this.vectors.placeOf(stemOfWord(word)) !== undefined)
  }

  add({ id, asks, others, about, texts, numbers }: Read, row: number): void {
    const questions: Question[] = [
      ...asks.map((ask) => askOfWords(ask)),
      ...others.map((ask) => askOf(ask, this.spell)),
    ]
    const ways = questions.map((one, at) => ({
      ...{ frame: one.frame, measure: one.measure, pairs: one.pairs },
      stems: one.stems.map(this.numberOf),
      names: namesOf(one).map(this.vectors.placeOf),
      row: row + at,
    }))
    const named = new Set(about.map((word) => this.numberOf(stemOfWord(word))))
    const inAnswer = new Set(texts.map((word) => this.numberOf(stemOfWord(word))))
    const inWays = new Map<number, number>()
    for (const way of ways) for (const stem of way.stems) inWays.set(stem, (inWays.get(stem) ?? 0) + 1)
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
    this.entries.push({ id, ways, inWays, pairs: pairsOf(ways), about: named, inAnswer, numbers })
  }

  /** How likely a stem of a question stands in another way to ask the same. */
  private told(stem: number): number {
    const seen = this.seen.get(stem) ?? 0
    return ((this.again.get(stem) ?? 0) + doubt * commonlyTold) / (seen + doubt)
  }

  *shelf(wayCount: number): Generator<void, Shelf> {
    const all = this.entries.length
    const inHow = this.stems.map((_, stem) => (this.at.get(stem)?.length ?? 0) / all)
    const gains = Float32Array.from(inHow, (part, stem) =>
      Math.max(0, Math.log(this.told(stem) / Math.max(part, 1 / all))),
    )
    const losses = Float32Array.from(inHow, (part, stem) =>
      Math.min(0, Math.log((1 - Math.min(this.told(stem), 0.97)) / (1 - Math.min(part, 0.5)))),
    )
    const unheard = Math.log(all) + Math.log(commonlyTold)
    const { dimensions } = this.vectors
    const wayRows = new Float32Array(wayCount * dimensions)
    const entryRows = new Float32Array(all * dimensions)
    for (const [entry, { ways }] of this.entries.entries()) {
      if (entry % (6 * piece) === 0) yield
      for (const { names, row } of ways) {
        addUp(this.vectors, names, wayRows, row * dimensions)
        for (let at = 0; at < dimensions; at++)
          entryRows[entry * dimensions + at] =
            (entryRows[entry * dimensions + at] ?? 0) + (wayRows[row * dimensions + at] ?? 0)
      }
      toUnit(entryRows, entry * dimensions, dimensions)
    }
    return {
      entries: this.entries,
      spelling: { spell: this.spell, isWord: (word) => this.often.has(word) },
      numberOf: this.lookUp,
      at: this.at,
      gain: (stem) => gains[stem] ?? unheard,
      loss: (stem) => losses[stem] ?? Math.log(1 - commonlyTold),
      naming: (stem) => (this.names.get(stem) ?? 0) / Math.max(2, this.at.get(stem)?.length ?? 1),
      rowOf: (stem) => this.rows[stem],
      vectors: this.vectors,
      wayRows,
      entryRows,
    }
  }
}

/** Makes the shelf piece by piece, so that other work can go on in between. */
export function* shelve(asked: readonly Asked[], vectors: Vectors): Generator<void, Shelf> {
  const builder = new Builder(vectors)
  const read: Read[] = []
  for (const [at, one] of asked.entries()) {
    read.push(builder.countWords(one))
    if (at % (3 * piece) === 0) yield
  }
  builder.readSpelling()
  let row = 0
  for (const [at, one] of read.entries()) {
    builder.add(one, row)
    row += one.asks.length + one.others.length
    if (at % piece === 0) yield
  }
  return yield* builder.shelf(row)
}

/** How many ways have two words side by side, counted when first asked: few entries ever are. */
function pairsOf(ways: readonly Way[]): () => ReadonlyMap<string, number> {
  let counted: Map<string, number> | undefined
  return () => {
    if (counted) return counted
    counted = new Map()
    for (const { pairs } of ways) for (const pair of pairs) counted.set(pair, (counted.get(pair) ?? 0) + 1)
    return counted
  }
}
