import { usualOf } from '../../read/young-spelling.ts'
import { shown } from './ask-sounds.ts'
import { isNoun } from './forms.ts'
import { nearestWord } from './nearest-word.ts'
import { aWord, capital, listed } from './question-words.ts'
import type { WordVerdict } from './word-verdict.ts'
import { knownWord } from './words.ts'

const vowels = 'aeiou'
/** What letters say, alone and in pairs; two words for each, so that no word is shown by itself. */
const says: Record<string, string> = {
  a: 'A can say a as in apple, or its own name as in cake.',
  e: 'E can say e as in egg, or its own name as in me.',
  i: 'I can say i as in igloo, or its own name as in ice.',
  o: 'O can say o as in octopus, or its own name as in go.',
  u: 'U can say u as in up, or its own name as in unicorn.',
  y: 'Y can say y as in yes, i as in my, or e as in happy.',
  c: 'C says k in cat, and s in city. It says s before e, i and y.',
  g: 'G says its hard sound in goat, and j in giant.',
  x: 'X says ks, as in box and fox.',
  q: 'Q goes with u, and qu says kw, as in queen.',
  qu: 'Qu says kw, as in queen and quick.',
  ph: 'Ph says f, as in phone and graph.',
  th: 'Th has two sounds: one in thumb, and one in this.',
  wh: 'Wh mostly says w, as in whale and when.',
  ck: 'Ck says k, as in duck and sock.',
  ng: 'Ng is the sound at the end of ring and song.',
  kn: 'Kn says n, as in knee and know. The k is silent.',
  wr: 'Wr says r, as in write and wrong. The w is silent.',
  ee: 'Ee says the name of e, as in tree and feet.',
  ea: 'Ea mostly says the name of e, as in eat. In bread it says e as in egg.',
  oo: 'Oo has two sounds: one in moon, and one in book.',
  ai: 'Ai says the name of a, as in rain and tail.',
  ay: 'Ay says the name of a, as in day and play.',
  oa: 'Oa says the name of o, as in boat and coat.',
  ow: 'Ow has two sounds: one in cow, and one in snow.',
  ou: 'Ou often says ow, as in out and house.',
  oi: 'Oi is the sound in coin and oil.',
  oy: 'Oy is the sound in boy and toy.',
  ar: 'Ar is the sound in car and star.',
  er: 'Er is the sound in her and fern.',
  ir: 'Ir is the sound in bird and girl.',
  ur: 'Ur is the sound in fur and turn.',
  or: 'Or is the sound in fork and corn.',
  tion: 'Tion says shun, as in nation and station.',
  igh: 'Igh says the name of i, as in night and light.',
}
for (const [letters, one, two] of Object.values(shown))
  says[letters] ??= `${capital(letters)} is the sound at the start of ${one} and ${two}.`

const asksSound = [
  /^what(?: sound)? (?:does|do) (?:the )?(?:letters? )?([a-z]{1,4})(?: and ([a-z]))?(?: together)? (?:make|say|sound like)$/,
  /^what (?:is )?(?:the )?sound (?:of|for) (?:the )?(?:letters? )?([a-z]{1,4})$/,
]
const asksVowels =
  /^(?:what are|what're|whats|which are|which letters are)(?: all)? (?:the )?vowels?(?: letters)?$|^(?:what is|what's|whats) a vowel$/
const asksKind = /^is (?:the letter )?([a-z]) (?:a )?(?:vowel|consonant)$/
const asksHowMany =
  /^how many (let+[er]{0,3}s|vowels|consonants|[a-z]'?s) (?:are (?:there )?in|is in|in|does|has) (?:the word )?([a-z]{2,20})(?: have| has)?$/
const asksNext =
  /^(?:what|which)(?: letter)? (?:comes |is |goes )?(?:right )?(after|before|next after) (?:the letter )?([a-z])$/
const asksReal = new RegExp(`^is ${aWord} (?:really )?(?:a |an )?(?:real |actual |true )?(?:english )?word$`)
const asksHas = /^is there (?:a|an|any) (?:letter )?([a-z]) in (?:the word )?([a-z]{2,20})$/
const spelledWord =
  /^(?:whats|what's|what is|what does|what do|what word is|what) ((?:[a-z][ -]){1,11}[a-z])(?: (?:spell|say|make|mean)s?)?$/
const silent =
  /^(?:is|why is|does|why does|why do you need|why is there)(?: the| a)? ?(?:silent )?([a-z]) (?:silent |quiet |say anything |make a sound |there )?in ([a-z]{3,15})(?: silent| quiet| make a sound)?$/
const gapped = 'abcdefghijklmnopqrstuvwxyz'

const asksStart = /^what(?: letter)? (?:does|do) (?:the word )?([a-z]{4,15}) (?:start|begin)s?(?: with)?$/

/** 'What letter is the snake one', 'what is the letter at the start of fish'. */
const pointedAt =
  /^(?:which|what|whats|what's|what is|which is)(?: letter)?(?: is)?(?: the)? ([a-z]{3,12}) (?:one|letter|letter one)$|^(?:which|what|whats|what's|what is)(?: the)? letter(?: is)?(?: at)? (?:the )?(?:start|beginning|front|first) (?:of|in|for) (?:the word )?([a-z]{3,15})$/
/** 'Which letter says mmm'. */
const saysSound =
  /^(?:which|what) letter (?:is the one that |is it that )?(?:says|goes|makes|sounds like|say|make|go) (?:the )?([b-df-hj-np-tv-z])\1+(?: sound)?$/

/** What letters say, and which letters a word has. */
export function lettersAnswer(question: string): WordVerdict | null {
  for (const ask of asksSound) {
    const [, letters = '', more = ''] = ask.exec(question) ?? []
    const found = says[letters + more] ?? says[letters.replace(/^(.)\1+$/, '$1')]
    const example = exampleOf(letters + more)
    if (found) return example ? { ...tell(found), next: `start:${example}` } : tell(found)
  }
  const begun =
    /^(?:what|which) letter (?:does|do|is) (?:the word |the name )?([a-z]{3,15}) (?:start|begin)s?(?: with)?$/.exec(
      question,
    )?.[1]
  const letterOf = /^what letter is (?:the word |for |in )?([a-z]{3,12})(?: start with)?$/.exec(question)?.[1]
  const ofName =
    /^what letter is (?:for |my name )?([a-z]{2,12}) (?:thats|that is) (?:me|my (?:own )?name|mine|my \w+)$/.exec(
      question,
    )?.[1]
  // 'The last one', 'the red one' is pointed at among others, and no word to spell.
  const named = pointedAt.exec(question)?.slice(1).find(Boolean)
  const pointed =
    named !== undefined && isNoun(named) && !/^(?:last|best|red|silent|right|left|first|next|middle|end)$/.test(named)
      ? named
      : undefined
  const sounded = saysSound.exec(question)?.[1]
  const ofSound = sounded === undefined ? undefined : says[sounded]
  if (ofSound) return tell(ofSound)
  const meant = [letterOf, begun, pointed].find((one) => one !== undefined)
  const word = meant === undefined || knownWord(meant) ? meant : (usualOf(meant) ?? meant)
  if (word !== undefined && (knownWord(word) || word !== meant))
    return { ...tell(`${capital(word)} starts with the letter ${word[0]}.${soundNote(word)}`), next: `start:${word}` }
  if (ofName) return { ...tell(`${capital(ofName)} starts with the letter ${ofName[0]}.`), next: `start:${ofName}` }
  if (begun) return tell(`${capital(begun)} starts with the letter ${begun[0]}.`)
  const own = /^my (?:first )?name (?:starts|begins|start) with (?:an? |the letter )?([a-z])$/.exec(question)?.[1]
  const ownSound = own && says[own]
  if (own && ownSound) return { ...tell(ownSound), ...(exampleOf(own) && { next: `start:${exampleOf(own)}` }) }
  if (asksVowels.test(question)) return tell('The vowels are a, e, i, o and u. Sometimes y is one, too, as in my.')
  const kind = asksKind.exec(question)?.[1]
  if (kind === 'y') return tell('Y can be both: a consonant in yes, and a vowel in my.')
  if (kind) return tell(`${kind.toUpperCase()} is a ${vowels.includes(kind) ? 'vowel' : 'consonant'}.`)
  const rare = asksStart.exec(question)?.[1]
  // A word that is not known has at least the letters that the child wrote.
  if (rare && nearestWord(rare) === null) return tell(`${capital(rare)} starts with the letter ${rare[0]}.`)
  return inWord(question) ?? spelledOut(question)
}

const softG = /^(?:giraffe|giant|gem|gentle|germ|gym|ginger|general|genius|gel)/
/** Where the first letter does not sound as it mostly does. */
const soundNote = (word: string): string =>
  softG.test(word)
    ? ' Here the g makes the sound of j.'
    : /^c[eiy]/.test(word)
      ? ' Here the c makes the sound of s.'
      : /^ph/.test(word)
        ? ' P and h say f together.'
        : /^kn/.test(word)
          ? ' The k is quiet.'
          : ''

const tell = (text: string): WordVerdict => ({ verdict: 'tell', says: text })

/** A word that starts with the sound of these letters, for more of them. */
const exampleOf = (letters: string): string | null => Object.values(shown).find(([own]) => own === letters)?.[1] ?? null

function inWord(question: string): WordVerdict | null {
  const [, where, letter = ''] = asksNext.exec(question) ?? []
  const at = gapped.indexOf(letter)
  const other = where === 'before' ? gapped[at - 1] : gapped[at + 1]
  if (where && other) return tell(`${other.toUpperCase()} comes ${where === 'before' ? 'before' : 'after'} ${letter}.`)
  const [, which = '', counted = ''] = asksHowMany.exec(question) ?? []
  if (counted && knownWord(counted)) return tell(howMany(which, counted))
  const [, one = '', holder = ''] = asksHas.exec(question) ?? []
  if (holder && knownWord(holder))
    return tell(
      holder.includes(one)
        ? `Yes, ${holder} has the letter ${one}: ${[...holder].join('-')}.`
        : `No, there is no ${one} in ${holder}: ${[...holder].join('-')}.`,
    )
  const real = asksReal.exec(question)?.[1]
  if (real && real.length > 1) return realWord(real)
  const [, quiet = '', within = ''] = silent.exec(question) ?? []
  if (quiet) return silentIn(quiet, within)
  const [, said = '', of = ''] = silentClaim.exec(question) ?? []
  const found = said ? silentIn(said, of) : null
  return found && { ...found, verdict: 'right' }
}

function howMany(which: string, word: string): string {
  const letters = [...word]
  if (which.startsWith('let')) return `${capital(word)} has ${letters.length} letters: ${letters.join('-')}.`
  if (which === 'vowels' || which === 'consonants') {
    const found = letters.filter((letter) => vowels.includes(letter) === (which === 'vowels'))
    const kind = found.length === 1 ? which.slice(0, -1) : which
    return `${capital(word)} has ${found.length} ${kind}${found.length > 0 ? `: ${listed(found)}` : ''}.`
  }
  const letter = which[0] ?? ''
  const count = letters.filter((one) => one === letter).length
  return `${capital(word)} has ${count === 0 ? 'no' : count} letter ${letter}${count > 1 ? "'s" : ''}: ${letters.join('-')}.`
}

function realWord(word: string): WordVerdict | null {
  if (word.includes("'")) return null
  if (knownWord(word)) return tell(`Yes, ${word} is a real word.`)
  const near = nearestWord(word)
  return tell(
    near
      ? `Not with that spelling. Maybe you mean ${near}: ${[...near].join('-')}.`
      : `I do not know ${word}. It may be a made-up word, or a rare one. A dictionary can tell us.`,
  )
}

const silentStart: Record<string, RegExp> = {
  k: /^kn/,
  w: /^wr|^who(?:le|se)?$/,
  g: /^gn|ign$|igh/,
  b: /mb$|bt$/,
  h: /^hou?(?:r|nest)|^rh/,
  l: /(?:al[kmf]|ould)$/,
}

const silentClaim = /^(?:(?:so|and|i think) )*(?:the )?([a-z]) is (?:silent|quiet) in ([a-z]{3,15})$/

function silentIn(letter: string, word: string): WordVerdict | null {
  if (!knownWord(word) || !silentStart[letter]?.test(word)) return null
  return tell(`The ${letter} in ${word} is silent. We write it, but we do not say it.`)
}

function spelledOut(question: string): WordVerdict | null {
  const run = spelledWord.exec(question)?.[1]?.replace(/[^a-z]/g, '')
  if (run && knownWord(run) && run.length > 1) return tell(`${capital([...run].join('-'))} spells ${run}.`)
  return null
}
