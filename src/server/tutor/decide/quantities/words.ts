import { pluralOf, singularOf } from '../../know/words/forms.ts'
import { nearestWord } from '../../know/words/nearest-word.ts'
import { knownWord } from '../../know/words/words.ts'

// The child's things as they are said back to it.

const one = (word: string): string => {
  const irregular = singularOf(word)
  if (irregular !== null) return irregular
  if (/ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word
}

const unmarked =
  /^(?:fish|sheep|deer|moose|pokemon|lego|people|children|teeth|feet|mice|geese|cm|inches|feet|shrimp|candy|stone|dirt|gum|popcorn|money)$/

function many(word: string): string {
  if (unmarked.test(word)) return word
  const single = one(word)
  if (knownWord(single) || single !== word) return single === word || knownWord(single) ? pluralOf(single) : word
  const near = nearestWord(word)
  return near === null ? (/s$/.test(word) ? word : pluralOf(word)) : pluralOf(one(near))
}

const withHead = (thing: string, say: (word: string) => string) => {
  const words = thing.split(' ')
  return [...words.slice(0, -1), say(words.at(-1) ?? '')].join(' ')
}

/** 'Ducks' of 'duk', 'more teeth' of 'more tooth'. */
export const manyOf = (thing: string): string => (thing === '' ? '' : withHead(thing, many))

/** '1 duck', '5 ducks'; the number alone where nothing is named. */
export const countOf = (count: number, thing: string): string =>
  thing === '' ? String(count) : `${count} ${withHead(thing, (word) => (count === 1 ? one(many(word)) : many(word)))}`

/** As behind 'for': you, him, your cousin, Mateo. */
export function forWhom(whose: string): string {
  const said: Readonly<Record<string, string>> = {
    me: 'you',
    we: 'you two',
    he: 'him',
    she: 'her',
    they: 'them',
    there: 'you',
  }
  return said[whose] ?? whose
}
