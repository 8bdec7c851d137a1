import type { Db, OpenDb } from './client.ts'

/** `behind`: it lacks what is older than a few seconds. `away`: it does not answer, or is no replica (any more). */
export type ReplicaState = 'fresh' | 'behind' | 'away'

/** Why a read that may be a second old was answered where it was. `absent`: the replica did not find it. */
export type ReadReason = ReplicaState | 'own_change' | 'absent' | 'failed'

export type Replica = {
  db: Db
  state: () => ReplicaState
  /** A read failed there: nobody is sent there before the next look. */
  failed: (error: unknown) => void
  close: () => Promise<void>
}

type Reads = Pick<OpenDb, 'db' | 'query' | 'close'>

type Watch = {
  reads: Reads
  primary: Pick<OpenDb, 'query'>
  /** Told once of each change, with what went wrong. */
  onChange: (state: ReplicaState, error: unknown) => void
  /** Pause between two looks. Milliseconds. */
  every?: number
  /** So old may be what the replica gives. Milliseconds. */
  mostBehind?: number
}

/**
 * Looks each second how far a streaming replica is: where the primary's log ended at a moment that we know, and whether the
 * replica has played that. So how old its rows are is known by our own steady clock: no clock of another machine is
 * believed, and a primary on which nothing happens leaves nobody behind.
 */
export async function watchReplica({ reads, primary, onChange, every = 1_000, mostBehind = 5_000 }: Watch) {
  let ends: { place: bigint; at: number }[] = []
  let asOf = Number.NEGATIVE_INFINITY
  let isAway = false
  let told: ReplicaState = 'fresh'
  let isClosed = false
  let timer: NodeJS.Timeout | undefined

  const state = (): ReplicaState => (isAway ? 'away' : performance.now() - asOf <= mostBehind ? 'fresh' : 'behind')
  const tell = (error: unknown) => {
    const now = state()
    if (now !== told) onChange(now, error)
    told = now
  }
  const failed = (error: unknown) => {
    isAway = true
    tell(error)
  }
  const readEnd = async () => {
    const at = performance.now()
    const place = placeIn(await primary.query("select (pg_current_wal_lsn() - '0/0')::text as place"))
    if (place !== null) ends = [...ends, { place, at }].filter((end) => at - end.at <= 2 * mostBehind)
  }
  const readPlayed = async () => {
    const played = placeIn(await reads.query(playedThere))
    if (played === null) throw new Error('this database is no replica')
    asOf = ends.findLast(({ place }) => place <= played)?.at ?? asOf
    isAway = false
  }
  const look = async () => {
    let fault: unknown = null
    // Without the primary nothing is known anew, and what is known grows old by itself.
    await readEnd().catch((error) => (fault = error))
    await readPlayed().then(() => tell(fault), failed)
  }
  const keepLooking = () => {
    if (isClosed) return
    timer = setTimeout(() => void look().then(keepLooking), every).unref()
  }
  await look()
  keepLooking()
  const close = async () => {
    isClosed = true
    clearTimeout(timer)
    await reads.close()
  }
  return { db: reads.db, state, failed, close } satisfies Replica
}

const playedThere = `
  select case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0')::text end as place`

/** A place in the log, as a number that grows. */
function placeIn({ rows }: { rows: Record<string, unknown>[] }): bigint | null {
  const place = rows[0]?.place
  return typeof place === 'string' ? BigInt(place) : null
}
