// Learns the net for private words (src/server/safety/private-net.ts) from the lines of scripts/learn-private.ts:
// npx tsx scripts/learn-private-net.ts; with --check it learns without the strangers' files and shows what it makes of them.
import { writeFileSync } from 'node:fs'
import { isLeft } from '../evals/left-over.ts'
import { vocabulary } from '../src/server/safety/ear/ear.ts'
import { hidePrivate } from '../src/server/safety/hide-private.ts'
import { openedNet } from '../src/server/safety/opened-net.ts'
import { netScores, openNet } from '../src/server/safety/private-net.ts'
import { placedWords } from '../src/server/safety/private-words.ts'
import { learnNet, strangers } from './private/learn-net.ts'
import { learnSigns, tagged } from './private/learn-signs.ts'
import { learnTexts } from './private/learn-texts.ts'
import { packNet } from './private/pack-net.ts'
import { allLines, type Told } from './private/private-lines.ts'

const place = new URL('../content/safety/private-net.json', import.meta.url)

/** How many lines are wholly gone, or unharmed. */
function count(name: string, lines: readonly Told[], isRight: (line: Told) => boolean) {
  const share = (some: readonly Told[]) => `${((some.filter(isRight).length / some.length) * 100).toFixed(1)} %`
  const told = lines.filter(({ secrets }) => secrets.length > 0)
  const fine = lines.filter(({ secrets }) => secrets.length === 0)
  console.info(name, 'gone', share(told), 'unharmed', share(fine))
}

/** Without any rule, in lines that neither the signs nor the net learned from. */
function check(lines: readonly Told[]) {
  const isHeld = ({ file }: Told) => strangers.includes(file)
  const learned = lines.filter((line) => !isHeld(line))
  const net = openNet(openedNet(packNet(learnNet(learned, console.info))))
  const held = lines.filter(isHeld)
  for (const limit of [-1, 0, 1, 2])
    count(`the net alone from ${limit}`, held, ({ text, secrets }) => {
      const words = placedWords(text)
      const isTold = netScores(net, words, vocabulary().groupsOf).map((score) => Number(score > limit))
      if (secrets.length === 0) return isTold.every((is) => is === 0)
      return words.every(
        ({ start, end }, at) => isTold[at] === 1 || !secrets.some(([from, to]) => start < to && end > from),
      )
    })
  const knowing = { words: learnSigns(learned.map(tagged)), texts: learnTexts(learned), net }
  for (const whether of [0, 1, 2, 3])
    count(`all taggers from ${whether}`, held, ({ text, secrets }) => {
      const limits = { whether, reach: -3.5, number: -2, between: -9 }
      const shielded = hidePrivate(text, text, { knowing, limits })
      const told = secrets.map(([from, to]) => text.slice(from, to))
      return told.length > 0 ? !isLeft(told, text, shielded) : shielded === text
    })
}

const began = process.cpuUsage()
const lines = allLines()
if (process.argv.includes('--check')) check(lines)
else writeFileSync(place, `${JSON.stringify(packNet(learnNet(lines, console.info)), null, 1)}\n`)
console.info(Math.round(process.cpuUsage(began).user / 1e6), 's of processor time')
