/** Hands items from one that makes them to one that takes them; making never waits for taking. */
export type Channel<T> = AsyncIterable<T> & { push: (item: T) => void; end: () => void }

export function channel<T>(): Channel<T> {
  const items: T[] = []
  let ended = false
  let wake: (() => void) | null = null
  const stir = () => {
    wake?.()
    wake = null
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
      for (;;) {
        const item = items.shift()
        if (item !== undefined) yield item
        else if (ended) return
        else {
          await new Promise<void>((resolve) => {
            wake = resolve
          })
        }
      }
    },
  }
}
