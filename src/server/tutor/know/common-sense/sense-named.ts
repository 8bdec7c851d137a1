import type { Everyday } from './everyday.ts'
import type { Mention } from './plain-line.ts'
import { senseWords } from './sense-words.ts'

// How a thing is named in what is said of it, with the words that go with one or with many.

export type Values = Record<string, string>

const aOf = (word: string) => `${/^(?:[aeio]|u(?!ni|k|se))/.test(word) ? 'an' : 'a'} ${word}`

const isAnimal = (of: Everyday) => of.kinds.some(({ id }) => id === 'animal')

type Number = 'one' | 'many' | 'you'

function named({ of, by, isMany }: Mention, isBig = false): { phrase: string; number: Number } {
  if (by === 'you') return { phrase: 'you', number: 'you' }
  if (of.art === 'name') return { phrase: of.says ?? of.one, number: 'one' }
  if (of.art === 'the') return { phrase: `the ${of.one}`, number: 'one' }
  const own = by === 'my' ? 'your ' : ''
  if (of.art === 'none' || of.art === 'many')
    return { phrase: `${own}${of.one}`, number: of.art === 'many' ? 'many' : 'one' }
  if (by === 'my' && of.kind === 'person') return { phrase: of.many, number: 'many' }
  // Nobody here knows the child's own pet.
  if (by === 'my' && isAnimal(of)) return { phrase: `most ${of.many}`, number: 'many' }
  if (isMany) return { phrase: `${own}${of.many}`, number: 'many' }
  return { phrase: own === '' ? aOf(isBig ? (of.label ?? of.one) : of.one) : `${own}${of.one}`, number: 'one' }
}

/** The thing and its small words: '{one} {be}' is 'a rock is'. */
export function valuesOf(mention: Mention, isBig = false): Values {
  const { phrase, number } = named(mention, isBig)
  return { one: phrase, ...senseWords().grammar[number] }
}

export const otherOf = (mention: Mention): Values => {
  const { phrase, number } = named(mention, true)
  const { be = '', do: does = '' } = senseWords().grammar[number]
  return { other: phrase, be2: be, do2: does }
}

export const kindMention = (of: Everyday): Mention => ({ of, isMany: false, by: 'kind', isBare: false, next: 0 })

/** 'Four legs', 'a tail', 'fur'. */
export function partsOf(part: string, count: number | true | 'lots'): string {
  const { numbers, parts, massParts } = senseWords()
  const [one = part, many = part] = parts[part] ?? []
  if (massParts.includes(part) || count === true) return many
  if (count === 'lots') return `lots of ${many}`
  return count === 1 ? aOf(one) : `${numbers[count] ?? count} ${many}`
}

/** 'No wheels', 'no tail', with 'any wheels', 'a tail' for it. */
export function partNames(part: string): Values {
  const { parts, massParts } = senseWords()
  const [one = part, many = part] = parts[part] ?? []
  const isOne = part === one && !massParts.includes(part)
  return { part: isOne ? one : many, anyPart: isOne ? aOf(one) : `any ${many}`, aPart: isOne ? aOf(one) : many }
}

export const aKind = (name: string): string => aOf(name)

/** 'An animal' of one, 'animals' of many. */
export const kindOf = (kind: { is?: string; names?: string[] } | undefined, isMany: boolean): string =>
  isMany ? (kind?.names?.[0] ?? 'things') : aOf(kind?.is ?? 'thing')

export const listed = (words: readonly string[], by: 'and' | 'or'): string =>
  words.length < 3 ? words.join(` ${by} `) : `${words.slice(0, -1).join(', ')}, ${by} ${words.at(-1) ?? ''}`
