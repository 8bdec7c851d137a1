// Learns which words are private, from content/safety/en/private and the tuned parts of the older sets:
// npx tsx scripts/learn-private.ts, then the net (scripts/learn-private-net.ts); with --check it learns from three quarters and shows what the rest comes to.
import { writeFileSync } from 'node:fs'
import { deflateRawSync } from 'node:zlib'
import { isLeft } from '../evals/left-over.ts'
import { hidePrivate } from '../src/server/safety/hide-private.ts'
import { shieldPersonalData } from '../src/server/safety/shield.ts'
import { isFirstName, isInDictionary } from '../src/server/safety/usual-words.ts'
import { talkLines, writtenLines } from './ear/read-lines.ts'
import { learnSigns, tagged } from './private/learn-signs.ts'
import { learnTexts, type Weights } from './private/learn-texts.ts'
import { allLines, parts } from './private/private-lines.ts'

const root = new URL('../', import.meta.url)

/** What several children say of other things, and no dictionary has: slips, Spanish, sounds. None of it is a name. */
function usualWords(): string[] {
  const wordsOf = (text: string) => text.match(/\p{L}+/gu) ?? []
  const harmless = [
    ...talkLines().map(({ parts }) => parts),
    ...writtenLines('es').flatMap(({ kind, parts }) => (kind === null ? [parts] : [])),
  ].flat()
  const counts = new Map<string, number>()
  for (const line of harmless)
    for (const word of new Set(wordsOf(line)))
      if (word === word.toLowerCase()) counts.set(word, (counts.get(word) ?? 0) + 1)
  const secret = new Set(
    lines.flatMap(({ text, secrets }) => secrets.flatMap(([from, to]) => wordsOf(text.slice(from, to).toLowerCase()))),
  )
  return [...counts]
    .flatMap(([word, count]) =>
      count >= 2 && word.length > 1 && !secret.has(word) && !isFirstName(word) && !isInDictionary(word) ? [word] : [],
    )
    .sort()
}

/** Weights in whole numbers of 8 bits. */
function packed({ weights, bias }: Weights) {
  let most = 0
  for (const weight of weights) most = Math.max(most, Math.abs(weight))
  const scale = 127 / most
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight * scale))
  return { scale, bias, weights: deflateRawSync(new Uint8Array(bytes.buffer), { level: 9 }).toString('base64') }
}

/** What is gone and what is harmed at some limits, in files that the signs did not learn from; without the net. */
function check() {
  const limits = [-1, 0, 1, 2, 3].map((whether) => ({ whether, reach: -3.5, number: -2, between: -9 }))
  const counts = limits.map(() => ({ gone: 0, told: 0, harmed: 0, fine: 0 }))
  const files = [...new Set(lines.map(({ file }) => file))]
  const partOf = (file: string) => files.indexOf(file) % parts
  for (let part = 0; part < parts; part++) {
    const others = lines.filter(({ file }) => partOf(file) !== part)
    const knowing = { words: learnSigns(others.map(tagged)), texts: learnTexts(others), net: null }
    for (const { text, secrets, file } of lines.filter(({ file }) => partOf(file) === part))
      for (const [at, limit] of limits.entries()) {
        const count = counts[at]
        if (!count) continue
        const shielded = shieldPersonalData(text, [], (plain, byRules) =>
          hidePrivate(plain, byRules, { knowing, limits: limit }),
        )
        const told = secrets.map(([start, end]) => text.slice(start, end))
        const isRight = told.length > 0 ? !isLeft(told, text, shielded) : shielded === text
        if (told.length > 0) count.told++
        else count.fine++
        if (told.length > 0 && isRight) count.gone++
        if (told.length === 0 && !isRight) count.harmed++
        if (!isRight && process.argv.includes('--show') && at === 2)
          console.info(file, shielded, '|', told.join(' || '))
      }
  }
  console.info(lines.length, 'lines; with the patterns, in files that the tagger did not learn from:')
  for (const [at, { gone, told, harmed, fine }] of counts.entries())
    console.info(limits[at]?.whether, 'gone', gone, 'of', told, 'harmed', harmed, 'of', fine)
}

const lines = allLines()
if (process.argv.includes('--check')) check()
else {
  const usual = usualWords()
  writeFileSync(new URL('content/safety/usual.json', root), `${JSON.stringify({ words: usual.join(' ') }, null, 1)}\n`)
  const made = { ...packed(learnSigns(lines.map(tagged))), texts: packed(learnTexts(lines)) }
  writeFileSync(new URL('content/safety/private.json', root), `${JSON.stringify(made, null, 1)}\n`)
  console.info(lines.length, 'lines,', made.weights.length + made.texts.weights.length, 'characters')
}
