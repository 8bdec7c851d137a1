// Counts what is gone and what is unharmed in files of marked lines ('[[private]]', 'fine|harmless'):
// npx tsx scripts/count-private.ts FILE... [--rules] [--show]
import { readFileSync } from 'node:fs'
import { isLeft } from '../evals/left-over.ts'
import { shieldPersonalData } from '../src/server/safety/shield.ts'
import { marked } from './private/private-lines.ts'

const options = process.argv.slice(2).filter((each) => each.startsWith('--'))
const withoutTagger = options.includes('--rules')

for (const file of process.argv.slice(2).filter((each) => !each.startsWith('--'))) {
  const count = { gone: 0, told: 0, unharmed: 0, fine: 0 }
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    if (line.startsWith('#')) continue
    const { text, secrets } = marked(line.replace(/^fine\|/, ''), file)
    const shielded = withoutTagger ? shieldPersonalData(text, [], (said) => said) : shieldPersonalData(text, [])
    const told = secrets.map(([from, to]) => text.slice(from, to))
    const isRight = told.length > 0 ? !isLeft(told, text, shielded) : shielded === text
    if (told.length > 0) count.told++
    else count.fine++
    if (isRight && told.length > 0) count.gone++
    if (isRight && told.length === 0) count.unharmed++
    if (!isRight && options.includes('--show')) console.info(told.length > 0 ? 'LEFT' : 'HARM', shielded, '|', line)
  }
  console.info(file, count)
}
