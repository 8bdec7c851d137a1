// What the net for private words learns from, as files that scripts/private/learn_net.py reads:
// npx tsx scripts/private/words-for-net.ts FOLDER
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { vocabulary } from '../../src/server/safety/ear/ear.ts'
import { openEncoder } from '../../src/server/safety/ear/packed-encoder.ts'
import { piecesReader } from '../../src/server/safety/ear/pieces.ts'
import { placedWords } from '../../src/server/safety/private-words.ts'
import { isFirstName, isInDictionary, isUsualWord, isWellKnown } from '../../src/server/safety/usual-words.ts'
import { allLines } from './private-lines.ts'

const folder = process.argv[2]
if (!folder) throw new Error('Say where to: npx tsx scripts/private/words-for-net.ts FOLDER')
const put = (name: string, data: string | Uint8Array) => writeFileSync(path.join(folder, name), data)

const encoder = openEncoder()
const read = piecesReader(encoder.vocabulary)
const { groupsOf } = vocabulary()
/** As lineOf of private-net.ts takes them. */
const mostPieces = 5

function factsOf(word: string): unknown[] {
  const [wide, narrow] = groupsOf(word.toLowerCase().replace(/[’']/g, '')) ?? [-1, -1]
  const listed = [isFirstName(word), isUsualWord(word), isInDictionary(word)]
  const known = [...listed, isWellKnown(word, 'people'), isWellKnown(word, 'places')]
  return [read(word, mostPieces), wide, narrow, ...known.map(Number)]
}

const words = new Map<string, unknown[]>()
const lines = allLines().map(({ file, text, secrets }) => {
  const placed = placedWords(text)
  for (const { text: word } of placed) {
    words.set(word, words.get(word) ?? factsOf(word))
    words.set(word.toLowerCase(), words.get(word.toLowerCase()) ?? factsOf(word.toLowerCase()))
  }
  const told = placed.map(({ start, end }) => Number(secrets.some(([from, to]) => start < to && end > from)))
  return JSON.stringify({ file, words: placed.map((word) => [word.text, word.beside]), told })
})
put('lines.jsonl', lines.join('\n'))
put('words.json', JSON.stringify([...words]))
put('embeddings.bin', encoder.bytesOf('embeddings'))
put('scales.bin', new Uint8Array(encoder.numbersOf('embeddings.scales').buffer))
console.info(lines.length, 'lines,', words.size, 'words')
