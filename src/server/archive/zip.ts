import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** One file of an archive. `packed`: it is as small as it gets already. */
export type Entry = { name: string; content: AsyncIterable<Uint8Array>; packed?: true }

/** An archive that is written while it is read: no file of it is ever whole in memory. */
export async function* zipOf(entries: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  let failed: Error | null = null
  const zip = new Zip((error, data) => {
    if (error) failed = error
    else ready.push(data)
  })
  const taken = () => {
    if (failed) throw failed
    return ready.splice(0)
  }
  for await (const { name, content, packed } of entries) {
    const file = packed ? new ZipPassThrough(name) : new ZipDeflate(name)
    zip.add(file)
    for await (const part of content) {
      file.push(part)
      yield* taken()
    }
    file.push(new Uint8Array(0), true)
    yield* taken()
  }
  zip.end()
  yield* taken()
}
