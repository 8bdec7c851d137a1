/** npx tsx evals/run.ts: plays and judges everything without a network, prints it, and writes docs/quality.md, and
 * content/quality.json for the page 'How we keep it safe'. FAULTS=3 prints so many of each kind of fault. */
import { readFileSync, writeFileSync } from 'node:fs'
import { builtInBrain } from '#server/tutor/turn.ts'
import { startFakeModel } from '#tests/support/fake-model-server.ts'
import { settings } from './dialogues/settings.ts'
import { otherParts } from './ink/kept-part.ts'
import { isSameKind, measureDialogues } from './measure-dialogues.ts'
import { obeyingModel } from './obeying-model.ts'
import { promptSizes } from './prompt-sizes.ts'
import { publicFigures } from './quality-figures.ts'
import { qualityPage } from './quality-page.ts'
import { readSet } from './read-set.ts'
import { measureSafetySets } from './safety-sets.ts'

const first = (name: string) => readSet(name).map(({ columns }) => columns[0] ?? '')

const began = performance.now()
const dialogues = settings(first('injections'))
const builtIn = await measureDialogues(dialogues, () => builtInBrain)
const server = await startFakeModel()
const unsafe = first('bad-replies')
const obeying = await measureDialogues(dialogues, obeyingModel(server, unsafe), unsafe)
await server.close()
const figures = { builtIn, obeying, safety: measureSafetySets(), prompts: await promptSizes() }
const page = qualityPage(figures)
const place = new URL('../docs/quality.md', import.meta.url)
writeFileSync(place, page + otherParts(readFileSync(place, 'utf8')))
const today = new Date().toISOString().slice(0, 10)
const told = new URL('../content/quality.json', import.meta.url)
writeFileSync(told, `${JSON.stringify(publicFigures(figures, today), null, 2)}\n`)
process.stdout.write(page)
const most = Number(process.env.FAULTS ?? 0)
for (const [brain, { faults }] of Object.entries({ builtIn, obeying }))
  for (const fault of faults.filter(
    (one, at) => faults.slice(0, at).filter((other) => isSameKind(other, one)).length < most,
  ))
    process.stdout.write(
      `\n[${brain}] ${fault.kind} (${fault.dialogue})\n  child: ${fault.child}\n  tutor: ${fault.said}\n`,
    )
process.stdout.write(`\n${((performance.now() - began) / 1_000).toFixed(0)} s\n`)
