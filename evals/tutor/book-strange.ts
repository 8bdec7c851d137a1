import packed from '../../content/en/tutor/vectors.json'
import type { BookEntry } from '../../src/server/tutor/know/book/book.ts'
import { moreAsks } from '../../src/server/tutor/know/book/more-asks.ts'
import { along, vectorsOf } from '../../src/server/tutor/know/book/vectors.ts'
import { bookWords, stemOfWord } from '../../src/server/tutor/know/book/words.ts'

/** Questions about things of the book that nothing in it answers: each with the words of which one would be in the answer. */
const templates: readonly (readonly [text: string, words: string])[] = [
  ['how much does a {} weigh', 'weigh heavy pound weight'],
  ['how long do {} live', 'live old year'],
  ['how long does a {} last', 'last long hour year'],
  ['how fast can a {} go', 'fast mile run'],
  ['how many {} are there in the world', 'many number world'],
  ['how many {} are there', 'many number'],
  ['how many kinds of {} are there', 'many kind'],
  ['who invented the {}', 'invent made first make'],
  ['who found the first {}', 'find first invent'],
  ['what do {} eat', 'eat food'],
  ['how many teeth does a {} have', 'tooth'],
  ['can a {} swim', 'swim water'],
  ['where do {} sleep', 'sleep bed'],
  ['do {} have a brain', 'brain'],
  ['what color is a {}', 'color red blue green black white'],
  ['how much does a {} cost', 'cost dollar money price'],
  ['how do you make a {}', 'make made build'],
  ['what is the biggest {}', 'big'],
  ['what is the smallest {} ever', 'small'],
  ['what is a baby {} called', 'baby'],
  ['do {} get sick', 'sick ill'],
  ['can you eat a {}', 'eat food'],
  ['why is it called a {}', 'call name word'],
  ['who was the first {}', 'first'],
  ['how tall is a {}', 'tall high foot'],
  ['where can i buy a {}', 'buy store'],
  ['can a {} fly', 'fly wing'],
  ['what is the rarest {}', 'rare'],
  ['how many legs does a {} have', 'leg'],
  ['do {} like music', 'music'],
  ['are {} dangerous', 'danger hurt safe harm'],
  ['what happens if you swallow a {}', 'swallow'],
  ['how old is the oldest {}', 'old'],
  ['can i keep a {} in my room', 'keep pet'],
  ['how loud is a {}', 'loud sound noise'],
  ['what does a {} smell like', 'smell'],
  ['is there a {} on mars', 'mar'],
  ['what is the best {}', 'best favorite'],
  ['how do you draw a {}', 'draw'],
  ['do {} have dreams', 'dream'],
  ['how do {} have babies', 'baby egg'],
  ['what is inside a {}', 'inside'],
  ['why do i like {} so much', 'like love'],
  ['my friend has a {} can i have one too', 'friend'],
  ['who would win a {} or a bear', 'win'],
  ['how many parts does a {} have', 'part'],
  ['what country has the most {}', 'country'],
  ['who is the best {} player', 'player'],
  ['do {} have feelings', 'feel'],
  ['how hot is a {}', 'hot'],
  ['can a {} break', 'break'],
  ['where was the first {} made', 'first made make'],
  ['what do you call a group of {}', 'group call'],
  ['does a {} have bones', 'bone'],
  ['how far can a {} go', 'far mile'],
  ['did they have {} in the olden days', 'ago'],
  ['what is the name of the most famous {}', 'famous'],
  ['how do you fix a {}', 'fix'],
  ['why are {} so expensive', 'cost money'],
  ['are there {} in space', 'space'],
]

/** The same of two things that one entry is named by. */
const pairTemplates: readonly (readonly [text: string, words: string])[] = [
  ['how many {b} does a {a} have', 'many number'],
  ['how many {b} are there in one {a}', 'many number'],
  ['how much does a {a} {b} cost', 'cost money'],
  ['how much does the {a} {b} weigh', 'weigh heavy pound'],
  ['who made the first {a} {b}', 'first invent'],
  ['who is the best at {a} {b}', 'best'],
  ['how tall is the {a} {b}', 'tall high'],
  ['how long can a {a} {b}', 'long'],
  ['how fast is a {a} {b}', 'fast'],
  ['how far is the {a} {b}', 'far'],
  ['where can i get a {a} {b}', 'buy'],
  ['what is the biggest {a} {b}', 'big'],
  ['what is the oldest {a} {b}', 'old'],
  ['what is the rarest {a} {b}', 'rare'],
  ['what is the longest a {a} ever did {b}', 'long'],
  ['can a dog have a {a} {b}', 'dog'],
  ['what did the {a} say to the {b}', 'say'],
  ['how do i draw a {a} with {b}', 'draw'],
  ['how many times does a {a} {b} in one day', 'many time'],
  ['how old was the {a} when it got a {b}', 'old'],
]

type Beside = { wordsOf: (thing: string) => ReadonlySet<string>; hasAll: (words: readonly string[]) => boolean }

function wordsBeside(entries: readonly BookEntry[]): Beside {
  const all = entries.map(
    ({ id, asks, about, young, older }) =>
      new Set([...asks, ...(moreAsks[id] ?? []), ...about, young, older].flatMap(bookWords).map(stemOfWord)),
  )
  const beside = new Map<string, Set<string>>()
  for (const words of all)
    for (const word of words) {
      const known = beside.get(word) ?? new Set<string>()
      for (const other of words) known.add(other)
      beside.set(word, known)
    }
  const none: ReadonlySet<string> = new Set()
  return {
    wordsOf: (thing) => beside.get(stemOfWord(thing)) ?? none,
    hasAll: (words) => all.some((own) => words.every((word) => own.has(word))),
  }
}

const plural = (thing: string) => (/s$/.test(thing) ? thing : `${thing}s`)

function ofOneThing(things: readonly string[], { wordsOf }: Beside, count: number): string[] {
  const made: string[] = []
  for (let turn = 0; made.length < count && turn < count * 8; turn++) {
    const thing = things[(turn * 7919) % things.length] ?? ''
    const [text, words] = templates[(turn * 31) % templates.length] ?? ['', '']
    const known = wordsOf(thing)
    if (known.size < 12 || words.split(' ').some((word) => known.has(stemOfWord(word)))) continue
    made.push(text.replace('{}', text.includes('a {}') ? thing : plural(thing)))
  }
  return made
}

function ofTwoThings(entries: readonly BookEntry[], { hasAll }: Beside, count: number): string[] {
  const made: string[] = []
  for (let turn = 0; made.length < count && turn < count * 4; turn++) {
    const [a = '', b = ''] = entries[(turn * 7919) % entries.length]?.about ?? []
    const [text, words] = pairTemplates[(turn * 37) % pairTemplates.length] ?? ['', '']
    if (a === '' || b === '') continue
    const isKnown = words.split(' ').some((word) => hasAll([a, b, word].map(stemOfWord)))
    if (!isKnown) made.push(text.replace('{a}', a).replace('{b}', text.startsWith('how many {b}') ? plural(b) : b))
  }
  return made
}

/** A question of the book asked of something else of its kind, where no entry has all its words. */
function ofAnother(
  entries: readonly BookEntry[],
  things: readonly string[],
  { hasAll }: Beside,
  count: number,
): string[] {
  const { dimensions, units, placeOf } = vectorsOf(packed)
  const made: string[] = []
  for (let turn = 0; made.length < count && turn < count * 8; turn++) {
    const entry = entries[(turn * 6421) % entries.length]
    const thing = entry?.about[0] ?? ''
    const place = placeOf(stemOfWord(thing))
    const asks = entry ? [...entry.asks, ...(moreAsks[entry.id] ?? [])] : []
    const ask = asks[(turn * 13) % Math.max(1, asks.length)] ?? ''
    const said = ask.split(' ').find((word) => stemOfWord(word) === stemOfWord(thing))
    if (place === undefined || said === undefined) continue
    const near = things
      .flatMap((other) => {
        const to = placeOf(stemOfWord(other))
        if (to === undefined || to === place) return []
        return [{ other, like: along(dimensions, units, place * dimensions, units, to * dimensions) }]
      })
      .sort((one, other) => other.like - one.like)
    const other = near[turn % 12]?.other ?? ''
    const text = ask.replace(said, /s$/.test(said) ? plural(other) : other)
    const words = text
      .split(' ')
      .filter((word) => word.length > 3)
      .map(stemOfWord)
    if (
      words.length >= 2 &&
      !hasAll([stemOfWord(other), ...words.filter((word) => word !== stemOfWord(other)).slice(-2)])
    )
      made.push(text)
  }
  return made
}

/** Some of each: things that entries are named by, asked of what stands nowhere beside them. */
export function strangeQuestions(entries: readonly BookEntry[], count: number): string[] {
  const beside = wordsBeside(entries)
  const things = [...new Set(entries.flatMap(({ about }) => about.slice(0, 1)))].filter((one) =>
    /^[a-z]{3,}$/.test(one),
  )
  const part = Math.round(count / 3)
  return [
    ...new Set([
      ...ofOneThing(things, beside, part),
      ...ofTwoThings(entries, beside, part),
      ...ofAnother(entries, things, beside, part),
    ]),
  ]
}
