/** Long enough for what comes in one burst, too short for a child to notice. Milliseconds. */
const burst = 10

/**
 * Gathers what comes in one burst, so that it is kept in one statement. `last` marks the end; the last batch may be
 * empty. What comes slowly is passed on one by one.
 */
export async function* inBatches<T>(source: AsyncIterable<T>): AsyncGenerator<{ items: T[]; last: boolean }> {
  const iterator = source[Symbol.asyncIterator]()
  try {
    let pending = iterator.next()
    for (;;) {
      const first = await pending
      if (first.done) return yield { items: [], last: true }
      const items = [first.value]
      let more = true
      while (more) {
        pending = iterator.next()
        // A failure is met where the batch is awaited, after what came before it was passed on.
        pending.catch(() => undefined)
        const next = await settledSoon(pending)
        if (next?.done) return yield { items, last: true }
        if (next) items.push(next.value)
        more = next !== null
      }
      yield { items, last: false }
    }
  } finally {
    await iterator.return?.()
  }
}

async function settledSoon<T>(pending: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), burst)
  })
  try {
    return await Promise.race([pending.catch(() => null), late])
  } finally {
    clearTimeout(timer)
  }
}
