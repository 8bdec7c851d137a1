import type pg from 'pg'
import { backendsMs, between, preciseMs } from '../processor.ts'
import { memoryMiB, quantile } from '../server-under-test.ts'
import type { Contender } from './contenders.ts'

/** One figure of everybody in one round; a round is short, and they take turns, so that a busy machine is busy for all. */
export type Round = { cpu: number; database: number; p95: number }

export const median = (values: number[]) => quantile(values, 0.5)

const took = async (client: pg.Client, of: Contender, work: () => Promise<number[]>): Promise<Round> => {
  const [cpu, database] = [preciseMs(of.pid), await backendsMs(client, of.database)]
  const times = await work()
  const after = await backendsMs(client, of.database)
  return {
    cpu: (preciseMs(of.pid) - cpu) / times.length,
    database: between(database, after) / times.length,
    p95: quantile(times, 0.95),
  }
}

/** `rounds` rounds of everybody in turn; the medians of each. The first call of everybody is one too many, to warm up. */
export async function inTurn(
  client: pg.Client,
  contenders: Contender[],
  { rounds, times }: { rounds: number; times: number },
  once: (of: Contender, n: number) => Promise<number>,
): Promise<Map<string, Round>> {
  const all = new Map(contenders.map(({ name }): [string, Round[]] => [name, []]))
  let at = 0
  for (const of of contenders) for (let n = 0; n < 8; n++) await once(of, n)
  for (let round = 0; round < rounds; round++) {
    for (const of of contenders) {
      const work = async () => {
        const each: number[] = []
        for (let n = 0; n < times; n++) each.push(await once(of, at + n))
        return each
      }
      all.get(of.name)?.push(await took(client, of, work))
    }
    at += times
  }
  const of = (rounds: Round[], what: keyof Round) => median(rounds.map((one) => one[what]))
  return new Map(
    [...all].map(([name, each]) => [
      name,
      { cpu: of(each, 'cpu'), database: of(each, 'database'), p95: of(each, 'p95') },
    ]),
  )
}

/** Everybody in turn with `streams` turns at once, `rounds` times: medians of the p95 of the first sentence, most memory. */
export async function atOnce(contenders: Contender[], { rounds, streams }: { rounds: number; streams: number }) {
  const all = new Map(
    contenders.map(({ name }): [string, { p95: number[]; peak: number }] => [name, { p95: [], peak: 0 }]),
  )
  for (let round = 0; round < rounds; round++) {
    for (const { name, pid, turn } of contenders) {
      const kept = all.get(name)
      if (!kept) continue
      const look = () => {
        kept.peak = Math.max(kept.peak, memoryMiB(pid))
      }
      const watch = setInterval(look, 50)
      const turns = await Promise.all(Array.from({ length: streams }, (_, n) => turn(n)))
      clearInterval(watch)
      kept.p95.push(
        quantile(
          turns.map((one) => one.first),
          0.95,
        ),
      )
    }
  }
  return new Map([...all].map(([name, { p95, peak }]) => [name, { p95: median(p95), peak }]))
}

/** An answer read to its end, in milliseconds. */
export async function answered(ask: Promise<Response>): Promise<number> {
  const began = performance.now()
  const answer = await ask
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${text.slice(0, 200)}`)
  return performance.now() - began
}
