import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Admission } from '#server/conversations/admission.ts'
import type { OpenDb } from '#server/db/client.ts'
import type { ReadReason, Replica } from '#server/db/replica.ts'
import type { Waiting } from './read-waiting.ts'

/** The stages of a turn, in their order: until it has a place, heard and kept, worded and checked, kept. */
export type Stage = 'wait' | 'hear' | 'plan' | 'keep' | 'whole'

/** What is measured while this process runs. It carries numbers and names of ours: no id, no address, no word of anybody. */
export type Metrics = {
  /** Does the work, and notes how long this stage of a turn took. */
  stage: <T>(stage: Stage, work: () => Promise<T>) => Promise<T>
  /** Answers a call; what belongs together can be told by it (traces). */
  call: <T>(work: () => Promise<T>) => Promise<T>
  /** Notes an answered call. `route`: as it stands in our code. */
  answered: (call: { method: string; route: string; status: number; ms: number }) => void
  /** A service outside failed and something of ours stood in. */
  failed: (service: 'model' | 'voice') => void
  /** Notes where a read that may be a second old was answered, and why there. */
  readFrom: (where: 'replica' | 'primary', why: ReadReason) => void
  /** From now on the figures that are looked up when somebody asks are looked up here. */
  watch: (watched: Watched) => void
  /** All figures, as Prometheus reads them. */
  tell: () => Promise<{ text: string; type: string }>
}

export type Watched = {
  replica: Pick<Replica, 'state'> | null
  admission: Pick<Admission, 'state'>
  turns: { count: () => number }
  connections: OpenDb['connections']
  /** What waits in the database; null where this process does no jobs: one that does tells of it. */
  waiting: (() => Promise<Waiting>) | null
}

const turnBuckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15]

export function openMetrics(): Metrics {
  const registers = [new Registry()]
  const [register] = registers
  if (!register) throw new Error('there is no registry')
  collectDefaultMetrics({ register })
  const stages = new Histogram({
    name: 'trellis_turn_stage_seconds',
    help: 'How long the stages of a turn take',
    labelNames: ['stage'],
    buckets: turnBuckets,
    registers,
  })
  const calls = new Histogram({
    name: 'trellis_http_request_seconds',
    help: 'How long calls take until their answer begins',
    labelNames: ['method', 'route', 'status'],
    buckets: turnBuckets,
    registers,
  })
  const failures = new Counter({
    name: 'trellis_service_failures_total',
    help: 'Failures of services outside, behind which something of ours stood in',
    labelNames: ['service'],
    registers,
  })
  const reads = new Counter({
    name: 'trellis_reads_total',
    help: 'Reads that may be a second old, by who answered, and why',
    labelNames: ['from', 'why'],
    registers,
  })
  let look: () => Promise<void> = async () => undefined
  return {
    call: (work) => work(),
    stage: async (stage, work) => {
      const stop = stages.startTimer({ stage })
      try {
        return await work()
      } finally {
        stop()
      }
    },
    answered: ({ method, route, status, ms }) => calls.observe({ method, route, status: String(status) }, ms / 1_000),
    failed: (service) => failures.inc({ service }),
    readFrom: (from, why) => reads.inc({ from, why }),
    watch: (watched) => {
      watchProcess(watched, registers)
      if (watched.replica) watchReplica(watched.replica, registers)
      if (watched.waiting) look = watchDatabase(watched.waiting, registers)
    },
    tell: async () => {
      await look()
      return { text: await register.metrics(), type: register.contentType }
    },
  }
}

function watchProcess({ admission, turns, connections }: Watched, registers: Registry[]): void {
  new Gauge({
    name: 'trellis_turns',
    help: 'Turns of this process: in the making, seated, waiting for a place',
    labelNames: ['state'],
    registers,
    collect() {
      const { seated, waiting } = admission.state()
      this.set({ state: 'making' }, turns.count())
      this.set({ state: 'seated' }, seated)
      this.set({ state: 'waiting' }, waiting)
    },
  })
  new Gauge({
    name: 'trellis_turns_refused',
    help: 'Calls refused since the start because too many were waiting',
    registers,
    collect() {
      this.set(admission.state().refused)
    },
  })
  new Gauge({
    name: 'trellis_db_connections',
    help: 'Connections to PostgreSQL: open, idle, and how many wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(connections() ?? {})) this.set({ state }, count)
    },
  })
}

function watchReplica(replica: Pick<Replica, 'state'>, registers: Registry[]): void {
  new Gauge({
    name: 'trellis_replica_fresh',
    help: 'Whether the read replica answers and is not too far behind: 1 or 0',
    registers,
    collect() {
      this.set(replica.state() === 'fresh' ? 1 : 0)
    },
  })
}

/** Gives the way to look anew. */
function watchDatabase(read: () => Promise<Waiting>, registers: Registry[]): () => Promise<void> {
  const isRead = new Gauge({
    name: 'trellis_db_readable',
    help: 'Whether what waits could be read when this was asked: 1 or 0',
    registers,
  })
  const jobs = new Gauge({
    name: 'trellis_jobs',
    help: 'Jobs that wait or have failed for good, by queue',
    labelNames: ['queue', 'state'],
    registers,
  })
  const oldest = new Gauge({
    name: 'trellis_jobs_oldest_seconds',
    help: 'How long the oldest job that is due has been waiting',
    registers,
  })
  const alarms = new Gauge({
    name: 'trellis_alarms_waiting',
    help: 'Cases of the safeguarding queue that nobody has looked at; 0 in a house of one family',
    registers,
  })
  const admins = new Gauge({
    name: 'trellis_admins_active',
    help: 'Administrators who signed in within 14 days',
    registers,
  })
  const oldestAlarm = new Gauge({
    name: 'trellis_alarms_oldest_seconds',
    help: 'How long the oldest case of the safeguarding queue has been waiting',
    registers,
  })
  return async () => {
    try {
      const found = await read()
      jobs.reset()
      for (const { queue, state, count } of found.jobs) jobs.set({ queue, state }, count)
      oldest.set(found.oldestJob)
      alarms.set(found.alarms)
      oldestAlarm.set(found.oldestAlarm)
      admins.set(found.activeAdmins)
      isRead.set(1)
    } catch {
      isRead.set(0)
    }
  }
}
