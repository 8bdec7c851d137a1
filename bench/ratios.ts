// Ours beside the ideal server, in one run and in turn, on one PostgreSQL. Ratios count, not milliseconds. After `npm run build`:
// scripts/with-postgres.sh node --import tsx bench/ratios.ts [start | turns | calls | streams]
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { preciseMs } from './processor.ts'
import {
  databaseOf,
  familyCount,
  fillIdeal,
  freshDatabase,
  ideal,
  idealFamilies,
  makeFamilies,
  ours,
  startIdeal,
  startModel,
  startOurs,
  untilQuiet,
} from './ratios/contenders.ts'
import { answered, atOnce, inTurn, median, type Round } from './ratios/measure.ts'
import { memoryMiB, pause, type ServerUnderTest } from './server-under-test.ts'

const server = process.env.DATABASE_URL ?? refuse()
const part = process.argv[2]
const times = 40
const wants = (name: string) => !part || part === name

function refuse(): never {
  throw new Error('This one needs PostgreSQL: scripts/with-postgres.sh node --import tsx bench/ratios.ts')
}

type Row = { ours: number; ideal: number; ratio: string; must: string }
const table: Record<string, Row> = {}
const digits = (value: number) => (value < 10 ? Number(value.toFixed(2)) : Math.round(value))
function tell(what: string, mine: number | undefined, floor: number | undefined, must: string) {
  if (mine === undefined || floor === undefined) throw new Error(`${what} was not measured`)
  table[what] = { ours: digits(mine), ideal: digits(floor), ratio: (mine / floor).toFixed(1), must }
}

const began = performance.now()
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'trellis-ratios-'))
const url = await freshDatabase(server, 'ratios')
const client = new pg.Client({ connectionString: url })
await client.connect()
const model = await startModel()
const idealUrl = await fillIdeal(server)
const first = await startOurs(url, dataDir, null)
await untilQuiet(first)
const families = await makeFamilies(first.base, url)
await first.stop()
const floorFamilies = await idealFamilies(idealUrl)
const asOurs = (name: string, server: ServerUnderTest) => ours(name, server, families, databaseOf(url))
const asIdeal = (server: ServerUnderTest) => ideal(server, floorFamilies)
const startFloor = () => startIdeal(idealUrl, model.url)

/** Starts on data that is there, and the first turn after each; the last one of each is idle for five seconds more. */
async function measureStarts() {
  const kinds = [
    { start: () => startOurs(url, dataDir, null), as: (server: ServerUnderTest) => asOurs('ours', server) },
    { start: startFloor, as: asIdeal },
  ]
  const none: number[] = []
  const seen = kinds.map(() => ({ wall: [...none], cpu: [...none], turn: [...none], idle: 0 }))
  for (let round = 0; round < 3; round++) {
    for (const [at, { start, as }] of kinds.entries()) {
      const server = await start()
      const kept = seen[at]
      kept?.wall.push(server.startMs)
      kept?.cpu.push(preciseMs(server.pid))
      if (round < 2) kept?.turn.push((await as(server).turn(round)).first)
      else {
        await untilQuiet(server)
        await pause(5_000)
      }
      if (kept) kept.idle = memoryMiB(server.pid)
      await server.stop()
    }
  }
  const of = (at: number, what: 'wall' | 'cpu' | 'turn') => median(seen[at]?.[what] ?? [])
  tell('start on existing data, ms', of(0, 'wall'), of(1, 'wall'), '2 (600 ms)')
  tell('start on existing data, processor ms', of(0, 'cpu'), of(1, 'cpu'), '')
  tell('first turn after a start, first sentence, ms', of(0, 'turn'), of(1, 'turn'), '120 ms')
  tell('memory 5 s after what follows a start (RSS), MiB', seen[0]?.idle, seen[1]?.idle, '110 MB')
}

async function measureServing() {
  const withModel = await startOurs(url, dataDir, model.url)
  const builtIn = await startOurs(url, dataDir, null)
  const floor = await startFloor()
  // What a process does after its start is not part of a turn.
  for (const each of [withModel, builtIn, floor]) await untilQuiet(each)
  const [asked, own, least] = [asOurs('model', withModel), asOurs('built-in', builtIn), asIdeal(floor)]
  if (wants('turns')) {
    const all = await inTurn(
      client,
      [asked, own, least],
      { rounds: 4, times },
      async (of, n) => (await of.turn(n)).first,
    )
    const at = (name: string, what: keyof Round) => all.get(name)?.[what]
    tell('turn with a model of 100 tokens, processor ms', at('model', 'cpu'), at('ideal', 'cpu'), '1.5')
    tell('turn with the built-in tutor, processor ms', at('built-in', 'cpu'), at('ideal', 'cpu'), '1.2')
    tell('turn with a model, processor ms of PostgreSQL', at('model', 'database'), at('ideal', 'database'), '1.5')
    tell('built-in turn, processor ms of PostgreSQL', at('built-in', 'database'), at('ideal', 'database'), '1.5')
    tell('first sentence of a model, one after another, p95 ms', at('model', 'p95'), at('ideal', 'p95'), '2')
  }
  if (wants('calls')) {
    for (const what of ['next_card', 'log_answer', 'dashboard', 'transcript of 1,000'] as const) {
      const all = await inTurn(client, [own, least], { rounds: 4, times }, (of, n) => answered(of.calls[what](n)))
      tell(`${what}, p95 ms`, all.get('built-in')?.p95, all.get('ideal')?.p95, '1.5')
      tell(`${what}, processor ms`, all.get('built-in')?.cpu, all.get('ideal')?.cpu, '')
      tell(`${what}, processor ms of PostgreSQL`, all.get('built-in')?.database, all.get('ideal')?.database, '')
    }
  }
  if (wants('streams')) {
    const all = await atOnce([asked, least], { rounds: 2, streams: familyCount })
    tell(`first sentence, ${familyCount} at once, p95 ms`, all.get('model')?.p95, all.get('ideal')?.p95, '2')
    await model.pace(30)
    const paced = await atOnce([asked, least], { rounds: 1, streams: familyCount })
    tell(
      `memory with ${familyCount} streams of 30 ms a token (RSS), MiB`,
      paced.get('model')?.peak,
      paced.get('ideal')?.peak,
      '180 MB',
    )
  }
  for (const server of [withModel, builtIn, floor]) await server.stop()
}

try {
  if (wants('start')) await measureStarts()
  if (part !== 'start') await measureServing()
  const [minute = 0, , quarter = 0] = os.loadavg()
  const load = `load ${minute.toFixed(1)} (a quarter of an hour: ${quarter.toFixed(1)})`
  process.stdout.write(
    `Node ${process.version}, ${os.cpus().length} cores, ${load}, ${Math.round((performance.now() - began) / 1_000)} s\n`,
  )
  console.table(table)
} finally {
  await client.end()
  rmSync(dataDir, { recursive: true, force: true })
}
process.exit(0)
