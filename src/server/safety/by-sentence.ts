const longest = 400
const shortestClause = 100

/**
 * Gathers pieces of text into whole sentences: the unit that is checked, kept, shown and spoken. How the text was cut
 * into pieces changes nothing. A sentence that grows past 400 characters is cut at a clause or a word. When the source
 * fails, the unfinished sentence is dropped and the failure passed on: half a sentence is never shown to a child.
 */
export async function* bySentence(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  let reading = start
  for await (const piece of pieces) {
    rest += piece
    for (;;) {
      reading = read(rest, reading)
      if (reading.end === null) break
      const sentence = rest.slice(0, reading.end).trim()
      rest = rest.slice(reading.end)
      reading = start
      if (sentence !== '') yield sentence
    }
  }
  const last = rest.trim()
  if (last !== '') yield last
}

/** The sentences of a text that is whole. */
export function sentencesIn(text: string): string[] {
  const sentences: string[] = []
  let rest = text
  for (;;) {
    const { end } = read(rest, start)
    const sentence = (end === null ? rest : rest.slice(0, end)).trim()
    if (sentence !== '') sentences.push(sentence)
    if (end === null) return sentences
    rest = rest.slice(end)
  }
}

/** What to put behind a sentence so that `bySentence` finds its end again, at once: a space, or a new line where a
 * space could be read as its middle ('7 p.m.', a line without a full stop). */
export const gapAfter = (sentence: string): ' ' | '\n' =>
  read(`${sentence} `, start).end === sentence.length ? ' ' : '\n'

/** How far the unfinished sentence has been read. `doubt` is a place where it ends unless a small letter follows. */
type Reading = { at: number; doubt: number | null; end: number | null }
const start: Reading = { at: 0, doubt: null, end: null }

/** Reads on until the sentence ends (`end` is then where) or the text does. */
function read(text: string, from: Reading): Reading {
  let { doubt } = from
  for (let at = from.at; at < text.length; at++) {
    const space = isSpace(text.charCodeAt(at))
    if (space && isLineEnd(text.charCodeAt(at))) return { at, doubt, end: at + 1 }
    if (space && at === 0) return { at, doubt, end: 1 }
    if (!space && doubt !== null) {
      if (!/\p{Ll}/u.test(text.charAt(at))) return { at, doubt, end: doubt }
      doubt = null
    }
    if (space && !isSpace(text.charCodeAt(at - 1))) {
      const ending = endingOf(text.slice(0, at))
      if (ending === 'whole') return { at, doubt, end: at }
      if (ending === 'doubtful') doubt = at
    }
    if (at >= longest) return { at, doubt, end: doubt ?? cutOf(text) }
  }
  return { at: text.length, doubt, end: null }
}

const isLineEnd = (code: number) => code === 10 || code === 13 || code === 0x2028 || code === 0x2029

const isSpace = (code: number) =>
  code === 32 || (code >= 9 && code <= 13) || (code > 127 && /\s/.test(String.fromCharCode(code)))

const marks = '.!?…。！？'
const closers = '"\'”’»)]*_'
const abbreviation =
  /(?:^|[^\p{L}.])(?:dr|mr|mrs|ms|mx|st|jr|sr|prof|vs|approx|etc|fig|e\.g|i\.e|a\.m|p\.m|sra|dra|ee\.uu)$/iu
const initial = /(?:^|\P{L})[A-HJ-Z]$/u

/** Is this, with a space behind it, a whole sentence? Doubtful: closed by a quotation mark ('She asked "why?" and left.'). */
function endingOf(text: string): 'whole' | 'doubtful' | 'open' {
  let closed = text.length
  while (closed > 0 && closers.includes(text.charAt(closed - 1))) closed--
  let words = closed
  while (words > 0 && marks.includes(text.charAt(words - 1))) words--
  if (words === closed) return 'open'
  const ending = closed === text.length ? 'whole' : 'doubtful'
  const run = text.slice(words, closed)
  // The missing number of '3 + ? = 10' ends no sentence.
  if (run === '?' && /(?:^|[\s(])$/.test(text.slice(0, words))) return 'open'
  if (/[!?。！？]/.test(run)) return ending
  if (run !== '.') return 'open'
  const before = text.slice(Math.max(0, words - 10), words)
  if (/^\d{1,3}$/.test(text.slice(0, words)) || abbreviation.test(before) || initial.test(before)) return 'open'
  return ending
}

/** Where to cut what is too long: behind its last clause, else behind its last word, else anywhere but inside a character. */
function cutOf(text: string): number {
  const most = text.slice(0, longest)
  const clause = /^.*[,;:—–]\s/su.exec(most)?.[0].length ?? 0
  if (clause >= shortestClause) return clause
  const word = /^.*\s/su.exec(most)?.[0].length ?? 0
  if (word > 0) return word
  return /[\uD800-\uDBFF]$/.test(most) ? longest - 1 : longest
}
