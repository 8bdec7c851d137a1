import data from '#content/en/tutor/colors-shapes.json'
import { isFirstName, isInDictionary } from '#server/safety/usual-words.ts'
import { shown } from './ask-sounds.ts'
import { nearestWord } from './nearest-word.ts'
import { isSpelledRight } from './spelled-words.ts'
import { knownWord } from './words.ts'

// 'd is for doggy too and banana': words that a child names for a letter, each looked at by itself.

/** Words named for a letter: those that start with it, those that only sound so, and those that start with another. */
export type Named = { letter: string; fit: string[]; tricky: string[]; other: string[] }

const skipped = new Set(
  'is for and an a the too also like or of to with in starts start has have one my mine yes no oh um ok n both haha hehe lol'.split(
    ' ',
  ),
)
const lead = /^(?:(?:and|oh|ok|so|look|hey|yes|no|um|the letter|letter|my letter is|it is|its|i know|the) )*/
const forLetter = /^([a-z]) (is (?:for |of )?|for )(?:the |a |an |my )?(.{2,60})$/
const mostNamed = 5
/** No words that stand for a letter: 'a is first', 'b is cool'. */
const notNamed = new Set(
  'cool fun easy hard first last next my best favorite good bad it that this what not in big small little capital before after a an letter vowel so the answer number right wrong done me you'.split(
    ' ',
  ),
)

/** 'F is fish', 'b for ball and bat': a letter with what it is for. */
export function namedFor(question: string): Named | null {
  const [, letter = '', link = '', rest = ''] = forLetter.exec(question.replace(lead, '')) ?? []
  if (letter === '') return null
  const words = wordsOf(rest)
  const known = words.filter((word) => isWord(word) || (word.length > 2 && word.startsWith(letter)))
  if (known.length === 0 || words.length > mostNamed || words.some((word) => notNamed.has(word))) return null
  if (words.length - known.length > 1 || (/^[ai]$/.test(letter) && !/^\w (?:is )?for /.test(question))) return null
  const named = sorted(letter, known)
  // 'Y is the sky blue' asks why.
  return link === 'is ' && named.fit.length === 0 ? null : named
}

const ownWith =
  /^(?:and )?(?:my (?:\w+ )?(?:name )?)?(?:starts|begins|start) with (?:an? |the )?(?:letter )?([a-z]) (?:like|and so (?:does|do)|just like|as in|same as) (.{2,60})$/
const hasOwn =
  /^([a-z]) is (?:my|our) (?:own |favorite |name )?letter (?:and )?(.{2,40}?) (?:has|have|starts with|got|is) (?:my letter|it|one|that|mine)(?: too)?$/
const likeWord = /^([b-hj-z]) (?:like|as in|is like) (?!to\b|it\b|that\b|this\b|you\b)(.{2,60})$/

/** 'My name starts with M like moon and nose', 'Z is my letter. Zoo has my letter'. */
export function namedWith(question: string): Named | null {
  const plain = question.replace(lead, '')
  const [, letter = '', rest = ''] = ownWith.exec(plain) ?? hasOwn.exec(plain) ?? likeWord.exec(plain) ?? []
  return letter === '' ? null : namedFor(`${letter} is for ${rest}`)
}

/** 'Oh b bus', behind a word that starts otherwise. */
export function letterAlone(question: string): Named | null {
  const [, letter = '', word = ''] = /^([b-hj-z]) ([a-z]{2,12})$/.exec(question.replace(lead, '')) ?? []
  return letter !== '' && isWord(word) ? sorted(letter, [word]) : null
}

/** 'Pizza and pig and bus', where words with the first sound of a word are looked for. */
export function namedLike(question: string, word: string): Named | null {
  const words = wordsOf(question.replace(lead, '')).filter((one) => one.length > 1)
  if (words.length < 2 || words.length > mostNamed || words.includes(word) || !words.every(isWord)) return null
  if (
    !/^[a-z ]+$/.test(question) ||
    /\b(?:i|you|he|she|it|its|they|we|him|her|me|us|so|not|then|when|because|want|wanna|said|says|are|has|what|how|why|who|can|do|was|did|my|bye|goodbye|ok|thanks)\b/.test(
      question,
    )
  )
    return null
  const named = sorted(word[0] ?? '', words)
  return named.fit.length + named.tricky.length > 0 ? named : null
}

const wordsOf = (text: string) => text.split(' ').filter((word) => word !== '' && !skipped.has(word))
const isWord = (word: string) =>
  /^[a-z]{2,14}$/.test(word) && (knownWord(meant(word)) !== null || isSpelledRight(word) || isFirstName(word))
const meant = (word: string) => (isFirstName(word) || isInDictionary(word) ? word : (nearestWord(word) ?? word))

function sorted(letter: string, words: readonly string[]): Named {
  const named: Named = { letter, fit: [], tricky: [], other: [] }
  for (const typed of words) {
    const word = meant(typed)
    if (word.startsWith(letter)) named.fit.push(word)
    else if (soundsLike(word, letter)) named.tricky.push(word)
    else named.other.push(word)
  }
  return named
}

const soundsLike = (word: string, letter: string) => {
  const heard = shown[knownWord(word)?.sound ?? '']?.[0]
  return heard === letter || (heard === 'k' && letter === 'c')
}

/** How a word is begun in writing, where its sound is another letter's: 'ph', 'kn', else its first letter. */
export const writtenStart = (word: string) =>
  (/^(?:ph|kn|wr|gn|wh|ch|sh)/.exec(word)?.[0] ?? word[0] ?? '').toUpperCase().split('').join('-')

/** 'Puh', 'p says puh', 'sss' for the letter that a word starts with. */
export function soundSaid(question: string, letter: string): boolean {
  const said = question.replace(lead, '').replace(new RegExp(`^(?:${letter} )?(?:says |goes |is |like )?`), '')
  const sounds: Readonly<Record<string, string>> = data.sounds
  const short = said.replace(/^([a-z])\1+$/, '$1$1$1').replace(/^([a-z])\1*(uh+)$/, '$1uh')
  return said === letter || sounds[short] === letter || new RegExp(`^(?:${letter}uh? ?){2,6}$`).test(said)
}
