/** The words that a form may come from, itself first: 'stories' from 'story', 'hopping' from 'hop'. */
export function baseForms(word: string): string[] {
  return [word, ...endings.flatMap(([ending, ...instead]) => undo(word, ending, instead))]
}

// An ending, and what may have stood in its place. '2' is for a doubled letter before it: 'planned'.
const endings: readonly [ending: string, ...instead: string[]][] = [
  ['s', ''],
  ['es', ''],
  ['ies', 'y'],
  ['ves', 'f', 'fe'],
  ['ying', 'y'],
  ['ing', '', 'e', '2'],
  ['ied', 'y'],
  ['ed', '', 'e', '2'],
  ['er', '', 'e', '2'],
]

function undo(word: string, ending: string, instead: readonly string[]): string[] {
  const stem = word.slice(0, -ending.length)
  if (!word.endsWith(ending) || stem.length < 2 || (ending === 's' && stem.endsWith('s'))) return []
  return instead.flatMap((one) => {
    if (one !== '2') return [stem + one]
    return stem.at(-1) === stem.at(-2) ? [stem.slice(0, -1)] : []
  })
}

/** The same for a few words: one of them is in another form, 'prime numbers', 'lines of symmetry'. */
export function baseFormsOf(phrase: string): string[] {
  const words = phrase.split(' ')
  return words.flatMap((word, at) => baseForms(word).map((base) => words.with(at, base).join(' ')))
}
