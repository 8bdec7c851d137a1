import { doubleMetaphone } from 'double-metaphone'
import { distance } from 'fastest-levenshtein'
import realWords from '#content/glossary/real-words.json'
import { isInDictionary } from '#server/safety/usual-words.ts'
import { type Entry, entriesByName } from './entries.ts'
import { baseFormsOf } from './word-forms.ts'

/** The entry that a child means by these plain words: as written, in another form, or misspelled. */
export function findEntry(phrase: string): Entry | null {
  if (phrase.length > longestPhrase || phrase.split(' ').length > mostWords) return null
  return exactEntry(phrase) ?? nearEntry(phrase)
}

const longestPhrase = 40
const mostWords = 4

function exactEntry(phrase: string): Entry | null {
  const names = entriesByName()
  for (const form of baseFormsOf(phrase)) {
    const found = names.get(form)
    if (found) return found
  }
  return null
}

/** A word with fewer letters could be too many words. */
const shortest = 5

/** The one entry that is nearest, when it is near at all and no other is as near. */
function nearEntry(phrase: string): Entry | null {
  if (phrase.length < shortest || !/^[a-z ]+$/.test(phrase)) return null
  const forms = [...new Set(baseFormsOf(phrase))].filter((form) => form.length >= shortest).map(spellingOf)
  let least = Number.POSITIVE_INFINITY
  let nearest = new Set<Entry>()
  for (const { entry, name } of spelledNames()) {
    for (const form of forms) {
      const steps = stepsBetween(form, name)
      if (steps === null || steps > least) continue
      if (steps < least) nearest = new Set()
      least = steps
      nearest.add(entry)
    }
  }
  const [only, ...others] = nearest
  return others.length === 0 ? (only ?? null) : null
}

type Spelled = { word: string; sounds: readonly string[] }

function spellingOf(phrase: string): readonly Spelled[] {
  return phrase.split(' ').map((word) => ({ word, sounds: [...new Set(doubleMetaphone(word))] }))
}

/** How many letters lie between what was written and a name; null when they are not near. */
function stepsBetween(written: readonly Spelled[], name: readonly Spelled[]): number | null {
  if (written.length !== name.length) return null
  let all = 0
  for (const [at, word] of written.entries()) {
    const other = name[at]
    const steps = other ? stepsOfWord(word, other) : null
    if (steps === null) return null
    all += steps
  }
  return all
}

function stepsOfWord({ word, sounds }: Spelled, name: Spelled): number | null {
  if (word === name.word) return 0
  if (word.length < shortest || Math.abs(word.length - name.word.length) > 3 || isReal(word)) return null
  const { looks, sounding } = slipsIn(name.word.length)
  const maySound = sounds.some((sound) => name.sounds.includes(sound))
  const most = Math.max(word[0] === name.word[0] ? looks : 0, maySound ? sounding : 0)
  if (most === 0) return null
  const steps = distance(word, name.word)
  return steps <= most ? steps : null
}

/** Letters that may be off in a word of this length: by its looks alone, and when it sounds the same. */
function slipsIn(length: number): { looks: number; sounding: number } {
  if (length < 6) return { looks: 0, sounding: 1 }
  return length < 8 ? { looks: 1, sounding: 2 } : { looks: 2, sounding: 3 }
}

let real: ReadonlySet<string> | undefined

/** Words that look like one of ours but are words themselves: 'flour' is no misspelled 'flower'. */
function isReal(word: string): boolean {
  real ??= new Set(realWords.flatMap((line) => line.split(' ')))
  return real.has(word) || entriesByName().has(word) || isInDictionary(word)
}

let spelled: readonly { entry: Entry; name: readonly Spelled[] }[] | undefined

function spelledNames() {
  spelled ??= [...entriesByName()].map(([name, entry]) => ({ entry, name: spellingOf(name) }))
  return spelled
}
