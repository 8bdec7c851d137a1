import { expansions, fillers, phrases, scrambled, signature } from './spelling.ts'

/**
 * What the text says to somebody who reads through disguises: lower case, plain letters and digits, one space between
 * words, ' . ' between sentences, contractions and common misspellings written out. For matching only, never shown.
 * Two readings where a '1' may be an i or an l.
 */
export function readings(text: string): string[] {
  const plain = plainLetters(text)
  const asI = fold(plain, 'i')
  return /[a-z]1|1[a-z]/.test(plain) ? [asI, fold(plain, 'l')] : [asI]
}

/** The text without what nobody sees (zero-width and direction marks, control signs); line breaks stay. */
export const visible = (text: string) =>
  text.replace(/\r\n?/g, '\n').replace(unseen, (c) => (c === '\n' || c === '\t' ? c : ''))

const unseen = /[\p{Cc}\p{Cf}\p{Cs}\u115F\u1160\u3164\uFFA0\u2800]/gu

// Cyrillic and Greek letters that look like Latin ones.
const lookAlikes: ReadonlyMap<string, string> = new Map(
  'аaеeоoрpсcуyхxіiѕsјjкkмmтtвbнhԁdɡgοoαaεeιiκkρpτtυuνv'.match(/../gu)?.map((pair) => {
    const [from = '', to = ''] = pair
    return [from, to]
  }),
)

/** Letters without what stands above and below them. */
export const withoutMarks = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')

/** Lower case, without accents, with the Latin letters that Cyrillic and Greek ones only look like. */
export const plainLetters = (text: string) =>
  withoutMarks(visible(text.normalize('NFKC')).toLowerCase())
    .replace(/[\u0250-\u04FF\u0500-\u052F]/gu, (c) => lookAlikes.get(c) ?? c)
    .replace(/[’‘`´ʼ]/g, "'")

const leet: Record<string, string> = { '0': 'o', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' }

function fold(plain: string, one: 'i' | 'l'): string {
  const letters = plain
    .replace(/(?<=[a-z])[013457@$!]{1,3}(?=[a-z])|(?<=(?:^|[^a-z0-9])[a-z]{2,12})[013457$]{1,2}(?![a-z0-9])/g, (run) =>
      unleet(run, one),
    )
    .replace(/(?<![a-z0-9])[1@$](?=[a-z]{2})/g, (sign) => unleet(sign, one))
    .replace(
      /\b(i|you|he|she|it|we|they|that|who|what|there)'(m|re|s|ll|ve|d)\b/g,
      (_, who, end) => `${who} ${short[end] ?? ''}`,
    )
    .replace(/(?<=[a-z])'(?=[a-z])/g, '')
    .replace(/(?<![a-z0-9'])[a-z](?:[ .\-_*]{1,2}[a-z](?![a-z0-9'])){2,}/g, (run) => run.replace(/[^a-z]/g, ''))
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(/[.!?;\n…]+/g, ' . ')
    .replace(/[^a-z0-9 .]+/g, ' ')
  return merge(words(inBytes(letters)))
}

/** A text with no sign beyond Latin 1 as the short strings of the runtime, for which every pattern is compiled already. */
const inBytes = (text: string) => Buffer.from(text, 'latin1').toString('latin1')

const short: Record<string, string> = { m: 'am', re: 'are', s: 'is', ll: 'will', ve: 'have', d: 'would' }
const unleet = (run: string, one: string) => run.replace(/./g, (c) => (c === '1' ? one : (leet[c] ?? c)))

/** Longest word that is looked at whole; what is longer is no word, and short words keep every rule linear. */
const longestWord = 30

function words(text: string): string {
  const out: string[] = []
  for (const token of text.split(' ')) {
    if (token === '' || fillers.has(token)) continue
    for (const word of spell(token).split(' ')) {
      if (word !== out.at(-1)) out.push(word.slice(0, longestWord))
    }
  }
  return ` ${out.join(' ')} `
}

function spell(token: string): string {
  const known = expansions.get(token)
  if (known !== undefined) return known
  if (token.length < 5) return token
  if (runTogether.test(token)) return 'want to die'
  if (/^s[uo]+[iae]*(?:c|s|ss|sh)[iay]+d+[ea]?l?$/.test(token)) return token.endsWith('l') ? 'suicidal' : 'suicide'
  return token.length > longestWord ? token : (scrambled.get(signature(token)) ?? token)
}

const runTogether = /(?:want|wana|wanna)to?die|(?:kill|kil|hurt|hang)myself|hatemylife|endmylife/

function merge(text: string): string {
  let merged = text
  for (const [pattern, as] of phrases) merged = merged.replace(pattern, as)
  return merged
}
