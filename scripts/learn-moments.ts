// Learns what know/moments finds by, from content/en/tutor/moments and lines: nice npx tsx scripts/learn-moments.ts
// --volume=work learns those of the work (moments-work.json), --volume=new those of the newest file (moments-new.json).
// Four times a quarter of the lines is left out, and some moments as a whole: by these it learns which moment fits best
// and how sure that is, and says how many were found. --keep=file keeps these for --from=file, which learns only the rest.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { inflateRawSync } from 'node:zlib'
import content from '../content/safety/ear.json'
import { packNet } from '../src/server/tutor/know/book/net.ts'
import { stemOfWord } from '../src/server/tutor/know/book/words.ts'
import { type Find, type Found, finderOf, finderParts } from '../src/server/tutor/know/moments/finder.ts'
import { modelOf, type PackedModel } from '../src/server/tutor/know/moments/model.ts'
import { volumeNames } from '../src/server/tutor/know/moments/moments.ts'
import { judgesOf, type Left, measure } from './moments/judges.ts'
import { folds, type Line, readSets, readTwins } from './moments/sets.ts'
import { train } from './moments/train.ts'

const option = (name: string) => process.argv.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3)
const volume = volumeNames.find((name) => name === option('volume')) ?? 'day'
const place = new URL(`../content/en/tutor/moments${volume === 'day' ? '' : `-${volume}`}.json`, import.meta.url)
const time = () => `${((process.cpuUsage().user + process.cpuUsage().system) / 1e6).toFixed(0)} s`
const log = (text: string) => console.info(`${text} (${time()})`)

const sets = readSets(volume)
const { moments, lines } = sets
const count = moments.length
const further = inflateRawSync(Buffer.from(content.words, 'base64'))
  .toString('latin1')
  .split('\n')
  .map((line) => line.split(' '))
  .sort(([, , , one = '0'], [, , , other = '0']) => Number(other) - Number(one))
  .map(([word = '']) => stemOfWord(word))
log(`${count} moments, ${lines.length} lines`)

function finderFrom(packed: PackedModel, known: readonly Line[]): Find {
  const model = modelOf(packed)
  return finderOf(model, finderParts(model, known))
}

const isMoment = ({ of }: Line) => of < count
const isWish = ({ of }: Line) => of >= count && of < count + sets.wishes.length
/** A moment in this many is left out as a whole in each fold: for what is like no moment. */
const leftOut = 10

function leaveOut(fold: number): Left[] {
  const isStrange = ({ of }: Line) => of < count && (of * 7 + 3) % leftOut === fold
  const known = lines.filter((line) => line.fold !== fold && !isStrange(line))
  const find = finderFrom(train(sets, known, further, log), known.filter(isMoment))
  return lines
    .filter((line, at) => line.fold === fold && (isMoment(line) || (isWish(line) && at % 3 === 0)))
    .map((line) => ({
      text: line.text,
      of: isMoment(line) ? line.of : -1,
      isStrange: isStrange(line),
      fold,
      found: short(find(line.said)),
    }))
}

const round = (value: number) => Number(value.toFixed(4))
const short = ({ candidates, about }: Found): Found => ({
  candidates: candidates.map(({ of, evidence }) => ({ of, evidence: evidence.map(round) })),
  about: about.map(round),
})

const from = option('from')
const left: Left[] = from
  ? JSON.parse(readFileSync(from, 'utf8'))
  : Array.from({ length: Number(option('folds') ?? folds) }, (_, fold) => leaveOut(fold)).flat()
const keep = option('keep')
if (keep) writeFileSync(keep, JSON.stringify(left))
const fits = readTwins(moments)
measure(left, moments, fits, option('wrong') !== undefined)
if (option('only') === undefined) {
  const judges = judgesOf(left, fits)
  log('judges')
  const packed = train(sets, lines, further, log)
  const made = `${JSON.stringify({ ...packed, ranking: packNet(judges.ranking), sureness: packNet(judges.sureness) }, null, 1)}\n`
  if (process.argv.includes('--check')) {
    const isSame = existsSync(place) && readFileSync(place, 'utf8') === made
    log(isSame ? 'the same' : 'another')
    process.exitCode = isSame ? 0 : 1
  } else {
    writeFileSync(place, made)
    log(`${made.length} bytes`)
  }
}
