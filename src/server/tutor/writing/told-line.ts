import { isFirstName, isInDictionary } from '#server/safety/usual-words.ts'
import { capital } from '../know/words/question-words.ts'
import { reflectionOf } from '../read/reflect.ts'
import { faultsIn } from './faults.ts'
import { quoteOf } from './good-in.ts'
import { heroOf, namesIn } from './hero.ts'
import { writingWords } from './writing-words.ts'
import { wordsOf } from './written.ts'

/** What a line of a told story brings. */
export type ToldLine = {
  kind: 'trouble' | 'glad' | 'arrives' | 'wants' | 'line' | 'part'
  values: Readonly<Record<string, string>>
  /** What may be asked of it, what fits it best first. */
  asks: readonly string[]
}

const mostSaid = 13
const heard = new Set(['past', 'agree', 'spell'])

/** The line as a listener says it back, its verbs and spelling set right without a word. */
function saidOf(text: string, whole: string): string | null {
  const plain = text.replace(/^\W*(?:(?:and|so|then|ok|okay|um+|but|well|oh)[\s,]+)+/i, '').replace(/[.!\s]+$/, '')
  if (/[.!?]|["“”]/.test(plain) || wordsOf(plain).length > mostSaid || wordsOf(plain).length < 2) return null
  const names = namesIn(`${whole} ${plain}`)
  const mended = faultsIn(plain)
    .filter(({ kind, fixes }) => heard.has(kind) && fixes.length > 0)
    .reduce((left, { word, fixes }) => left.replace(new RegExp(`\\b${word}\\b`, 'i'), fixes[0] ?? word), plain)
  const reflected = reflectionOf(mended)
  if (reflected?.told === 'heavy') return null
  const isKnown = wordsOf(mended).every(
    ({ word, as }) => isInDictionary(word) || isFirstName(word) || names.includes(capital(as)),
  )
  if (!isKnown) return null
  const turned = reflected?.said ?? (/\b(?:i|my|me|we|you)\b/i.test(mended) ? null : mended)
  if (turned === null) return null
  const small =
    /^(?:[A-Z][a-z]+)\b/.test(turned) && !names.includes(wordsOf(turned)[0]?.as ?? '') ? lowered(turned) : turned
  return names.reduce((left, name) => left.replace(new RegExp(`\\b${name}\\b`, 'gi'), name), small)
}

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

const asksFor: Readonly<Record<ToldLine['kind'], readonly string[]>> = {
  trouble: ['do', 'feel', 'say', 'end', 'where'],
  glad: ['end', 'say', 'feel'],
  arrives: ['want', 'look', 'do', 'say', 'wrong'],
  wants: ['wrong', 'do', 'feel', 'say'],
  line: ['wrong', 'feel', 'say', 'where', 'end'],
  part: ['wrong', 'feel', 'say', 'where', 'end'],
}
const fewestBeforeEnd = 18
const introduces = /\b(?:there (?:was|were|is|once was|lived)|named|called|name is|name was)\b/i

/** What happens in a line of a told story: trouble, a good turn, someone new, a wish. */
export function toldLine(text: string, whole: string): ToldLine | null {
  const words = new Set(wordsOf(text).map(({ word }) => word))
  const { trouble, glad, wants, arrives } = writingWords()
  const before = new Set(wordsOf(whole).map(({ word }) => word))
  const has = (set: ReadonlySet<string>) => [...words].some((word) => set.has(word))
  const isTrouble = [...words].some((word) => trouble.has(word) && !before.has(word))
  const said = saidOf(text, whole)
  const isSad = /\b(?:no friends?|alone|lonely|nobody)\b/i.test(text)
  const quote = said === null ? quoteOf(text) : null
  if (said === null && quote === null) return null
  const isNew = introduces.test(text)
  const kind = isSad
    ? 'trouble'
    : has(wants)
      ? 'wants'
      : isNew
        ? 'arrives'
        : has(glad)
          ? 'glad'
          : isTrouble
            ? 'trouble'
            : has(arrives)
              ? 'arrives'
              : 'line'
  const values = {
    said: said ?? '',
    Said: capital(said ?? ''),
    quote: quote ?? '',
    who: heroOf(`${whole} ${text}`) ?? 'none',
  }
  const isLong = wordsOf(whole).length > fewestBeforeEnd
  const fitting =
    isNew && !isSad ? ['look', ...asksFor[kind]] : isSad ? ['feel', 'want', ...asksFor[kind]] : asksFor[kind]
  const asks = fitting.filter((one) => one !== 'end' || isLong)
  return { kind: said === null ? 'part' : kind, values, asks }
}
