const waiting = new Set<() => unknown>()

/** What is made when it is first asked for, not while the server starts; or before that, by `makeReady`. */
export function late<T>(make: () => T): () => T {
  let made: { value: T } | null = null
  const get = () => {
    if (made) return made.value
    made = { value: make() }
    waiting.delete(get)
    return made.value
  }
  waiting.add(get)
  return get
}

/** Makes all of it piece by piece, so that other work goes on in between: for a server that has just started. */
export async function makeReady(): Promise<void> {
  for (const get of waiting) {
    await new Promise((resolve) => setImmediate(resolve))
    get()
  }
}
