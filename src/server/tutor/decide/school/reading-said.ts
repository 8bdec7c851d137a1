import { distance } from 'fastest-levenshtein'
import { soundsTheSame } from '../../know/words/homophones.ts'
import { capital, listed } from '../../know/words/question-words.ts'
import { isSpelledRight } from '../../know/words/spelled-words.ts'
import { knownWord } from '../../know/words/words.ts'
import type { Decision } from '../../move.ts'
import { openProblem } from '../../state.ts'
import type { Heard } from '../hear.ts'
import { said } from './beside.ts'

// A child reads aloud as it types: a word in its parts, one that it mends, one that it tries twice.

const oldest = 4
const parts = /(?<![\w'-])[a-z]{1,7}(?:-[a-z]{1,7}){1,4}(?![\w'-])/gi
const mostParts = 4
/** 'Fore cast. forecast'. */
const spacedOut = /\b([a-z]{2,7})[ -]([a-z]{2,8})[.,!…]* (?:oh |its |it's )?\1\2\b/i
const told = 'lang:reading'

/** 'Pep-per jumped in the pud-dle'. */
export function readInParts(heard: Heard): Decision | null {
  const { written, grade, lesson } = heard
  if (grade > oldest || openProblem(lesson)?.subject === 'reading') return null
  const found = (written.match(parts) ?? []).slice(0, mostParts)
  const words = found.flatMap((one) => {
    const pieces = one.toLowerCase().split('-')
    const word = pieces.join('')
    return pieces.some((piece) => piece.length > 1) && pieces.some((piece) => !knownWord(piece)) && isSpelledRight(word)
      ? [word]
      : []
  })
  const spaced = spacedOut.exec(written)
  if (spaced && isSpelledRight(`${spaced[1]}${spaced[2]}`.toLowerCase()))
    words.push(`${spaced[1]}${spaced[2]}`.toLowerCase())
  if (words.length === 0) return null
  const last = /[.,!?]\s*(?:no |oh |wait )*([a-z]{3,12})\W*$/i.exec(written)?.[1]?.toLowerCase()
  const mended =
    last !== undefined && !words.includes(last) && words.some((one) => distance(one, last) <= 1) ? last : null
  if (mended !== null)
    return said(heard, [{ key: 'school.readMended', values: { word: mended, Word: capital(mended) } }], { told })
  return said(heard, [{ key: 'school.inParts', values: { words: listed(words), Words: capital(listed(words)) } }], {
    told,
  })
}

const atEnd = /^(.{6,90}?)[.,!…-]+\s*(?:(?:no|oh|wait|i mean|oops)\W+)*([a-z]{2,12})\W*$/i
const ofPage = /\b(?:says?|book|page|read|word|story|line)\b/i

/** 'It says they have ate legs. eight', 'the page says house. no horse'. */
export function readingMended(heard: Heard): Decision | null {
  const { written, lesson } = heard
  const [, line = '', end = ''] = atEnd.exec(written) ?? []
  const word = end.toLowerCase()
  if (word === '' || openProblem(lesson) || !knownWord(word) || /\?/.test(line)) return null
  const words: readonly string[] = line.toLowerCase().match(/[a-z']+/g) ?? []
  if (words.length < fewestAround || words.includes(word)) return null
  const isTwin = words.some((one) => one.length > 1 && !small.test(one) && soundsTheSame(one, word))
  const isNear =
    ofPage.test(line) &&
    word.length > 3 &&
    words.some((one) => one.length > 3 && one[0] === word[0] && distance(one, word) === 1)
  return isTwin || isNear
    ? said(heard, [{ key: 'school.readMended', values: { word, Word: capital(word) } }], { told })
    : null
}
const fewestAround = 3
const small = /^(?:to|too|two|i|in|by|be|no|so|or|for|one|know)$/

const triedTwice = /\.{2,} ?([a-z]{2,9})\?,? (?:or |no |wait )?([a-z]{2,9})\?\W*$/i

/** 'The dog sat on the... rug? log?': the first letter that differs tells which. */
export function triedTwoWords(heard: Heard): Decision | null {
  const [, first = '', second = ''] = triedTwice.exec(heard.written) ?? []
  const [one, other] = [first.toLowerCase(), second.toLowerCase()]
  if (!knownWord(one) || !knownWord(other) || one === other) return null
  const at = [...one].findIndex((letter, index) => letter !== other[index])
  const values = { one, other, a: one[at] ?? '', b: other[at] ?? '' }
  if (values.a === '' || values.b === '') return null
  const key = at === 0 ? 'school.twoTries.start' : 'school.twoTries.inside'
  return said(heard, [{ key, values }], { told: `lang:reading:${one},${other}`, mood: 'thinking' })
}
