import path from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import type { Lying } from '../../src/server/prepared/lying.ts'
import { type ContentPack, reader } from './content-pack.ts'

/**
 * What the server would compute at each start from its content, computed here: every function of a `*.prepared.ts` is called, and
 * a function takes its place that reads what it gave from the pack. It may give numbers in typed arrays, bytes that stay where
 * they lie (`Lying`), and JSON, in plain objects.
 */
export function preparedContent(pack: ContentPack): Plugin {
  return {
    name: 'prepared-content',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('.prepared.ts')) return null
      this.addWatchFile(id)
      const { module, dependencies } = await runnerImport<Record<string, unknown>>(id, {
        configFile: false,
        logLevel: 'error',
      })
      for (const file of dependencies) this.addWatchFile(path.resolve(file))
      const made = Object.entries(module).map(([name, make]) => {
        if (typeof make !== 'function' || make.length > 0)
          throw new Error(`${name} of ${id} is no function without arguments: the build cannot prepare it`)
        return `export const ${name} = () => (${code(make(), pack)})`
      })
      return `import { lying, numbers, packed } from ${JSON.stringify(reader)}\n${made.join('\n')}\n`
    },
  }
}

/** The code that reads a value back. */
function code(value: unknown, pack: ContentPack): string {
  if (ArrayBuffer.isView(value)) {
    const bytes = new Uint8Array(value.buffer, value.byteOffset, value.byteLength)
    return `numbers(${value.constructor.name}, ${pack.add(bytes)})`
  }
  if (isLying(value)) return `lying(${pack.add(value.read(0, value.size))})`
  if (value instanceof Map || value instanceof Set) throw new Error('a map or a set is nothing that the build can keep')
  if (!isPlain(value)) return `packed(${pack.add(Buffer.from(JSON.stringify(value)))})`
  return `{ ${Object.entries(value)
    .map(([name, part]) => `${JSON.stringify(name)}: ${code(part, pack)}`)
    .join(', ')} }`
}

const isLying = (value: unknown): value is Lying =>
  isPlain(value) && typeof value.read === 'function' && typeof value.size === 'number'
const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
