/** Hands items from one that makes them to all that listen; making never waits for listening. */
export type Channel<T> = AsyncIterable<T> & { push: (item: T) => void; end: () => void }

/** Whoever listens hears every item from the first one on, however late they came. */
export function openChannel<T>(): Channel<T> {
  const items: T[] = []
  let ended = false
  let waiting: (() => void)[] = []
  const stir = () => {
    const woken = waiting
    waiting = []
    for (const wake of woken) wake()
  }
  return {
    push: (item) => {
      items.push(item)
      stir()
    },
    end: () => {
      ended = true
      stir()
    },
    async *[Symbol.asyncIterator]() {
      for (let heard = 0; ; ) {
        const fresh = items.slice(heard)
        heard += fresh.length
        yield* fresh
        if (heard < items.length) continue
        if (ended) return
        await new Promise<void>((resolve) => waiting.push(resolve))
      }
    },
  }
}
