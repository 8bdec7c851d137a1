import type { App } from '#server/context.ts'
import { AppError } from '#server/errors.ts'

type Needs = Pick<App, 'db' | 'replica' | 'metrics'>

/**
 * Reads what may be a second old: from the replica, where there is one and it is fresh. Whatever fails there, and what is not
 * found there, is asked of the primary, so that a replica makes no call fail. Who changed something lately reads from the primary.
 */
export async function fromReplica<A extends Needs, T>(
  app: A,
  asking: { changedLately: boolean },
  read: (app: A) => Promise<T>,
): Promise<T> {
  const { replica, metrics } = app
  if (!replica) return read(app)
  const state = asking.changedLately ? 'own_change' : replica.state()
  if (state !== 'fresh') {
    metrics.readFrom('primary', state)
    return read(app)
  }
  try {
    const found = await read({ ...app, db: replica.db })
    metrics.readFrom('replica', state)
    return found
  } catch (error) {
    const isAnswer = error instanceof AppError
    if (!isAnswer) replica.failed(error)
    metrics.readFrom('primary', isAnswer ? 'absent' : 'failed')
    return read(app)
  }
}
