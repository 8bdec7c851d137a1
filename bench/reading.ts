// How long the rules take that read what is said, in milliseconds of the processor. Run: npx tsx bench/reading.ts

import { bySentence } from '#server/safety/by-sentence.ts'
import { checkChild } from '#server/safety/check-child.ts'
import { toSpeech } from '#server/speech/speech-text.ts'
import { definitionOf } from '#server/tutor/know/glossary/glossary.ts'
import { casesOf } from '#tests/support/safety-cases.ts'

async function measure(name: string, times: number, work: (at: number) => unknown) {
  for (let at = 0; at < times / 4; at++) await work(at)
  const begun = process.cpuUsage()
  for (let at = 0; at < times; at++) await work(at)
  const { user, system } = process.cpuUsage(begun)
  process.stdout.write(`${name}: ${((user + system) / 1_000 / times).toFixed(3)} ms\n`)
}

async function* inPieces(text: string) {
  for (let at = 0; at < text.length; at += 4) yield text.slice(at, at + 4)
}

const talk = casesOf('look-alikes')
const asked = ['what is a xfotosinthesys of paralelogramms', 'whats fotosinthesis', 'what is a fraction']
const long = 'It is 3.5, Dr. Lee. Ok? '.repeat(4_000)

await measure('is a child’s message fine (checkChild)', 4 * talk.length, (at) =>
  checkChild(talk[at % talk.length] ?? '', 3),
)
await measure('a word of the glossary, also misspelled', 3_000, (at) => definitionOf(asked[at % asked.length] ?? '', 3))
await measure('100 characters as they are read aloud', 3_000, () =>
  toSpeech('7 × 8 = 56, and 3/4 of 12 cm is 9 cm. '.repeat(3)),
)
await measure('96,000 characters of a reply into sentences', 10, async () => {
  for await (const _ of bySentence(inPieces(long)));
})
