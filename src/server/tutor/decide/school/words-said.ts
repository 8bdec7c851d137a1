import { askingOf } from '../../know/book/stems.ts'
import { answerTo } from '../../know/know.ts'
import { spellingAnswer } from '../../know/words/ask-spelling.ts'
import { synonymsOf } from '../../know/words/meanings.ts'
import { capital } from '../../know/words/question-words.ts'
import type { Decision } from '../../move.ts'
import { openProblem } from '../../state.ts'
import type { Heard } from '../hear.ts'
import { pairAsked } from '../words-in-talk.ts'
import { said } from './beside.ts'

// What a child says of a word that it writes or meets: which of two it takes, what it guesses that a word means.

const modal = '(might|could|should|would|must|may)'
const haveSaid = new RegExp(
  `^\\W*(?:(?:oh|ok|okay|fine|ugh|right|so|i mean|wait|no) ?\\W*)*(?:i |you |he |she |they |we )?${modal} have(?:\\W+(?:fine|ok|okay|not of|right|sorry|oops|got it))?\\W*$`,
  'i',
)
const ofOrHave = new RegExp(`\\b${modal} (?:of|have) or (?:${modal} )?(?:of|have)\\b`, 'i')
const ofWritten = new RegExp(`\\b${modal} of\\b(?! course)`, 'i')

/** 'Might HAVE. fine', 'is it should of or should have'. */
export function haveNotOf(heard: Heard): Decision | null {
  const { written, lesson } = heard
  const word = ofOrHave.exec(written)?.[1] ?? (lesson.said.length > 0 ? haveSaid.exec(written)?.[1] : undefined)
  if (word === undefined) return null
  const values = { word: word.toLowerCase(), Word: capital(word.toLowerCase()) }
  return said(heard, [{ key: ofOrHave.test(written) ? 'school.have' : 'school.haveMended', values }])
}

const sentenceWished =
  /^\W*(?:(?:ok|now|and|so|then|it says|i have to|we have to|i gotta) )*(?:use|using|put) (?:it|them|that|this|the words?|both|the word \w+|[a-z]+) in (?:a|one|my own) sentences?(?:[\s.,:!…-]+(?:ok|okay|fine|um|so|hmm))?[.:!…,-]+\s*(.{12,200})$/i
const fewestWords = 4

/** 'Use it in a sentence ok. I might of ate all the marshmallows'. */
export function sentenceGiven(heard: Heard): Decision | null {
  const sentence = sentenceWished.exec(heard.written)?.[1] ?? ''
  if (sentence.split(/\s+/).length < fewestWords || /\?\s*$/.test(sentence)) return null
  const fault = ofWritten.exec(sentence)?.[1]?.toLowerCase()
  return fault === undefined
    ? said(heard, [{ key: 'school.sentence' }])
    : said(heard, [{ key: 'school.sentence.of', values: { word: fault } }])
}

const twice = /\b([a-z']{2,10}) ([a-z]+(?: [a-z]+){0,2}) or ([a-z']{2,10}) \2(?![a-z'])/i

/** 'Do i write your invited or youre invited': the same words stand behind both. */
export function pairTwice(heard: Heard): Decision | null {
  if (!twice.test(heard.written) || !/\bdo (?:i|you|we) (?:write|say|put|use)\b/i.test(heard.written)) return null
  return pairAsked({ ...heard, written: heard.written.replace(twice, '$1 or $3 $2') })
}

const spellTail =
  /^\W*(?:.{0,60}[.,!?] )?((?:how|hw) (?:do|would|can|should) (?:you|u|i|we) spell (?:the word )?[a-z]{3,14})[.,!?]* (?:i (?:think|know|always|keep|forget|forgot|put)|theres|there's|there is|it has|does it|is it|is there|its|it's|with|without|like|cuz|because|again|right|in english|no )\b.*$/i

/** 'How do you spell whistle theres a secret t'. */
export function spellAskedWithin(heard: Heard): Decision | null {
  const ask = spellTail.exec(heard.written)?.[1]?.toLowerCase()
  const says = ask === undefined ? null : spellingAnswer(ask)
  return says === null ? null : said(heard, [{ text: says, fact: true }])
}

const w = '(?:an? |the |the word )?([a-z]{4,15})'
const guessed = [
  new RegExp(
    `^(?:what is|whats|what does|what do|what are) ${w}(?: mean| means| even mean)?(?:[.,?!]+| and| then)? (?:is it|is that|does it mean|it means|its like|it is like|like|as in|so) (?:the same (?:thing )?(?:as|like) |like |when |an? )*(.{3,50})$`,
  ),
  new RegExp(
    `^${w}[.,?!:]+ (?:is it|is that|does it mean|it means|as in|that means|like(?=[^?]*\\?$))(?: like| when| just| the same as| an?)* (.{3,60})$`,
  ),
  new RegExp(`^${w} means (?:like |when |that |to |really |very |a |an )*(.{3,60})$`),
]
const lead = /^(?:(?:ok|okay|so|and|um|oh|now|next|wait|vocab|vocabulary|the next word is|next word|next is)[\s.,!:]+)+/
const noWord =
  /^(?:that|this|they|there|what|your|mine|were|then|when|where|here|which|like|mean|means|answer|number|word|question|homework|math|tomorrow|today|tired|mad|sad|angry|fine|cool|nice|wait|okay)$/
const noGuess =
  /^(?:bad|ok|okay|true|good|on|weird|hard|gonna|going|time|my|your|all|too|so|if|there|fun|over|done|ready|for|from|because|cuz)\b/
const small =
  /^(?:a|an|the|it|its|is|to|of|in|on|you|your|when|like|that|or|and|something|thing|things|really|very|kind|sort|right|stuff|get|do|are|be|not|no|for|with|so|one)$/

/** 'Precipitation. is it rain', 'abash means embarrass': what is known of the word says whether that is so. */
export function meaningGuessed(heard: Heard): Decision | null {
  if (openProblem(heard.lesson) || /\d/.test(heard.written)) return null
  const line = heard.written
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[^a-z'.,?!: ]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .replace(lead, '')
  for (const pattern of guessed) {
    const [, word = '', guess = ''] = pattern.exec(line) ?? []
    if (word === '' || noWord.test(word) || noGuess.test(guess)) continue
    const known = answerTo(`what does ${word} mean`, heard.grade)
    if (!known || known.isFamily || !known.says.toLowerCase().includes(word.slice(0, 4))) continue
    const isSo = meansThat(guess, known.says, word)
    if (!isSo && pattern === guessed[2]) continue
    return said(heard, [{ key: isSo ? 'school.meaning.yes' : 'school.meaning' }, { text: known.says, fact: true }], {
      told: known.id,
      mood: isSo ? 'happy' : 'thinking',
    })
  }
  return null
}

function meansThat(guess: string, says: string, word: string): boolean {
  const stems = new Set(askingOf(says).stems)
  const words = (guess.match(/[a-z]+/g) ?? []).filter((one) => !small.test(one) && one !== word)
  const isIn = (one: string) => askingOf(one).stems.some((stem) => stems.has(stem))
  const found = words.filter((one) => isIn(one) || synonymsOf(one).some(isIn) || synonymsOf(word).includes(one))
  return words.length > 0 && found.length * 2 >= words.length && !/\bnot\b/.test(guess)
}
