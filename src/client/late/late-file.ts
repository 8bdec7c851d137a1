export type LateFile<T> = {
  /** What the file gives; null until it has come. */
  here: () => T | null
  /** Brings the file, once. That it did not come is told apart from a file that broke; the next call asks anew. */
  load: () => Promise<T>
  /** Brings it before it is needed. Where it does not come now, it is asked for again when it is. */
  bring: () => Promise<void>
}

const name = 'FileNotLoaded'

/** Something of another file, which comes when it is first needed. All that comes late comes by this. */
export function lateFile<T>(fetchFile: () => Promise<T>): LateFile<T> {
  let here: T | null = null
  let coming: Promise<T> | null = null
  const load = () => {
    coming ??= fetchFile().then(
      (file) => {
        here = file
        return file
      },
      (cause: unknown) => {
        coming = null
        throw Object.assign(new Error('A file did not load.', { cause }), { name })
      },
    )
    return coming
  }
  return {
    here: () => here,
    load,
    bring: () =>
      load().then(
        () => undefined,
        () => undefined,
      ),
  }
}

export const isNotLoaded = (error: unknown) => error instanceof Error && error.name === name
