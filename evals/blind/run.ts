/**
 * npx tsx evals/blind/run.ts 'what was changed' [folder]: looks at the blind sets once, prints the figures and notes the
 * look in looks.json. Look once for each design; a set that is looked at often is blind no more.
 */
import { pathToFileURL } from 'node:url'
import { noteLook } from './looks.ts'
import { measureBlind, type Share } from './measure.ts'

const [design = '', folder] = process.argv.slice(2)
if (design === '') throw new Error('Say which design is looked at.')
const figures = measureBlind(folder ? pathToFileURL(`${folder}/`) : undefined)
noteLook(design, figures)

const isShare = (value: object): value is Share => 'hits' in value
function print(name: string, value: object) {
  if (isShare(value)) {
    const part = value.count === 0 ? '–' : ((100 * value.hits) / value.count).toFixed(1)
    process.stdout.write(`${name.padEnd(24)} ${part.padStart(5)} %  (${value.hits} of ${value.count})\n`)
  } else for (const [inner, each] of Object.entries(value)) print(`${name} ${inner}`.trim(), each)
}
print('', figures)
