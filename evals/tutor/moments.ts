// npx tsx evals/tutor/moments.ts [file.jsonl of dialogues --half=odd]: how often a line of a moment, left out, finds its own
// moment, by how sure it is; with a file of dialogues, what would be said to each turn.
import { readFileSync } from 'node:fs'
import { momentLines, moments, nearMoment } from '../../src/server/tutor/know/moments/moments.ts'

const [file] = process.argv.slice(2).filter((one) => !one.startsWith('--'))
const half = process.argv.find((one) => one.startsWith('--half='))?.slice(7)
if (file) {
  const dialogues = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
  for (const [at, { turns }] of dialogues.entries()) {
    if (half === 'odd' && at % 2 === 1) continue
    if (half === 'even' && at % 2 === 0) continue
    for (const { child } of turns) {
      const near = nearMoment(child)
      if (near)
        console.info(
          `${near.score.toFixed(2)} ${near.lead.toFixed(2)} ${child} -> ${near.id}: ${momentLines()[near.line]?.text}`,
        )
    }
  }
} else {
  const lines = momentLines()
  const rows = lines.map(({ id, text }, at) => ({ near: nearMoment(text, at), id, text }))
  for (const least of [0.2, 0.3, 0.35, 0.4, 0.45, 0.5, 0.6])
    for (const lead of [0, 0.03, 0.06, 0.1]) {
      const sure = rows.filter(({ near }) => near && near.score >= least && near.lead >= lead)
      const right = sure.filter(({ near, id }) => near?.id === id).length
      console.info(
        `from ${least}, lead ${lead}: ${sure.length} of ${rows.length} sure, ${((100 * right) / sure.length).toFixed(1)} % right, ${((100 * right) / rows.length).toFixed(1)} % of all`,
      )
    }
  console.info(`${moments().size} moments`)
}
