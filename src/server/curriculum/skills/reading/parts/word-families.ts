import type { Draw, Enumerated, Wrong } from '../../../draw.ts'
import { oneWay } from '../../../draw.ts'
import { keyOf, namesOfWrong } from './choices.ts'

/**
 * 'un-help-ful|A map without names is ___.': a word in its parts, and a sentence that only it fits. Wrong ones of its own
 * may follow, where the family has none of its kind: else the only verb would be the key.
 */
type Member = { word: string; parts: readonly string[]; sentence: string; own: readonly string[] }
type Family = { base: string; members: readonly Member[] }

/** A family is written as its base word and its members, each with its sentence. */
export const familiesOf = (written: readonly (readonly string[])[]): readonly Family[] =>
  written.map(([base = '', ...lines]) => ({
    base,
    members: lines.map((line) => {
      const [parts = '', sentence = '', own = ''] = line.split('|')
      return { word: parts.replaceAll('-', ''), parts: parts.split('-'), sentence, own: own.split(' ').filter(Boolean) }
    }),
  }))

/** The member of the family that fits a sentence. */
function gap(family: Family, { word, sentence, own }: Member): Enumerated {
  const wrong = (own.length > 0 ? own : family.members.map((each) => each.word))
    .filter((other) => other !== word)
    .slice(0, 3)
  return {
    key: `gap-${keyOf(word)}`,
    form: 'gap',
    values: {
      word,
      base: family.base,
      sentence,
      shown: sentence.replace(/[.!?]$/, '').replace('___', '…'),
      ...namesOfWrong(wrong),
    },
    answer: { form: 'choice', answer: word },
    wrong: wrong.map((other, at): Wrong => ['took-another-word-part', other, `w${at + 1}`]),
    solution: oneWay(['parts', null], ['fits', word]),
    entity: word,
  }
}

export const gapsOf = (families: readonly Family[]): readonly Enumerated[] =>
  families.flatMap((family) => family.members.map((member) => gap(family, member)))

/** What a word part means, in a word that has it. */
export function meaning({
  part,
  means,
  word,
  others,
  form,
}: {
  part: string
  means: string
  word: string
  others: readonly string[]
  form: string
}): Draw {
  return {
    form,
    values: { part, means, word, ...namesOfWrong(others) },
    answer: { form: 'choice', answer: means },
    wrong: others.map((other, at): Wrong => ['mixed-up-word-parts', other, `w${at + 1}`]),
    solution: oneWay(['part', null], ['means', means]),
    entity: part,
  }
}

/** The word that has the part with a meaning. */
export function having({
  part,
  means,
  word,
  others,
  form,
}: {
  part: string
  means: string
  word: string
  others: readonly string[]
  form: string
}): Draw {
  return {
    form,
    values: { part, means, word, ...namesOfWrong(others) },
    answer: { form: 'choice', answer: word },
    wrong: others.map((other, at): Wrong => ['mixed-up-word-parts', other, `w${at + 1}`]),
    solution: oneWay(['part', null], ['means', word]),
    entity: part,
  }
}
