import { respelledOrders } from './spelling-of-orders.ts'

/**
 * What a text says when it is read another way: decoded, turned around, or with its spaces taken out. Only readings that
 * come out as words are given.
 */
export function disguisedReadings(text: string): string[] {
  const short = text.slice(0, longest)
  const lower = short.toLowerCase()
  const turned = [
    ...(turnedOrders.test(lower) ? [rot13(lower)] : []),
    ...(backwardOrders.test(lower) ? [backwards(lower)] : []),
  ]
  return [...decoded(short), ...turned, ...respelledOrders(lower)].filter((each) => /[a-z]{3}/i.test(each))
}

const longest = 2000
const orders = [
  'ignore',
  'instruction',
  'rules',
  'prompt',
  'system',
  'disregard',
  'forget',
  'override',
  'bypass',
  'pretend',
]
const rot13 = (text: string) =>
  text.replace(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 97 + 13) % 26) + 97))
const backwards = (text: string) => [...text].reverse().join('')
// A whole second reading is made only where one of the words shows.
const turnedOrders = new RegExp(orders.map(rot13).join('|'))
const backwardOrders = new RegExp(orders.map(backwards).join('|'))

/** Does the text, without spaces and signs, order the tutor to leave its rules? */
export const ordersWithoutSpaces = (plain: string) =>
  /(?:ignore|disregard|forget|bypass|override)(?:the|my|these|of|any){0,2}(?:all|every|your|previous|prior|system|safety)(?:all|any|every|your|the|my|these|of|previous|prior|above|system|safety){0,4}(?:instructions|rules|prompts?|guidelines)/.test(
    plain.slice(0, longest).replace(/[^a-z]/g, ''),
  )

function decoded(text: string): string[] {
  const base64 = (text.match(/[A-Za-z0-9+/_-]{16,}={0,2}/g) ?? []).filter(
    (run) => /[A-Z]/.test(run) && /[a-z]/.test(run),
  )
  const hex = text.match(/(?:0x)?(?:[0-9a-f]{2}[ ,:]?){8,}/gi) ?? []
  const binary = text.match(/(?:[01]{8} ?){5,}/g) ?? []
  return [
    ...base64.map((run) => Buffer.from(run, 'base64').toString('latin1')),
    ...hex.map((run) => Buffer.from(run.replace(/0x|[^0-9a-f]/gi, ''), 'hex').toString('latin1')),
    ...[tagged(text), escaped(text)],
    ...binary.map((run) =>
      run.replace(/([01]{8}) ?/g, (_, byte: string) => String.fromCharCode(Number.parseInt(byte, 2))),
    ),
  ].filter((each) => /^[\x20-\x7E\n]{6,}$/.test(each) && /[a-z]{3}/i.test(each))
}

/** Letters that nobody sees, but a program reads: the tags of Unicode. */
const tagged = (text: string) =>
  (text.match(/[\u{E0020}-\u{E007E}]/gu) ?? [])
    .map((c) => String.fromCodePoint((c.codePointAt(0) ?? 0) - 0xe0000))
    .join('')

/** Letters written by their numbers: '%69', '&#105;', '\\u0069', '105 103 110'. */
function escaped(text: string): string {
  const spelt = text.match(/%[0-7][0-9a-f]|&#x?[0-9a-f]{2,3};|\\u00[0-7][0-9a-f]|\\x[0-7][0-9a-f]/gi) ?? []
  const listed = /(?:\b(?:3[2-9]|[4-9]\d|1[01]\d|12[0-6])\b[ ,]{0,2}){8,}/.exec(text)?.[0] ?? ''
  const codes = [
    ...spelt.map((each) => Number.parseInt(each.replace(/[^0-9a-f]/gi, ''), /^&#\d/.test(each) ? 10 : 16)),
    ...(listed.match(/\d+/g) ?? []).map(Number),
  ]
  return codes
    .filter((code) => code >= 32 && code < 127)
    .map((code) => String.fromCharCode(code))
    .join('')
}
