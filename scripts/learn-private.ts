// Learns which words are private, from content/safety/en/private and the tuned parts of the older sets:
// npx tsx scripts/learn-private.ts; with --check it learns from three quarters and shows what the rest comes to.
import { readFileSync, writeFileSync } from 'node:fs'
import { deflateRawSync } from 'node:zlib'
import { isLeft } from '../evals/left-over.ts'
import { readSet } from '../evals/read-set.ts'
import { isHeldOut } from '../evals/split.ts'
import { itemMadeFor, sources } from '../src/server/curriculum/curriculum.ts'
import { inOneByte } from '../src/server/safety/one-byte.ts'
import { hidePrivateWords, placedWords, sumOf, tagBits, tagSigns } from '../src/server/safety/private-words.ts'
import { shieldPersonalData } from '../src/server/safety/shield.ts'
import { isFirstName, isInDictionary } from '../src/server/safety/usual-words.ts'
import { diceOf, lessonSentences, linesIn, talkLines, writtenLines } from './ear/read-lines.ts'

type Told = { file: string; text: string; secrets: (readonly [start: number, end: number])[] }
type Tagged = { signs: [whenFree: number[], whenTold: number[]]; isTold: boolean }[]

const root = new URL('../', import.meta.url)
const parts = 4

function marked(line: string, file: string): Told {
  const secrets: (readonly [number, number])[] = []
  let text = ''
  for (const [at, piece] of line.split(/\[\[|\]\]/).entries()) {
    if (at % 2 === 1) secrets.push([text.length, text.length + piece.length])
    text += piece
  }
  return { file, text: inOneByte(text), secrets }
}

function withSecrets(file: string, text: string, secrets: readonly string[]): Told {
  const places = secrets.flatMap((secret): (readonly [number, number])[] => {
    const at = secret === '' ? -1 : text.indexOf(secret)
    return at < 0 ? [] : [[at, at + secret.length]]
  })
  return { file, text: inOneByte(text), secrets: places }
}

const itemsOfEach = 6

/** What the tutor tells and asks of invented people: as they stand, and as a child would type them. */
function storySentences(): string[] {
  const found: string[] = []
  const walk = (value: unknown): void => {
    if (typeof value === 'string') {
      if (!value.includes('{')) found.push(...value.split(/(?<=[.!?])\s+/).filter((one) => one.split(' ').length >= 4))
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(walk)
  }
  for (const name of ['stories', 'stories-own', 'problems'])
    walk(JSON.parse(readFileSync(new URL(`content/en/tutor/${name}.json`, root), 'utf8')))
  const items = sources.flatMap(({ skill }) =>
    Array.from({ length: itemsOfEach }, (_, seed) => itemMadeFor(skill, seed + 1)).flatMap((item) =>
      item ? [...item.text, item.question] : [],
    ),
  )
  return [...new Set([...found, ...items])].flatMap((one) => [one, one.toLowerCase()])
}

function allLines(): Told[] {
  const own = linesIn('content/safety/en/private/').map(({ line, file }) => marked(line.replace(/^fine\|/, ''), file))
  const sets = [
    ...readSet('personal-data').filter(({ columns: [text = ''] }) => !isHeldOut(text)),
    ...readSet('personal-data', 'tuned'),
  ]
  const fine = ['not-personal', 'look-alikes', 'not-injections'].flatMap((name) =>
    readSet(name).filter(({ columns: [text = ''] }) => !isHeldOut(text)),
  )
  const talk = ['everyday-talk', 'unremarkable', 'not-personal', 'more-fine', 'look-alikes'].flatMap((name) =>
    readFileSync(new URL(`evals/cases/${name}.txt`, root), 'utf8')
      .split('\n')
      .filter(Boolean),
  )
  const older = (at: number) => `older ${at % parts}`
  return [
    ...own,
    ...sets.map(({ columns: [text = '', secrets = ''] }, at) => withSecrets(older(at), text, secrets.split('|'))),
    ...[...fine, ...readSet('not-personal', 'tuned')].map(({ columns: [text = ''] }, at) =>
      withSecrets(older(at), text, []),
    ),
    ...talk.map((text, at) => withSecrets(older(at), text, [])),
    ...lessonSentences().map((text, at) => withSecrets(`lessons ${at % parts}`, text, [])),
    ...storySentences().map((text, at) => withSecrets(`stories ${at % parts}`, text, [])),
    ...talkLines()
      .filter((_, at) => at % 6 === 0)
      .map(({ group, parts: said }) => withSecrets(group, said.at(-1) ?? '', [])),
  ]
}

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

function tagged({ text, secrets }: Told): Tagged {
  const words = placedWords(text)
  return words.map(({ start, end }, at) => ({
    signs: [tagSigns(words, at, false), tagSigns(words, at, true)],
    isTold: secrets.some(([from, to]) => start < to && end > from),
  }))
}

const share = (sum: number) => 1 / (1 + Math.exp(-sum))

function learn(lines: readonly Tagged[]): { weights: Float32Array; bias: number } {
  const weights = new Float32Array(2 ** tagBits)
  const steps = new Float32Array(2 ** tagBits).fill(0.05)
  let bias = -1
  const roll = diceOf(3)
  const order = lines.map((_, at) => at)
  for (let round = 0; round < 12; round++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(roll() * (at + 1))
      const [one, two] = [order[at] ?? 0, order[other] ?? 0]
      order[at] = two
      order[other] = one
    }
    for (const at of order) {
      let wasTold = false
      for (const { signs, isTold } of lines[at] ?? []) {
        const own = signs[wasTold ? 1 : 0]
        const slope = (share(sumOf(weights, own) + bias) - (isTold ? 1 : 0)) * (isTold ? 2 : 1)
        bias -= 0.01 * slope
        for (const sign of own) {
          const pull = slope + 1e-4 * (weights[sign] ?? 0)
          steps[sign] = (steps[sign] ?? 0) + pull * pull
          weights[sign] = (weights[sign] ?? 0) - (0.1 * pull) / Math.sqrt(steps[sign] ?? 1)
        }
        wasTold = isTold
      }
    }
  }
  return { weights, bias }
}

const lines = allLines()
const all = lines.map(tagged)
if (process.argv.includes('--check')) {
  const limits = [-2, -1.5, -1, -0.5, 0, 0.5, 1]
  const counts = limits.map(() => ({ gone: 0, told: 0, harmed: 0, fine: 0 }))
  const files = [...new Set(lines.map(({ file }) => file))]
  const partOf = (file: string) => files.indexOf(file) % parts
  for (let part = 0; part < parts; part++) {
    const model = { ...learn(all.filter((_, at) => partOf(lines[at]?.file ?? '') !== part)), scale: 1 }
    for (const { text, secrets, file } of lines.filter(({ file }) => partOf(file) === part))
      for (const [at, from] of limits.entries()) {
        const count = counts[at]
        if (!count) continue
        const shielded = shieldPersonalData(text, [], (plain) =>
          hidePrivateWords(plain, { tagger: model, least: from }),
        )
        const told = secrets.map(([start, end]) => text.slice(start, end))
        if (told.length > 0) {
          count.told++
          if (!isLeft(told, text, shielded)) count.gone++
          else if (process.argv.includes('--show') && from === 0) console.info('LEFT', shielded, '|', told.join(' || '))
        } else {
          count.fine++
          if (shielded !== text) count.harmed++
          if (shielded !== text && process.argv.includes('--show') && from === 0)
            console.info('HARM', file, text, '|', shielded)
        }
      }
  }
  console.info(lines.length, 'lines; with the patterns, in files that the tagger did not learn from:')
  for (const [at, { gone, told, harmed, fine }] of counts.entries())
    console.info(limits[at], 'gone', gone, 'of', told, 'harmed', harmed, 'of', fine)
} else {
  const usual = usualWords()
  writeFileSync(new URL('content/safety/usual.json', root), `${JSON.stringify({ words: usual.join(' ') }, null, 1)}\n`)
  const { weights, bias } = learn(all)
  let most = 0
  for (const weight of weights) most = Math.max(most, Math.abs(weight))
  const scale = 127 / most
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight * scale))
  const made = { scale, bias, weights: deflateRawSync(new Uint8Array(bytes.buffer), { level: 9 }).toString('base64') }
  writeFileSync(new URL('content/safety/private.json', root), `${JSON.stringify(made, null, 1)}\n`)
  console.info(lines.length, 'lines,', made.weights.length, 'characters')
}
