import { z } from 'zod'
import file from '#content/words/spanish.json'
import { capital, listed } from './question-words.ts'
import type { WordVerdict } from './word-verdict.ts'
import { knownWord } from './words.ts'

const bare = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').trim()

type Pairs = {
  toSpanish: Map<string, string[]>
  toEnglish: Map<string, string[]>
  shown: Map<string, string>
  groups: Map<string, number>
}
let pairs: Pairs | null = null

function all(): Pairs {
  if (pairs) return pairs
  const { pairs: groups } = z.strictObject({ pairs: z.array(z.string()) }).parse(file)
  pairs = { toSpanish: new Map(), toEnglish: new Map(), shown: new Map(), groups: new Map() }
  for (const [group, pair] of groups.flatMap((line, at) => line.split(' ').map((one) => [at, one] as const))) {
    const [english = '', spanish = ''] = pair.split('=')
    const word = english.replaceAll('_', ' ')
    const forms = spanish.replaceAll('_', ' ').split('|')
    pairs.toSpanish.set(word, forms)
    pairs.groups.set(word, group)
    for (const form of forms) {
      const key = bare(form)
      pairs.shown.set(key, form)
      pairs.toEnglish.set(key, [...(pairs.toEnglish.get(key) ?? []), word])
    }
  }
  return pairs
}

const numbers =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
const isDay = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/
const inBooks = (word: string) => (isDay.test(word) ? capital(word) : word)
const article = /^(?:el|la|los|las|un|una|the|a|an|to) /
const clean = (text: string) =>
  bare(text)
    .replace(/[^a-z' ]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .replace(article, '')

const englishOf = (word: string) =>
  all().toEnglish.get(word) ??
  all().toEnglish.get(word.replace(/s$/, '')) ??
  all().toEnglish.get(word.replace(/es$/, ''))
const single = (word: string) => (all().toSpanish.has(word) ? word : word.replace(/s$/, ''))
const spanishOf = (word: string) => all().toSpanish.get(single(word))
const spoken = (word: string) => all().shown.get(word) ?? word

const wantsSpanish = [
  /^(?:how (?:do|would|can) (?:you|u|i|we) (?:say|write) |(?:what is|what's|whats|say) )(?:the word )?["“]?([a-z' ]{1,20}?)["”]? in spanish$/,
  /^como se dice ([a-z' ]{1,20}?)(?: (?:en espanol|in spanish))?$/,
  /^(?:que significa|que es) ([a-z' ]{1,20})$/,
  /^(?:what is|what's|whats) (?:the )?spanish (?:word )?for ([a-z' ]{1,20})$/,
]
const wantsEnglish = [
  /^(?:como se dice|que significa|que es) ([a-z' ]{1,20}?) en ingles$/,
  /^que significa ([a-z' ]{1,20})$/,
  /^(?:what does|what do|what is|what's|whats) ([a-z' ]{1,20}?) (?:mean|means)(?: in (?:english|spanish))?$/,
  /^(?:how (?:do|would|can) (?:you|u|i|we) say |(?:what is|what's|whats) )([a-z' ]{1,20}?) in english$/,
]
const claims = [
  /^([a-z' ]{1,20}?) (?:means|mean|is|significa|es|quiere decir) ([a-z' ]{1,20}?)(?: in (?:spanish|english)| en (?:espanol|ingles))?(?: right| verdad| no)?$/,
]
const askedClaim =
  /^(?:does|do|is) ([a-z' ]{1,20}?) (?:mean |(?:the )?same as |the (?:spanish |english )?word for )([a-z' ]{1,20}?)(?: in (?:spanish|english))?$/

const lead = /^(?:(?:and|y|so|ok|oh|i think|i know|my mom says|la palabra|the word) )+/

const tensOf: Record<string, string> = {
  treinta: 'thirty',
  cuarenta: 'forty',
  cincuenta: 'fifty',
  sesenta: 'sixty',
  setenta: 'seventy',
  ochenta: 'eighty',
  noventa: 'ninety',
}
const onesOf: Record<string, string> = {
  uno: 'one',
  dos: 'two',
  tres: 'three',
  cuatro: 'four',
  cinco: 'five',
  seis: 'six',
  siete: 'seven',
  ocho: 'eight',
  nueve: 'nine',
}

/** 'Como se dice sesenta y tres en ingles'. */
function numberAsked(plain: string): WordVerdict | null {
  const [, tens = '', ones] = /^como se (?:dice|escribe) ([a-z]+)(?: y ([a-z]+))?(?: en ingles)?$/.exec(plain) ?? []
  const [ten, one] = [tensOf[tens], ones === undefined ? undefined : onesOf[ones]]
  if (ten === undefined || (ones !== undefined && one === undefined)) return null
  const says = ones === undefined ? tens : `${tens} y ${ones}`
  return { verdict: 'tell', says: `${capital(says)} is “${one === undefined ? ten : `${ten}-${one}`}” in English.` }
}

/** A Spanish word of a beginner in English, or the other way, or what the child says that it means. */
export function spanishAnswer(text: string): WordVerdict | null {
  if (text.length > 80) return null
  const plain = bare(
    text.replaceAll('=', ' is ').replace(/\b\d{1,2}\b/g, (digits) => numbers[Number(digits)] ?? digits),
  )
    .replace(/^.*[.!?] +(?=\p{L}.*\p{L})/u, '')
    .replace(/[^a-z' ]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .replace(/^(?:(?:hola|hi|hey|hello|ok|okay|oye|so|and|y|bolt|um|also) )+(?=como|how|what|que|say)/, '')
  const number = numberAsked(plain)
  if (number) return number
  for (const pattern of wantsSpanish) {
    const word = clean(pattern.exec(plain)?.[1] ?? '')
    const found = spanishOf(word)
    if (found)
      return { verdict: 'tell', says: `${capital(single(word))} is ${listed(found.slice(0, 2), 'or')} in Spanish.` }
  }
  const phrase = wantsSpanish.flatMap((pattern) => pattern.exec(plain)?.[1] ?? [])[0]
  const parts = phrase === undefined ? null : wordByWord(phrase)
  if (parts) return parts
  for (const pattern of wantsEnglish) {
    const word = clean(pattern.exec(plain)?.[1] ?? '')
    const found = englishOf(word)
    const isToo = (spanishOf(word) ?? knownWord(word)) && !plain.endsWith('english') && !plain.endsWith('ingles')
    if (found && !isToo)
      return { verdict: 'tell', says: `${capital(spoken(word))} means ${listed(found.slice(0, 2), 'or')} in English.` }
  }
  const row = rowSaid(plain)
  if (row) return row
  const choice = spelledSo(plain)
  if (choice) return choice
  if (phrase !== undefined && !phrase.includes(' ') && knownWord(clean(phrase)))
    return {
      verdict: 'tell',
      says: `I don't know the Spanish word for ${clean(phrase)} yet. A bilingual dictionary has it, or somebody who speaks Spanish.`,
    }
  const said = plain.replace(lead, '')
  for (const pattern of [...claims, askedClaim]) {
    const [, a = '', b = ''] = pattern.exec(said) ?? []
    const found = a ? claimed(clean(a), clean(b), /\b(?:means?|significa|quiere decir)\b/.test(said)) : null
    if (found) return found
  }
  return null
}

const rowOf =
  /^(?:(?:and|y|but|so|pero) )*(?:in|en) (english|ingles|spanish|espanol) (?:(?:it is|it's|its|is|es|son|they are|we say|you say|i say|se dice|that is|thats) )*([a-z ]{3,60})$/
const mostInRow = 10

/** 'In English is one two three': each of the words in the other language, too. */
function rowSaid(plain: string): WordVerdict | null {
  const [, language = '', line = ''] = rowOf.exec(plain) ?? []
  const words = line.split(' ').filter((word) => !/^(?:and|y|the|a|el|la)$/.test(word))
  if (words.length < 1 || words.length > mostInRow || words[0] === '') return null
  const isEnglish = language.startsWith('en') || language.startsWith('in')
  const others = words.flatMap((word) => (isEnglish ? spanishOf(word)?.[0] : englishOf(word)?.[0]) ?? [])
  if (others.length < words.length) return null
  const own = isEnglish ? words : words.map(spoken)
  return {
    verdict: 'right',
    says: `${capital(own.join(', '))} in ${isEnglish ? 'English' : 'Spanish'}, and ${others.join(', ')} in ${isEnglish ? 'Spanish' : 'English'}.`,
  }
}

/** 'Is it hambre or ambre': the one that is a word. */
function spelledSo(plain: string): WordVerdict | null {
  const [, a = '', b = ''] = /^(?:is it|es) ([a-z]{3,14}) (?:or|o) ([a-z]{3,14})$/.exec(plain) ?? []
  const right = [a, b].filter((one) => one !== '' && englishOf(one) && !knownWord(one))
  const [word] = right
  if (right.length !== 1 || word === undefined) return null
  const mute = word.startsWith('h') ? ' In Spanish the h is written and never said.' : ''
  return { verdict: 'tell', says: `It is ${spoken(word)}: ${[...spoken(word)].join('-')}.${mute}` }
}

/** Of a whole sentence its words are told: how they go together is left to the child. */
function wordByWord(phrase: string): WordVerdict | null {
  const words = phrase.split(' ').filter((word) => !/^(?:the|a|an|is|are|to|in|on)$/.test(word))
  const told = [...new Set(words)].flatMap((word) => {
    const found = spanishOf(word)
    return found?.[0] === undefined ? [] : [`${word} is ${found[0]}`]
  })
  return words.length < 2 || told.length < 2
    ? null
    : { verdict: 'tell', says: `Here are words for it: ${listed(told)}. How would you put them together?` }
}

/** 'Luna is happy' tells of a Luna: a wrong pair is one of two colors, two animals, or says that it means so. */
function claimed(a: string, b: string, saysMeans: boolean): WordVerdict | null {
  if (!b || a === b) return null
  const [spanish, english] = englishOf(a) && !spanishOf(a) ? [a, b] : englishOf(b) && !spanishOf(b) ? [b, a] : []
  if (/^(?:que|como|quien|donde|cuando)\b/.test(spanish ?? '')) return null
  if (spanish === undefined || english === undefined) return null
  const means = englishOf(spanish) ?? []
  if (means.includes(single(english)))
    return { verdict: 'right', says: `${capital(spoken(spanish))} means ${inBooks(single(english))}.` }
  const other = spanishOf(english)
  const { groups } = all()
  const isAlike = means.some((each) => groups.get(each) === groups.get(single(english)))
  if (!other || knownWord(spanish) || !(isAlike || saysMeans)) return null
  return {
    verdict: 'look',
    says: `${capital(spoken(spanish))} means ${listed(means.slice(0, 2).map(inBooks), 'or')}. ${capital(single(english))} is ${other[0]}.`,
    isTold: true,
  }
}
