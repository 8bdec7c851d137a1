import { type Part, partIn, partSays, partsOf } from './parts-of-speech.ts'
import type { ToldByKey } from './word-verdict.ts'

// Examples of a kind of word, behind the question what that is: 'like fluffy. my fluffy dog', 'is fast one too', 'fast is about the dog
// so adjective'.

const kinds = /\b(noun|verb|adjective|adverb)s?\b/i
const isPart = (word: string): word is Part => /^(?:noun|verb|adjective|adverb)$/.test(word)
export function partNamed(text: string): Part | null {
  const found = kinds.exec(text)?.[1]?.toLowerCase() ?? ''
  return isPart(found) ? found : null
}

const small = new Set(
  'like so the a an my is are one too and or it its oh ok yes um also as in i you we then maybe would be thats that this word are both'.split(
    ' ',
  ),
)
const mostWords = 8
const asksOne = /\bis ([a-z]+) (?:also )?(?:one|an? (?:noun|verb|adjective|adverb))(?: too)?\W*$/i
const tells =
  /^\W*(?:(?:oh|so|ok|because|cuz|bc) )*([a-z]+) (?:is about|tells about|describes|tells|is for|goes with|says) .{2,40}?\b(noun|verb|adjective|adverb)\b\W*$/i

/** `kept`: 'kind:adjective' while examples are given, 'kind:adverb:the fast dog ran quickly' with the sentence that they stand in. */
export function kindTold(text: string, kept: string | null): ToldByKey | null {
  const [, keptKind = '', keptLine = ''] = kept?.split(':') ?? []
  const asked = asksOne.exec(text)?.[1]?.toLowerCase()
  const kind = partNamed(text) ?? (isPart(keptKind) ? keptKind : null)
  if (kind === null) return null
  if (asked !== undefined && !small.has(asked)) return ofOne(text, asked, kind, keptLine)
  if (kept === null) return null
  const [, word = '', part = ''] = tells.exec(text) ?? []
  if (word !== '' && keptLine !== '' && partIn(word.toLowerCase(), keptLine) === part.toLowerCase())
    return {
      key: 'grammar.kind.right',
      values: { says: sayingOf(word.toLowerCase(), part.toLowerCase()) },
      verdict: 'right',
    }
  return examples(text, kind)
}
const sayingOf = (word: string, part: string) => (isPart(part) ? partSays(word, part) : '')

/** 'The fast dog ran quickly. is fast one too'. */
function ofOne(text: string, word: string, kind: Part, keptLine: string): ToldByKey | null {
  const line =
    text
      .split(/[.?!:]/)
      .map((part) => part.trim().toLowerCase())
      .find(
        (part) =>
          part.split(' ').length >= 4 && new RegExp(`\\b${word}\\b`).test(part) && !/\bis \w+ (?:one|an?)\b/.test(part),
      ) ?? keptLine
  if (line === '') return null
  const is = partIn(word, line)
  if (is === null) return null
  const next = `kind:${kind}:${line}`.slice(0, 150)
  return is === kind
    ? { key: 'grammar.kind.right', values: { says: partSays(word, is) }, next, verdict: 'right' }
    : { key: 'grammar.kind.ask', values: { word, kind }, next, verdict: 'look' }
}

/** 'Fluffy', 'helpful', which no list has. */
const isLikely = (word: string, kind: Part) =>
  kind === 'adjective' &&
  partsOf(word).length === 0 &&
  /(?:ffy|zzy|nny|mmy|ggy|tty|rry|ful|ous|ish|less|able)$/.test(word)

/** 'Like fluffy. my fluffy dog': the words that are of that kind. */
function examples(text: string, kind: Part): ToldByKey | null {
  const words = (text.toLowerCase().match(/[a-z']+/g) ?? []).filter((word) => !small.has(word))
  if (
    words.length === 0 ||
    text.split(/\s+/).length > mostWords ||
    /\b(?:what|why|how|can|do|does|did|who)\b/i.test(text)
  )
    return null
  const fits = [...new Set(words)].filter((word) => partsOf(word).includes(kind) || isLikely(word, kind))
  const [first] = fits
  const next = `kind:${kind}`
  if (first !== undefined)
    return { key: 'grammar.kind.right', values: { says: partSays(first, kind) }, next, verdict: 'right' }
  const [only] = words
  const [is] = only === undefined ? [] : partsOf(only)
  return words.length === 1 && only !== undefined && is !== undefined
    ? { key: 'grammar.kind.other', values: { says: partSays(only, is) }, next, verdict: 'look' }
    : null
}
