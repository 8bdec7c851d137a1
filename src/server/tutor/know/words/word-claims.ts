import { shown } from './ask-sounds.ts'
import { isNoun, isVerb, kindsOf, pastOf, pluralOf, regularPastOf } from './forms.ts'
import { soundsTheSame } from './homophones.ts'
import { oppositesOf, synonymsOf } from './meanings.ts'
import { nearestWord } from './nearest-word.ts'
import { capital } from './question-words.ts'
import type { WordVerdict } from './word-verdict.ts'
import { type KnownWord, knownWord, rhyme } from './words.ts'

const w = "(?:the word |a |an )?([a-z][a-z']{0,19})"
const lead =
  /^(?:(?:and|so|ok|oh|yes|no|but|then|because|cuz|like|i think|i know|i thought|does|do|is|did|hey|wow|wait|my teacher says|my mom says) )+/
const tail = / (?:right|too|correct|yes|huh|i think|yeah|also)$/

const starts = [
  new RegExp(
    `^what (?:letter |sound )?(?:does|do) ${w} (start|begin|end)s?(?: with| in)? (?:is it |i think |maybe |it is |its )?(?:a |an |the )?(?:letter )?([a-z]{1,6})$`,
  ),
  new RegExp(`^${w} (start|begin|end)s? (?:with|in) (?:a |an |the )?(?:letter |sound )?([a-z]{1,6})$`),
]
const startsLike = new RegExp(
  `^${w} (?:(?:and|n) ${w} )?(?:both )?(start|begin|end)s? (?:the same|alike|like|the same (?:as|like))(?: as| like)?(?: ${w})?$`,
)
const rhymed = [
  new RegExp(`^${w} (?:rhymes?|rimes?) (?:with|and) ${w}$`),
  new RegExp(`^${w} (?:and|n) ${w} (?:rhyme|rime)s?$`),
]
const opposite = [
  new RegExp(`^${w} (?:is|means?) (?:the )?opposite (?:of|to) ${w}$`),
  new RegExp(`^(?:the )?opposite (?:of|to) ${w} is ${w}$`),
]
const synonym = [
  new RegExp(`^${w} (?:means|is) (?:the same (?:thing )?(?:as|like)|nearly the same as) ${w}$`),
  new RegExp(`^(?:a )?synonym (?:of|for) ${w} is ${w}$`),
]
const plural = [
  new RegExp(`^(?:the )?plural (?:of|for) ${w} is ${w}$`),
  new RegExp(`^(?:it is |its )?one ${w} (?:and )?two ${w}$`),
  new RegExp(`^(?:more than one|two|three|many|lots of) ${w} (?:is|are|makes?|would be|it is|its) ${w}$`),
]
const past = new RegExp(`^(?:the )?past(?: tense)? (?:of|for) ${w} is ${w}$`)
const kind = new RegExp(`^${w} (?:is )?an? (noun|verb|adjective|adverb)$`)
const claps = new RegExp(`^${w} (?:has|have|got|is) (\\d|one|two|three|four|five) (syllables?|claps?|beats?|letters?)$`)
const numbers = ['zero', 'one', 'two', 'three', 'four', 'five']
const spelledAs = new RegExp(`^${w} (?:is |it is |its )?(?:spelled|spelt|spell) (?:like )?((?:[a-z][ -]){1,14}[a-z])$`)

/** They stand for something else: 'it starts with b' in a riddle. */
const pointing = new Set(
  'it that this he she they we you i who what which mine ones word words name names something everything thing school class day game show movie song book story'.split(
    ' ',
  ),
)

/** What a child says of words, alone or behind a question: that two rhyme, what one starts with, its plural. */
export function wordClaim(question: string): WordVerdict | null {
  const isAsked = /^(?:(?:and|so|ok|but|wait) )*(?:do|does|is|are|can)\b/.test(question)
  const said = question.replace(lead, '').replace(tail, '')
  if (pointing.has(said.replace(/^(?:the (?:word )?|a |an )/, '').split(' ')[0] ?? '') && !said.startsWith('what'))
    return null
  return (
    startClaim(said) ??
    letterLike(said) ??
    likeClaim(said) ??
    rhymeClaim(said, isAsked) ??
    meaningClaim(said) ??
    formClaim(said) ??
    countClaim(said) ??
    spellClaim(said)
  )
}

const right = (text: string): WordVerdict => ({ verdict: 'right', says: text })
const look = (text: string): WordVerdict => ({ verdict: 'look', says: text })

function firstOf(patterns: readonly RegExp[], said: string): RegExpExecArray | null {
  for (const pattern of patterns) {
    const found = pattern.exec(said)
    if (found) return found
  }
  return null
}

function startClaim(said: string): WordVerdict | null {
  const [, text = '', end = '', run = ''] = firstOf(starts, said) ?? []
  const letters = run.replace(/^(.)\1+(?:uh|h)?$/, '$1')
  const word = knownWord(text) ?? knownWord(nearestWord(text) ?? '')
  if (!word && text.length > 3 && text[0] === letters && end !== 'end')
    return { ...right(`${capital(text)} starts with ${letters}.`), next: `start:${text}` }
  if (!word || letters.length === 0 || (letters.length > 3 && end !== 'end')) return null
  if (end === 'end')
    return word.word.endsWith(letters)
      ? right(`${capital(word.word)} ends with ${letters}.`)
      : letters.length <= 2 && !soundEnds(word, letters)
        ? look(`Say ${word.word} slowly. Listen to the very end.`)
        : null
  if (word.word.startsWith(letters))
    return { ...right(`${capital(word.word)} starts with ${letters}${like(word)}.`), next: `start:${word.word}` }
  const heard = shown[word.sound]?.[0]
  if (heard === letters)
    return right(
      `${capital(word.word)} starts with the sound ${letters}. It is written with the letter ${word.word[0]}.`,
    )
  if (letters.length > 2 || /^[aeiou]/.test(word.word)) return null
  if (letters.length === 2 && letters[0] === word.word[0]) return null
  return look(`Say ${word.word} slowly. What does your mouth do first?`)
}

const like = ({ sound, word }: KnownWord) => {
  const example = shown[sound]?.slice(1).find((each) => each !== word)
  return example && shown[sound]?.[0] === word.slice(0, shown[sound]?.[0].length) ? `, like ${example}` : ''
}

const forLetter = /^(?:it is |its |it's )?([a-z]) (?:like|as in|is for|for|like in) (?:the word )?([a-z]{2,15})$/

/** 'P like papa'. */
function letterLike(said: string): WordVerdict | null {
  const [, letter = '', word = ''] = forLetter.exec(said) ?? []
  if (letter === '' || (letter === 'i' && !knownWord(word))) return null
  return word[0] === letter ? right(`${letter.toUpperCase()}, as in ${word}.`) : null
}

/** The last sound may be written with other letters: 'box' with ks. */
const soundEnds = ({ keys }: KnownWord, letters: string) =>
  keys.some(
    (key) =>
      (shown[key.split('_').at(-1) ?? '']?.[0] ?? letters) === letters || /^[AEIOU]/.test(key.split('_').at(-1) ?? ''),
  )

function likeClaim(said: string): WordVerdict | null {
  const [, one = '', two = '', end = '', three = ''] = startsLike.exec(said) ?? []
  const a = knownWord(one)
  const b = knownWord(two || three)
  if (!a || !b || a === b) return null
  if (end === 'end') return null
  if (a.sound === b.sound) return right(`${capital(a.word)} and ${b.word} start with the same sound.`)
  return look(`Say ${a.word}, then ${b.word}. Listen to the first sounds.`)
}

function rhymeClaim(said: string, isAsked: boolean): WordVerdict | null {
  const [, one = '', two = ''] = firstOf(rhymed, said) ?? []
  const a = knownWord(one)
  const b = knownWord(two)
  if (!a || !b || a === b) return null
  if (soundsTheSame(a.word, b.word)) return right(`${capital(a.word)} and ${b.word} sound just the same.`)
  if (/^(?:what|which|who)$/.test(one)) return null
  const does = rhyme(a, b)
  if (does === 'no')
    return isAsked
      ? {
          verdict: 'tell',
          says: `No, ${a.word} and ${b.word} sound different at the end, so they do not rhyme.`,
          next: `rhyme:${b.word}`,
        }
      : { ...look(`Say ${a.word}, then ${b.word}. Listen to how each one ends.`), next: `rhyme:${b.word}` }
  return right(`${capital(a.word)} and ${b.word} rhyme. They sound the same at the end.`)
}

function meaningClaim(said: string): WordVerdict | null {
  const [, a = '', b = ''] = firstOf(opposite, said) ?? []
  if (a && b) {
    if (oppositesOf(a).includes(b)) return right(`${capital(a)} and ${b} are opposites.`)
    if (synonymsOf(a).includes(b) || synonymsOf(b).includes(a))
      return look(`${capital(a)} and ${b} mean nearly the same. An opposite means the other way around.`)
  }
  const [, c = '', d = ''] = firstOf(synonym, said) ?? []
  if (!c || !d) return null
  if (synonymsOf(c).includes(d) || synonymsOf(d).includes(c))
    return right(`${capital(c)} and ${d} mean nearly the same.`)
  return oppositesOf(c).includes(d) ? look(`${capital(c)} and ${d} are opposites.`) : null
}

function formClaim(said: string): WordVerdict | null {
  const [, single = '', many = ''] = firstOf(plural, said) ?? []
  if (single && isNoun(single) && single !== many) {
    if (pluralOf(single) === many) return right(`One ${single}, two ${many}.`)
    return many.startsWith(single.slice(0, 2))
      ? { ...look(`One ${single}, two … ${hintFor(single)}`), next: `form:${pluralOf(single)}` }
      : null
  }
  const [, verb = '', made = ''] = past.exec(said) ?? []
  if (verb && isVerb(verb)) {
    if (pastOf(verb).split(' or ').includes(made)) return right(`Today we ${verb}, and yesterday we ${made}.`)
    return regularPastOf(verb) === made
      ? { ...look(`${capital(verb)} does not take ed. The word itself changes.`), next: `form:${pastOf(verb)}` }
      : null
  }
  const [, word = '', named = ''] = kind.exec(said) ?? []
  const kinds = word ? kindsOf(word) : null
  if (!kinds || !named) return null
  if (kinds.includes(named)) return right(`${capital(word)} can be ${/^a/.test(named) ? 'an' : 'a'} ${named}.`)
  // Nearly any word can name something: 'a run', 'the cold'.
  return named === 'noun' || kinds.length > 1
    ? null
    : look(`${capital(word)}: does it name a thing, tell what someone does, or tell what something is like?`)
}

function hintFor(single: string): string {
  if (/(?:s|x|z|ch|sh)$/.test(single) && pluralOf(single) === `${single}es`)
    return `After ${single.slice(-1)}, you can hear a whole new beat.`
  if (/[^aeiou]y$/.test(single)) return 'The y at the end changes.'
  return pluralOf(single) === `${single}s`
    ? 'Most words just take one letter.'
    : 'This word does not take s. It changes.'
}

function countClaim(said: string): WordVerdict | null {
  const [, text = '', number = '', what = ''] = claps.exec(said) ?? []
  const word = knownWord(text)
  if (!word) return null
  const count = numbers.includes(number) ? numbers.indexOf(number) : Number(number)
  const isLetters = what.startsWith('letter')
  const unit = `${isLetters ? 'letter' : 'clap'}${count === 1 ? '' : 's'}`
  if (isLetters ? word.word.length === count : word.claps.includes(count))
    return right(`${capital(word.word)} has ${count} ${unit}.`)
  return look(
    isLetters ? `Touch each letter: ${[...word.word].join('-')}.` : `Clap ${word.word} slowly, one clap for each beat.`,
  )
}

function spellClaim(said: string): WordVerdict | null {
  const [, text = '', run = ''] = spelledAs.exec(said) ?? []
  const word = knownWord(text)
  const letters = run.replace(/[^a-z]/g, '')
  if (!word || !letters) return null
  return letters === word.word
    ? right(`${capital([...letters].join('-'))} spells ${word.word}.`)
    : look(spellingHint(letters, word.word))
}

/** Two letters with one sound, and words that begin with them. */
const pairs: Readonly<Record<string, readonly [string, string]>> = {
  sh: ['shoe', 'shell'],
  ch: ['cheese', 'chair'],
  th: ['three', 'thumb'],
  wh: ['whale', 'wheel'],
  ph: ['phone', 'photo'],
}

/** Where a try at a spelling differs first, without the letter itself. */
export function spellingHint(tried: string, word: string): string {
  const pair = /^(?:sh|ch|th|wh|ph)/.exec(word)?.[0]
  if (pair && !tried.startsWith(pair)) {
    const [one = '', other = ''] = pairs[pair] ?? []
    return `The first sound in ${word} is made by two letters together, as in ${one === word ? other : one}.`
  }
  const at = [...word].findIndex((letter, index) => letter !== tried[index])
  const same = at < 0 ? word.length : at
  const begin =
    same > 0 ? `It starts ${[...word.slice(0, same)].join('-')}, just as you have it.` : 'Look at the first letter.'
  if (at < 0)
    return `${begin} You have ${tried.length - word.length === 1 ? 'one letter' : 'some letters'} too many at the end.`
  if (tried.length === word.length - 1 && word.slice(0, at) + word.slice(at + 1) === tried)
    return word[at] === word[at - 1] ? `${begin} One letter is doubled.` : `${begin} Then one letter is missing.`
  return same > 0 ? `${begin} Look at what comes next.` : begin
}
