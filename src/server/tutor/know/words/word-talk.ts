import { apostropheAnswer, mixedUp } from './apostrophes.ts'
import { formAnswer } from './ask-forms.ts'
import { lettersAnswer } from './ask-letters.ts'
import { meaningAnswer } from './ask-meanings.ts'
import { moreOfWords } from './ask-more.ts'
import { shown, soundAnswer } from './ask-sounds.ts'
import { askedToSpell, spellingAnswer } from './ask-spelling.ts'
import { capitalAsked } from './capital-asked.ts'
import { soundsTheSame } from './homophones.ts'
import { magicE } from './magic-e.ts'
import { nearestWord } from './nearest-word.ts'
import { pairChoice } from './pair-choice.ts'
import { asQuestion, capital } from './question-words.ts'
import { spanishAnswer } from './spanish-words.ts'
import { wordClaim } from './word-claims.ts'
import type { WordVerdict } from './word-verdict.ts'
import { knownWord, knownWords, rhymesOf } from './words.ts'

const longest = 120
const numberWords =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )

/** What is to be said of letters, sounds and words that a child asks about or makes a claim of. */
export function wordTalk(text: string, isMagic: boolean): WordVerdict | null {
  if (text.length > longest) return null
  const question = asQuestion(text.replace(/(?<=\bspell )\d{1,2}\b/, (digits) => numberWords[Number(digits)] ?? digits))
  const spell = askedToSpell(question)
  const told = spell ? spellingAnswer(question) : null
  if (spell && told) return { verdict: 'tell', says: told, next: `spell:${spell}` }
  return (
    mirrored(question) ??
    missed(question) ??
    beforeE(question) ??
    spelledIn(question) ??
    moreOfWords(question) ??
    pairChoice(question) ??
    capitalAsked(question) ??
    lettersAnswer(question) ??
    magicE(question, isMagic) ??
    apostropheAnswer(question) ??
    mixedUp(question) ??
    wordClaim(question) ??
    howRead(question) ??
    spanishAnswer(text) ??
    plainly(question)
  )
}

const saysMissed =
  /^(?:i|we) (?:spelled|spelt|spell|got|wrote|missed) (?:the word )?([a-z']{3,15}) (?:wrong|bad|incorrectly)\b|^(?:i|we) (?:missed|got wrong) (?:the word )?([a-z']{3,15}) on (?:my|the|our)\b/

/** 'I spelled becuase wrong on my test': how it goes, and that it is a hard one. */
function missed(question: string): WordVerdict | null {
  const found = saysMissed.exec(question)
  const word = nearestWord(found?.[1] ?? found?.[2] ?? '')
  return word === null || word === ''
    ? null
    : {
        verdict: 'tell',
        says: `Lots of people trip over that one. In books, ${word} is ${[...word].join('-')}.`,
        next: `spell:${word}`,
      }
}

const rule = /\bi before e\b|\bi (?:comes|goes) before e\b/

/** The rule that has exceptions. */
const beforeE = (question: string): WordVerdict | null =>
  rule.test(question) && !/^(?:what|why|is|does|who|how)\b/.test(question)
    ? {
        verdict: 'right',
        says: 'That rule helps a lot: friend, piece, believe. After c it turns around, as in receive. A few words break it, such as weird.',
        next: 'rule',
      }
    : null

const mixesLetters =
  /\b(?:mix|mixed|mixing|confuse|tell|difference|trick|which way|backwards?)\b.*\b(?:b|d)s? (?:and|or|from) (?:b|d)s?\b|\b(?:b|d)s? (?:and|or|from) (?:b|d)s?\b.*\b(?:mix|mixed|mixing|confus\w+|tricky|backwards?)\b/

const looksAlike =
  /\b(?:b|d)s? (?:and|n|or) (?:b|d)s? (?:\w+ ){0,3}(?:same|alike|twins?|similar)\b|\b(?:b|d)s? (?:looks?|is|are) (?:\w+ )?(?:like|the same as|almost like|just like|a backwards?|backwards?|a flipped) (?:an? |the )?(?:b|d)s?\b/

/** The trick for two letters that look alike in a mirror. */
function mirrored(question: string): WordVerdict | null {
  return (mixesLetters.test(question) || looksAlike.test(question)) && question.length < 60
    ? { verdict: 'tell', says: bedTrick }
    : null
}

export const bedTrick =
  'Many kids mix up b and d. Think of the word bed: the b at its start has the stick first, and the d at its end has the stick last.'

function plainly(question: string): WordVerdict | null {
  const says = nameLetter(question) ?? soundAnswer(question) ?? meaningAnswer(question) ?? formAnswer(question)
  if (says === null) return null
  const [, rhymed] = /\brhymes? with (?:the word )?([a-z']+)$/.exec(question) ?? []
  const [, started] =
    /\bwhat (?:(?:letter|sound) )?(?:does|do) (?:the word )?([a-z']+) (?:start|begin)s?\b/.exec(question) ?? []
  const next = rhymed ? `rhyme:${rhymed}` : started ? `start:${started}` : undefined
  return { verdict: 'tell', says, ...(next && { next }) }
}

const asksOfName =
  /^my (?:\w+ )?name is ([a-z]{2,14}) (?:what|which) (?:letter|sound) (?:is (?:that|it)|does (?:it|that|my name|this) (?:start|begin)(?: with)?|is my letter|do i have)$/

/** 'My name is Theo, what letter is that'. */
function nameLetter(question: string): string | null {
  const [, name = ''] = asksOfName.exec(question) ?? []
  return name === '' ? null : `${capital(name)} starts with the letter ${(name[0] ?? '').toUpperCase()}.`
}

const run = /(?<![a-z'])((?:[a-z][ -]){2,14}[a-z])(?![a-z'])/

/** 'It says kite. K i t e': letters beside the word that they spell. */
function spelledIn(question: string): WordVerdict | null {
  if (/^(?:why|what|how|is|does)\b/.test(question)) return null
  const letters = run.exec(question)?.[1]
  if (!letters) return null
  const word = letters.replace(/[ -]/g, '')
  const others = question.replace(letters, ' ').split(' ').filter(Boolean)
  if (others.length < 2 || others.length > 8 || !others.includes(word) || !knownWord(word)) return null
  return { verdict: 'right', says: `${capital([...word].join('-'))} spells ${word}.`, next: `read:${word}` }
}

const asksHow =
  /^(?:how (?:do|would|should|can) (?:you|u|i|we) (?:say|read|pronounce|sound out)|(?:i cant|i can't|help me) (?:read|say|sound out)|sound out) (?:the word |this word |it )?([a-z']{2,15})$/

function howRead(question: string): WordVerdict | null {
  const asked = asksHow.exec(question)?.[1]
  const says = asked ? readingOf(asked) : null
  return says ? { verdict: 'tell', says, next: `read:${asked}` } : null
}

/** How a word is read, without sounding it: what it sounds like, its first sound, a rhyme. */
export function readingOf(text: string): string | null {
  const word = knownWord(text)
  if (!word || word.keys.length > 1 || word.word.length < 3) return null
  const same = [...knownWords()].find((each) => soundsTheSame(each.word, word.word) && each.word !== word.word)
  const [letters, ...examples] = shown[word.sound] ?? []
  const example = examples.find((each) => each !== word.word)
  const start = letters && example ? `It starts with the sound ${letters}, as in ${example}.` : ''
  const alike = same ? `It sounds just like ${same.word}.` : ''
  const [rhyme] = rhymesOf(word, 1)
  const end = !same && rhyme ? `It rhymes with ${rhyme}.` : ''
  const claps = word.claps[0] && word.claps[0] > 1 ? `It has ${word.claps[0]} claps.` : ''
  return start || alike || end ? [start, alike || end, claps].filter(Boolean).join(' ') : null
}
