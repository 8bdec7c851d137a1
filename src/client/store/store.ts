/** A piece of state that a screen can watch. */
export type Store<T> = {
  get: () => T
  set: (change: Partial<T>) => void
  subscribe: (onChange: () => void) => () => void
}

export function store<T extends object>(initial: T): Store<T> {
  let state = initial
  const watching = new Set<() => void>()
  return {
    get: () => state,
    set: (change) => {
      state = { ...state, ...change }
      for (const onChange of watching) onChange()
    },
    subscribe: (onChange) => {
      watching.add(onChange)
      return () => watching.delete(onChange)
    },
  }
}
