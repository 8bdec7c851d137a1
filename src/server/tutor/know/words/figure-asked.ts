import { kindOfFigure, kindsInLine } from './figures.ts'
import type { ToldByKey } from './word-verdict.ts'

// 'What kind of figurative language is "the wind whispered"': what to look at is shown, and the child names it.

const wants =
  /\b(?:what|which) (?:(?:kind|type|sort) of )?(?:figurative language|figure of speech|literary device|device)s? (?:is|are|in|would)\b(?: (?:it|this|that|be|used in))?\W+["'“‘]?(.{8,110}?)["'”’]?\W*$/i
const claims =
  /^\W*(?:(?:and|so|then|ok) )*["'“‘](.{8,90}?)["'”’],? (?:(?:is|would be|that'?s|its|it'?s) )?(?:an? )?([a-z]{5,16})(?: right| too)?\W*$/i
const mostWords = 9

export function figureTold(text: string, kept: string | null): ToldByKey | null {
  const line = wants.exec(text)?.[1]
  const [kind] = line === undefined ? [] : kindsInLine(line)
  if (kind !== undefined) return { key: `grammar.figure.${kind}`, next: `figured:${kind}`, verdict: 'tell' }
  const [, said = '', name = ''] = claims.exec(text) ?? []
  const named = kindOfFigure(name)
  if (said !== '' && named !== null) return claimed(said, named)
  return kept === null ? null : tried(text, kept.slice('figured:'.length))
}

function claimed(said: string, named: string): ToldByKey | null {
  const found = kindsInLine(said)
  const [first] = found
  if (first === undefined) return null
  return found.some((one) => one === named)
    ? { key: `grammar.figure.yes.${named}`, verdict: 'right' }
    : { key: `grammar.figure.${first}`, next: `figured:${first}`, verdict: 'look' }
}

function tried(text: string, wanted: string): ToldByKey | null {
  const words = text.toLowerCase().match(/[a-z]{5,16}/g) ?? []
  if (text.split(/\s+/).length > mostWords) return null
  const named = words.map(kindOfFigure).find((one) => one !== null)
  if (named === undefined || named === null) return null
  return named === wanted
    ? { key: `grammar.figure.yes.${named}`, verdict: 'right' }
    : { key: `grammar.figure.no.${named}`, next: `figured:${wanted}`, verdict: 'look' }
}
