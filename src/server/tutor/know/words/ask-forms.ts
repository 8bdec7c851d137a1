import { isNoun, isUncountable, isVerb, kindsOf, pastOf, pluralOf, presentOf, singularOf } from './forms.ts'
import { aWord, capital, listed } from './question-words.ts'
import { knownWord } from './words.ts'

const plural = [
  new RegExp(`^(?:what is |what's |whats )?(?:the )?plural(?: form)? (?:of|for) ${aWord}$`),
  new RegExp(`^(?:what is |what's |whats |what do you call )?more than one ${aWord}$`),
]
const past = new RegExp(`^(?:what is |what's |whats )?(?:the )?past(?: tense| form)? (?:of|for) (?:to )?${aWord}$`)
const kind = [
  /^is (?:the word )?([a-z]{1,20}) (?:a |an )?(?:noun|verb|adjective|adverb)(?:,? or (?:a |an )?(?:noun|verb|adjective|adverb)){0,2}(?:,? (?:it|because|cuz|bc|cause|since|i|my|right)\b.{0,40})?$/,
  /^(?:what|which) (?:part of speech|kind of word|type of word|word class) is (?:the word )?([a-z]{1,20})$/,
]
const tells: Record<string, string> = {
  noun: 'It names a person, place, animal or thing.',
  verb: 'It tells what someone does.',
  adjective: 'It tells what something is like.',
  adverb: 'It tells how, when or how much.',
}

/** What the tutor says about plurals, the past and kinds of words. */
export function formAnswer(question: string): string | null {
  for (const ask of plural) {
    const word = ask.exec(question)?.[1]
    if (word) return pluralAnswer(word)
  }
  const verb = past.exec(question)?.[1]
  if (verb) return pastAnswer(verb)
  for (const ask of kind) {
    const word = ask.exec(question)?.[1]
    if (word) return kindAnswer(word)
  }
  return null
}

function pluralAnswer(word: string): string | null {
  if (isUncountable(word)) return `We do not count ${word}, so it has no usual plural.`
  const single = singularOf(word)
  if (single) return `${capital(word)} is a plural: one ${single}, two ${word}.`
  if (!isNoun(word)) {
    const kinds = kindsOf(word)
    return kinds && tells[kinds[0] ?? ''] ? `${capital(word)} is not a noun, so it has no plural.` : null
  }
  const many = pluralOf(word)
  return many === word ? `It stays the same: one ${word}, two ${word}.` : `One ${word}, two ${many}.`
}

function pastAnswer(word: string): string | null {
  const present = presentOf(word)
  if (present && !isVerb(word)) return `${capital(word)} is the past of ${present}.`
  if (!isVerb(word)) return null
  const made = pastOf(word)
  return made === word ? `${capital(word)} stays the same in the past.` : `In the past, ${word} turns into ${made}.`
}

function kindAnswer(word: string): string | null {
  const kinds = kindsOf(word)?.filter((each) => tells[each])
  if (!kinds) return formKind(word)
  if (!knownWord(word)) return null
  const [only = '', second] = kinds
  const named = kinds.map((each) => `${/^a/.test(each) ? 'an' : 'a'} ${each}`)
  if (second) return `${capital(word)} can be ${listed(named, 'or')}. It depends on the sentence.`
  return only ? `${capital(word)} is ${named[0]}. ${tells[only]}` : null
}

/** 'Running' comes from run. */
function formKind(word: string): string | null {
  const [, stem = ''] = /^([a-z]{2,12})ing$/.exec(word) ?? []
  const base = [stem, `${stem}e`, stem.slice(0, -1)].find((one) => one.length > 1 && isVerb(one))
  const present = base ?? presentOf(word)
  if (!present || !isVerb(present)) return null
  return base === undefined
    ? `${capital(word)} is a verb. It is the past of ${present}.`
    : `${capital(word)} comes from the verb ${present}. In “I am ${word}” it is a verb. In “I like ${word}” it names a thing, like a noun.`
}
