import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { type ContentPack, reader, unnamed } from './content-pack.ts'

const prefix = '\0packed-content:'

/** Texts from here on are read when somebody asks for them: learned weights, which are unpacked once and not needed again. */
const long = 20_000

/**
 * The data of `content/` beside the server's code instead of within it: all files in one, `content.pack`, each read and parsed
 * where its module runs. As part of the code they would be compiled at each start, and their text kept for good.
 */
export function packedContent(pack: ContentPack): Plugin {
  /** The call that reads a value back. */
  const call = (value: unknown) => `packed(${pack.add(Buffer.from(JSON.stringify(value)))})`
  return {
    name: 'packed-content',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith('.json')) return null
      const found = await this.resolve(source, importer, { skipSelf: true })
      const file = found?.id.split('?')[0]
      const isContent = file?.startsWith(`${path.resolve('content')}${path.sep}`)
      // Without its ending, so that nobody else takes it for JSON.
      return file && isContent ? `${prefix}${file.slice(0, -'.json'.length)}` : null
    },
    async load(id) {
      if (!id.startsWith(prefix)) return null
      const file = `${id.slice(prefix.length)}.json`
      this.addWatchFile(file)
      const value: unknown = JSON.parse(await readFile(file, 'utf8'))
      const late = isRecord(value) ? Object.entries(value).filter(([, each]) => isLong(each)) : []
      const rest = late.length > 0 && isRecord(value) ? withoutKeys(value, late) : value
      const getters = late.map(([name, text]) => `get ${JSON.stringify(name)}() { return ${call(text)} },`)
      const made = getters.length > 0 ? `{ ...${call(rest)}, ${getters.join(' ')} }` : call(rest)
      return `import { packed } from ${JSON.stringify(reader)}\nexport default ${made}\n`
    },
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk') chunk.code = chunk.code.replaceAll(unnamed, pack.name)
    },
    async writeBundle({ dir = '.' }) {
      await pack.write(dir)
    },
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isLong = (value: unknown) => typeof value === 'string' && value.length >= long
const withoutKeys = (value: Record<string, unknown>, without: readonly [string, unknown][]) =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !without.some(([other]) => other === name)))
