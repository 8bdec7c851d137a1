// Whether what a parent is told of a child is true: 200 simulated children practice for eight weeks, and every sentence that
// could be said at the end of each week is held against what is true of the child. Run: npx tsx evals/claims.ts [families]
import { catalog } from '#server/cards/catalog.ts'
import { claimKinds } from '#shared/insight.ts'
import { toldAbout } from '../tests/support/simulated-family.ts'

const families = Number(process.argv[2] ?? 200)
const from = Number(process.argv[3] ?? 0)
const cards = catalog()
const all = []
for (let seed = from + 1; seed <= from + families; seed++) {
  const told = toldAbout(cards, seed)
  all.push(...told)
  for (const { kind, about, week } of told.filter((one) => !one.isTrue))
    process.stdout.write(`false: family ${seed}, week ${week + 1}, ${kind} ${about}\n`)
}
process.stdout.write(`${families} families, 8 weeks\n| sentence | said | false |\n|---|---|---|\n`)
for (const kind of claimKinds) {
  const own = all.filter((one) => one.kind === kind)
  process.stdout.write(`| ${kind} | ${own.length} | ${own.filter((one) => !one.isTrue).length} |\n`)
}
process.exitCode = all.every((one) => one.isTrue) ? 0 : 1
