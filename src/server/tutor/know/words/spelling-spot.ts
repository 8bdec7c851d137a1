/** What went another way in a misspelled word. It points at the place and never shows the word. */
export type Spot = { name: string; observation: string }

/** Reads where a misspelling leaves the word. */
export function spotOf(word: string, written: string): Spot {
  const start = sharedStart(word, written)
  const end = sharedEnd(word.slice(start), written.slice(start))
  const wanted = word.slice(start, word.length - end)
  const got = written.slice(start, written.length - end)
  const place = placeOf(start, word.length)
  if (wanted.length === 1 && got.length === 0) return leftOut(word, start, wanted, place)
  if (wanted.length === 0 && got.length === 1) return tooMany(word, start, got, place)
  const [a, b] = wanted
  if (wanted.length === 2 && a && b && got === b + a) {
    return { name: 'letters-swapped', observation: `The ${a} comes before the ${b} here.` }
  }
  if (wanted.length === 1 && got.length === 1) {
    return { name: 'other-letter', observation: `Look at the ${got} ${place}. Another letter stands there.` }
  }
  return { name: 'writes-the-sound', observation: `It is not written as it sounds ${place}.` }
}

function leftOut(word: string, at: number, letter: string, place: string): Spot {
  if (letter === word[at - 1] || letter === word[at + 1]) {
    return {
      name: 'one-letter-for-two',
      observation: `One letter is doubled ${place}. You wrote it once.`,
    }
  }
  return letter === 'e' && at === word.length - 1
    ? { name: 'silent-e-left-out', observation: 'A quiet letter is missing at the end.' }
    : { name: 'letter-left-out', observation: `A letter is missing ${place}.` }
}

function tooMany(word: string, at: number, letter: string, place: string): Spot {
  return letter === word[at - 1] || letter === word[at]
    ? { name: 'two-letters-for-one', observation: `You wrote ${letter} twice ${place}. One will do.` }
    : { name: 'letter-too-many', observation: `There is one letter too many ${place}.` }
}

export function placeOf(index: number, length: number): string {
  if (index === 0) return 'at the start'
  return index >= length - 1 ? 'at the end' : 'in the middle'
}

function sharedStart(a: string, b: string): number {
  let count = 0
  while (count < a.length && count < b.length && a[count] === b[count]) count += 1
  return count
}

function sharedEnd(a: string, b: string): number {
  let count = 0
  while (count < a.length && count < b.length && a.at(-1 - count) === b.at(-1 - count)) count += 1
  return count
}
