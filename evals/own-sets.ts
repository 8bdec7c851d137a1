/** npx tsx evals/own-sets.ts: what our checks miss of the sentences in evals/tuned, which are there for tuning alone. */
import { checkChild } from '#server/safety/check-child.ts'
import { shieldPersonalData } from '#server/safety/shield.ts'
import { isLeft } from './left-over.ts'
import { readSet } from './read-set.ts'

const verdictOf = (text: string) => {
  const verdict = checkChild(text, 3)
  return 'reason' in verdict ? `${verdict.kind} ${verdict.reason}` : verdict.kind
}

const judges = {
  'personal-data': (text: string, secrets: string) => !isLeft(secrets.split('|'), text, shieldPersonalData(text, [])),
  'not-personal': (text: string) => shieldPersonalData(text, []) === text,
  crisis: (text: string) => verdictOf(text).startsWith('alarm'),
  'look-alikes': (text: string) => verdictOf(text) === 'fine',
}

for (const [name, isHit] of Object.entries(judges)) {
  const cases = readSet(name, 'tuned')
  const misses = cases.filter(({ columns: [text = '', secrets = ''] }) => !isHit(text, secrets))
  for (const { category, columns } of misses) process.stdout.write(`[${category}] ${columns[0]}\n`)
  process.stdout.write(`${name.padEnd(14)} ${cases.length - misses.length} of ${cases.length}\n`)
}
